import path from 'node:path';
import { z } from 'zod';
import { InvalidInput } from '../core/errors.js';
import { plainIssue } from '../core/plain-issue.js';

/** A provider of OpenID Connect, such as a municipality's own directory. */
export interface OpenIdConnectConfig {
  issuer: URL;
  clientId: string;
  /** null: the provider knows Hundredfoot as a public client */
  clientSecret: string | null;
  /** as the button calls it */
  name: string;
  /** address of the page as browsers have it, to which the provider sends people back */
  publicUrl: URL;
}

/** Settings of a running server or command, read from the environment once. */
export interface Config {
  port: number;
  host: string;
  /** absolute folder of the embedded database and of uploads */
  dataDir: string;
  /** absolute folder of further ordinances as data */
  ordinancesDir: string;
  /** null: the embedded database */
  databaseUrl: string | null;
  /** the same database for its owner, who migrates it, past any pooler; null: as databaseUrl */
  databaseOwnerUrl: string | null;
  /** a streaming replica of it, asked where it is as far as the answer needs; null: the database alone is asked */
  databaseReadUrl: string | null;
  /** whether a pooler between Hundredfoot and the database gives each transaction another connection */
  databasePooled: boolean;
  /** what cookies of sessions are signed with; null: a secret that is made once and kept */
  sessionSecret: string | null;
  demoData: boolean;
  /** reverse proxies in front, whose X-Forwarded-For names the address that asks */
  trustedProxies: number;
  /** raster tiles under the map, from a host that whoever runs this chooses; null: no content from other hosts */
  baseMap: { url: string; attribution: string } | null;
  /** address of the page as browsers have it, where a proxy hides it; null: as each request says */
  publicUrl: URL | null;
  /** signing in with an account elsewhere; null: with passwords only */
  openIdConnect: OpenIdConnectConfig | null;
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
}

const databaseAddress = z
  .string()
  .regex(/^postgres(ql)?:\/\//, { message: 'must begin with postgres://' })
  .optional();

const environmentSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('hundredfoot-data'),
  ORDINANCES_DIR: z.string().optional(),
  DATABASE_URL: databaseAddress,
  DATABASE_OWNER_URL: databaseAddress,
  DATABASE_READ_URL: databaseAddress,
  DATABASE_POOLER: z.literal('transaction', { message: 'can be "transaction", or left out' }).optional(),
  SESSION_SECRET: z.string().min(32, { message: 'must have 32 characters or more' }).optional(),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  DEMO_DATA: z.enum(['on', 'off']).default('on'),
  BASE_MAP_URL: z
    .url({ protocol: /^https?$/, message: 'must be the address of raster tiles with {z}/{x}/{y}' })
    .optional(),
  BASE_MAP_ATTRIBUTION: z.string().default(''),
  PUBLIC_URL: z
    .url({
      protocol: /^https?$/,
      message: 'must be the address of the page, such as https://wetlands.example',
    })
    .optional(),
  OIDC_ISSUER: z.url({ protocol: /^https?$/, message: 'must be the address of the provider' }).optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME: z.string().max(60).default('OpenID Connect'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

type Settings = z.infer<typeof environmentSchema>;

const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

function publicUrlOf({ PUBLIC_URL }: Settings): URL | null {
  if (PUBLIC_URL === undefined) return null;
  const url = new URL(PUBLIC_URL);
  if (url.href === `${url.origin}/`) return url;
  throw new InvalidInput(
    `A setting cannot be used. PUBLIC_URL is the address of the page, ${url.origin}/ without anything behind it.`,
  );
}

function databasesOf(settings: Settings) {
  const { DATABASE_URL, DATABASE_OWNER_URL, DATABASE_READ_URL, DATABASE_POOLER } = settings;
  const beside = Object.entries({ DATABASE_OWNER_URL, DATABASE_READ_URL, DATABASE_POOLER })
    .filter(([, value]) => value !== undefined)
    .map(([name]) => name);
  if (DATABASE_URL === undefined && beside.length > 0) {
    throw new InvalidInput(
      `A setting is missing: DATABASE_URL. ${beside.join(', ')} can be set only beside it.`,
    );
  }
  if (DATABASE_POOLER !== undefined && DATABASE_OWNER_URL === undefined) {
    throw new InvalidInput(
      'A setting is missing: DATABASE_OWNER_URL. With DATABASE_POOLER=transaction it names the database itself, past the ' +
        'pooler, and the role that owns it, which brings the schema up to date.',
    );
  }
  return {
    databaseUrl: DATABASE_URL ?? null,
    databaseOwnerUrl: DATABASE_OWNER_URL ?? null,
    databaseReadUrl: DATABASE_READ_URL ?? null,
    databasePooled: DATABASE_POOLER === 'transaction',
  };
}

function openIdConnectOf(settings: Settings): OpenIdConnectConfig | null {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_NAME, PUBLIC_URL } = settings;
  const publicUrl = publicUrlOf(settings);
  if (OIDC_ISSUER === undefined && OIDC_CLIENT_ID === undefined && OIDC_CLIENT_SECRET === undefined)
    return null;
  if (OIDC_ISSUER === undefined || OIDC_CLIENT_ID === undefined || publicUrl === null) {
    const missing = Object.entries({ OIDC_ISSUER, OIDC_CLIENT_ID, PUBLIC_URL })
      .filter(([, value]) => value === undefined)
      .map(([name]) => name);
    throw new InvalidInput(
      `A setting is missing: ${missing.join(', ')}. Signing in with OpenID Connect takes OIDC_ISSUER, OIDC_CLIENT_ID and PUBLIC_URL.`,
    );
  }
  const issuer = new URL(OIDC_ISSUER);
  if (issuer.protocol === 'http:' && !LOOPBACK.has(issuer.hostname)) {
    throw new InvalidInput(
      'A setting cannot be used. OIDC_ISSUER begins with https://, unless the provider runs on this machine.',
    );
  }
  return {
    issuer,
    clientId: OIDC_CLIENT_ID,
    clientSecret: OIDC_CLIENT_SECRET ?? null,
    name: OIDC_NAME,
    publicUrl,
  };
}

/**
 * @param environment  such as process.env
 * @returns the settings, defaults filled in
 * @throws InvalidInput  naming each variable that cannot be used
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${plainIssue(issue)}`);
    throw new InvalidInput(`A setting cannot be used. ${faults.join('; ')}`);
  }
  const settings = parsed.data;
  return {
    port: settings.PORT,
    host: settings.HOST,
    dataDir: path.resolve(settings.DATA_DIR),
    ordinancesDir: path.resolve(settings.ORDINANCES_DIR ?? path.join(settings.DATA_DIR, 'ordinances')),
    ...databasesOf(settings),
    sessionSecret: settings.SESSION_SECRET ?? null,
    trustedProxies: settings.TRUSTED_PROXIES,
    demoData: settings.DEMO_DATA === 'on',
    baseMap:
      settings.BASE_MAP_URL === undefined
        ? null
        : { url: settings.BASE_MAP_URL, attribution: settings.BASE_MAP_ATTRIBUTION },
    publicUrl: publicUrlOf(settings),
    openIdConnect: openIdConnectOf(settings),
    logLevel: settings.LOG_LEVEL,
  };
}

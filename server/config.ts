import path from 'node:path';
import { z } from 'zod';
import { InvalidInput } from '../core/errors.js';
import { plainIssue } from '../core/plain-issue.js';

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
  demoData: boolean;
  /** reverse proxies in front, whose X-Forwarded-For names the address that asks */
  trustedProxies: number;
  /** raster tiles under the map, from a host that whoever runs this chooses; null: no content from other hosts */
  baseMap: { url: string; attribution: string } | null;
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
}

const environmentSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('hundredfoot-data'),
  ORDINANCES_DIR: z.string().optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, { message: 'must begin with postgres://' })
    .optional(),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  DEMO_DATA: z.enum(['on', 'off']).default('on'),
  BASE_MAP_URL: z
    .url({ protocol: /^https?$/, message: 'must be the address of raster tiles with {z}/{x}/{y}' })
    .optional(),
  BASE_MAP_ATTRIBUTION: z.string().default(''),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

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
    databaseUrl: settings.DATABASE_URL ?? null,
    trustedProxies: settings.TRUSTED_PROXIES,
    demoData: settings.DEMO_DATA === 'on',
    baseMap:
      settings.BASE_MAP_URL === undefined
        ? null
        : { url: settings.BASE_MAP_URL, attribution: settings.BASE_MAP_ATTRIBUTION },
    logLevel: settings.LOG_LEVEL,
  };
}

import type { Express } from 'express';
import knex from 'knex';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROLES, type AccountRole, type Role } from '../../../core/access.js';
import { BUILT_IN_ORDINANCES } from '../../../core/ordinances/registry.js';
import type { StatedRoute } from '../../../server/access/guarded-router.js';
import { createApp, statedRoutes } from '../../../server/app.js';
import { SESSION_SECRET, serveTestApi, type TestApi } from '../../support/api.js';
import { openTestDatabase, type TestDatabase } from '../../support/database.js';
import { signedIn, type SignedInClient } from '../../support/signed-in.js';
import { ROUTE_ROLES } from './route-roles.js';

const nowhere = knex({ client: 'pg' });
const app = createApp({
  knex: nowhere,
  reads: (work) => work(nowhere),
  ordinances: BUILT_IN_ORDINANCES,
  config: { baseMap: null, trustedProxies: 0, dataDir: '/nowhere', publicUrl: null, openIdConnect: null },
  sessionSecret: SESSION_SECRET,
  database: { kind: 'embedded', postgis: '3' },
  log: pino({ level: 'silent' }),
});
const routes = statedRoutes(app);
const nameOf = ({ method, path }: StatedRoute): string => `${method} ${path}`;

interface Layer {
  route?: { path: string; methods: Record<string, boolean> };
  handle: { stack?: Layer[] };
}

/** Every `method path` that an application's routers take, stated or not. */
function takenBy(app: Express): string[] {
  const namesIn = (stack: readonly Layer[]): string[] =>
    stack.flatMap(({ route, handle }) =>
      route === undefined
        ? namesIn(handle.stack ?? [])
        : Object.keys(route.methods).map((method) => `${method} ${route.path}`),
    );
  return namesIn((app.router as unknown as { stack: Layer[] }).stack);
}

/** Whoever may ask, and what they are in the municipality that is asked about (rye), and in the whole installation. */
const PEOPLE: readonly { role: AccountRole; in: string | null; there: Role; everywhere: Role }[] = [
  { role: 'planner', in: 'rye', there: 'planner', everywhere: 'public' },
  { role: 'naturalist', in: 'rye', there: 'naturalist', everywhere: 'public' },
  { role: 'administrator', in: 'rye', there: 'administrator', everywhere: 'public' },
  { role: 'naturalist', in: 'mamaroneck', there: 'public', everywhere: 'public' },
  { role: 'administrator', in: 'mamaroneck', there: 'public', everywhere: 'public' },
  { role: 'planner', in: null, there: 'planner', everywhere: 'planner' },
  { role: 'naturalist', in: null, there: 'naturalist', everywhere: 'naturalist' },
  { role: 'administrator', in: null, there: 'administrator', everywhere: 'administrator' },
];

describe('the routes of the application', () => {
  it('all state a role, and are all in the table with that role', () => {
    const stated = Object.fromEntries(routes.map((route) => [nameOf(route), route.minimum]));
    const decided = Object.fromEntries(
      Object.entries(ROUTE_ROLES).map(([name, { stated }]) => [name, stated]),
    );
    expect(stated).toEqual(decided);
    expect(takenBy(app).sort()).toEqual(routes.map(nameOf).sort());
  });

  it('ask for the role in the municipality wherever the path names one', () => {
    for (const { path, scope } of routes) {
      expect(scope, path).toBe(path.includes(':jurisdiction') ? 'municipality' : 'installation');
    }
  });
});

describe('a route', () => {
  let database: TestDatabase;
  let api: TestApi;
  const clients: SignedInClient[] = [];
  beforeAll(async () => {
    database = await openTestDatabase();
    api = await serveTestApi(database.knex);
    for (const person of PEOPLE) {
      clients.push(await signedIn(api, database.knex, person.role, person.in));
    }
  });
  afterAll(async () => {
    await api.close();
    await database.close();
    await nowhere.destroy();
  });

  const addressOf = ({ path }: StatedRoute): string =>
    path.replace(':jurisdiction', 'rye').replace(/:\w+/g, '1');
  const reaches = (role: Role, least: Role): boolean => ROLES.indexOf(role) >= ROLES.indexOf(least);

  async function statusFor(route: StatedRoute, client: SignedInClient | null): Promise<number> {
    const method = route.method.toUpperCase();
    const body = method === 'GET' ? {} : { body: {} };
    if (client !== null) return (await client.request(method, addressOf(route), body)).status;
    const response = await fetch(`${api.url}${addressOf(route)}`, {
      method,
      redirect: 'manual',
      ...(method === 'GET' ? {} : { body: '{}', headers: { 'content-type': 'application/json' } }),
    });
    return response.status;
  }

  // What takes something away comes late, and signing out last, since nobody can do anything after it.
  const turnOf = (route: StatedRoute): number =>
    route.method !== 'delete' ? 0 : route.path === '/api/session' ? 2 : 1;
  const inOrder = [...routes].sort((a, b) => turnOf(a) - turnOf(b));
  it.each(inOrder.map((route) => [nameOf(route), route] as const))(
    '%s answers who may take it, and refuses who may not',
    async (name, route) => {
      const { stated, tried = stated } = ROUTE_ROLES[name] ?? { stated: 'administrator' };
      const least = tried === 'anybody signed in' ? 'public' : tried;
      const publicMay = tried === 'public';
      const asked = await statusFor(route, null);
      expect([401, 403].includes(asked), `the public got ${asked}`).toBe(!publicMay);
      if (!publicMay) expect(asked).toBe(401);
      const municipal = route.scope === 'municipality';
      for (const [index, client] of clients.entries()) {
        const person = PEOPLE[index];
        if (person === undefined) throw new Error('a client without a person');
        const may = reaches(municipal ? person.there : person.everywhere, least);
        const status = await statusFor(route, client);
        const said = `${person.role} of ${person.in ?? 'every municipality'} got ${status}`;
        expect([401, 403].includes(status), said).toBe(!may);
        if (!may) expect(status, said).toBe(403);
        expect(status, said).not.toBe(500);
      }
    },
  );
});

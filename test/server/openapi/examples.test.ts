import { once } from 'node:events';
import { tmpdir } from 'node:os';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Express } from 'express';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BUILT_IN_ORDINANCES } from '../../../core/ordinances/registry.js';
import { controlledAreaSchema } from '../../../core/contracts/controlled-area.js';
import { jurisdictionListSchema } from '../../../core/contracts/jurisdictions.js';
import { parcelListSchema } from '../../../core/contracts/parcels.js';
import { placeSchema } from '../../../core/contracts/place.js';
import { parcelScreeningSchema, proposalScreeningSchema } from '../../../core/contracts/screening.js';
import { createApp } from '../../../server/app.js';
import { openApiDocument } from '../../../server/openapi/document.js';
import { operationsOf } from '../../../server/openapi/render-operation.js';
import { EXAMPLE_PROPOSAL } from '../../../server/openapi/screening-endpoints.js';
import { loadDemonstration } from '../../../server/services/load-demonstration.js';
import { openTestDatabase, readsFor, type TestDatabase } from '../../support/database.js';

const operations = operationsOf(openApiDocument('0.0.0'));

/** What people read; the document describes what programs do. */
const PAGES = ['get /api', 'get /api/openapi.css'];

const CONTRACTS: Readonly<Record<string, { parse(value: unknown): unknown }>> = {
  listJurisdictions: jurisdictionListSchema,
  searchParcels: parcelListSchema,
  screenParcel: parcelScreeningSchema,
  whatIsHere: placeSchema,
  readControlledArea: controlledAreaSchema,
};

interface Layer {
  route?: { path: string; methods: Record<string, boolean> };
  handle: { stack?: Layer[] };
}

/** Every `method path` that an application's routers take, as OpenAPI writes paths. */
function routesOf(stack: readonly Layer[]): string[] {
  return stack.flatMap(({ route, handle }) =>
    route === undefined
      ? routesOf(handle.stack ?? [])
      : Object.keys(route.methods).map((method) => `${method} ${route.path.replace(/:(\w+)/g, '{$1}')}`),
  );
}

describe('OpenAPI document and the application', () => {
  let database: TestDatabase;
  let app: Express;
  let server: Server;
  beforeAll(async () => {
    database = await openTestDatabase();
    await loadDemonstration(database.knex, () => undefined);
    app = createApp({
      knex: database.knex,
      reads: readsFor(database.knex),
      ordinances: BUILT_IN_ORDINANCES,
      config: { baseMap: null, trustedProxies: 0, dataDir: tmpdir(), publicUrl: null, openIdConnect: null },
      sessionSecret: 'a secret of the tests',
      database: { kind: 'embedded', postgis: '3' },
      log: pino({ level: 'silent' }),
    });
    server = app.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await database.close();
  });

  const fetchFrom = (path: string, init?: RequestInit): Promise<Response> =>
    fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, init);

  it('name the same routes', () => {
    const router = app.router as unknown as { stack: Layer[] };
    const registered = routesOf(router.stack).filter((route) => !PAGES.includes(route));
    expect(registered.sort()).toEqual(operations.map(([method, path]) => `${method} ${path}`).sort());
  });

  it.each(operations.flatMap(([, , operation]) => (operation['x-example'] === undefined ? [] : [operation])))(
    'answers the example of $operationId as described',
    async (operation) => {
      const response = await fetchFrom(operation['x-example'] ?? '');
      expect(response.status).toBe(200);
      const described = operation.responses['200'];
      const types =
        described !== undefined && 'content' in described ? Object.keys(described.content ?? {}) : [];
      expect(types).toEqual([response.headers.get('content-type')?.split(';')[0]]);
      const body = await response.arrayBuffer();
      expect(body.byteLength).toBeGreaterThan(10);
      CONTRACTS[operation.operationId]?.parse(JSON.parse(new TextDecoder().decode(body)));
    },
  );

  it('finds parcels, and wetland and adjacent area, where its examples look', async () => {
    const parcels = parcelListSchema.parse(
      await (await fetchFrom('/api/parcels?jurisdiction=demo&q=Sorrel')).json(),
    );
    expect(parcels.items.length).toBeGreaterThan(0);
    const address = '/api/controlled-area?jurisdiction=demo&bbox=-73.675,40.921,-73.668,40.927';
    const shapes = controlledAreaSchema.parse(await (await fetchFrom(address)).json());
    expect(shapes.wetland.length).toBeGreaterThan(0);
    expect(shapes.adjacent.length).toBeGreaterThan(0);
  });

  it('screens the example proposal, and gives the answer again as it says', async () => {
    const response = await fetchFrom('/api/screenings', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(EXAMPLE_PROPOSAL),
    });
    expect(response.status).toBe(201);
    const answer = proposalScreeningSchema.parse(await response.json());
    expect(answer.totals.inAdjacentSqFt).toBeGreaterThan(0);
    const location = response.headers.get('location') ?? '';
    expect((await fetchFrom(location)).status).toBe(200);
    expect((await fetchFrom(`${location}.geojson`)).headers.get('content-type')).toMatch(
      'application/geo+json',
    );
  });
});

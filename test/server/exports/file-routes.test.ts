import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { ExportGeometry } from '../../../server/exports/export-table.js';
import { serveTestApi, type TestApi } from '../../support/api.js';
import { openTestDatabase, type TestDatabase } from '../../support/database.js';
import { putLayer, rectangle } from '../../support/layers.js';
import { toDegrees } from '../../support/places.js';
import { signedIn, type SignedInClient } from '../../support/signed-in.js';
import { furthest } from './same-shape.js';

const PLACE = 'mamaroneck';
const KIND = 'note';
const FILES = `/api/jurisdictions/${PLACE}/files`;

const closed = (ring: [number, number][]): [number, number][] => [...ring, ...ring.slice(0, 1)];

/** A wetland of 400 by 400 ft whose southwest corner this is. */
const [X, Y] = [720_000, 765_000];

const collectionSchema = z.object({
  about: z.array(z.string()),
  features: z.array(
    z.object({
      properties: z.record(z.string(), z.unknown()),
      geometry: z.object({ type: z.string(), coordinates: z.array(z.unknown()) }),
    }),
  ),
});

let database: TestDatabase;
let api: TestApi;
let parcel = '';

beforeAll(async () => {
  database = await openTestDatabase();
  const { knex } = database;
  await putLayer(knex, PLACE, 'municipality', [
    {
      properties: { name: 'Mamaroneck', role: 'own' },
      polygon: [rectangle(X - 5000, Y - 5000, 10_000, 10_000)],
    },
  ]);
  await putLayer(
    knex,
    PLACE,
    'wetlands',
    [{ properties: { id: 'W-1', name: 'Swamp', kind: 'freshwater' }, polygon: [rectangle(X, Y, 400, 400)] }],
    { mapSince: '2026-01-01' },
  );
  await putLayer(knex, PLACE, 'parcels', [
    {
      properties: { SBL: '001.10-1-05', address: '1 Shore Road' },
      polygon: [rectangle(X + 300, Y, 300, 300)],
    },
  ]);
  await putLayer(
    knex,
    PLACE,
    'wetlands',
    [{ properties: { id: 'W-2', kind: 'tidal' }, polygon: [rectangle(X, Y + 2000, 400, 400)] }],
    { mapSince: '2026-06-01', replace: true },
  );
  api = await serveTestApi(knex);
  const [row] = await knex('parcel').select<{ key: string }[]>('key');
  parcel = row?.key ?? '';
});
afterAll(async () => {
  await api.close();
  await database.close();
});

async function features(path: string) {
  const { status, body } = await api.get(path);
  expect(status, JSON.stringify(body)).toBe(200);
  return collectionSchema.parse(body);
}

const valuesOf = (found: Awaited<ReturnType<typeof features>>, name: string): unknown[] =>
  found.features.map(({ properties }) => properties[name]);

describe('files of a municipality', () => {
  it('show the map of a day or of a version, and say which', async () => {
    const path = `${FILES}/layers/wetlands?format=geojson`;
    const [spring, now, first] = [
      await features(`${path}&on=2026-03-01`),
      await features(`${path}&on=2026-07-01`),
      await features(`${path}&version=1`),
    ];
    expect([valuesOf(spring, 'WETID'), valuesOf(spring, 'MAP_VER'), valuesOf(spring, 'MAP_DAY')]).toEqual([
      ['W-1'],
      [1],
      ['2026-03-01'],
    ]);
    expect([valuesOf(now, 'WETID'), valuesOf(now, 'SINCE')]).toEqual([['W-2'], ['2026-06-01']]);
    expect([valuesOf(first, 'WETID'), valuesOf(first, 'MAP_DAY')]).toEqual([['W-1'], ['2026-01-01']]);
    expect(first.about.join(' ')).toContain('Version 1 of the wetlands map');
    expect(first.about.join(' ')).toContain('The map is guidance.');
  });

  it('come with their length and a name that says what they are', async () => {
    const response = await fetch(`${api.url}${FILES}/layers/wetlands?format=csv&on=2026-03-01`);
    const content = await response.arrayBuffer();
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename=mamaroneck-wetlands-2026-03-01.csv',
    );
    expect(Number(response.headers.get('content-length'))).toBe(content.byteLength);
    expect(response.headers.get('content-encoding')).toBeNull();
  });

  it('of adjacent areas name the width, the section and the ordinance', async () => {
    const found = await features(`${FILES}/layers/adjacent-areas?format=geojson&on=2026-07-01`);
    expect(found.features[0]?.properties).toMatchObject({
      WETID: 'W-2',
      WIDTH_FT: 100,
      SECTION: expect.stringContaining('§ 192-2') as string,
      MAP_VER: 2,
    });
  });

  it.each([
    [`${FILES}/layers/hydric-soils?format=csv`, 404, /none are loaded/],
    [`/api/jurisdictions/wesley-hills/files/layers/wetlands?format=csv`, 404, /no wetlands map yet/],
    [`/api/jurisdictions/wesley-hills/files/layers/adjacent-areas?format=csv`, 404, /no adjacent area/],
    [`${FILES}/layers/wetlands?format=csv&version=9`, 404, /no version 9/],
    [`${FILES}/layers/wetlands?format=csv&version=1&on=2026-03-01`, 400, /not both/],
    [`${FILES}/layers/wetlands?format=dwg`, 400, /format/],
    [`${FILES}/layers/lawns?format=csv`, 400, /layer/],
    [`${FILES}/map-versions?format=kml`, 400, /CSV only/],
    [`/api/files/parcels/999999?format=csv`, 404, /no parcel/],
    [`/api/files/screenings/nothing?format=csv`, 404, /No screening is kept/],
  ])('%s is refused with a sentence', async (path, status, sentence) => {
    const answer = await api.get(path);
    expect(answer.status).toBe(status);
    expect((answer.body as { detail: string }).detail).toMatch(sentence);
  });

  it('list the versions, with a line for each', async () => {
    const { body } = await api.get(`${FILES}/map-versions?format=csv`);
    const lines = String(body).trimEnd().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toMatch(/^2,2026-06-01,,import,/);
  });
});

describe('files of answers', () => {
  it('hold the parcel and its parts, which add up to it', async () => {
    const found = await features(`/api/files/parcels/${parcel}?format=geojson&on=2026-03-01`);
    expect(valuesOf(found, 'WHAT')).toEqual(['parcel', 'part', 'part', 'part']);
    expect(valuesOf(found, 'PART')).toEqual([null, 'wetland', 'adjacent area', 'upland']);
    expect(valuesOf(found, 'CONTROLLED')).toEqual([null, 'yes', 'yes', 'no']);
    expect(valuesOf(found, 'WETIDS')).toEqual([null, 'W-1', 'W-1', null]);
    const [whole = 0, ...parts] = valuesOf(found, 'SQFT').map(Number);
    // 300 by 300 ft of grid, of which 100 ft lie in the wetland and 100 ft next to it; the ground is 0.01 % larger
    expect(whole).toBeCloseTo(90_000, -2);
    expect(parts[0]).toBeCloseTo(30_000, -2);
    expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(whole, 1);
    const outline = found.features[0]?.geometry as ExportGeometry;
    const given: ExportGeometry = { type: 'Polygon', coordinates: [closed(rectangle(X + 300, Y, 300, 300))] };
    expect(furthest(given, outline)).toBeLessThan(0.001);
  });

  it('hold what was drawn, with its name and phase, and the parts of then', async () => {
    const ring = closed(rectangle(X + 350, Y + 100, 200, 100)).map(toDegrees);
    const kept = await api.post('/api/screenings', {
      jurisdiction: PLACE,
      on: '2026-03-01',
      features: [
        {
          type: 'Feature',
          properties: {
            role: 'disturbance',
            name: 'Térrace',
            phase: { name: 'First', from: '2026-04-01', to: '2026-05-01' },
          },
          geometry: { type: 'Polygon', coordinates: [ring] },
        },
      ],
    });
    const { id } = z.object({ id: z.string() }).parse(kept.body);
    const found = await features(`/api/files/screenings/${id}?format=geojson&crs=EPSG:4326`);
    expect(found.features[0]?.properties).toMatchObject({
      WHAT: 'disturbance',
      NAME: 'Térrace',
      PHASE: 'First',
      PHASE_FROM: '2026-04-01',
      PHASE_TO: '2026-05-01',
      MAP_VER: 1,
      MAP_DAY: '2026-03-01',
    });
    expect(found.features[0]?.geometry.coordinates).toEqual([ring]);
    expect(valuesOf(found, 'PART').slice(1)).toEqual(['wetland', 'adjacent area', 'upland']);
    expect(found.features[1]?.properties['SECTION']).toMatch(/§ 192/);
  });
});

describe('files of lists', () => {
  let planner: SignedInClient;
  beforeAll(async () => {
    planner = await signedIn(api, database.knex, 'planner', PLACE);
  });

  it('are headings alone where nothing is recorded yet, and none where shapes would be', async () => {
    const amendments = await planner.get(`${FILES}/amendments?format=csv`);
    expect(String(amendments.body).trimEnd().split('\r\n')).toHaveLength(1);
    const none = await planner.get(`${FILES}/determinations?format=csv`);
    expect(none.status).toBe(404);
  });

  it('hold the land of a determination, and no formula', async () => {
    const naturalist = await signedIn(api, database.knex, 'naturalist', PLACE);
    const ring = closed(rectangle(X, Y, 50, 50)).map(toDegrees);
    const asked = {
      kind: KIND,
      requestedOn: '2026-03-01',
      requestedBy: 'The owner',
      about: '=1+1',
      geometry: { type: 'Polygon', coordinates: [ring] },
    };
    const made = await naturalist.post(`/api/jurisdictions/${PLACE}/determinations`, asked);
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const csv = await planner.get(`${FILES}/determinations?format=csv`);
    expect(String(csv.body)).toContain("'=1+1");
    expect(String(csv.body)).not.toContain('The owner');
    const geojson = await planner.get(`${FILES}/determinations?format=geojson`);
    const [feature] = collectionSchema.parse(geojson.body).features;
    const given: ExportGeometry = { type: 'Polygon', coordinates: [closed(rectangle(X, Y, 50, 50))] };
    expect(furthest(given, feature?.geometry as ExportGeometry)).toBeLessThan(0.001);
  });

  it('hold the finished shapes of one’s own proposals, and nobody else’s', async () => {
    const rings = [rectangle(X, Y, 60, 40).map(toDegrees)];
    const shape = {
      id: 'a',
      role: 'disturbance',
      name: 'Pool',
      activity: '',
      mitigationType: 'wetland-creation',
      phase: { from: '2026-04-01', to: 'soon' },
      rings,
    };
    const unfinished = { ...shape, id: 'b', rings: [(rings[0] ?? []).slice(0, 2)] };
    const decision = { decidedOn: '', reason: '' };
    const facts = {
      answers: {},
      bufferNotFeasible: decision,
      offSiteAccepted: decision,
      feeInLieu: { recommendedOn: '', acceptedOn: '', wetlandSqFt: '', bufferSqFt: '' },
    };
    const alternatives = [{ id: 'a', name: 'Small', shapes: [shape, unfinished], facts }];
    const made = await planner.post('/api/proposals', {
      jurisdiction: PLACE,
      title: 'House',
      law: { ordinance: null, on: null },
      drawing: { alternatives, current: 'a' },
    });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const path = `/api/files/proposals?format=geojson&crs=EPSG:4326&jurisdiction=${PLACE}`;
    const found = collectionSchema.parse((await planner.get(path)).body);
    expect(found.features.map(({ properties }) => properties)).toMatchObject([
      { TITLE: 'House', ALTERN: 'Small', NAME: 'Pool', PHASE_FROM: '2026-04-01', PHASE_TO: null },
    ]);
    expect((await api.get(path)).status).toBe(401);
    const other = await signedIn(api, database.knex, 'planner', PLACE);
    expect((await other.get(path)).status).toBe(404);
  });
});

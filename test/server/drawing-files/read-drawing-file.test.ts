import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  DRAWING_FILE_LIMITS,
  drawingFileSchema,
  type DrawingFile,
} from '../../../core/contracts/drawing-files.js';
import { serveTestApi, type TestApi } from '../../support/api.js';
import { openTestDatabase, type TestDatabase } from '../../support/database.js';
import { putLayer, rectangle } from '../../support/layers.js';
import { toDegrees } from '../../support/places.js';
import { box, CORNER, geojson, polygon, reversed } from '../imports/support/features.js';
import { NEW_YORK_EAST_1927 } from '../imports/support/prj-texts.js';
import { shapefileEntries, shapefileZip } from '../imports/support/shapefile-zip.js';
import { zipBytes } from '../imports/support/zip-bytes.js';
import { leftBehind } from '../../support/left-behind.js';

const ADDRESS = '/api/jurisdictions/north-castle/drawing-files';

let database: TestDatabase;
let api: TestApi;
let unpacking: string;

beforeAll(async () => {
  database = await openTestDatabase();
  await putLayer(database.knex, 'north-castle', 'municipality', [
    { polygon: [rectangle(CORNER.x - 20_000, CORNER.y - 20_000, 40_000, 40_000)] },
  ]);
  api = await serveTestApi(database.knex);
  // a folder of its own to unpack into, so that what others leave there is not seen
  unpacking = await mkdtemp(path.join(tmpdir(), 'hf-drawing-'));
  vi.stubEnv('TMPDIR', unpacking);
});

afterEach(async () => {
  expect(await leftBehind(unpacking)).toEqual([]);
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(unpacking, { recursive: true });
  await api.close();
  await database.close();
});

interface Refusal {
  status: number;
  detail: string;
  problems: { message: string; path?: string; feature?: number }[];
}

async function send(
  query: string,
  bytes: Buffer,
  { type = 'application/octet-stream', address = ADDRESS } = {},
): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${api.url}${address}?${query}`, {
    method: 'POST',
    body: new Uint8Array(bytes),
    headers: { 'content-type': type },
  });
  return { status: response.status, body: await response.json() };
}

async function read(query: string, bytes: Buffer): Promise<DrawingFile> {
  const { status, body } = await send(query, bytes);
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return drawingFileSchema.parse(body);
}

async function refused(query: string, bytes: Buffer, more = {}): Promise<Refusal> {
  const { status, body } = await send(query, bytes, more);
  return { ...(body as Omit<Refusal, 'status'>), status };
}

const text = (...given: Parameters<typeof geojson>): Buffer => Buffer.from(geojson(...given));
const SQUARE = box(0, 0, 100, 80);
const BOW_TIE = polygon([
  [CORNER.x, CORNER.y],
  [CORNER.x + 100, CORNER.y + 100],
  [CORNER.x + 100, CORNER.y],
  [CORNER.x, CORNER.y + 100],
  [CORNER.x, CORNER.y],
]);

/** Corners in degrees as open rings, to a thousandth of a millimetre. */
function expectCorners(ring: readonly (readonly number[])[] | undefined, feet: [number, number][]): void {
  expect(ring).toHaveLength(feet.length);
  for (const [lon, lat] of feet.map(toDegrees)) {
    expect(ring?.some(([x = 0, y = 0]) => Math.abs(x - lon) < 1e-11 && Math.abs(y - lat) < 1e-11)).toBe(true);
  }
}

const corners = (ring: readonly (readonly [number, number])[]): [number, number][] =>
  ring.slice(0, -1).map(([x, y]) => [x, y]);

describe('a file read as a drawing', () => {
  it('gives polygons with holes in degrees, with what they are called', async () => {
    const hole = reversed(box(20, 20, 10, 10));
    const answer = await read(
      'name=house.geojson',
      text([
        { geometry: polygon(SQUARE, hole), properties: { Name: 'House' } },
        {
          geometry: { type: 'MultiPolygon', coordinates: [[box(200, 0, 10, 10)], [box(220, 0, 10, 10)]] },
          properties: { area: 5, OWNER: 'Nobody' },
        },
      ]),
    );
    expect(answer).toMatchObject({ name: 'house.geojson', read: 2, rejected: [] });
    expect(answer.crs).toMatch(/^NAD83 \/ New York East \(ftUS\) \(the crs member of the file/);
    expect(answer.shapes.map(({ feature, name, polygons }) => [feature, name, polygons.length])).toEqual([
      [1, 'House', 1],
      [2, null, 2],
    ]);
    expectCorners(answer.shapes[0]?.polygons[0]?.[0], corners(SQUARE));
    expectCorners(answer.shapes[0]?.polygons[0]?.[1], corners(hole));
  });

  it('keeps degrees to the last digit', async () => {
    const at = [-73.7449693945595, 41.1644221179044] as const;
    const ring = [at, [at[0] + 0.0001, at[1]], [at[0], at[1] + 0.0001], at];
    const answer = await read('name=a.json', text([{ geometry: polygon(ring) }], null));
    expect(answer.shapes[0]?.polygons[0]?.[0]?.[0]).toEqual(at);
    expect(answer.crs).toMatch(/^longitude and latitude/);
  });

  it('reads a zipped shapefile, its attributes and the layer that is named', async () => {
    const layer = { records: [{ rings: [reversed(SQUARE)] }] };
    const one = await read('name=survey.zip', shapefileZip(layer));
    expectCorners(one.shapes[0]?.polygons[0]?.[0], corners(SQUARE));
    const two = zipBytes([...shapefileEntries('north', layer), ...shapefileEntries('south', layer)]);
    expect((await read('name=survey.zip&layerInFile=south', two)).name).toBe('survey.zip (south)');
    const asked = await refused('name=survey.zip', two);
    expect(asked.status).toBe(400);
    expect(asked.problems).toEqual([
      { message: 'north', path: 'layerInFile' },
      { message: 'south', path: 'layerInFile' },
    ]);
  });

  it('takes what can be taken, and says of the rest why', async () => {
    const answer = await read(
      'name=a.geojson',
      text([
        { geometry: BOW_TIE },
        { geometry: polygon(SQUARE) },
        { geometry: { type: 'LineString', coordinates: SQUARE } },
        { geometry: { type: 'Point', coordinates: SQUARE[0] } },
        { geometry: polygon(SQUARE.slice(0, -1)) },
        { geometry: polygon(box(120_000, 0, 10, 10)) },
        { geometry: null },
      ]),
    );
    expect(answer.read).toBe(7);
    expect(answer.shapes.map(({ feature }) => feature)).toEqual([2]);
    expect(answer.rejected).toEqual([
      {
        feature: 1,
        message: expect.stringMatching(/^it is not a valid polygon: self-intersection at -73\./) as string,
      },
      { feature: 3, message: expect.stringMatching(/^it is a line;/) as string },
      { feature: 4, message: expect.stringMatching(/point/i) as string },
      { feature: 5, message: expect.stringMatching(/not closed/) as string },
      {
        feature: 6,
        message: expect.stringMatching(/^it lies \d+\.\d miles from the municipality/) as string,
      },
    ]);
  });

  it('asks for the coordinate system where nothing says it, and takes it then', async () => {
    const bytes = shapefileZip({ records: [{ rings: [reversed(SQUARE)] }], prj: null });
    const asked = await refused('name=a.zip', bytes);
    expect(asked).toMatchObject({ status: 400, problems: [{ path: 'crs' }] });
    expect(asked.detail).toMatch(/Nothing says in which coordinate system/);
    const answer = await read('name=a.zip&crs=EPSG:2260', bytes);
    expect(answer.crs).toMatch(/crs=EPSG:2260/);
    expectCorners(answer.shapes[0]?.polygons[0]?.[0], corners(SQUARE));
  });

  it('says what coordinates look like that are no degrees', async () => {
    const asked = await refused('name=a.geojson', text([{ geometry: polygon(SQUARE) }], null));
    expect(asked.detail).toMatch(/These look like New York East in US survey feet: say crs=EPSG:2260/);
    expect(asked.problems[0]).toMatchObject({ path: 'crs' });
  });
});

/** Polygons of four corners each. */
const many = (count: number): Parameters<typeof geojson>[0] =>
  Array.from({ length: count }, (_, index) => ({ geometry: polygon(box(index * 20, 0, 10, 10)) }));

/** One polygon of so many corners. */
const long = (count: number): Parameters<typeof geojson>[0] => {
  const ring = Array.from({ length: count }, (_, index) => {
    const angle = (2 * Math.PI * index) / count;
    return [CORNER.x + 900 * Math.cos(angle), CORNER.y + 900 * Math.sin(angle)];
  });
  return [{ geometry: polygon([...ring, ring[0]]) }];
};

const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;

describe('a file that is no drawing', () => {
  const zip = shapefileZip({ records: [{ rings: [reversed(SQUARE)] }] });
  it.each<[what: string, query: string, bytes: () => Buffer, status: number, says: RegExp]>([
    ['nothing', 'name=a.zip', () => Buffer.alloc(0), 400, /empty/],
    ['a zip cut short', 'name=a.zip', () => zip.subarray(0, zip.length - 40), 400, /damaged or cut short/],
    [
      'a zip that unpacks to far more',
      'name=a.zip',
      () =>
        zipBytes([
          ...shapefileEntries('a', { records: [{ rings: [reversed(SQUARE)] }] }).filter(
            ({ name }) => !name.endsWith('.dbf'),
          ),
          { name: 'a.dbf', bytes: Buffer.alloc(40_000_000) },
        ]),
      400,
      /unpacks to far more/,
    ],
    [
      'a drawing of CAD',
      'name=plan.dwg',
      () => zip,
      400,
      /plan\.dwg is an AutoCAD drawing .* Save it as a DXF/,
    ],
    ['one file of a shapefile', 'name=a.shp', () => zip, 400, /Zip its/],
    ['no name', '', () => zip, 400, /name/],
    ['half a JSON', 'name=a.json', () => Buffer.from('{"type":"FeatureCollection","features":['), 400, /./],
    ['no features', 'name=a.json', () => text([]), 400, /no features/],
    [
      'only lines',
      'name=a.json',
      () => text([{ geometry: { type: 'LineString', coordinates: SQUARE } }]),
      400,
      /rejected/,
    ],
    ['a system nobody knows', 'name=a.json&crs=EPSG:999999', () => text(many(1)), 400, /EPSG:999999/],
    [
      'the datum of 1927',
      'name=a.zip',
      () => shapefileZip({ records: [{ rings: [reversed(SQUARE)] }], prj: NEW_YORK_EAST_1927 }),
      400,
      /datum/,
    ],
    [
      'too many shapes',
      'name=a.json',
      () => text(many(DRAWING_FILE_LIMITS.shapes + 1)),
      413,
      /more than 200 polygons/,
    ],
    [
      'too many corners',
      'name=a.json',
      () => text(long(DRAWING_FILE_LIMITS.vertices + 1)),
      413,
      /20,000 corners/,
    ],
    [
      'too many bytes',
      'name=a.json',
      () => Buffer.alloc(DRAWING_FILE_LIMITS.bytes + 1, 32),
      413,
      /larger than/,
    ],
    [
      'a geometry nested ten thousand deep',
      'name=a.json',
      () =>
        Buffer.from(
          `{"type":"FeatureCollection","features":[{"type":"Feature","properties":{},"geometry":{"type":"Polygon","coordinates":${nested(10_000)}}}]}`,
        ),
      400,
      /./,
    ],
    [
      'a feature nested a million deep',
      'name=a.json',
      () =>
        Buffer.from(`{"type":"Feature","geometry":{"type":"Polygon","coordinates":${nested(1_000_000)}}}`),
      400,
      /./,
    ],
  ])('%s', async (_what, query, bytes, status, says) => {
    const answer = await refused(query, bytes());
    expect(answer.detail).toMatch(says);
    expect(answer.status).toBe(status);
  });

  it('is refused as JSON and in a form', async () => {
    for (const type of ['application/json', 'multipart/form-data; boundary=x']) {
      expect((await refused('name=a.json', text(many(1)), { type })).status).toBe(400);
    }
  });

  it('is for a municipality that there is', async () => {
    const address = ADDRESS.replace('north-castle', 'yonkers');
    expect((await refused('name=a.json', text(many(1)), { address })).status).toBe(404);
  });

  it('with hostile words in it comes back as text', async () => {
    const name = `<img src=x onerror=alert(1)>'; drop table parcel; --\u0000`;
    const answer = await read('name=a.json', text([{ geometry: polygon(SQUARE), properties: { name } }]));
    expect(answer.shapes[0]?.name).toBe(name.replace('\u0000', ''));
  });
});

import { mkdtemp } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { AMENDMENT_LIMITS } from '../../../core/contracts/amendments.js';
import { type Delineation } from '../../../core/contracts/delineation.js';
import { putLayer } from '../../support/layers.js';
import { block, openAmendingDesk, TOWN, type AmendingDesk } from '../evidence/support/amending-desk.js';
import { box, geojson, polygon, reversed } from '../imports/support/features.js';
import { NEW_YORK_EAST, NEW_YORK_EAST_1927 } from '../imports/support/prj-texts.js';
import { shapefileEntries, shapefileZip } from '../imports/support/shapefile-zip.js';
import { zipBytes } from '../imports/support/zip-bytes.js';
import { leftBehind } from '../../support/left-behind.js';

let desk: AmendingDesk;
let unpacking: string;
let number: number;

beforeAll(async () => {
  desk = await openAmendingDesk([
    { properties: { id: 'W-1', kind: 'freshwater' }, polygon: [block(0, 0, 400, 300)] },
  ]);
  await putLayer(desk.database.knex, 'north-castle', 'municipality', [
    { properties: { name: 'North Castle' }, polygon: [block(-20_000, -20_000, 40_000, 40_000)] },
  ]);
  // a folder of its own to unpack into, so that what others leave there is not seen
  unpacking = await mkdtemp(path.join(desk.dataDir, 'unpacked-'));
  vi.stubEnv('TMPDIR', unpacking);
  number = await desk.draft();
});

afterEach(async () => {
  expect(await leftBehind(unpacking)).toEqual([]);
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await desk.close();
});

const WET = { records: [{ rings: [reversed(box(0, 0, 400, 250))] }] };
const GOOD = { geometry: polygon(box(0, 0, 400, 250)) };
const BOW_TIE = polygon([
  [700_000, 850_000],
  [700_100, 850_100],
  [700_100, 850_000],
  [700_000, 850_100],
  [700_000, 850_000],
]);

const text = (features: Parameters<typeof geojson>[0], crs?: string | null): Buffer =>
  Buffer.from(geojson(features, crs));

async function sent(
  query: string,
  raw: Buffer,
  type?: string,
): Promise<{ status: number; detail: string; problems: { message: string; feature?: number }[] }> {
  const answer = await desk.send(`${TOWN}/amendments/${number}/delineation?${query}`, raw, '"r1"', type);
  const body = answer.body as { detail?: string; problems?: { message: string }[] };
  return { status: answer.status, detail: body.detail ?? '', problems: body.problems ?? [] };
}

/** Nothing of an upload that was refused may be anywhere. */
async function expectNothingStored(): Promise<void> {
  const changes = await desk.database.knex('amendment_change').whereNot({ amendment_key: null });
  expect(changes).toEqual([]);
  expect(await desk.etag(number)).toBe('"r1"');
}

const zip = shapefileZip(WET);

/** A .dbf that unpacks to a thousand times what it is packed to. */
const bomb = (): Buffer =>
  zipBytes([
    ...shapefileEntries('layer', WET).filter(({ name }) => !name.endsWith('.dbf')),
    { name: 'layer.dbf', bytes: Buffer.alloc(40_000_000) },
  ]);

describe('an upload that is no delineation', () => {
  it.each<[what: string, query: string, raw: () => Buffer, says: RegExp]>([
    ['of nothing', 'name=a.zip', () => Buffer.alloc(0), /empty \(0 bytes\)/],
    ['of a zip cut short', 'name=a.zip', () => zip.subarray(0, zip.length - 40), /damaged or cut short/],
    ['of half a zip', 'name=a.zip', () => zip.subarray(0, 200), /damaged or cut short/],
    ['of a picture called a zip', 'name=a.zip', () => Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), /no zip/],
    ['that unpacks to far more', 'name=a.zip', bomb, /unpacks to far more than it holds/],
    [
      'of a zip that names a file outside itself',
      'name=a.zip',
      () => zipBytes(shapefileEntries('../../layer', WET)),
      /names a file outside its own folder/,
    ],
    [
      'of a zip without a shapefile',
      'name=a.zip',
      () => zipBytes([{ name: 'notes.txt', bytes: Buffer.from('notes') }]),
      /holds nothing that can be read/,
    ],
    [
      'of a zip with two shapefiles, and the parameter that chooses',
      'name=a.zip',
      () => zipBytes([...shapefileEntries('north', WET), ...shapefileEntries('south', WET)]),
      /Say which with the parameter layerInFile, such as layerInFile=north/,
    ],
    ['of a .shp alone', 'name=survey.shp', () => zip, /Zip its \.shp, \.shx, \.dbf and \.prj together/],
    ['of a drawing', 'name=survey.dwg', () => zip, /survey\.dwg is an AutoCAD drawing .* Save it as a DXF/],
    ['of no name', 'crs=EPSG:2260', () => zip, /name/],
    ['of text that is no JSON', 'name=a.geojson', () => Buffer.from('{"type":'), /not JSON/],
    [
      'of JSON that is no GeoJSON',
      'name=a.json',
      () => Buffer.from('{"a":1}'),
      /not a GeoJSON FeatureCollection/,
    ],
    ['of no features', 'name=a.geojson', () => text([]), /no features/],
    ['of a system nobody knows', 'name=a.geojson&crs=EPSG:999999', () => text([GOOD]), /EPSG:999999/],
    ['of a system written wrongly', 'name=a.geojson&crs=State%20Plane', () => text([GOOD]), /crs=EPSG:2260/],
    [
      'without a .prj, and the parameter that says it',
      'name=a.zip',
      () => shapefileZip({ ...WET, prj: null }),
      /no \.prj beside it.*with the parameter crs, such as crs=EPSG:2260/,
    ],
    ['on the datum of 1927', 'name=a.zip', () => shapefileZip({ ...WET, prj: NEW_YORK_EAST_1927 }), /datum/],
    ['in feet taken for degrees', 'name=a.geojson', () => text([GOOD], null), /crs=EPSG:2260/],
    ['in a wrong system', 'name=a.geojson&crs=EPSG:2263', () => text([GOOD]), /Long Island.*crs=EPSG:2263/],
    [
      'of lines',
      'name=a.geojson',
      () => text([{ geometry: { type: 'LineString', coordinates: box(0, 0, 9, 9) } }]),
      /rejected/,
    ],
    [
      'with a layer for no zip',
      'name=a.geojson&layerInFile=x',
      () => text([GOOD]),
      /has one layer\. Leave out the parameter layerInFile\./,
    ],
    ['with an accuracy that is none', 'name=a.geojson&accuracyFt=-1', () => text([GOOD]), /accuracyFt/],
  ])('%s is refused, and leaves nothing', async (_what, query, raw, says) => {
    const { status, detail } = await sent(query, raw());
    expect([status, detail]).toEqual([400, expect.stringMatching(says)]);
    expect(detail).not.toMatch(/--|hundredfoot-|\/tmp/);
    await expectNothingStored();
  });

  it('is refused as JSON, since that is parsed before it is a file, with the header to send', async () => {
    const { status, detail } = await sent('name=a.geojson', text([GOOD]), 'application/geo+json');
    expect([status, detail]).toEqual([400, expect.stringContaining('application/octet-stream')]);
  });

  it('is refused where it is too large, or has more shapes than an amendment takes', async () => {
    const large = await sent('name=a.zip', Buffer.alloc(AMENDMENT_LIMITS.delineationBytes + 1));
    expect(large.status).toBe(413);
    const many = Array.from({ length: AMENDMENT_LIMITS.changes + 1 }, (_, index) => ({
      geometry: polygon(box(20 * index, 9000, 10, 10)),
    }));
    const { status, detail } = await sent('name=a.geojson', text(many));
    expect([status, detail]).toEqual([413, expect.stringMatching(/more than 500 shapes/)]);
    await expectNothingStored();
  });

  it('leaves nothing where the connection is cut in the middle', async () => {
    await new Promise<void>((resolve) => {
      const request = httpRequest(`${desk.api.url}${TOWN}/amendments/${number}/delineation?name=a.zip`, {
        method: 'POST',
        headers: {
          cookie: desk.naturalist.cookie,
          'x-csrf-token': desk.naturalist.csrfToken,
          'content-type': 'application/octet-stream',
          'content-length': 5_000_000,
          'if-match': '"r1"',
        },
      });
      request.on('error', () => resolve());
      request.write(Buffer.alloc(500_000, 1));
      const cut = setInterval(() => {
        void leftBehind(unpacking).then((names) => {
          if (names.length === 0) return;
          clearInterval(cut);
          request.destroy();
          resolve();
        });
      }, 5);
    });
    await expect.poll(() => leftBehind(unpacking)).toEqual([]);
    await expectNothingStored();
  });
});

describe('invalid polygons', () => {
  it('are refused with their place, and a repair is offered and not made', async () => {
    const { status, detail, problems } = await sent('name=a.geojson', text([{ geometry: BOW_TIE }]));
    expect([status, detail]).toEqual([400, expect.stringMatching(/taken in repaired with repair=true/)]);
    expect(problems[0]).toMatchObject({
      feature: 1,
      message: expect.stringMatching(/self-intersection.*700050\.0 ft east, 850050\.0 ft north/) as string,
      location: { xFt: 700_050, yFt: 850_050 },
    });
    await expectNothingStored();
  });

  it('are told with number and reason beside those that come in, and come in repaired where that is asked', async () => {
    const draft = await desk.draft();
    const path = `${TOWN}/amendments/${draft}/delineation?name=a.geojson`;
    const file = text([
      { geometry: BOW_TIE },
      { geometry: polygon(box(0, 0, 400, 250)) },
      { geometry: null },
      { geometry: { type: 'Point', coordinates: [700_000, 850_000] } },
      { geometry: polygon(box(0, 0, 100, 100).slice(0, 4)) },
    ]);
    const mixed = (await desk.send(path, file, '"r1"')).body as Delineation;
    expect(mixed.read).toBe(5);
    expect(mixed.matches.map(({ feature, wetland }) => [feature, wetland])).toEqual([[2, 'W-1']]);
    expect(mixed.rejected).toEqual([
      { feature: 1, reason: expect.stringMatching(/not a valid polygon.*ft east/) as string },
      { feature: 4, reason: 'it is a point; this layer takes none' },
      { feature: 5, reason: expect.stringContaining('not closed') as string },
    ]);
    expect(mixed.remarks.join('\n')).toMatch(
      /1 of the rejected polygons can perhaps be repaired.*repair=true/,
    );
    expect(mixed.remarks.join('\n')).toMatch(/1 features? (?:has|have) no geometry/);
    const repaired = (await desk.send(`${path}&repair=true`, file, '"r2"')).body as Delineation;
    expect(repaired.matches.map(({ feature }) => feature)).toContain(1);
    expect(repaired.remarks.join('\n')).toMatch(/Feature 1 was repaired, as repair=true asks/);
    // a bow-tie of two triangles of 2,500 sq ft
    const tie = repaired.amendment.changes.find(({ delineatedFrom }) =>
      delineatedFrom?.endsWith('feature 1'),
    );
    expect(tie?.after?.gridAreaSqFt).toBeCloseTo(5000, 6);
  });
});

describe('what a file says', () => {
  it('is less than what the request says of its system, and more than what it says of kind and accuracy', async () => {
    const draft = await desk.draft();
    const entries = shapefileZip({
      ...WET,
      columns: [
        { name: 'KIND', type: 'C', length: 12 },
        { name: 'ACCURACY_F', type: 'N', length: 8, decimals: 2 },
      ],
      rows: [{ cells: ['tidal', '0.25'] }],
      prj: NEW_YORK_EAST,
    });
    const path = `${TOWN}/amendments/${draft}/delineation?name=a.zip&kind=freshwater&accuracyFt=3&crs=EPSG:2260`;
    const body = (await desk.send(path, entries, '"r1"')).body as Delineation;
    // tidal, so it is not W-1
    expect(body.amendment.changes[0]).toMatchObject({
      action: 'add',
      delineatedFrom: 'a.zip (layer), feature 1',
      after: { kind: 'tidal', source: 'a.zip' },
    });
  });
});

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { CORNER, CORNER_LON_LAT, box, geojson, polygon } from './support/features.js';
import { openImportDesk, type ImportDesk } from './support/import-desk.js';

/** A 100 ft square on the corner, in other systems, from PROJ. */
const SQUARE_2263 = [
  [1054472.3610848056, 363617.2420127818],
  [1054572.365474511, 363616.6657010683],
  [1054572.9417899158, 363716.67008967703],
  [1054472.9373976148, 363717.24640618096],
  [1054472.3610848056, 363617.2420127818],
];
const SQUARE_DEGREES = [
  [-73.7449693945595, 41.164422117904365],
  [-73.74460621099925, 41.16441973657584],
  [-73.7446030590609, 41.16469419410271],
  [-73.74496624413621, 41.164696575454116],
  [-73.7449693945595, 41.164422117904365],
];

describe('GeoJSON', () => {
  let desk: ImportDesk;
  beforeAll(async () => {
    desk = await openImportDesk();
  });
  afterEach(() => desk.clear());
  afterAll(() => desk.close());

  const stored = (): Promise<{ x: number; y: number; area: number; points: number; srid: number }[]> =>
    desk.rows(
      `select ST_XMin(geom) as x, ST_YMin(geom) as y, ST_Area(geom) as area, ST_NPoints(geom) as points,
         ST_SRID(geom) as srid from parcel order by key`,
    );

  it('in EPSG:2260 is stored bit for bit', async () => {
    const odd = box(0.1 + 0.2, 1 / 3, 100, 100);
    const report = await desk.import('parcels', 'lots.geojson', geojson([{ geometry: polygon(odd) }]));
    const [row] = await stored();
    expect(row).toMatchObject({ x: CORNER.x + (0.1 + 0.2), y: CORNER.y + 1 / 3, srid: 2260 });
    expect(report.crs).toMatchObject({ code: 'EPSG:2260', how: 'the crs member of the file (EPSG:2260)' });
    expect(report.crs.conversion).toMatch(/^none/);
  });

  it.each([
    ['urn:ogc:def:crs:EPSG::2263', SQUARE_2263],
    ['EPSG:2263', SQUARE_2263],
    ['urn:ogc:def:crs:OGC:1.3:CRS84', SQUARE_DEGREES],
    ['EPSG:4326', SQUARE_DEGREES],
    ['EPSG:4269', SQUARE_DEGREES],
    [null, SQUARE_DEGREES],
  ])('with the crs %s lands on the same square', async (crs, ring) => {
    const report = await desk.import('parcels', 'lots.geojson', geojson([{ geometry: polygon(ring) }], crs));
    const [row] = await stored();
    expect(row?.x).toBeCloseTo(CORNER.x, 3);
    expect(row?.y).toBeCloseTo(CORNER.y, 3);
    expect((row?.area ?? 0) / 10_000).toBeCloseTo(1, 6);
    expect(report.totals.gridAreaSqFt / 10_000).toBeCloseTo(1, 6);
  });

  it('without a crs and in feet is refused, with what the numbers look like, and nothing is stored', async () => {
    const refused = desk.import(
      'parcels',
      'lots.geojson',
      geojson([{ geometry: polygon(box(0, 0, 100, 100)) }], null),
    );
    await expect(refused).rejects.toMatchObject({
      code: 'InvalidInput',
      message: expect.stringMatching(
        /700000, 850000 is no place in it.*look like New York East in US survey feet: say --crs EPSG:2260/,
      ) as string,
    });
    expect(await stored()).toEqual([]);
    expect(await desk.rows('select id from import_run')).toEqual([]);
  });

  it('without a crs and in feet goes in when --crs says which', async () => {
    const text = geojson([{ geometry: polygon(box(0, 0, 100, 100)) }], null);
    const report = await desk.import('parcels', 'lots.geojson', text, { crs: 'EPSG:2260' });
    expect(report.crs).toMatchObject({ code: 'EPSG:2260', how: '--crs EPSG:2260' });
    expect((await stored())[0]?.area).toBe(10_000);
  });

  it('finds a crs member that stands behind the features', async () => {
    const { crs, ...rest } = JSON.parse(geojson([{ geometry: polygon(box(0, 0, 100, 100)) }])) as {
      crs: unknown;
    };
    await desk.import('parcels', 'lots.json', JSON.stringify({ ...rest, crs }));
    expect((await stored())[0]?.area).toBe(10_000);
  });

  it('with a crs that is not known is refused, never taken for degrees', async () => {
    const text = geojson([{ geometry: polygon(SQUARE_DEGREES) }], 'Gauss-Boaga');
    await expect(desk.import('parcels', 'lots.geojson', text)).rejects.toThrow(/"Gauss-Boaga" is not a name/);
  });

  it('may begin with a byte order mark, be a single feature, and hold text that a database would choke on', async () => {
    const feature = {
      type: 'Feature',
      properties: { SBL: "1.10-1-1\0'; drop table parcel; --", address: '1 \ud800 Street' },
      geometry: polygon(SQUARE_DEGREES),
    };
    await desk.import('parcels', 'lot.geojson', `\uFEFF${JSON.stringify(feature)}`);
    expect(await desk.rows('select tax_map_number, address from parcel')).toEqual([
      { tax_map_number: "1.10-1-1'; drop table parcel; --", address: '1 \uFFFD Street' },
    ]);
  });

  it.each([
    ['an empty file', '', /empty/],
    ['no JSON', 'lots of parcels', /not JSON/],
    [
      'JSON with NaN',
      '{"type":"FeatureCollection","features":[{"type":"Feature","geometry":NaN}]}',
      /not JSON.*NaN/,
    ],
    [
      'a file cut short',
      geojson([{ geometry: polygon(SQUARE_DEGREES) }], null).slice(0, -30),
      /not JSON.*cut short/,
    ],
    ['a list', '[1, 2, 3]', /outermost value is not an object/],
    ['another object', '{"parcels": []}', /"type" is missing/],
    ['a bare geometry', JSON.stringify(polygon(SQUARE_DEGREES)), /"type" is "Polygon"/],
    ['TopoJSON', '{"type":"Topology","objects":{}}', /TopoJSON/],
    ['no features', geojson([]), /no features/],
    ['UTF-16', Buffer.from('\uFEFF{"type":"FeatureCollection"}', 'utf16le'), /UTF-16/],
  ])('%s is refused in words', async (_title, content, message) => {
    await expect(desk.import('parcels', 'lots.geojson', content)).rejects.toMatchObject({
      code: 'InvalidInput',
      message: expect.stringMatching(message) as string,
    });
  });

  it('names the feature in which a file stops being JSON', async () => {
    const good = geojson(
      [{ geometry: polygon(SQUARE_DEGREES) }, { geometry: polygon(SQUARE_DEGREES) }],
      null,
    );
    const bad = `${good.slice(0, -2)},{"type":"Feature","properties":{},"geometry":{"type":"Polygon","coordinates":[[[NaN,41]]]}}]}`;
    await expect(
      desk.import('parcels', 'lots.geojson', `{"crs":null,${bad.slice(1)}`, { crs: '4269' }),
    ).rejects.toThrow(/feature 3/);
  });

  it.each([
    ['behind two good ones', 2, /^The file is not JSON in or after feature 3: /],
    ['at its beginning', 0, /^The file is not JSON in or after feature 1: /],
  ])('names the feature also where no crs stands before: %s', async (_title, good, message) => {
    const feature = JSON.stringify({ type: 'Feature', properties: {}, geometry: polygon(SQUARE_DEGREES) });
    const text = `{"type":"FeatureCollection","features":[${`${feature},`.repeat(good)}{"type":"Feature","geometry":NaN}]}`;
    const refused = desk.import('parcels', 'lots.geojson', text);
    await expect(refused).rejects.toThrow(message);
    await expect(refused).rejects.not.toThrow(/reader|parser|expected a/i);
  });

  it('a single feature that is no JSON behind its crs is refused in words', async () => {
    const text = '{"type":"Feature","crs":{"type":"name","properties":{"name":"EPSG:2260"}},"geometry":NaN}';
    await expect(desk.import('parcels', 'lot.geojson', text)).rejects.toMatchObject({
      code: 'InvalidInput',
      message: expect.stringMatching(/^The file is not JSON in or after feature 1/) as string,
    });
  });

  it('takes deep and long values for what they are: nothing it can use', async () => {
    const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;
    const long = 'x'.repeat(5000);
    const good = JSON.stringify({
      type: 'Feature',
      properties: { SBL: long, PID: '1' },
      geometry: polygon(SQUARE_DEGREES),
    });
    const bad = `{"type":"Feature","properties":{"deep":${deep}},"geometry":{"type":"Polygon","coordinates":[[${deep}]]}}`;
    const report = await desk.import(
      'parcels',
      'lots.geojson',
      `{"type":"FeatureCollection","features":[${good},${bad}]}`,
    );
    expect(report.rejectedFeatures).toEqual([
      { feature: 2, ring: 1, vertex: 1, message: 'ring 1, vertex 1: [a list] is no pair of numbers' },
    ]);
    expect(await desk.rows(`select tax_map_number, length(attributes->>'SBL') as kept from parcel`)).toEqual([
      { tax_map_number: '1', kept: 5000 },
    ]);
  });

  it('reports the corner of a rejected ring in feet and in degrees', async () => {
    const open = box(0, 0, 100, 100).slice(0, -1);
    const lots = [{ geometry: polygon(open) }, { geometry: polygon(box(0, 0, 10, 10)) }];
    const { rejectedFeatures } = await desk.import('parcels', 'lots.geojson', geojson(lots));
    const at = rejectedFeatures[0]?.location;
    expect(rejectedFeatures[0]).toMatchObject({ feature: 1, ring: 1, vertex: 4 });
    expect(at).toMatchObject({ xFt: 700_000, yFt: 850_100 });
    expect(at?.lon).toBeCloseTo(CORNER_LON_LAT.lon, 4);
    expect(at?.lat).toBeCloseTo(41.1646966, 6);
  });
});

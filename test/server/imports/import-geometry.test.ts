import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { box, CORNER, geojson, polygon, reversed } from './support/features.js';
import { openImportDesk, type ImportDesk } from './support/import-desk.js';
import type { Xy } from './support/shapefile-bytes.js';

/** @returns a closed ring from offsets to the corner */
const ring = (...offsets: readonly Xy[]): Xy[] =>
  [...offsets, offsets[0] ?? [0, 0]].map(([x, y]) => [CORNER.x + x, CORNER.y + y]);

/** Two triangles of 2,500 sq ft that cross in the middle. */
const BOW_TIE = ring([0, 0], [100, 100], [100, 0], [0, 100]);
/** Lobes of 1,125 and 10,125 sq ft: y = 0.3 x and y = 30 − 0.1 x cross at (75, 22.5). */
const UNEQUAL_BOW_TIE = ring([0, 0], [300, 90], [300, 0], [0, 30]);

describe('the shapes of a file', () => {
  let desk: ImportDesk;
  beforeAll(async () => {
    desk = await openImportDesk();
  });
  afterEach(() => desk.clear());
  afterAll(() => desk.close());

  const wetlands = (
    geometries: readonly Parameters<typeof geojson>[0][number]['geometry'][],
    request = {},
  ): ReturnType<ImportDesk['import']> =>
    desk.import(
      'wetlands',
      'wetlands.geojson',
      geojson(geometries.map((geometry) => ({ geometry }))),
      request,
    );

  const stored = (): Promise<{ grid: number; points: number; holes: number; type: string; ccw: boolean }[]> =>
    desk.rows(
      `select grid_area_sqft as grid, ST_NPoints(geom) as points, ST_NumInteriorRings(ST_GeometryN(geom, 1)) as holes,
         GeometryType(geom) as type, ST_IsPolygonCCW(geom) as ccw from wetland order by key`,
    );

  it('rings may run either way: position says which is the hole', async () => {
    const outer = box(0, 0, 400, 300);
    const hole = box(50, 50, 100, 100);
    await wetlands([
      polygon(outer, hole),
      polygon(reversed(outer), reversed(hole)),
      polygon(outer, reversed(hole)),
    ]);
    const row = { grid: 110_000, holes: 1, points: 10, type: 'MULTIPOLYGON', ccw: true };
    expect(await stored()).toEqual([row, row, row]);
  });

  it('vertices of a double click are left out, with a notice', async () => {
    const [a = [0, 0], b = [0, 0], c = [0, 0], d = [0, 0]] = box(0, 0, 50, 50);
    const report = await wetlands([polygon([a, a, b, c, c, c, d, a, a])]);
    expect(await stored()).toMatchObject([{ grid: 2500, points: 5 }]);
    expect(report.notices.join('\n')).toContain('1 feature (1): repeated vertices were left out');
  });

  it('heights and measures are dropped, also where they make a closed ring look open', async () => {
    const flat = box(0, 0, 100, 60);
    const withZ = flat.map(([x, y], index) => [x, y, 100 + index]);
    const withNoData = flat.map(([x, y]) => [x, y, 0, -1e39]);
    const report = await wetlands([polygon(withZ), polygon(withNoData)]);
    expect(await stored()).toMatchObject([{ grid: 6000 }, { grid: 6000 }]);
    expect(await desk.rows('select distinct ST_CoordDim(geom) as dimensions from wetland')).toEqual([
      { dimensions: 2 },
    ]);
    expect(report.notices.join('\n')).toContain('2 features (1, 2): heights or measures (Z, M) were dropped');
  });

  it('a feature without a geometry is skipped and counted', async () => {
    const report = await wetlands([polygon(box(0, 0, 50, 50)), null, polygon(box(100, 0, 50, 50))]);
    expect(report).toMatchObject({ read: 3, accepted: 2, rejected: 0, skipped: { nullGeometry: 1 } });
  });

  it.each([
    ['an open ring', polygon(box(0, 0, 50, 50).slice(0, 4)), /ring 1 is not closed/],
    ['three positions', polygon(ring([0, 0], [50, 0])), /at least 4/],
    ['one place four times', polygon(ring([0, 0], [0, 0], [0, 0])), /at least 4/],
    ['a line there and back', polygon(ring([0, 0], [50, 0], [100, 0])), /encloses no area/],
    ['a slanting line', polygon(ring([0, 0], [30, 10], [90, 30], [60, 20])), /encloses no area/],
    ['no rings', polygon(), /the Polygon is empty/],
    ['no polygons', { type: 'MultiPolygon', coordinates: [] }, /the MultiPolygon is empty/],
    ['an empty ring', polygon([]), /ring 1 is empty/],
    [
      'text for numbers',
      polygon(box(0, 0, 5, 5).map(([x, y]) => [String(x), y])),
      /ring 1, vertex 1: \["700000", 850000\] is no pair/,
    ],
    [
      'null for NaN',
      polygon(box(0, 0, 5, 5).map(([x]) => [x, null])),
      /vertex 1: \[700000, null\] is no pair/,
    ],
    ['one number', polygon([[1], [2], [3], [1]]), /\[1\] is no pair/],
    ['no coordinates', { type: 'Polygon', coordinates: undefined }, /no coordinates/],
    ['a point', { type: 'Point', coordinates: [CORNER.x, CORNER.y] }, /it is a point/],
    [
      'a line',
      { type: 'LineString', coordinates: box(0, 0, 5, 5) },
      /it is a line; a layer of wetlands takes polygons/,
    ],
    ['a collection', { type: 'GeometryCollection', coordinates: [] }, /GeometryCollection/],
    ['another word', { type: 'Circle', coordinates: [] }, /"Circle"/],
  ])('%s is rejected by its number, and the others go in', async (_title, geometry, message) => {
    const report = await wetlands([polygon(box(0, 0, 50, 50)), geometry, polygon(box(100, 0, 50, 50))]);
    expect(report).toMatchObject({ accepted: 2, rejected: 1 });
    expect(report.rejectedFeatures).toMatchObject([
      { feature: 2, message: expect.stringMatching(message) as string },
    ]);
    expect(await stored()).toHaveLength(2);
  });

  it('a collapsed ring is known in degrees too, where projecting bends it open', async () => {
    const line = [
      [-73.75, 41.17],
      [-73.749, 41.17],
      [-73.748, 41.17],
      [-73.75, 41.17],
    ];
    await expect(
      desk.import('wetlands', 'w.geojson', geojson([{ geometry: polygon(line) }], null)),
    ).rejects.toMatchObject({
      problems: [
        expect.objectContaining({ feature: 1, message: expect.stringContaining('no area') as string }),
      ],
    });
  });

  it('a bow-tie is rejected where its lines cross, though its signed area is not the fault', async () => {
    const report = await wetlands([polygon(BOW_TIE), polygon(box(0, 0, 50, 50))]);
    expect(report.rejectedFeatures).toMatchObject([
      {
        feature: 1,
        message: expect.stringMatching(/self-intersection/) as string,
        location: { xFt: 700_050, yFt: 850_050 },
      },
    ]);
    expect(report.rejectedFeatures[0]?.location?.lon).toBeCloseTo(-73.7447862, 7);
    expect(report.rejectedFeatures[0]?.location?.lat).toBeCloseTo(41.1645582, 7);
    expect(report.notices.join('\n')).toContain('--repair');
  });

  it('--repair keeps both lobes of bow-ties by the even-odd rule, and lists the areas before and after', async () => {
    const report = await wetlands([polygon(BOW_TIE), polygon(UNEQUAL_BOW_TIE)], { repair: true });
    expect(report).toMatchObject({ accepted: 2, rejected: 0 });
    const [equal, unequal] = report.repairedFeatures;
    expect(equal?.gridAreaBeforeSqFt).toBe(0);
    expect(equal?.gridAreaAfterSqFt).toBeCloseTo(5000, 6);
    expect(unequal?.gridAreaBeforeSqFt).toBeCloseTo(9000, 6);
    expect(unequal?.gridAreaAfterSqFt).toBeCloseTo(11_250, 6);
    expect(unequal?.location?.xFt).toBeCloseTo(700_075, 6);
    const lobes = await desk.rows<{ area: number }>(
      'select ST_Area((ST_Dump(geom)).geom) as area from wetland where grid_area_sqft > 6000 order by area',
    );
    expect(lobes.map(({ area }) => Math.round(area))).toEqual([1125, 10_125]);
  });

  it('a spike and a hole along the edge are rejected, and come out right when repaired', async () => {
    const spike = ring([0, 0], [50, 0], [90, 0], [50, 0], [50, 50], [0, 50]);
    const edgeHole = [box(0, 0, 200, 200), box(0, 70, 50, 60)];
    await expect(wetlands([polygon(spike), polygon(...edgeHole)])).rejects.toThrow(
      'each of the 2 features was rejected',
    );
    const report = await wetlands([polygon(spike), polygon(...edgeHole)], { repair: true });
    expect(report.repairedFeatures).toHaveLength(2);
    const rows = await stored();
    expect(rows[0]?.grid).toBeCloseTo(2500, 6);
    expect(rows[1]?.grid).toBeCloseTo(37_000, 6);
    expect(await desk.rows('select bool_and(ST_IsValid(geom)) as valid from wetland')).toEqual([
      { valid: true },
    ]);
  });

  it.each([
    ['parts that overlap are united', [[box(0, 0, 100, 100)], [box(50, 0, 100, 100)]], 15_000],
    ['a part that is there twice counts once', [[box(0, 0, 100, 100)], [box(0, 0, 100, 100)]], 10_000],
    ['parts that overlap by a corner are united', [[box(0, 0, 100, 100)], [box(50, 50, 100, 100)]], 17_500],
    [
      'a hole partly outside takes away its share inside, and adds no land',
      [[box(0, 0, 100, 100), box(80, 40, 40, 20)]],
      10_000 - 400,
    ],
    ['a hole wholly outside changes nothing', [[box(0, 0, 100, 100), box(300, 0, 50, 50)]], 10_000],
    [
      'a hole takes away from its own part only',
      [[box(0, 0, 100, 100)], [box(200, 0, 50, 50), box(20, 20, 30, 30)]],
      10_000 + 2500,
    ],
    [
      'a hole of one part leaves the land that another part has there',
      [[box(0, 0, 100, 100), box(20, 20, 60, 60)], [box(50, 50, 100, 100)]],
      10_000 - 3600 + 900 + 10_000 - 2500,
    ],
    [
      'holes within holes are taken out once',
      [[box(0, 0, 100, 100), box(20, 20, 60, 60), box(40, 40, 10, 10)]],
      10_000 - 3600,
    ],
    [
      'holes that overlap are taken out once',
      [[box(0, 0, 100, 100), box(20, 20, 40, 40), box(40, 40, 40, 40)]],
      10_000 - 2800,
    ],
    ['a bow-tie for a hole takes away both its lobes', [[box(-10, -10, 200, 200), BOW_TIE]], 40_000 - 5000],
    ['a bow-tie for a part keeps its hole', [[BOW_TIE, box(70, 45, 20, 10)]], 5000 - 200],
    [
      'a hole along an edge is taken out, an island in another hole is kept',
      [[box(0, 0, 100, 100), box(0, 40, 10, 10), box(50, 50, 40, 40)], [box(60, 60, 10, 10)]],
      10_000 - 100 - 1600 + 100,
    ],
    [
      'two holes side by side, one along an edge, are both taken out',
      [[box(0, 0, 100, 100), box(0, 40, 10, 10), box(10, 40, 10, 10)]],
      9800,
    ],
    [
      'what dangles and is no area is left out',
      [[ring([0, 0], [100, 0], [100, 100], [200, 100], [100, 100], [0, 100])]],
      10_000,
    ],
  ])('in a repair %s', async (_title, coordinates, area) => {
    const report = await wetlands([{ type: 'MultiPolygon', coordinates }], { repair: true });
    expect(report.repairedFeatures[0]?.gridAreaAfterSqFt).toBeCloseTo(area, 6);
    const [row] = await stored();
    expect(row?.grid).toBeCloseTo(area, 6);
    expect(
      await desk.rows('select ST_IsValid(geom) as valid, GeometryType(geom) as type from wetland'),
    ).toEqual([{ valid: true, type: 'MULTIPOLYGON' }]);
  });

  it('lines and areas of watercourses become their multiple kinds; a line without length is rejected', async () => {
    const line = (...offsets: readonly Xy[]) => ({
      type: 'LineString',
      coordinates: ring(...offsets).slice(0, -1),
    });
    const text = geojson([
      { geometry: line([0, 0], [300, 400]) },
      { geometry: polygon(box(0, 0, 50, 50)) },
      { geometry: line([0, 0], [0, 0]) },
      { geometry: line([7, 7]) },
    ]);
    const report = await desk.import('watercourses', 'brooks.geojson', text);
    expect(report.rejectedFeatures.map(({ feature }) => feature)).toEqual([3, 4]);
    expect(
      await desk.rows(
        'select GeometryType(geom) as type, ST_Length(geom) as ft from watercourse order by key',
      ),
    ).toEqual([
      { type: 'MULTILINESTRING', ft: 500 },
      { type: 'MULTIPOLYGON', ft: 0 },
    ]);
    expect(report.totals.lengthFt / 500).toBeCloseTo(1, 3);
    expect(report.totals.lengthFt).toBeGreaterThan(500);
  });
});

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ImportReport } from '../../core/contracts/import-report.js';
import { box, CORNER_LON_LAT, geojson, polygon, reversed } from '../server/imports/support/features.js';
import { openImportDesk, type ImportDesk } from '../server/imports/support/import-desk.js';
import {
  DEGREES,
  NEW_YORK_EAST,
  NEW_YORK_EAST_INTERNATIONAL,
  NEW_YORK_LONG_ISLAND,
  UTM_18,
} from '../server/imports/support/prj-texts.js';
import type { Xy } from '../server/imports/support/shapefile-bytes.js';
import { shapefileZip, type ShapefileRecipe } from '../server/imports/support/shapefile-zip.js';

/** Numbers 07, 09, 10, 11, 23, 26 and 33 of the list in README.md, where no other test holds the value. */
describe('faults of files', () => {
  let desk: ImportDesk;
  beforeAll(async () => {
    desk = await openImportDesk();
  });
  afterEach(() => desk.clear());
  afterAll(() => desk.close());

  const lot = (recipe: Partial<ShapefileRecipe>, rings = [reversed(box(0, 0, 100, 100))]): Buffer =>
    shapefileZip({ records: [{ rings }], ...recipe });

  interface Stored {
    lon: number;
    lat: number;
    area: number;
  }

  /** The first corner in degrees of the only parcel, and its area in the grid. */
  async function stored(): Promise<Stored | undefined> {
    const rows = await desk.rows<Stored>(
      `select ST_X(corner) as lon, ST_Y(corner) as lat, ST_Area(geom) as area
       from parcel, ST_Transform(ST_StartPoint(ST_ExteriorRing(ST_GeometryN(geom, 1))), 4269) as corner`,
    );
    expect(rows).toHaveLength(1);
    return rows[0];
  }

  /** Coordinates of the corner of these tests in another system, from PROJ. */
  const IN: Record<string, [number, number]> = {
    'EPSG:2263': [1_054_472.361_084_81, 363_617.242_012_796],
    'EPSG:26918': [605_288.402_682_982, 4_557_768.825_695_45],
  };
  const square = ([x, y]: readonly [number, number], side: number): [number, number][][] => [
    [
      [x, y],
      [x, y + side],
      [x + side, y + side],
      [x + side, y],
      [x, y],
    ],
  ];

  it.each<[what: string, prj: string, lon: number, lat: number, areaSqFt: number]>([
    ['US survey feet', NEW_YORK_EAST, -73.744969395, 41.164422118, 10_000],
    ['international feet', NEW_YORK_EAST_INTERNATIONAL, -73.744974533, 41.164417485, 9999.96],
  ])('07: the same numbers in %s lie where PROJ puts them', async (_what, prj, lon, lat, areaSqFt) => {
    await desk.import('parcels', 'lot.zip', lot({ prj }));
    const at = await stored();
    expect(at?.lon).toBeCloseTo(lon, 8);
    expect(at?.lat).toBeCloseTo(lat, 8);
    expect(at?.area).toBeCloseTo(areaSqFt, 2);
  });

  it.each<[code: string, prj: string, side: number, areaSqFt: number]>([
    ['EPSG:2263', NEW_YORK_LONG_ISLAND, 100, 9998.79],
    ['EPSG:26918', UTM_18, 30.48, 10_004.22],
  ])(
    '09: a .prj of Esri for %s is understood, with its false easting in its own unit',
    async (code, prj, side, areaSqFt) => {
      await desk.import('parcels', 'lot.zip', lot({ prj }, square(IN[code] ?? [0, 0], side)));
      const at = await stored();
      expect(Math.abs((at?.lon ?? 0) - CORNER_LON_LAT.lon)).toBeLessThan(1e-9);
      expect(Math.abs((at?.lat ?? 0) - CORNER_LON_LAT.lat)).toBeLessThan(1e-9);
      expect(Math.abs((at?.area ?? 0) - areaSqFt)).toBeLessThan(0.1);
    },
  );

  it.each<[what: string, prj: string | null, says: RegExp]>([
    ['no .prj', null, /\.prj.*--crs/],
    ['a .prj that lies', DEGREES, /700000, 850000 is no place in it/],
    ['a web page as .prj', '<html><body>Not found</body></html>', /cannot be read from the \.prj/],
    ['an empty .prj', '', /cannot be read from the \.prj/],
    ['a .prj of blanks and NUL', ' \0\0 ', /cannot be read from the \.prj/],
    ['a .prj of 10,000 brackets', `PROJCS["a",${'A['.repeat(5000)}`, /cannot be read from the \.prj/],
  ])('10: %s is refused, and nothing is stored', async (_what, prj, says) => {
    await expect(desk.import('parcels', 'lot.zip', lot({ prj }))).rejects.toMatchObject({
      code: 'InvalidInput',
      message: expect.stringMatching(says) as string,
    });
    expect(await desk.rows('select key from parcel')).toEqual([]);
  });

  it.each(['null geometry', 'a point among polygons'])(
    '23: %s does not take the file along',
    async (what) => {
      const odd = what === 'null geometry' ? null : { type: 'Point', coordinates: [700_000, 850_000] };
      const text = geojson([{ geometry: odd }, { geometry: polygon(box(0, 0, 50, 50)) }]);
      const report = await desk.import('parcels', 'lots.geojson', text);
      expect([report.accepted, report.rejected + report.skipped.nullGeometry]).toEqual([1, 1]);
      expect((await stored())?.area).toBeCloseTo(2500, 6);
    },
  );

  describe('others of the same kind', () => {
    const wetlands = (text: string | Buffer, name = 'wetlands.geojson', more = {}): Promise<ImportReport> =>
      desk.import('wetlands', name, text, more);
    const areas = async (): Promise<number[]> =>
      (await desk.rows<{ area: number }>('select ST_Area(geom) as area from wetland order by area')).map(
        ({ area }) => area,
      );

    it.each<[what: string, rings: Xy[][], areaSqFt: number]>([
      [
        'a hole within a hole',
        [box(0, 0, 100, 100), box(10, 10, 80, 80), box(20, 20, 10, 10)],
        10_000 - 6400,
      ],
      ['a hole twice', [box(0, 0, 100, 100), box(10, 10, 20, 20), box(10, 10, 20, 20)], 9600],
      ['two holes that share an edge', [box(0, 0, 100, 100), box(10, 10, 20, 20), box(30, 10, 20, 20)], 9200],
      ['a hole as large as its ring', [box(0, 0, 100, 100), reversed(box(0, 0, 100, 100))], 0],
    ])('%s is rejected, and repaired only on request', async (what, rings, areaSqFt) => {
      const text = geojson([
        { geometry: polygon(...rings.map((ring) => ring)) },
        { geometry: polygon(box(500, 0, 10, 10)) },
      ]);
      expect(await wetlands(text)).toMatchObject({ accepted: 1, rejected: 1 });
      await desk.clear();
      await wetlands(text, 'wetlands.geojson', { repair: true });
      const total = (await areas()).reduce((sum, area) => sum + area, 0) - 100;
      expect(total, what).toBeCloseTo(areaSqFt, 3);
    });

    it.each<[what: string, ring: [number, number][]]>([
      [
        'along an edge',
        [
          [0, 0],
          [50, 0],
          [90, 0],
          [50, 0],
          [50, 50],
          [0, 50],
        ],
      ],
      [
        'out of the first vertex',
        [
          [0, 0],
          [-40, -40],
          [0, 0],
          [50, 0],
          [50, 50],
          [0, 50],
        ],
      ],
      [
        'inwards',
        [
          [0, 0],
          [50, 0],
          [50, 50],
          [25, 25],
          [50, 50],
          [0, 50],
        ],
      ],
    ])('a spike %s is never stored as drawn', async (_what, corners) => {
      const ring = [...corners, ...corners.slice(0, 1)].map(([x, y]) => [700_000 + x, 850_000 + y]);
      await expect(wetlands(geojson([{ geometry: polygon(ring) }]))).rejects.toThrow(
        /the only feature was rejected/,
      );
      const report = await wetlands(geojson([{ geometry: polygon(ring) }]), 'a.geojson', { repair: true });
      expect(report.repairedFeatures).toHaveLength(1);
      expect(await areas()).toEqual([expect.closeTo(2500, 3)]);
    });

    it('closing that differs in height, in measure or in the sign of a zero is closing', async () => {
      const [a, b, c, d] = box(0, 0, 100, 60).map(([x, y]) => [x, y]);
      const ring = [[...(a ?? []), 5], b, [...(c ?? []), null], d, [...(a ?? []), 7.5, -1e39]];
      expect(await wetlands(geojson([{ geometry: polygon(ring) }]))).toMatchObject({ accepted: 1 });
      expect(await areas()).toEqual([expect.closeTo(6000, 6)]);
      expect(await desk.rows('select distinct ST_NDims(geom) as dims from wetland')).toEqual([{ dims: 2 }]);
    });

    it('null shapes and deleted rows at both ends and one after the other shift nothing', async () => {
      const side = (length: number): { rings: Xy[][] } => ({
        rings: [reversed(box(length * 10, 0, length, length))],
      });
      const file = shapefileZip({
        records: ['null', side(10), side(20), 'null', 'null', side(30), side(40), side(50)],
        columns: [{ name: 'SBL', type: 'C', length: 12 }],
        rows: ['z', '10', 'gone', 'y', 'x', '30', '40', 'gone'].map((cell) => ({
          cells: [cell],
          deleted: cell === 'gone',
        })),
      });
      const report = await desk.import('parcels', 'lots.zip', file);
      expect(report).toMatchObject({ accepted: 3, skipped: { nullGeometry: 3, deletedRows: 2 } });
      expect(
        await desk.rows('select tax_map_number as id, sqrt(ST_Area(geom)) as side from parcel order by side'),
      ).toEqual(
        [10, 30, 40].map((length) => ({ id: String(length), side: expect.closeTo(length, 6) as number })),
      );
    });

    it.each<[what: string, bytes: Buffer, more: Partial<ShapefileRecipe>]>([
      ['Latin-1 under a .cpg of UTF-8', Buffer.from('Peña-Müller Étang', 'latin1'), { cpg: 'UTF-8' }],
      ['UTF-8 under a .cpg of Latin-1', Buffer.from('Peña-Müller Étang'), { cpg: 'ISO-8859-1' }],
      ['UTF-8 under a language driver of DOS', Buffer.from('Peña-Müller Étang'), { languageDriver: 1 }],
      ['Latin-1 under a .cpg of nonsense', Buffer.from('Peña-Müller Étang', 'latin1'), { cpg: '\0\0' }],
    ])('27: %s comes out right', async (_what, name, more) => {
      const recipe = {
        columns: [{ name: 'ADDRESS', type: 'C' as const, length: 30 }],
        rows: [{ cells: [name] }],
        ...more,
      };
      await desk.import('parcels', 'lot.zip', lot(recipe));
      expect(await desk.rows('select address from parcel')).toEqual([{ address: 'Peña-Müller Étang' }]);
    });

    it('text with NUL, half a surrogate and other signs a database cannot hold is kept without them', async () => {
      const text = geojson([
        {
          geometry: polygon(box(0, 0, 50, 50)),
          properties: { SBL: '1.1\0-1', 'a\0b': 1, 'c\ud800': 'x\udfff', nested: { 'd\0': ['\0'] } },
          id: 'i\0',
        },
        { geometry: polygon([[700_000, '\0']]), properties: { '\0': '\0' } },
      ]);
      const report = await desk.import('parcels', 'lots.geojson', text);
      expect(report).toMatchObject({ accepted: 1, rejected: 1 });
      expect(await desk.rows('select tax_map_number from parcel')).toEqual([{ tax_map_number: '1.1-1' }]);
    });

    it('ids that differ in their letter case, a zero or a blank are other ids', async () => {
      const ids = ['w-1', 'W-1', 'W-01', '1', '01', '1.0'];
      const text = geojson(
        ids.map((id, at) => ({ geometry: polygon(box(at * 20, 0, 10, 10)), properties: { id } })),
      );
      expect(await wetlands(text)).toMatchObject({ accepted: ids.length, rejected: 0 });
      const kept = await desk.rows<{ id: string }>('select id from wetland order by ST_XMin(geom)');
      expect(kept.map(({ id }) => id)).toEqual(ids);
    });

    it('33: "0.0574" is a number, "001.10-1-05" none, an empty name no name', async () => {
      const text = geojson([
        {
          geometry: polygon(box(0, 0, 50, 50)),
          properties: { SBL: '001.10-1-05', ACRES: '0.0574', ADDRESS: '' },
        },
        {
          geometry: polygon(box(60, 0, 50, 50)),
          properties: { SBL: '1.10-1-5', ACRES: 0.0574, ADDRESS: null },
        },
      ]);
      await desk.import('parcels', 'lots.geojson', text);
      expect(await desk.rows('select tax_map_number, address from parcel order by ST_XMin(geom)')).toEqual([
        { tax_map_number: '001.10-1-05', address: null },
        { tax_map_number: '1.10-1-5', address: null },
      ]);
    });
  });
});

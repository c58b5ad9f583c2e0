import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { read } from 'shapefile';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { dbfBytes } from './support/dbf-bytes.js';
import { box, CORNER, reversed } from './support/features.js';
import { openImportDesk, type ImportDesk } from './support/import-desk.js';
import { NEW_YORK_EAST, NEW_YORK_LONG_ISLAND } from './support/prj-texts.js';
import { POLYGON_M, POLYGON_Z, POLYLINE, shpBytes } from './support/shapefile-bytes.js';
import { shapefileFiles, shapefileZip, type ShapefileRecipe } from './support/shapefile-zip.js';

/** Rings of a shapefile run clockwise outside and counter-clockwise inside. */
const outer = (...args: Parameters<typeof box>) => reversed(box(...args));
const hole = box;

describe('a shapefile', () => {
  let desk: ImportDesk;
  beforeAll(async () => {
    desk = await openImportDesk();
  });
  afterEach(() => desk.clear());
  afterAll(() => desk.close());

  const imported = (recipe: ShapefileRecipe, request = {}): ReturnType<ImportDesk['import']> =>
    desk.import('wetlands', 'layer.zip', shapefileZip(recipe), request);

  const stored = (): Promise<{ id: string; grid: number; parts: number; holes: number }[]> =>
    desk.rows(
      `select id, round(cast(grid_area_sqft as numeric), 6)::float8 as grid, ST_NumGeometries(geom) as parts,
         ST_NRings(geom) - ST_NumGeometries(geom) as holes from wetland order by key`,
    );

  it.each([
    ['a hole before its outer ring', [hole(50, 50, 100, 100), outer(0, 0, 400, 300)], [110_000, 1, 1]],
    [
      'holes of two outer rings, all behind them',
      [
        outer(0, 0, 400, 300),
        outer(500, 0, 200, 200),
        hole(20, 20, 50, 50),
        hole(520, 20, 100, 100),
        hole(100, 100, 80, 60),
      ],
      [120_000 + 40_000 - 2500 - 10_000 - 4800, 2, 3],
    ],
    ['only counter-clockwise rings', [box(0, 0, 400, 300), box(500, 0, 200, 200)], [160_000, 2, 0]],
    [
      'a hole that runs as its outer ring does',
      [outer(0, 0, 400, 300), outer(50, 50, 100, 100)],
      [110_000, 1, 1],
    ],
    [
      'an island in a lake in an island',
      [outer(0, 0, 400, 400), outer(150, 150, 100, 100), hole(100, 100, 200, 200), hole(190, 190, 20, 20)],
      [160_000 - 40_000 + 10_000 - 400, 2, 2],
    ],
    [
      'a hole that touches its outer ring at one vertex',
      [
        outer(0, 0, 100, 100),
        [
          ...box(0, 0, 1, 1).slice(0, 1),
          [CORNER.x + 40, CORNER.y + 20],
          [CORNER.x + 20, CORNER.y + 40],
          [CORNER.x, CORNER.y],
        ],
      ],
      [10_000 - 600, 1, 1],
    ],
  ] as const)('%s comes out right', async (_title, rings, [grid, parts, holes]) => {
    await imported({ records: [{ rings }] });
    expect(await stored()).toEqual([{ id: 'S1', grid, parts, holes }]);
  });

  it.each([
    [
      'a hole behind the wrong outer ring, beside a bow-tie',
      [
        outer(0, 0, 100, 100),
        outer(200, 0, 50, 50),
        hole(20, 20, 30, 30),
        [
          [CORNER.x + 300, CORNER.y],
          [CORNER.x + 400, CORNER.y + 100],
          [CORNER.x + 400, CORNER.y],
          [CORNER.x + 300, CORNER.y + 100],
          [CORNER.x + 300, CORNER.y],
        ],
      ],
      10_000 - 900 + 2500 + 5000,
    ],
    ['outer rings that overlap', [outer(0, 0, 100, 100), outer(50, 50, 100, 100)], 17_500],
    ['a hole partly outside', [outer(0, 0, 100, 100), hole(80, 40, 40, 20)], 9600],
  ] as const)('%s comes out right when repaired', async (_title, rings, grid) => {
    await imported({ records: [{ rings }] }, { repair: true });
    expect(await stored()).toMatchObject([{ grid }]);
  });

  it('reads the same areas as the shapefile package, where that reads them right', async () => {
    const records = [
      { rings: [hole(50, 50, 100, 100), outer(0, 0, 400, 300)] },
      { rings: [outer(0, 0, 40, 30), outer(500, 0, 20, 20), hole(505, 5, 5, 5)] },
    ];
    const files = shapefileFiles({ records });
    const other = await read(files.get('shp') ?? Buffer.alloc(0), files.get('dbf'));
    await imported({ records });
    const theirs = other.features.map(({ properties, geometry }) => [
      properties?.['ID'] as unknown,
      geometry.type,
    ]);
    expect(theirs).toEqual([
      ['S1', 'Polygon'],
      ['S2', 'MultiPolygon'],
    ]);
    expect(await stored()).toMatchObject([
      { id: 'S1', grid: 110_000 },
      { id: 'S2', grid: 1575, parts: 2, holes: 1 },
    ]);
  });

  it.each([
    ['Z and M', POLYGON_Z],
    ['M', POLYGON_M],
  ])('with %s, no-data measures among them, is stored flat', async (_title, type) => {
    await imported({ records: [{ rings: [outer(0, 0, 100, 60)] }], type });
    expect(await stored()).toMatchObject([{ grid: 6000 }]);
    expect(await desk.rows('select ST_AsText(geom) as text from wetland')).not.toContain('e+39');
    expect(await desk.rows('select ST_CoordDim(geom) as dimensions from wetland')).toEqual([
      { dimensions: 2 },
    ]);
  });

  it('a null shape is counted and moves no attribute to another shape', async () => {
    const report = await imported({
      records: [{ rings: [outer(0, 0, 100, 100)] }, 'null', { rings: [outer(200, 0, 50, 50)] }],
      columns: [
        { name: 'ID', type: 'C', length: 12 },
        { name: 'ACRES', type: 'N', length: 10, decimals: 4 },
      ],
      rows: [
        { cells: ['first', '0.2296'] },
        { cells: ['second', '**********'] },
        { cells: ['third', '0.0574'] },
      ],
    });
    expect(report).toMatchObject({
      read: 3,
      accepted: 2,
      rejected: 0,
      skipped: { nullGeometry: 1, deletedRows: 0 },
    });
    expect(await stored()).toMatchObject([
      { id: 'first', grid: 10_000 },
      { id: 'third', grid: 2500 },
    ]);
    expect(await desk.rows(`select attributes->'ACRES' as acres from wetland order by key`)).toEqual([
      { acres: 0.2296 },
      { acres: 0.0574 },
    ]);
  });

  it('a deleted row is skipped with its shape, and counted', async () => {
    const report = await imported({
      records: [
        { rings: [outer(0, 0, 100, 100)] },
        { rings: [outer(200, 0, 70, 70)] },
        { rings: [outer(300, 0, 50, 50)] },
      ],
      rows: [{ cells: ['first'] }, { cells: ['second'], deleted: true }, { cells: ['third'] }],
    });
    expect(report).toMatchObject({ read: 3, accepted: 2, skipped: { nullGeometry: 0, deletedRows: 1 } });
    expect(await stored()).toMatchObject([
      { id: 'first', grid: 10_000 },
      { id: 'third', grid: 2500 },
    ]);
  });

  it('a .dbf of another length is said, and shapes without a row still go in', async () => {
    const records = [{ rings: [outer(0, 0, 100, 100)] }, { rings: [outer(200, 0, 50, 50)] }];
    const short = await imported({ records, rows: [{ cells: ['only'] }] });
    expect(short.notices.join('\n')).toContain('The .dbf ends before the .shp: 1 shapes have no attributes.');
    const long = await imported(
      { records, rows: [1, 2, 3].map((n) => ({ cells: [`L${n}`] })) },
      { replace: true },
    );
    expect(long.notices.join('\n')).toContain('The .dbf has 1 rows more than the .shp has shapes');
  });

  it('a record that claims more points than it holds is rejected; nothing is set aside for them', async () => {
    const report = await imported({
      records: [
        { rings: [outer(0, 0, 100, 100)], claimedPoints: 400_000_000 },
        { rings: [outer(200, 0, 50, 50)] },
      ],
    });
    expect(report).toMatchObject({ accepted: 1, rejected: 1 });
    expect(report.rejectedFeatures[0]?.message).toContain('claims 1 parts and 400000000 points');
    expect(await stored()).toMatchObject([{ id: 'S2', grid: 2500 }]);
  });

  it('not-a-number coordinates are rejected by ring and vertex', async () => {
    const bad = outer(0, 0, 100, 100).map(([x, y], index) => [index === 2 ? Number.NaN : x, y] as const);
    const report = await imported({ records: [{ rings: [bad] }, { rings: [outer(200, 0, 50, 50)] }] });
    expect(report.rejectedFeatures).toMatchObject([{ feature: 1, ring: 1, vertex: 3 }]);
  });

  it.each([
    ['cut short', (shp: Buffer) => shp.subarray(0, -40), /cut short/],
    ['no .shp', () => Buffer.from('<html>not found</html>'.repeat(20)), /no shapefile/],
    ['empty', () => Buffer.alloc(0), /is empty/],
    [
      'damaged in the middle',
      (shp: Buffer) => {
        const damaged = Buffer.from(shp);
        damaged.writeInt32BE(0x7fffffff, 104);
        return damaged;
      },
      /record 1 says it has/,
    ],
  ])('a .shp that is %s is refused', async (_title, damage, message) => {
    const shp = damage(shpBytes([{ rings: [outer(0, 0, 100, 100)] }]));
    await desk.write('bad/w.prj', NEW_YORK_EAST);
    await expect(desk.import('wetlands', 'bad/w.shp', shp)).rejects.toMatchObject({
      code: 'InvalidInput',
      message: expect.stringMatching(message) as string,
    });
  });

  it('a .dbf that is damaged is refused', async () => {
    await desk.write('baddbf/w.prj', NEW_YORK_EAST);
    await desk.write('baddbf/w.dbf', Buffer.alloc(20));
    const shp = shpBytes([{ rings: [outer(0, 0, 100, 100)] }]);
    await expect(desk.import('wetlands', 'baddbf/w.shp', shp)).rejects.toThrow(/\.dbf is damaged/);
  });

  it('finds its companions beside it in any letter case', async () => {
    const files = shapefileFiles({ records: [{ rings: [outer(0, 0, 100, 100)] }] });
    await desk.write('case/DELINEATION.dbf', files.get('dbf') ?? '');
    await writeFile(path.join(desk.folder, 'case/delineation.Prj'), files.get('prj') ?? '');
    const report = await desk.import('wetlands', 'case/Delineation.SHP', files.get('shp') ?? '');
    expect(report.crs.code).toBe('EPSG:2260');
    expect(report.notices).toContain('There is no .shx (the index); it is not needed.');
    expect(await stored()).toMatchObject([{ id: 'S1', grid: 10_000 }]);
  });

  it('without .dbf and .shx its shapes go in, with a notice; without .prj it is refused', async () => {
    const shp = shpBytes([{ rings: [outer(0, 0, 100, 100)] }]);
    await expect(desk.import('wetlands', 'bare/w.shp', shp)).rejects.toThrow(/\.prj.*--crs/);
    const report = await desk.import('wetlands', 'bare/w.shp', shp, { crs: 'EPSG:2260' });
    expect(report.notices.join('\n')).toContain('There is no .dbf');
    expect(await stored()).toMatchObject([{ grid: 10_000 }]);
  });

  it('in Long Island feet is moved; its area on the grid there is not its area here', async () => {
    const ring = [
      [1054472.3610848056, 363617.2420127818],
      [1054472.9373976148, 363717.24640618096],
      [1054572.9417899158, 363716.67008967703],
      [1054572.365474511, 363616.6657010683],
      [1054472.3610848056, 363617.2420127818],
    ] as const;
    const report = await imported({ records: [{ rings: [ring] }], prj: NEW_YORK_LONG_ISLAND });
    expect(report.totals.gridAreaSqFt / 10_000).toBeCloseTo(1, 6);
    expect(report.crs.how).toBe('the .prj');
  });

  it('lines go in as watercourses, part by part', async () => {
    const brook = [box(0, 0, 30, 40).slice(0, 2), box(100, 0, 50, 40).slice(0, 3)];
    await desk.import(
      'watercourses',
      'brooks.zip',
      shapefileZip({ records: [{ rings: brook }], type: POLYLINE }),
    );
    expect(
      await desk.rows('select id, ST_NumGeometries(geom) as parts, ST_Length(geom) as ft from watercourse'),
    ).toEqual([{ id: 'S1', parts: 2, ft: 120 }]);
  });

  it('keeps the digits of ids in number columns, and numbers that a double cannot hold as text', async () => {
    const columns = [
      { name: 'WETID', type: 'N', length: 20 },
      { name: 'ZIP', type: 'N', length: 5 },
      { name: 'ACRES', type: 'F', length: 19, decimals: 11 },
      { name: 'SEEN', type: 'D', length: 8 },
      { name: 'REAL', type: 'L', length: 1 },
    ] as const;
    const rows = [{ cells: ['12345678901234567890', '01234', '5.74000000000e-002', '20240229', 'T'] }];
    await imported({ records: [{ rings: [outer(0, 0, 50, 50)] }], columns, rows });
    expect(await desk.rows('select id, attributes from wetland')).toEqual([
      {
        id: '12345678901234567890',
        attributes: {
          WETID: '12345678901234567890',
          ZIP: '01234',
          ACRES: 0.0574,
          SEEN: '2024-02-29',
          REAL: true,
        },
      },
    ]);
  });

  it('loses no column where two were cut off to one name', async () => {
    const columns = [
      { name: 'WETLAND_NA', type: 'C', length: 5 },
      { name: 'WETLAND_NA', type: 'C', length: 5 },
    ] as const;
    const dbf = dbfBytes(columns, [{ cells: ['one', 'two'] }]);
    const files = shapefileFiles({ records: [{ rings: [outer(0, 0, 50, 50)] }] });
    for (const [extension, bytes] of files)
      await desk.write(`twice/w.${extension}`, extension === 'dbf' ? dbf : bytes);
    await desk.import('wetlands', 'twice/w.shp', files.get('shp') ?? '');
    expect(await desk.rows('select attributes from wetland')).toEqual([
      { attributes: { WETLAND_NA: 'one', WETLAND_NA_2: 'two' } },
    ]);
  });
});

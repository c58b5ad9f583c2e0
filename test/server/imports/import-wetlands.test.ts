import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { localDateOf } from '../../../core/dates.js';
import { importLayer } from '../../../server/services/import-layer.js';
import { geodesicAreaSqFt, geodesicFt } from '../../support/geodesic.js';
import { box, geojson, polygon } from './support/features.js';
import { openImportDesk, type ImportDesk } from './support/import-desk.js';

type Lot = { properties?: Record<string, unknown>; id?: string | number };

describe('wetlands and watercourses', () => {
  let desk: ImportDesk;
  beforeAll(async () => {
    desk = await openImportDesk();
  });
  afterEach(() => desk.clear());
  afterAll(() => desk.close());

  const text = (features: readonly Lot[]): string =>
    geojson(
      features.map((feature, index) => ({ ...feature, geometry: polygon(box(100 * index, 0, 50, 50)) })),
    );
  const wetlands = (features: readonly Lot[], request = {}): ReturnType<ImportDesk['import']> =>
    desk.import('wetlands', 'survey.geojson', text(features), request);
  const ids = async (): Promise<string[]> =>
    (
      await desk.rows<{ id: string }>('select id from wetland where retired_version is null order by key')
    ).map(({ id }) => id);

  it('carry what a screening asks of them: scale, ground and grid area, perimeter on the ground', async () => {
    const ring = [
      [-73.745, 41.164],
      [-73.743, 41.164],
      [-73.743, 41.1655],
      [-73.745, 41.1655],
      [-73.745, 41.164],
    ] as const;
    await desk.import('wetlands', 'w.geojson', geojson([{ geometry: polygon(ring) }], null), {
      accuracyFt: 20,
    });
    const [row] = await desk.rows<Record<'scale' | 'area' | 'grid' | 'perimeter' | 'accuracy', number>>(
      `select grid_scale as scale, area_sqft as area, grid_area_sqft as grid, perimeter_ft as perimeter,
         accuracy_ft as accuracy from wetland`,
    );
    const around = ring
      .slice(1)
      .reduce((sum, place, index) => sum + geodesicFt(ring[index] ?? place, place), 0);
    expect((row?.area ?? 0) / geodesicAreaSqFt(ring)).toBeCloseTo(1, 6);
    expect((row?.perimeter ?? 0) / around).toBeCloseTo(1, 6);
    expect((row?.grid ?? 0) / (row?.scale ?? 1) ** 2 / (row?.area ?? 1)).toBeCloseTo(1, 9);
    expect(row?.accuracy).toBe(20);
  });

  it.each([
    [{ kind: 'tidal' }, 'tidal'],
    [{ kind: 'Freshwater', ATTRIBUTE: 'E2EM1P' }, 'freshwater'],
    [{ ATTRIBUTE: 'E2EM1P' }, 'tidal'],
    [{ ATTRIBUTE: 'M2US2N' }, 'tidal'],
    [{ ATTRIBUTE: 'PFO1A', WETLAND_TY: 'Freshwater Forested/Shrub Wetland' }, 'freshwater'],
    [{ ATTRIBUTE: null, WETLAND_TYPE: 'Estuarine and Marine Wetland' }, 'tidal'],
    [{ WETLAND_TY: 'Freshwater Pond' }, 'freshwater'],
    [{ CATEGORY: 'IM' }, 'tidal'],
    [{ COWARDIN: 'PFO4/1Eh' }, 'freshwater'],
    [{ NOTE: 'swamp' }, 'freshwater'],
  ])('%j is %s', async (properties, kind) => {
    await wetlands([{ properties: { id: 'w', ...properties } }]);
    expect(await desk.rows('select kind from wetland')).toEqual([{ kind }]);
  });

  it('say in a notice where the kind was assumed, and where fresh water has a tide', async () => {
    const { notices } = await wetlands([
      { properties: { id: 'a' } },
      { properties: { id: 'b', ATTRIBUTE: 'PFO1R' } },
      { properties: { id: 'c', ATTRIBUTE: 'PSS1E' } },
    ]);
    expect(notices.join('\n')).toMatch(/1 feature \(1\): nothing says whether it is tidal/);
    expect(notices.join('\n')).toMatch(/1 feature \(2\): its Cowardin code says fresh water with a tide/);
  });

  it('take their id from the attribute id, the feature, the usual names, or get one; a repeated one gets a suffix', async () => {
    const report = await wetlands([
      { id: 'feature', properties: { id: '007', WETID: 'x' } },
      { id: 'W-9', properties: { WETID: 'x' } },
      { id: 12, properties: {} },
      { properties: { WETID: 'WP-3', OBJECTID: 1 } },
      { properties: { OBJECTID: 4 } },
      { properties: {} },
      { properties: { id: '007' } },
      { properties: { id: '007' } },
    ]);
    expect(await ids()).toEqual(['007', 'W-9', '12', 'WP-3', '4', 'm1-6', '007-2', '007-3']);
    expect(report.notices.join('\n')).toMatch(/2 features \(7, 8\): an id that another feature has already/);
    expect(report.notices.join('\n')).toMatch(/1 feature \(6\): no id; one was made up/);
  });

  it('read yes and no, numbers written as text, and the source', async () => {
    await wetlands([
      {
        properties: {
          id: 'a',
          local_importance: 'Y',
          degraded: 1,
          accuracy_ft: '3.5',
          source: 'survey 2024',
          name: 'Fen',
        },
      },
      { properties: { id: 'b', local_importance: false, degraded: null, accuracy_ft: 'good', name: '' } },
    ]);
    expect(
      await desk.rows(
        'select name, local_importance, degraded, accuracy_ft, source from wetland order by id',
      ),
    ).toEqual([
      { name: 'Fen', local_importance: true, degraded: true, accuracy_ft: 3.5, source: 'survey 2024' },
      { name: null, local_importance: false, degraded: false, accuracy_ft: null, source: null },
    ]);
  });

  it('make the next version of the map, from today in New York, whose note names the file', async () => {
    const first = await wetlands([{ properties: { id: 'a' } }]);
    const second = await wetlands([{ properties: { id: 'b' } }]);
    expect([first.mapVersion, second.mapVersion]).toEqual([1, 2]);
    expect(second.mapSince).toBe(localDateOf(new Date()));
    expect(await desk.rows('select number, note from map_version order by number')).toEqual([
      { number: 1, note: 'wetlands from survey.geojson' },
      { number: 2, note: 'wetlands from survey.geojson' },
    ]);
    expect(await desk.rows('select id, first_version as first from wetland order by id')).toEqual([
      { id: 'a', first: 1 },
      { id: 'b', first: 2 },
    ]);
  });

  it('are retired by --replace, never deleted', async () => {
    await wetlands([{ properties: { id: 'a' } }, { properties: { id: 'b' } }]);
    const report = await wetlands([{ properties: { id: 'a', name: 'again' } }], { replace: true });
    expect(report).toMatchObject({ replaced: 2, accepted: 1, mapVersion: 2 });
    expect(
      await desk.rows(
        'select id, first_version as first, retired_version as retired from wetland order by key',
      ),
    ).toEqual([
      { id: 'a', first: 1, retired: 2 },
      { id: 'b', first: 1, retired: 2 },
      { id: 'a', first: 2, retired: null },
    ]);
  });

  it('of an id that is on the map are refused without --replace; nothing is stored, no version made', async () => {
    await wetlands([{ properties: { id: 'a' } }, { properties: { id: 'b' } }]);
    await expect(wetlands([{ properties: { id: 'c' } }, { properties: { id: 'b' } }])).rejects.toMatchObject({
      code: 'Conflict',
      message: expect.stringMatching(
        /wetlands of these ids: b\. Nothing was imported\. Use --replace/,
      ) as string,
    });
    expect(await ids()).toEqual(['a', 'b']);
    expect(await desk.rows('select number from map_version')).toEqual([{ number: 1 }]);
  });

  it('of several layers of one load can share a version, which must be the newest', async () => {
    const request = { mapSince: '2024-05-01', mapNote: 'County load' };
    const { mapVersion } = await wetlands([{ properties: { id: 'a' } }], request);
    expect(mapVersion).toBe(1);
    const brooks = { mapVersion: 1, mapNote: 'brooks' };
    const report = await desk.import(
      'watercourses',
      'b.geojson',
      text([{ properties: { id: 'b' } }]),
      brooks,
    );
    expect(report).toMatchObject({ mapVersion: 1, mapSince: '2024-05-01' });
    expect(
      await desk.rows(`select number, to_char(since, 'YYYY-MM-DD') as since, note from map_version`),
    ).toEqual([{ number: 1, since: '2024-05-01', note: 'County load; brooks' }]);
    await wetlands([{ properties: { id: 'c' } }]);
    await expect(desk.import('watercourses', 'b.geojson', text([{}]), brooks)).rejects.toThrow(
      /cannot be joined: the newest is 2/,
    );
  });

  it('cannot be replaced within the version they came with, nor be of a version that begins before the last', async () => {
    await wetlands([{ properties: { id: 'a' } }], { mapSince: '2024-05-01' });
    await expect(wetlands([{ properties: { id: 'a' } }], { mapVersion: 1, replace: true })).rejects.toThrow(
      /cannot be replaced within it/,
    );
    await expect(wetlands([{ properties: { id: 'b' } }], { mapSince: '2024-04-30' })).rejects.toThrow(
      /cannot begin before it/,
    );
    expect((await wetlands([{ properties: { id: 'b' } }], { mapSince: '2024-05-01' })).mapVersion).toBe(2);
  });

  it('go away again with the transaction that several layers share', async () => {
    const file = await desk.write('w.geojson', text([{ properties: { id: 'a' } }]));
    const load = desk.database.knex.transaction(async (trx) => {
      await importLayer(trx, { layer: 'wetlands', file, jurisdiction: 'rye' });
      throw new Error('the next layer failed');
    });
    await expect(load).rejects.toThrow('the next layer failed');
    expect(await ids()).toEqual([]);
    expect(await desk.rows('select number from map_version')).toEqual([]);
  });

  it('watercourses take kind and permanence from their own words or from the hydrography codes', async () => {
    const features = [
      { properties: { id: 'a', kind: 'brook', permanent: true, name: 'Mill Brook' } },
      {
        properties: {
          PERMANENT_IDENTIFIER: 'p1',
          FTYPE: 'StreamRiver',
          FCODE: '46003',
          GNIS_NAME: 'Dry Run',
        },
      },
      { properties: { COMID: 77 } },
    ];
    await desk.import('watercourses', 'b.geojson', text(features));
    expect(await desk.rows('select id, name, kind, permanent from watercourse order by key')).toEqual([
      { id: 'a', name: 'Mill Brook', kind: 'brook', permanent: true },
      { id: 'p1', name: 'Dry Run', kind: 'intermittent stream or river', permanent: false },
      { id: '77', name: null, kind: 'pond', permanent: null },
    ]);
  });
});

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { emptyTables } from '../../support/as-owner.js';
import { box, geojson, polygon } from './support/features.js';
import { openImportDesk, type ImportDesk } from './support/import-desk.js';
import { shapefileZip } from './support/shapefile-zip.js';

describe('fields', () => {
  let desk: ImportDesk;
  beforeAll(async () => {
    desk = await openImportDesk();
  });
  afterEach(async () => {
    await desk.clear();
    await emptyTables(desk.database.knex, ['field_mapping']);
  });
  afterAll(() => desk.close());

  const text = (rows: readonly Record<string, unknown>[], apart = 100): string =>
    geojson(
      rows.map((properties, index) => ({ properties, geometry: polygon(box(apart * index, 0, 50, 50)) })),
    );
  const wetlands = (
    rows: readonly Record<string, unknown>[],
    request = {},
  ): ReturnType<ImportDesk['import']> => desk.import('wetlands', 'w.geojson', text(rows), request);
  const parcels = (rows: readonly Record<string, unknown>[], apart = 100): ReturnType<ImportDesk['import']> =>
    desk.import('parcels', 'p.geojson', text(rows, apart));
  const remembered = (): Promise<unknown[]> =>
    desk.rows('select jurisdiction_id, layer, attributes, mapping from field_mapping order by attributes');

  it('mapped by a person win over those known, and are remembered for such a file', async () => {
    const rows = [{ id: 'a', NAME: 'Fen', LOCAL: 'Old fen', TIDE: 'tidal' }];
    const fields = { name: 'local', kind: 'TIDE', source: '' };
    const first = await wetlands(rows, { fields });
    expect(first.attributes).toContainEqual({ attribute: 'LOCAL', use: 'name (1 feature, as chosen)' });
    const again = await wetlands([{ ...rows[0], id: 'b' }]);
    expect(again.attributes).toContainEqual({ attribute: 'TIDE', use: 'kind (1 feature, as remembered)' });
    expect(again.notices.join('\n')).toContain(
      'Fields are mapped as remembered from an earlier file with the same attributes: kind from TIDE, name from LOCAL, source from nothing.',
    );
    expect(await desk.rows('select name, kind from wetland order by id')).toEqual([
      { name: 'Old fen', kind: 'tidal' },
      { name: 'Old fen', kind: 'tidal' },
    ]);
    expect(await remembered()).toEqual([
      {
        jurisdiction_id: 'north-castle',
        layer: 'wetlands',
        attributes: 'LOCAL\nNAME\nTIDE\nid',
        mapping: { name: 'LOCAL', kind: 'TIDE', source: '' },
      },
    ]);
  });

  it('said anew take the place of what was remembered; other files, layers and places have their own', async () => {
    await wetlands([{ id: 'a', A: 'x', B: 'y' }], { fields: { name: 'A' } });
    await wetlands([{ id: 'b', A: 'x', B: 'y' }], { fields: { source: 'B' } });
    await wetlands([{ id: 'c', A: 'x', B: 'y', C: 1 }]);
    await wetlands([{ id: 'd', A: 'x', B: 'y' }], { jurisdiction: 'rye' });
    await wetlands([{ id: 'e', A: 'x', B: 'y' }]);
    expect(await desk.rows('select id, name, source from wetland order by id')).toEqual([
      { id: 'a', name: 'x', source: null },
      { id: 'b', name: null, source: 'y' },
      { id: 'c', name: null, source: null },
      { id: 'd', name: null, source: null },
      { id: 'e', name: null, source: 'y' },
    ]);
  });

  it('that the file lacks are refused with those it has, and nothing is stored or remembered', async () => {
    await expect(wetlands([{ id: 'a', NAME: 'Fen' }], { fields: { source: 'SRC' } })).rejects.toMatchObject({
      code: 'InvalidInput',
      message: 'The file has no attribute "SRC" to fill the column source with. It has: id, NAME.',
    });
    const zip = shapefileZip({ records: [{ rings: [box(0, 0, 50, 50)] }] });
    await expect(desk.import('wetlands', 'w.zip', zip, { fields: { name: 'X' } })).rejects.toThrow(
      /no attribute "X".*It has: ID\./,
    );
    await expect(wetlands([{ id: 'a' }], { fields: { tax_map_number: 'id' } })).rejects.toThrow(
      /no column "tax_map_number"/,
    );
    expect(await desk.rows('select id from wetland')).toEqual([]);
    expect(await remembered()).toEqual([]);
  });

  it('of which only a later feature has one are taken too', async () => {
    const rows: Record<string, unknown>[] = Array.from({ length: 25 }, (_, index) => ({ id: index }));
    await wetlands([...rows, { id: 'last', LATER: 'Bog' }], { fields: { name: 'LATER' } });
    expect(await desk.rows('select id from wetland where name is not null')).toEqual([{ id: 'last' }]);
  });

  it.each([
    [{ ATTRIBUTE: 'M1UBL' }, 'tidal', 'Marine subtidal unconsolidated bottom, subtidal'],
    [{ ATTRIBUTE: 'E1UBL' }, 'tidal', 'Estuarine subtidal unconsolidated bottom, subtidal'],
    [
      { ATTRIBUTE: 'R1UBV' },
      'freshwater',
      'Riverine, tidal, unconsolidated bottom, permanently flooded by a fresh tide',
    ],
    [{ ATTRIBUTE: 'L2ABH' }, 'freshwater', 'Lacustrine littoral aquatic bed, permanently flooded'],
    [{ ATTRIBUTE: 'Pf' }, 'freshwater', 'Palustrine, farmed'],
    [{ CATEGORY: 'HM' }, 'tidal', 'High marsh or salt meadow'],
    [{ WETID: 'K-12', CLASS: 2 }, 'freshwater', 'Freshwater wetland of class 2 on the state’s map'],
    [{ KEY: 'PEM1E', OTHER: 'tidal' }, 'freshwater', undefined],
  ])('%j is %s, and its class is kept in words', async (properties, kind, words) => {
    await wetlands([properties]);
    const [row] = await desk.rows<{ kind: string; attributes: Record<string, unknown> }>(
      'select kind, attributes from wetland',
    );
    expect(row?.kind).toBe(kind);
    expect(row?.attributes).toEqual({
      ...properties,
      ...(words === undefined ? {} : { class_in_words: words }),
    });
  });

  it('of a class under another name say the kind as well', async () => {
    await wetlands([{ MY_CODE: 'E2EM1P' }], { fields: { class: 'MY_CODE' } });
    expect(await desk.rows(`select kind, attributes ->> 'class_in_words' as words from wetland`)).toEqual([
      { kind: 'tidal', words: 'Estuarine intertidal emergent, persistent, irregularly flooded by the tide' },
    ]);
  });

  it('whose codes are not known, or only in part, are named, and nothing is told from them', async () => {
    const { notices } = await wetlands([
      { id: 1, ATTRIBUTE: 'PF01E' },
      { id: 2, ATTRIBUTE: 'PF01E' },
      { id: 3, ATTRIBUTE: 'PEM1C/F' },
    ]);
    expect(notices.join('\n')).toMatch(/2 features with a wetland code that is not known \(PF01E\)/);
    expect(notices.join('\n')).toMatch(/1 feature with a wetland code known only in part \(PEM1C\/F\)/);
    expect(notices.join('\n')).toMatch(/2 features \(1, 2\): nothing says whether it is tidal/);
  });

  it('of acres that are square feet raise a notice', async () => {
    const large = [0, 1, 2].map((index) => ({
      properties: { id: index, ACRES: 40_000 },
      geometry: polygon(box(300 * index, 0, 200, 200)),
    }));
    const { notices } = await desk.import('wetlands', 'w.geojson', geojson(large));
    expect(notices.join('\n')).toMatch(
      /ACRES differs from the measured area.*in 3 of 3 features.*square feet/,
    );
  });

  it('of parcels that agree in all but numbers of rows and areas are parts of one', async () => {
    const lot = { SWIS: '553800', SBL: '1.1-1-1', PARCEL_ADDR: '1 Mill Rd' };
    const report = await parcels([
      { ...lot, OBJECTID: 1, CALC_ACRES: 0.06, Shape_Area: 232 },
      { SBL: '1.1-1-2', OBJECTID: 2 },
      { ...lot, OBJECTID: 3, CALC_ACRES: 0.06, Shape_Area: 233 },
    ]);
    expect(report).toMatchObject({ accepted: 3, rejected: 0 });
    expect(report.notices.join('\n')).toContain('2 features are parts of 1 parcel');
    const rows = await desk.rows<Record<string, unknown>>(
      `select tax_map_number as number, attributes, ST_NumGeometries(geom) as parts,
         ST_Area(geom) as grid, area_sqft / (select sum(area_sqft) from parcel) as share from parcel order by key`,
    );
    expect(rows).toEqual([
      {
        number: '1.1-1-1',
        attributes: { ...lot, CALC_ACRES: 0.06 },
        parts: 2,
        grid: 5000,
        share: expect.closeTo(2 / 3, 6) as number,
      },
      {
        number: '1.1-1-2',
        attributes: { SBL: '1.1-1-2', OBJECTID: 2 },
        parts: 1,
        grid: 2500,
        share: expect.closeTo(1 / 3, 6) as number,
      },
    ]);
  });

  it('of parts that adjoin or lie on each other are counted once', async () => {
    await parcels([{ SBL: '7' }, { SBL: '7' }], 50);
    await parcels([{ SBL: '8' }, { SBL: '8' }], 20);
    expect(
      await desk.rows(
        `select tax_map_number as number, ST_NumGeometries(geom) as parts, ST_Area(geom) as grid, ST_IsValid(geom) as valid
         from parcel order by key`,
      ),
    ).toEqual([
      { number: '7', parts: 1, grid: 5000, valid: true },
      { number: '8', parts: 1, grid: 3500, valid: true },
    ]);
  });

  it('of parcels that differ, or have no number that tells one, stay apart, and the report says so', async () => {
    const { notices } = await parcels([
      { SBL: '1.1-1-1', PARCEL_ADDR: '1 Mill Rd' },
      { SBL: '1.1-1-1', PARCEL_ADDR: '3 Mill Rd' },
      { SBL: 'ROAD' },
      { SBL: 'ROAD' },
      { SBL: '0' },
      { SBL: '0' },
    ]);
    expect(await desk.rows('select count(*)::int as parcels from parcel')).toEqual([{ parcels: 6 }]);
    expect(notices.join('\n')).toMatch(/1 tax map number is on several parcels.*: 1\.1-1-1\. They stay/);
    expect(notices.join('\n')).not.toContain('features are parts of');
  });
});

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { geodesicAreaSqFt } from '../../support/geodesic.js';
import { box, geojson, polygon } from './support/features.js';
import { openImportDesk, type ImportDesk } from './support/import-desk.js';

describe('parcels', () => {
  let desk: ImportDesk;
  beforeAll(async () => {
    desk = await openImportDesk();
  });
  afterEach(() => desk.clear());
  afterAll(() => desk.close());

  const lots = (rows: readonly Record<string, unknown>[], request = {}): ReturnType<ImportDesk['import']> =>
    desk.import(
      'parcels',
      'lots.geojson',
      geojson(
        rows.map((properties, index) => ({ properties, geometry: polygon(box(100 * index, 0, 50, 50)) })),
      ),
      request,
    );
  const stored = (): Promise<{ number: string | null; address: string | null; attributes: object }[]> =>
    desk.rows('select tax_map_number as number, address, attributes from parcel order by key');

  it('keep tax map numbers as text exactly: 001.10-1-05 is not 1.10-1-5', async () => {
    await lots([
      { SBL: '001.10-1-05' },
      { SBL: '1.10-1-5' },
      { SBL: '0012' },
      { SBL: 12 },
      { SBL: ' 7.1-1-1 ' },
    ]);
    expect((await stored()).map(({ number }) => number)).toEqual([
      '001.10-1-05',
      '1.10-1-5',
      '0012',
      '12',
      '7.1-1-1',
    ]);
  });

  it.each([
    [{ PRINT_KEY: 'b', SBL: 'a', PID: 'c' }, 'a', 'SBL'],
    [{ SBL: '', PRINT_KEY: 'b', PID: 'c' }, 'b', 'PRINT_KEY'],
    [{ PARCEL_ID: 'e', PID: 'c' }, 'c', 'PID'],
    [{ SWIS_SBL_ID: 'f', 'Tax Map No': 'd' }, 'd', 'Tax Map No'],
    [{ SWIS_SBL_I: 'f', PARCEL_ID: 'e' }, 'f', 'SWIS_SBL_I'],
    [{ parcelid: 'e' }, 'e', 'parcelid'],
  ])(
    'take the number from the first attribute of %j that holds one',
    async (properties, number, attribute) => {
      const report = await lots([properties]);
      expect(await stored()).toMatchObject([{ number }]);
      expect(report.attributes).toContainEqual({ attribute, use: 'tax map number (1 feature)' });
    },
  );

  it.each([
    [{ PARCEL_ADDR: '12 Main St' }, '12 Main St'],
    [{ PARCELADDR: '', SITE_ADDR: '1 Elm' }, '1 Elm'],
    [{ LOC_ST_NBR: '14', LOC_STREET: 'Brook Rd', LOC_UNIT: null }, '14 Brook Rd'],
    [{ MAIL_ADDR: 'PO Box 1', OWNER_ADDRESS: '9 Far Away' }, null],
  ])('read an address of the land from %j, never that of an owner', async (properties, address) => {
    await lots([{ SBL: '1', ...properties }]);
    expect(await stored()).toMatchObject([{ address }]);
  });

  it('store every attribute but those that name people, and say which were left out', async () => {
    const report = await lots([
      {
        SBL: '1',
        ACRES: '0.0574',
        NAME: '',
        PRIMARY_OWNER: 'A. Person',
        PRMY_OWNER: 'A',
        OWNER_TYPE: 8,
        MAIL_CITY: 'Rye',
        PO_BOX: '1',
        ADD_OWNER: 'B',
        nested: { a: [1, null] },
      },
    ]);
    expect((await stored())[0]?.attributes).toEqual({
      SBL: '1',
      ACRES: '0.0574',
      NAME: '',
      nested: { a: [1, null] },
    });
    expect(report.notices.join('\n')).toContain(
      'Not stored, since they name people or where they get their mail: PRIMARY_OWNER, PRMY_OWNER, OWNER_TYPE, MAIL_CITY, PO_BOX, ADD_OWNER.',
    );
    expect(JSON.stringify(await desk.rows('select report from import_run'))).not.toContain('A. Person');
  });

  it('have their area on the ground, which the geodesic area confirms', async () => {
    const ring = [
      [-73.745, 41.164],
      [-73.743, 41.1641],
      [-73.7431, 41.1655],
      [-73.7449, 41.1656],
      [-73.745, 41.164],
    ] as const;
    const report = await desk.import('parcels', 'lot.geojson', geojson([{ geometry: polygon(ring) }], null));
    const [row] = await desk.rows<{ area: number }>('select area_sqft as area from parcel');
    expect((row?.area ?? 0) / geodesicAreaSqFt(ring)).toBeCloseTo(1, 6);
    expect(report.totals.areaSqFt).toBe(row?.area);
    expect(report.totals.gridAreaSqFt / report.totals.areaSqFt).toBeCloseTo(1 - 1.0e-4, 4);
  });

  it('are added without --replace, with a notice, and replaced with it', async () => {
    await lots([{ SBL: '1' }, { SBL: '2' }]);
    const added = await lots([{ SBL: '3' }]);
    expect(added.notices.join('\n')).toContain('2 features of this layer were there before and stay');
    const replaced = await lots([{ SBL: '4' }], { replace: true });
    expect(replaced).toMatchObject({ replaced: 3, accepted: 1, mapVersion: null });
    expect((await stored()).map(({ number }) => number)).toEqual(['4']);
  });

  it('are all kept when the file that should replace them is refused', async () => {
    await lots([{ SBL: '1' }]);
    const nothing = desk.import('parcels', 'none.geojson', geojson([{ geometry: null }]), { replace: true });
    await expect(nothing).rejects.toThrow(/None of the 1 features has a geometry/);
    expect((await stored()).map(({ number }) => number)).toEqual(['1']);
    expect(await desk.rows('select count(*)::int as runs from import_run')).toEqual([{ runs: 1 }]);
  });

  it('come in by the thousand, in batches and in the order of the file, with progress', async () => {
    const seen: number[] = [];
    const rows = Array.from({ length: 2345 }, (_, index) => ({ SBL: `1.1-1-${index}` }));
    const report = await lots(rows, {
      onProgress: ({ accepted }: { accepted: number }) => seen.push(accepted),
    });
    expect(report.accepted).toBe(2345);
    // While a batch is on its way the next one is read: what is in lags one behind.
    expect(seen).toEqual([0, 1000, 2345]);
    expect((await stored()).map(({ number }) => number)).toEqual(rows.map(({ SBL }) => SBL));
  });

  it('keep texts to the letter, whatever signs PostgreSQL or JSON would read in them', async () => {
    const texts = ['12 "Mill" Rd', 'a\\b', '{1,2}', 'NULL', "O'Neil, Ln", 'é 漢 😀', '\\"', ' ', 'x\ty'];
    await lots(texts.map((text) => ({ SBL: text, PARCEL_ADDR: text, NOTE: text })));
    const rows = await desk.rows<{ number: string; address: string; note: string }>(
      `select tax_map_number as number, address, attributes ->> 'NOTE' as note from parcel order by key`,
    );
    // What says "nothing" in a table, and a blank, fill no column and stay among the attributes.
    const columns = texts.map((text) => (text === 'NULL' || text === ' ' ? null : text));
    expect(rows.map(({ note }) => note)).toEqual(texts);
    expect(rows.map(({ number }) => number)).toEqual(columns);
    expect(rows.map(({ address }) => address)).toEqual(columns);
  });

  it('have their import recorded with the report', async () => {
    const report = await lots([{ SBL: '1' }]);
    const [run] = await desk.rows<object>(
      'select layer, file_name, crs, accepted, rejected, report from import_run',
    );
    expect(run).toEqual({
      layer: 'parcels',
      file_name: 'lots.geojson',
      crs: 'EPSG:2260',
      accepted: 1,
      rejected: 0,
      report,
    });
    expect(
      await desk.rows('select count(*)::int as linked from parcel join import_run r on r.id = import_id'),
    ).toEqual([{ linked: 1 }]);
  });
});

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { box, geojson, polygon } from './support/features.js';
import { openImportDesk, type ImportDesk } from './support/import-desk.js';

const place = (east: number, properties: Record<string, unknown>) => ({
  geometry: polygon(box(east, 0, 5000, 5000)),
  properties,
});

describe('municipal outlines and the other layers', () => {
  let desk: ImportDesk;
  beforeAll(async () => {
    desk = await openImportDesk();
  });
  afterEach(() => desk.clear());
  afterAll(() => desk.close());

  const outlines = (
    features: readonly ReturnType<typeof place>[],
    request = {},
  ): ReturnType<ImportDesk['import']> =>
    desk.import('municipality', 'towns.geojson', geojson(features), request);
  const stored = (): Promise<object[]> =>
    desk.rows('select name, role, ST_Area(geom) as area from municipality order by name, role');

  it('are the own outline unless they say otherwise; neighbours are added', async () => {
    await outlines([place(0, { name: 'Here' })], { accuracyFt: 3 });
    await outlines([place(5000, { name: 'There', role: 'neighbor' })]);
    await outlines([place(-5000, { municipality: 'Yonder' })], { role: 'neighbor' });
    expect(await stored()).toEqual([
      { name: 'Here', role: 'own', area: 25_000_000 },
      { name: 'There', role: 'neighbor', area: 25_000_000 },
      { name: 'Yonder', role: 'neighbor', area: 25_000_000 },
    ]);
    expect(await desk.rows(`select accuracy_ft from municipality where role = 'own'`)).toEqual([
      { accuracy_ft: 3 },
    ]);
  });

  it('a second own outline is refused, and replaces the first with --replace', async () => {
    await outlines([place(0, { name: 'Here' })]);
    await expect(outlines([place(5000, { name: 'There' })])).rejects.toMatchObject({
      code: 'Conflict',
      message: expect.stringMatching(
        /has its own outline already \(Here\).*--replace.*--role neighbor/,
      ) as string,
    });
    const report = await outlines([place(5000, { name: 'There' })], { replace: true });
    expect(report.replaced).toBe(1);
    expect(await stored()).toEqual([{ name: 'There', role: 'own', area: 25_000_000 }]);
  });

  it('several places without a role are refused by name', async () => {
    await expect(outlines([place(0, { name: 'Here' }), place(5000, { name: 'There' })])).rejects.toThrow(
      /2 features would each be the own outline of Town of North Castle: Here, There/,
    );
    expect(await stored()).toEqual([]);
  });

  it('--own names the own outline among places without a role; the others are neighbours', async () => {
    await outlines(
      [place(0, { name: 'Here' }), place(5000, { name: 'There' }), place(-5000, { NAME: 'HERE ' })],
      { own: 'here' },
    );
    expect(await stored()).toEqual([
      { name: 'Here', role: 'own', area: 50_000_000 },
      { name: 'There', role: 'neighbor', area: 25_000_000 },
    ]);
  });

  it('a role of its own wins over --own', async () => {
    await outlines([place(0, { name: 'Here' }), place(5000, { name: 'Here', role: 'neighbor' })], {
      own: 'Here',
    });
    expect(await stored()).toMatchObject([
      { name: 'Here', role: 'neighbor' },
      { name: 'Here', role: 'own' },
    ]);
  });

  it('--own that no feature bears is refused with the names there are', async () => {
    await expect(
      outlines([place(0, { name: 'Here' }), place(5000, { name: 'There' })], { own: 'Elsewhere' }),
    ).rejects.toMatchObject({
      code: 'InvalidInput',
      message: expect.stringMatching(/no feature named "Elsewhere".*: Here, There\./) as string,
    });
    expect(await stored()).toEqual([]);
  });

  it('--own is for municipal outlines', async () => {
    const text = geojson([place(0, { name: 'Here' })]);
    await expect(desk.import('roads', 'r.geojson', text, { own: 'Here' })).rejects.toThrow(
      /--own is for the layer municipality/,
    );
  });

  it('parts of one place are united', async () => {
    const report = await outlines([
      place(0, { name: 'Here' }),
      place(4000, { name: 'Here' }),
      place(20_000, { name: 'Here' }),
    ]);
    expect(await stored()).toEqual([
      { name: 'Here', role: 'own', area: 25_000_000 + 20_000_000 + 25_000_000 },
    ]);
    expect(report.notices.join('\n')).toContain('3 features named Here were united into one own outline.');
    expect(report.attributes).toEqual([{ attribute: 'name', use: 'name (3 features)' }]);
  });

  it('impaired waters, hydric soils, roads, buildings and water keep names and attributes', async () => {
    const square = { geometry: polygon(box(0, 0, 100, 100)) };
    const road = { geometry: { type: 'LineString', coordinates: box(0, 0, 100, 100).slice(0, 2) } };
    await desk.import(
      'impaired-waters',
      'i.geojson',
      geojson([{ ...square, properties: { id: 'PWL 1', name: 'Bay', listing: '303(d)', pollutant: 'P' } }]),
    );
    await desk.import(
      'hydric-soils',
      's.geojson',
      geojson([{ ...square, properties: { MUSYM: 'Ce', MUNAME: 'Carlisle muck' } }]),
    );
    await desk.import(
      'roads',
      'r.geojson',
      geojson([{ ...road, properties: { name: 'Main St', width_ft: 24 } }]),
    );
    await desk.import('buildings', 'b.geojson', geojson([{ ...square, properties: { use: 'house' } }]));
    await desk.import('water', 'w.geojson', geojson([{ ...square, properties: { name: 'Sound' } }]));
    expect(await desk.rows('select id, name, listing, attributes from impaired_water')).toEqual([
      {
        id: 'PWL 1',
        name: 'Bay',
        listing: '303(d)',
        attributes: { id: 'PWL 1', name: 'Bay', listing: '303(d)', pollutant: 'P' },
      },
    ]);
    expect(await desk.rows('select id, name from hydric_soil')).toEqual([
      { id: 'Ce', name: 'Carlisle muck' },
    ]);
    expect(
      await desk.rows(
        'select layer, name, attributes, GeometryType(geom) as type from reference_feature order by key',
      ),
    ).toEqual([
      {
        layer: 'roads',
        name: 'Main St',
        attributes: { name: 'Main St', width_ft: 24 },
        type: 'MULTILINESTRING',
      },
      { layer: 'buildings', name: null, attributes: { use: 'house' }, type: 'MULTIPOLYGON' },
      { layer: 'water', name: 'Sound', attributes: { name: 'Sound' }, type: 'MULTIPOLYGON' },
    ]);
  });

  it('replacing one layer for orientation leaves the others', async () => {
    const square = geojson([{ geometry: polygon(box(0, 0, 100, 100)) }]);
    await desk.import('buildings', 'b.geojson', square);
    await desk.import('water', 'w.geojson', square);
    expect(await desk.import('water', 'w.geojson', square, { replace: true })).toMatchObject({ replaced: 1 });
    expect(await desk.rows('select layer from reference_feature order by layer')).toEqual([
      { layer: 'buildings' },
      { layer: 'water' },
    ]);
  });

  it.each([
    [
      { jurisdiction: 'atlantis' },
      'NotFound',
      /no jurisdiction "atlantis"\. There are: mamaroneck, north-castle, rye, wesley-hills/,
    ],
    [{ file: '/nowhere/x.geojson' }, 'NotFound', /no file \/nowhere\/x\.geojson/],
    [{ file: '/' }, 'InvalidInput', /is not a file/],
    [{ crs: 'feet' }, 'InvalidInput', /crs is written as in EPSG:2260/],
    [{ accuracyFt: -1 }, 'InvalidInput', /accuracyFt/],
    [
      { own: 'Here', role: 'own' as const },
      'InvalidInput',
      /The own outline is named either by --own or by --role/,
    ],
    [{ mapSince: '2026-02-30' }, 'InvalidInput', /mapSince must be a calendar date/],
  ])('%j is refused in one sentence', async (request, code, message) => {
    const text = geojson([place(0, { name: 'Here' })]);
    await expect(desk.import('municipality', 't.geojson', text, request)).rejects.toMatchObject({
      code,
      message: expect.stringMatching(message) as string,
    });
  });
});

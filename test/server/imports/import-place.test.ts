import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { box, geojson, polygon } from './support/features.js';
import { openImportDesk, type ImportDesk } from './support/import-desk.js';
import { DEGREES, NEW_YORK_LONG_ISLAND, UTM_18 } from './support/prj-texts.js';
import { shapefileZip } from './support/shapefile-zip.js';

const MILE = 5280;
const lot = (east: number, north = 0) => ({ geometry: polygon(box(east, north, 100, 100)) });
const SQUARE = [
  [-73.745, 41.164],
  [-73.744, 41.164],
  [-73.744, 41.165],
  [-73.745, 41.165],
  [-73.745, 41.164],
] as const;

describe('a file in the wrong place', () => {
  let desk: ImportDesk;
  beforeAll(async () => {
    desk = await openImportDesk();
  });
  afterEach(() => desk.clear());
  afterAll(() => desk.close());

  const parcels = (text: string, request = {}): ReturnType<ImportDesk['import']> =>
    desk.import('parcels', 'lots.geojson', text, request);
  const refusal = (message: RegExp): object => ({
    code: 'InvalidInput',
    message: expect.stringMatching(message) as string,
  });
  const outline = (): ReturnType<ImportDesk['import']> =>
    desk.import(
      'municipality',
      'town.geojson',
      geojson([{ geometry: polygon(box(0, 0, MILE, MILE)), properties: { name: 'Town' } }]),
    );

  it('single features farther than 10 miles from the own outline are rejected with their distance', async () => {
    await outline();
    const report = await parcels(geojson([lot(0), lot(11 * MILE - 1), lot(11 * MILE + 100), lot(21 * MILE)]));
    expect(report).toMatchObject({ accepted: 2, rejected: 2 });
    expect(report.rejectedFeatures.map(({ feature, message }) => [feature, message])).toEqual([
      [3, 'it lies 10.0 miles from Town of North Castle; at most 10 are taken'],
      [4, 'it lies 20.0 miles from Town of North Castle; at most 10 are taken'],
    ]);
  });

  it('a file of which nothing lies within 10 miles is refused, with the distance of the nearest', async () => {
    await outline();
    await expect(parcels(geojson([lot(40 * MILE), lot(31 * MILE)]))).rejects.toMatchObject(
      refusal(
        /None of the 2 features lies within 10 miles of Town of North Castle; the nearest is 30\.0 miles away/,
      ),
    );
    expect(await desk.rows('select key from parcel')).toEqual([]);
  });

  it('without an outline it must lie in the area of New York East; single features outside are rejected', async () => {
    const erie = SQUARE.map(([lon, lat]) => [lon - 5.2, lat + 1.4]);
    await expect(parcels(geojson([{ geometry: polygon(erie) }], null))).rejects.toMatchObject(
      refusal(
        /far from Town of North Castle: .* is 78\.9450° W, 42\.5640° N, outside New York's eastern zone/,
      ),
    );
    const report = await parcels(geojson([{ geometry: polygon(erie) }, { geometry: polygon(SQUARE) }], null));
    expect(report.rejectedFeatures).toMatchObject([
      { feature: 1, message: expect.stringMatching(/ring 1, vertex 1 lies at 78\.9450° W/) as string },
    ]);
  });

  it.each([
    [
      'swapped axes',
      SQUARE.map(([lon, lat]) => [lat, lon]),
      null,
      /look swapped: x \(longitude\) comes first/,
    ],
    ['a lost minus sign', SQUARE.map(([lon, lat]) => [-lon, lat]), null, /minus sign/],
    ['degrees called feet', SQUARE, 'EPSG:2260', /look like longitude and latitude/],
    [
      'UTM metres without a word',
      [
        [605318, 4557702],
        [605418, 4557702],
        [605418, 4557802],
        [605318, 4557702],
      ],
      null,
      /look like UTM zone 18 North in meters: say --crs EPSG:26918/,
    ],
    [
      'Web Mercator without a word',
      [
        [-8209250, 5035000],
        [-8209150, 5035000],
        [-8209150, 5035100],
        [-8209250, 5035000],
      ],
      null,
      /look like Web Mercator in meters: say --crs EPSG:3857/,
    ],
    [
      'Albers of far away without a word',
      [
        [-1500000, 1900000],
        [-1499900, 1900000],
        [-1499900, 1900100],
        [-1500000, 1900000],
      ],
      null,
      /none of the usual systems would they lie in this region/,
    ],
  ])('%s are refused with what they look like', async (_title, ring, crs, message) => {
    await expect(parcels(geojson([{ geometry: polygon(ring) }], crs))).rejects.toMatchObject(
      refusal(message),
    );
  });

  it.each([
    [
      'Albers of Wisconsin',
      'EPSG:5070',
      [
        [520000, 2300000.123456],
        [520100, 2300000],
        [520100, 2300100],
        [520000, 2300000.123456],
      ],
      /520000, 2300000\.1 is 89\.\d+° W, 43\.\d+° N, outside New York's eastern zone\.$/,
    ],
    [
      'Albers of British Columbia',
      'EPSG:3005',
      [
        [1200000, 480000],
        [1200100, 480000],
        [1200100, 480100],
        [1200000, 480000],
      ],
      /is 123\.\d+° W, 49\.\d+° N, outside New York's eastern zone\.$/,
    ],
  ])(
    '%s, named and sound, are told where they lie and offered no other system',
    async (_title, crs, ring, where) => {
      const text = geojson([{ geometry: polygon(ring) }], crs);
      await expect(parcels(text)).rejects.toMatchObject(
        refusal(/^The file lies far from Town of North Castle: read as /),
      );
      await expect(parcels(text)).rejects.toMatchObject(refusal(where));
      await outline();
      await expect(parcels(text)).rejects.toMatchObject(refusal(where));
    },
  );

  it('feet of New York East that a file calls metres are told from the file of another place', async () => {
    const text = geojson([{ geometry: polygon(box(0, 0, 100, 100)) }], 'EPSG:32115');
    const words = /outside New York's eastern zone\. The numbers look like feet.* say --crs EPSG:2260\.$/;
    await expect(parcels(text)).rejects.toMatchObject(refusal(words));
    await outline();
    await expect(parcels(text)).rejects.toMatchObject(refusal(words));
  });

  it('a shapefile without a .prj is refused with what its coordinates look like, near the outline or in the region', async () => {
    const zip = shapefileZip({ records: [{ rings: [[...box(0, 0, 100, 100)].reverse()] }], prj: null });
    const words = /no \.prj[^]*These look like New York East in US survey feet: say --crs EPSG:2260/;
    await expect(desk.import('parcels', 'p.zip', zip)).rejects.toMatchObject(refusal(words));
    await outline();
    await expect(desk.import('parcels', 'p.zip', zip)).rejects.toMatchObject(refusal(words));
    const page = shapefileZip({ records: [{ rings: [[...box(0, 0, 100, 100)].reverse()] }], prj: '<html>' });
    await expect(desk.import('parcels', 'p.zip', page)).rejects.toMatchObject(
      refusal(/cannot be read from the \.prj[^]*look like New York East/),
    );
    expect(await desk.rows('select key from parcel')).toEqual([]);
  });

  it('latitude before longitude in a named system is still spoken of', async () => {
    const ring = SQUARE.map(([lon, lat]) => [lat, lon]);
    await expect(parcels(geojson([{ geometry: polygon(ring) }], 'EPSG:4269'))).rejects.toMatchObject(
      refusal(/look swapped/),
    );
  });

  it('without an outline a notice says that the place could not be checked', async () => {
    const notice =
      'No outline of Town of North Castle is loaded, so it could not be checked that the file lies in or near it.';
    expect((await parcels(geojson([lot(0)]))).notices).toContain(notice);
    const town = geojson([{ geometry: polygon(box(0, 0, MILE, MILE)), properties: { name: 'Town' } }]);
    const neighbours = await desk.import('municipality', 'n.geojson', town, { role: 'neighbor' });
    expect(neighbours.notices).toContain(notice);
    expect((await outline()).notices).not.toContain(notice);
    expect((await parcels(geojson([lot(0)]))).notices).not.toContain(notice);
  });

  it('coordinates in messages are rounded', async () => {
    const odd = [
      [-181.123456789, 41.123456789],
      [-181, 41],
      [-181, 42],
      [-181.123456789, 41.123456789],
    ];
    const report = await parcels(geojson([{ geometry: polygon(odd) }, { geometry: polygon(SQUARE) }], null));
    expect(report.rejectedFeatures[0]?.message).toBe(
      'ring 1, vertex 1: -181.1, 41.1 is no longitude and latitude',
    );
    const feet = box(1 / 3, 1 / 3, 100, 100);
    await expect(parcels(geojson([{ geometry: polygon(feet) }], null))).rejects.toMatchObject(
      refusal(/: 700000\.3, 850000\.3 is no place in it/),
    );
  });

  it('with an outline loaded a guess has to lie near it', async () => {
    await outline();
    const far = box(0, 60 * MILE, 100, 100);
    await expect(parcels(geojson([{ geometry: polygon(far) }], null))).rejects.toMatchObject(
      refusal(
        /none of the usual systems would they lie near this municipality \(read as EPSG:2260 they would lie at 73\.7/,
      ),
    );
  });

  it.each([
    [
      'degrees, with coordinates in feet',
      DEGREES,
      /cannot be in GCS_WGS_1984 \(the \.prj\): 700000, 850000 is no place in it\. If that system is wrong: they would fit New York East/,
    ],
    ['UTM metres, with coordinates in feet', UTM_18, /outside New York's eastern zone/],
    ['Long Island feet, with coordinates of New York East shifted out', NEW_YORK_LONG_ISLAND, null],
  ])('a .prj that says %s: refused where that cannot be', async (_title, prj, message) => {
    const zip = shapefileZip({ records: [{ rings: [[...box(0, 0, 100, 100)].reverse()] }], prj });
    if (message === null) {
      await outline();
      await expect(desk.import('wetlands', 'w.zip', zip)).rejects.toMatchObject(
        refusal(
          /None of the 1 features lies within 10 miles.*The zone looks wrong.*New York East.*EPSG:2260/,
        ),
      );
    } else {
      await expect(desk.import('wetlands', 'w.zip', zip)).rejects.toMatchObject(refusal(message));
    }
    expect(await desk.rows('select key from wetland')).toEqual([]);
  });

  it('coordinates out of all bounds are rejected, never stored as infinite', async () => {
    const wild = [
      [1e30, 1e30],
      [-1e30, 1e30],
      [0, -1e30],
      [1e30, 1e30],
    ];
    const text = geojson([{ geometry: polygon(wild) }, lot(0)], 'EPSG:2260');
    const report = await parcels(text);
    expect(report.rejectedFeatures).toMatchObject([
      { feature: 1, message: expect.stringMatching(/no place/) as string },
    ]);
    expect(await desk.rows(`select key from parcel where ST_AsText(geom) ~* 'nan|inf'`)).toEqual([]);
  });
});

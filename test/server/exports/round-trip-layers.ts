import type { ImportLayerId } from '../../../core/contracts/import-report.js';
import type { ExportGeometry } from '../../../server/exports/export-table.js';

/** A feature as its municipality first loads it, in EPSG:2260 feet. */
export interface GivenFeature {
  properties: Readonly<Record<string, unknown>>;
  geometry: ExportGeometry;
}

const square = (x: number, y: number, side: number): [number, number][] => [
  [x, y],
  [x + side, y],
  [x + side, y + side],
  [x, y + side],
  [x, y],
];

const area = (x: number, y: number, side: number): ExportGeometry => ({
  type: 'Polygon',
  coordinates: [square(x, y, side)],
});

const line = (...coordinates: [number, number][]): ExportGeometry => ({ type: 'LineString', coordinates });

/** More than a .dbf has room for. */
export const LONG_TEXT = `${'Drawn from photographs of several years. '.repeat(8)}Fin`;

/**
 * What a format can lose: holes, parts, lines among areas, accents, zeros, ids that look like days, texts like formulas,
 * features without a name whose label is something else, yes, no and not known.
 */
export const GIVEN_LAYERS: Readonly<Record<ImportLayerId, readonly GivenFeature[]>> = {
  municipality: [
    {
      properties: { name: 'Town of Nowhere', role: 'own', accuracy_ft: 12.25 },
      geometry: area(715_000, 760_000, 12_000.5),
    },
    {
      properties: { name: '=1+1', role: 'neighbor', accuracy_ft: null },
      geometry: area(727_000.5, 760_000, 5_000.125),
    },
  ],
  wetlands: [
    {
      properties: {
        id: '007',
        name: 'Étang du Nord',
        kind: 'tidal',
        ATTRIBUTE: 'E2EM1P',
        accuracy_ft: 2.5,
        source: LONG_TEXT,
        degraded: true,
      },
      geometry: {
        type: 'Polygon',
        coordinates: [
          square(720_000.123456789, 765_000.987654321, 300),
          square(720_100.3, 765_100.7, 50.25).reverse(),
        ],
      },
    },
    {
      properties: { id: '2020-01-01', name: null, kind: 'freshwater', local_importance: true },
      geometry: {
        type: 'MultiPolygon',
        coordinates: [[square(721_000, 765_000, 100.1)], [square(721_500, 765_500, 99.9)]],
      },
    },
    {
      properties: { id: '-5', name: `'+1 quoted`, kind: 'freshwater', source: '@ the office' },
      geometry: area(722_000, 765_500, 70),
    },
  ],
  watercourses: [
    {
      properties: { id: '0001', name: 'Mühlbach', kind: 'stream', permanent: true, FCODE: 46006 },
      geometry: line([720_000.5, 766_000.25], [720_100.125, 766_100.0625], [720_150, 766_300]),
    },
    {
      properties: { id: 'P-2', name: null, kind: 'pond', permanent: null },
      geometry: area(720_500, 766_500, 80),
    },
    {
      properties: { id: 'D-3', name: 'Drain', kind: 'ditch', permanent: false, accuracy_ft: 40 },
      geometry: {
        type: 'MultiLineString',
        coordinates: [
          [
            [721_000, 766_000],
            [721_050, 766_050.5],
          ],
          [
            [721_100, 766_100],
            [721_200, 766_100],
          ],
        ],
      },
    },
  ],
  parcels: [
    {
      properties: { SBL: '001.10-1-05', PRINT_KEY: '1.10-1-5', address: '1 Shore Road' },
      geometry: area(722_000.01, 765_000.02, 208.71),
    },
    {
      properties: { SBL: '001.10-1-06', PRINT_KEY: null, address: null },
      geometry: area(722_208.72, 765_000.02, 208.71),
    },
    {
      properties: { SBL: '-5', PRINT_KEY: '0012', address: '+2 rear' },
      geometry: area(722_417.43, 765_000.02, 208.71),
    },
  ],
  'impaired-waters': [
    {
      properties: { PWL_ID: '1702-0014', name: 'Kensico', listing: 'Phosphorus' },
      geometry: area(723_000, 765_000, 410.5),
    },
    {
      properties: { PWL_ID: '0099', name: null, listing: 'Category 5' },
      geometry: line([723_000, 766_000], [723_500.25, 766_250.75]),
    },
  ],
  'hydric-soils': [
    {
      properties: {
        POLYGON_ID: '12',
        MUNAME: 'Ridgebury complex, 0 to 3 percent',
        MUSYM: 'RdA',
        MUKEY: '289',
      },
      geometry: area(724_000, 765_000, 500.25),
    },
    {
      properties: { POLYGON_ID: '013', MUNAME: 'Carlisle muck', MUSYM: null, MUKEY: '0290' },
      geometry: area(725_000, 765_000, 123.4),
    },
  ],
  roads: [
    {
      properties: { name: 'Ferry Lane' },
      geometry: line([720_000, 768_000], [721_000.5, 768_100.5]),
    },
    { properties: { name: null }, geometry: line([720_000, 768_500], [721_000, 768_500]) },
  ],
  buildings: [
    { properties: { name: 'Firehouse' }, geometry: area(720_000, 769_000, 40.25) },
    { properties: { name: null }, geometry: area(720_100, 769_000, 33.3) },
  ],
  water: [
    { properties: { name: 'Long Pond' }, geometry: area(720_000, 770_000, 400.4) },
    { properties: { name: null }, geometry: area(721_000, 770_000, 33.3) },
  ],
};

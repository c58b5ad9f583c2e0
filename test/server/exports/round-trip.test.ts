import { mkdtemp, copyFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ExportCrs, ExportFormat } from '../../../core/contracts/file-exports.js';
import type { ImportLayerId } from '../../../core/contracts/import-report.js';
import { BUILT_IN_ORDINANCES } from '../../../core/ordinances/registry.js';
import type { ExportFeature, ExportGeometry } from '../../../server/exports/export-table.js';
import { makeFile } from '../../../server/exports/make-file.js';
import { openSource } from '../../../server/imports/open-source.js';
import { layerTable } from '../../../server/services/exports/layer-table.js';
import { importLayer } from '../../../server/services/import-layer.js';
import { openTestDatabase, type TestDatabase } from '../../support/database.js';
import { furthest, partCount } from './same-shape.js';

/** Feet that a vertex may be off after it went out and came in again. */
const TOLERANCE_FT = 0.001;

type Properties = Record<string, unknown>;
interface Given {
  properties: Properties;
  geometry: ExportGeometry;
}

const square = (x: number, y: number, side: number): [number, number][] => [
  [x, y],
  [x + side, y],
  [x + side, y + side],
  [x, y + side],
  [x, y],
];

const LONG = `${'Drawn from photographs of several years. '.repeat(8)}Fin`;

const WETLANDS: readonly Given[] = [
  {
    properties: {
      id: '007',
      name: 'Étang du Nord',
      kind: 'tidal',
      accuracy_ft: 2.5,
      source: LONG,
      degraded: true,
    },
    geometry: {
      type: 'Polygon',
      coordinates: [
        square(720000.123456789, 765000.987654321, 300),
        square(720100.3, 765100.7, 50.25).reverse(),
      ],
    },
  },
  {
    properties: { id: '2020-01-01', name: null, kind: 'freshwater', local_importance: true },
    geometry: {
      type: 'MultiPolygon',
      coordinates: [[square(721000, 765000, 100.1)], [square(721500, 765500, 99.9)]],
    },
  },
];

const WATERCOURSES: readonly Given[] = [
  {
    properties: { id: '0001', name: 'Mühlbach', kind: 'stream', permanent: true },
    geometry: {
      type: 'LineString',
      coordinates: [
        [720000.5, 766000.25],
        [720100.125, 766100.0625],
        [720150, 766300],
      ],
    },
  },
  {
    properties: { id: 'P-2', name: null, kind: 'pond', permanent: null },
    geometry: { type: 'Polygon', coordinates: [square(720500, 766500, 80)] },
  },
];

const PARCELS: readonly Given[] = [
  {
    properties: { SBL: '001.10-1-05', PRINT_KEY: '1.10-1-5', address: '1 Shore Road' },
    geometry: { type: 'Polygon', coordinates: [square(722000.01, 765000.02, 208.71)] },
  },
  {
    properties: { SBL: '001.10-1-06', PRINT_KEY: null, address: null },
    geometry: { type: 'Polygon', coordinates: [square(722208.72, 765000.02, 208.71)] },
  },
];

const LAYERS = { wetlands: WETLANDS, watercourses: WATERCOURSES, parcels: PARCELS } as const;
type Layer = keyof typeof LAYERS;

/** Columns of a layer that a file has to bring back, and by which its features are told apart. */
const COLUMNS: Readonly<Record<Layer, { table: string; key: string; columns: readonly string[] }>> = {
  wetlands: {
    table: 'wetland',
    key: 'id',
    columns: ['id', 'name', 'kind', 'local_importance', 'degraded', 'accuracy_ft', 'source'],
  },
  watercourses: {
    table: 'watercourse',
    key: 'id',
    columns: ['id', 'name', 'kind', 'permanent', 'accuracy_ft'],
  },
  parcels: { table: 'parcel', key: 'tax_map_number', columns: ['tax_map_number', 'address'] },
};

const OUT = 'north-castle';
const IN = 'rye';

let database: TestDatabase;
let folder = '';

beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'hf-round-'));
  for (const layer of Object.keys(LAYERS) as Layer[]) {
    const file = path.join(folder, `${layer}.geojson`);
    const crs = { type: 'name', properties: { name: 'urn:ogc:def:crs:EPSG::2260' } };
    const features = LAYERS[layer].map((given) => ({ type: 'Feature', ...given }));
    await writeFile(file, JSON.stringify({ type: 'FeatureCollection', crs, features }));
    await importLayer(database.knex, { layer, file, jurisdiction: OUT });
  }
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

/** @returns a file of a layer, as somebody downloads it */
async function download(layer: Layer, format: ExportFormat, crs: ExportCrs): Promise<string> {
  const table = await layerTable(database.knex, BUILT_IN_ORDINANCES, { place: OUT, layer }, {});
  return makeFile(table, { format, crs }, new AbortController().signal, async ({ file, name }) => {
    const kept = path.join(folder, name);
    await copyFile(file, kept);
    return kept;
  });
}

type Row = Record<string, unknown> & { geometry: ExportGeometry };

async function rowsOf(place: string, layer: Layer): Promise<Row[]> {
  const { table, key, columns } = COLUMNS[layer];
  const current = layer === 'parcels' ? '' : 'and retired_version is null';
  const result = await database.knex.raw<{ rows: Row[] }>(
    `select ${columns.join(', ')}, cast(ST_AsGeoJSON(geom, 15, 0) as json) as geometry
     from ${table} where jurisdiction_id = :place ${current} order by ${key}`,
    { place },
  );
  return result.rows;
}

const attributesOf = ({ geometry: _geometry, ...attributes }: Row): Properties => attributes;

async function bringIn(
  layer: ImportLayerId,
  file: string,
  more: { layerInFile?: string; crs?: string } = {},
) {
  await importLayer(database.knex, { layer, file, jurisdiction: IN, replace: true, ...more });
}

/** What a layer came back as, beside what it was. */
async function expectSame(
  layer: Layer,
  changed: (was: Properties) => Properties = (was) => was,
): Promise<void> {
  const [was, is] = [await rowsOf(OUT, layer), await rowsOf(IN, layer)];
  expect(is.map(attributesOf)).toEqual(was.map(attributesOf).map(changed));
  for (const [index, { geometry }] of is.entries()) {
    const before = was[index];
    if (before === undefined) throw new Error('a feature came back that never went out');
    expect(furthest(before.geometry, geometry)).toBeLessThan(TOLERANCE_FT);
  }
}

/** A .dbf holds 254 bytes of a text. */
const cutTexts = (was: Properties): Properties => ({
  ...was,
  ...(typeof was['source'] === 'string' ? { source: was['source'].slice(0, 254).trim() } : {}),
});

describe('out and in again', () => {
  it.each([
    ['wetlands', 'geojson', 'EPSG:2260'],
    ['wetlands', 'geojson', 'EPSG:4326'],
    ['wetlands', 'geopackage', 'EPSG:2260'],
    ['wetlands', 'geopackage', 'EPSG:4326'],
    ['wetlands', 'csv', 'EPSG:2260'],
    ['wetlands', 'csv', 'EPSG:4326'],
    ['watercourses', 'geojson', 'EPSG:2260'],
    ['watercourses', 'geopackage', 'EPSG:2260'],
    ['watercourses', 'csv', 'EPSG:4326'],
    ['parcels', 'csv', 'EPSG:2260'],
  ] as const)('%s as %s in %s are the same to 0.001 ft, with every attribute', async (layer, format, crs) => {
    const file = await download(layer, format, crs);
    await bringIn(layer, file, format === 'csv' ? { crs } : {});
    await expectSame(layer);
  });

  it.each(['EPSG:2260', 'EPSG:4326'] as const)(
    'wetlands as a Shapefile in %s are the same, long texts cut to 254 bytes',
    async (crs) => {
      await bringIn('wetlands', await download('wetlands', 'shapefile', crs));
      await expectSame('wetlands', cutTexts);
    },
  );

  it('parcels as a Shapefile keep the zeros of their numbers', async () => {
    await bringIn('parcels', await download('parcels', 'shapefile', 'EPSG:2260'));
    await expectSame('parcels');
  });

  it('watercourses as a Shapefile are two, lines and areas, each the same', async () => {
    const file = await download('watercourses', 'shapefile', 'EPSG:2260');
    const name = path.basename(file, '.zip');
    const was = await rowsOf(OUT, 'watercourses');
    for (const [kind, id] of [
      ['lines', '0001'],
      ['areas', 'P-2'],
    ] as const) {
      await bringIn('watercourses', file, { layerInFile: `${name}-${kind}` });
      const [is] = await rowsOf(IN, 'watercourses');
      const before = was.find((row) => row['id'] === id);
      if (is === undefined || before === undefined) throw new Error(`no ${kind} came back`);
      expect(attributesOf(is)).toEqual(attributesOf(before));
      expect(furthest(before.geometry, is.geometry)).toBeLessThan(TOLERANCE_FT);
    }
  });

  it('wetlands as KML are the same, with their ids as names and every other attribute', async () => {
    await bringIn('wetlands', await download('wetlands', 'kml', 'EPSG:2260'));
    await expectSame('wetlands', (was) => ({ ...was, name: was['id'] }));
  });

  it('wetlands as DXF are their rings, each a closed polyline on the layer of its kind', async () => {
    const file = await download('wetlands', 'dxf', 'EPSG:4326');
    const was = await rowsOf(OUT, 'wetlands');
    const read = async (layerInFile: string): Promise<ExportGeometry[]> => {
      const source = await openSource(file, layerInFile);
      try {
        const found: ExportGeometry[] = [];
        for await (const { geometry } of source.features()) found.push(geometry as ExportGeometry);
        return found;
      } finally {
        await source.close();
      }
    };
    for (const [layer, id] of [
      ['WETLAND-TIDAL', '007'],
      ['WETLAND-FRESHWATER', '2020-01-01'],
    ] as const) {
      const before = was.find((row) => row['id'] === id);
      if (before === undefined) throw new Error(`${id} was lost`);
      const rings = await read(layer);
      expect(rings).toHaveLength(partCount(before.geometry));
      const together: ExportGeometry = {
        type: 'MultiPolygon',
        coordinates: rings.map((ring) => (ring.type === 'Polygon' ? ring.coordinates : [])),
      };
      expect(furthest(before.geometry, together)).toBeLessThan(TOLERANCE_FT);
    }
  });

  it('a text that a spreadsheet would take for a formula gets an apostrophe in a CSV, as the guide says', async () => {
    const feature: ExportFeature = {
      values: { SBL: '-5' },
      geometry: PARCELS[0]?.geometry ?? null,
      group: 'PARCEL',
      label: '',
    };
    const table = await layerTable(database.knex, BUILT_IN_ORDINANCES, { place: OUT, layer: 'parcels' }, {});
    const one = {
      ...table,
      // eslint-disable-next-line @typescript-eslint/require-await
      async *features() {
        yield feature;
      },
    };
    const form = { format: 'csv', crs: 'EPSG:2260' } as const;
    const file = await makeFile(one, form, new AbortController().signal, async (made) => {
      const kept = path.join(folder, 'formula.csv');
      await copyFile(made.file, kept);
      return kept;
    });
    await bringIn('parcels', file, { crs: 'EPSG:2260' });
    expect((await rowsOf(IN, 'parcels')).map((row) => row['tax_map_number'])).toEqual(["'-5"]);
  });
});

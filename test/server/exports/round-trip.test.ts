import { mkdtemp, copyFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ExportCrs, ExportFormat } from '../../../core/contracts/file-exports.js';
import { IMPORT_LAYERS, type ImportLayerId } from '../../../core/contracts/import-report.js';
import { BUILT_IN_ORDINANCES } from '../../../core/ordinances/registry.js';
import type { ExportFeature, ExportGeometry } from '../../../server/exports/export-table.js';
import { makeFile } from '../../../server/exports/make-file.js';
import { linesOf, polygonsOf } from '../../../server/exports/shape-parts.js';
import { openSource } from '../../../server/imports/open-source.js';
import { layerTable } from '../../../server/services/exports/layer-table.js';
import { importLayer } from '../../../server/services/import-layer.js';
import { openTestDatabase, type TestDatabase } from '../../support/database.js';
import { GIVEN_LAYERS } from './round-trip-layers.js';
import { furthest } from './same-shape.js';

/** Feet that a vertex may be off after it went out and came in again. */
const TOLERANCE_FT = 0.001;

/** Columns that say when and where a feature was loaded, or that are measured anew. */
const OF_THE_LOAD = ['MUNI', 'MUNI_NAME', 'MAP_VER', 'MAP_DAY', 'SINCE', 'LOADED'];
const MEASURED = ['ACRES', 'CALC_ACRES', 'SQFT'];

const OUT = 'north-castle';
const IN = 'rye';

let database: TestDatabase;
let folder = '';

beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'hf-round-'));
  for (const layer of IMPORT_LAYERS) {
    const file = path.join(folder, `${layer}.geojson`);
    const crs = { type: 'name', properties: { name: 'urn:ogc:def:crs:EPSG::2260' } };
    const features = GIVEN_LAYERS[layer].map((given) => ({ type: 'Feature', ...given }));
    await writeFile(file, JSON.stringify({ type: 'FeatureCollection', crs, features }));
    await importLayer(database.knex, { layer, file, jurisdiction: OUT });
  }
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const tableOf = (layer: ImportLayerId, place = OUT) =>
  layerTable(database.knex, BUILT_IN_ORDINANCES, { place, layer }, {});

/** @returns a file of a layer, as somebody downloads it */
async function download(layer: ImportLayerId, format: ExportFormat, crs: ExportCrs): Promise<string> {
  const form = { format, crs };
  return makeFile(await tableOf(layer), form, new AbortController().signal, async ({ file, name }) => {
    const kept = path.join(folder, name);
    await copyFile(file, kept);
    return kept;
  });
}

async function featuresOf(layer: ImportLayerId, place: string): Promise<ExportFeature[]> {
  const found: ExportFeature[] = [];
  const table = await tableOf(layer, place);
  for await (const feature of table.features(2260, new AbortController().signal)) found.push(feature);
  return found;
}

function attributesOf({ values }: ExportFeature): Record<string, unknown> {
  const lasting = Object.entries(values).filter(([name]) => ![...OF_THE_LOAD, ...MEASURED].includes(name));
  return Object.fromEntries(lasting);
}

async function bringIn(
  layer: ImportLayerId,
  file: string,
  more: { layerInFile?: string; crs?: string } = {},
) {
  await importLayer(database.knex, { layer, file, jurisdiction: IN, replace: true, ...more });
}

const isLine = ({ geometry }: ExportFeature): boolean => /LineString/.test(geometry?.type ?? '');

/** What a layer came back as, beside what it was. */
async function expectSame(
  layer: ImportLayerId,
  { only = () => true, cut = Infinity }: { only?: (feature: ExportFeature) => boolean; cut?: number } = {},
): Promise<void> {
  const [was, is] = [(await featuresOf(layer, OUT)).filter(only), await featuresOf(layer, IN)];
  const cutTexts = (values: Record<string, unknown>): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        typeof value === 'string' ? value.slice(0, cut).trim() : value,
      ]),
    );
  expect(is.map(attributesOf)).toEqual(was.map(attributesOf).map(cutTexts));
  for (const [index, { geometry }] of is.entries()) {
    const before = was[index]?.geometry;
    if (!before || !geometry) throw new Error('a feature came back that never went out');
    expect(furthest(before, geometry)).toBeLessThan(TOLERANCE_FT);
  }
}

/** Bytes of a text in a .dbf; the texts here that are longer have no letters of two. */
const DBF_TEXT = 254;

const both = (format: ExportFormat) =>
  IMPORT_LAYERS.flatMap((layer) =>
    (['EPSG:2260', 'EPSG:4326'] as const).map((crs) => [layer, format, crs] as const),
  );

/** GDAL takes a second for each, so there are few; `column-names.test.ts` holds what the columns of each layer are called. */
const GEOPACKAGES = [
  ['wetlands', 'geopackage', 'EPSG:4326'],
  ['watercourses', 'geopackage', 'EPSG:2260'],
] as const;

describe('out and in again', () => {
  it.each([
    ...both('geojson'),
    ...both('csv'),
    ...IMPORT_LAYERS.map((layer) => [layer, 'kml', 'EPSG:4326'] as const),
    ...GEOPACKAGES,
  ])('%s as %s in %s are the same to 0.001 ft, with every attribute', async (layer, format, crs) => {
    const file = await download(layer, format, crs);
    await bringIn(layer, file, format === 'csv' ? { crs } : {});
    await expectSame(layer);
  });

  it.each([
    ['wetlands', 'shapefile', 'EPSG:4326'],
    ['watercourses', 'shapefile', 'EPSG:2260'],
    ['parcels', 'shapefile', 'EPSG:2260'],
  ] as const)(
    '%s as a %s in %s are the same, long texts cut to 254 bytes, lines and areas as two',
    async (layer, format, crs) => {
      const file = await download(layer, format, crs);
      const lines = (await featuresOf(layer, OUT)).filter(isLine).length;
      if (lines === 0 || lines === GIVEN_LAYERS[layer].length) {
        await bringIn(layer, file);
        await expectSame(layer, { cut: DBF_TEXT });
        return;
      }
      const name = path.basename(file, '.zip');
      await bringIn(layer, file, { layerInFile: `${name}-lines` });
      await expectSame(layer, { cut: DBF_TEXT, only: isLine });
      await bringIn(layer, file, { layerInFile: `${name}-areas` });
      await expectSame(layer, { cut: DBF_TEXT, only: (feature) => !isLine(feature) });
    },
  );

  it.each([
    ['wetlands', 'WETLAND-TIDAL', 'Polygon'],
    ['watercourses', 'WATERCOURSE', 'LineString'],
  ] as const)(
    '%s as DXF are rings and lines on the layer %s, without attributes',
    async (layer, group, first) => {
      const file = await download(layer, 'dxf', 'EPSG:2260');
      const was = (await featuresOf(layer, OUT)).filter((feature) => feature.group === group);
      const source = await openSource(file, group);
      const shapes: ExportGeometry[] = [];
      for await (const { geometry, properties } of source.features()) {
        shapes.push(geometry as ExportGeometry);
        expect(properties).toMatchObject({ Layer: group });
        expect(Object.keys(properties)).toEqual(['Layer', 'EntityHandle']);
      }
      await source.close();
      expect(shapes[0]?.type).toBe(first);
      // A closed polyline comes back as a polygon of its own, also where it was a hole.
      const parts = (geometry: ExportGeometry): ExportGeometry[] => [
        ...polygonsOf(geometry)
          .flat()
          .map((ring): ExportGeometry => ({ type: 'Polygon', coordinates: [ring] })),
        ...linesOf(geometry).map((line): ExportGeometry => ({ type: 'LineString', coordinates: line })),
      ];
      const before = was.flatMap(({ geometry }) => (geometry === null ? [] : parts(geometry)));
      expect(shapes).toHaveLength(before.length);
      for (const [index, shape] of shapes.entries()) {
        expect(furthest(before[index] ?? shape, shape)).toBeLessThan(TOLERANCE_FT);
      }
    },
  );
});

import { stat } from 'node:fs/promises';
import { InvalidInput } from '../../../core/errors.js';
import type { GdalLayer } from '../../gdal/gdal.js';
import { chooseLayer } from '../choose-layer.js';
import type { CrsStatement } from '../crs-statement.js';
import type { FeatureSource, SourceFeature } from '../source-feature.js';
import type { SourceContents } from '../source-layer.js';
import { readWkb } from '../read-wkb.js';
import {
  DUMP_ARGS,
  NUMBER_COLUMN,
  readingFolder,
  SHAPE_COLUMN,
  withGdalReading,
  type GdalFormat,
  type GdalReading,
} from './gdal-reading.js';
import { readDump, type DumpRow } from './read-dump.js';

/** Formats whose layers GDAL tells. */
export type LayeredFormat = Exclude<GdalFormat, 'DXF'>;

/** What of a GPX file is no line. */
const WAYPOINTS = new Set(['waypoints', 'route_points', 'track_points']);

/** @returns the layers of shapes in a file; tables without shapes are none */
export async function listWithGdal(file: string, format: LayeredFormat): Promise<SourceContents> {
  const { folder, clean } = await readingFolder();
  try {
    return await withGdalReading(file, format, folder, ({ dataset }) =>
      Promise.resolve({
        format,
        layers: shapeLayers(format, dataset.layers).map(({ name, features, geometry }) => ({
          name,
          features,
          geometry,
        })),
      }),
    );
  } finally {
    await clean();
  }
}

/**
 * Opens a layer of a file that GDAL reads. The layer is translated into a folder that goes when the source is closed.
 * @param layerInFile  where it holds several
 * @throws InvalidInput  when GDAL cannot read it, or a layer has to be chosen
 */
export async function openWithGdal(
  file: string,
  format: LayeredFormat,
  layerInFile: string | null,
): Promise<FeatureSource> {
  const { folder, clean } = await readingFolder();
  try {
    const { layer, dump, notices } = await withGdalReading(file, format, folder, async (reading) => {
      const chosen = chooseLayer(`The ${format}`, shapeLayers(format, reading.dataset.layers), layerInFile);
      return {
        layer: chosen,
        dump: await dumpLayer(reading, chosen),
        notices: [...reading.notices, ...waypointNotice(format, reading.dataset.layers)],
      };
    });
    const { size } = await stat(dump);
    let bytes = 0;
    return {
      format,
      layerInFile: layer.name,
      crs: crsOf(format, layer),
      notices,
      features: () => readLayer(dump, layer, notices, (read) => (bytes = read)),
      progress: () => (size === 0 ? 1 : bytes / size),
      close: clean,
    };
  } catch (error) {
    await clean();
    throw error;
  }
}

function shapeLayers(format: LayeredFormat, layers: readonly GdalLayer[]): GdalLayer[] {
  const shapes = layers.filter(({ hasGeometry }) => hasGeometry);
  if (format !== 'GPX') return shapes;
  const lines = shapes.filter(({ name, features }) => !WAYPOINTS.has(name) && features !== 0);
  if (lines.length > 0) return lines;
  throw new InvalidInput('The GPX file holds no track and no route. Waypoints are not taken.');
}

function waypointNotice(format: LayeredFormat, layers: readonly GdalLayer[]): string[] {
  const count = format === 'GPX' ? (layers.find(({ name }) => name === 'waypoints')?.features ?? 0) : 0;
  return count === 0 ? [] : [`${count} waypoints of the GPX file were not taken: they are points.`];
}

function crsOf(format: LayeredFormat, { crsWkt }: GdalLayer): CrsStatement {
  if (format === 'GPX')
    return { kind: 'degrees', byRule: true, from: 'GPX, which is in longitude and latitude' };
  return crsWkt === null
    ? { kind: 'none', why: `the ${format} does not say it` }
    : { kind: 'wkt', text: crsWkt, from: `the ${format}` };
}

async function dumpLayer(reading: GdalReading, layer: GdalLayer): Promise<string> {
  if (layer.name.startsWith('-')) {
    throw new InvalidInput(`The layer ${layer.name} cannot be read for its name: rename it.`);
  }
  const kept = layer.fields.filter(({ type }) => type !== 'Binary').map(({ name }) => name);
  const select = kept.length === layer.fields.length ? [] : ['-select', kept.map(quoted).join(',')];
  const numbers = layer.idColumn === null ? [] : ['-preserve_fid'];
  const [dump] = await reading.translate([...DUMP_ARGS, ...numbers, ...select, layer.name], 'layer');
  if (dump === undefined) throw new Error('GDAL wrote no file.');
  return dump;
}

const quoted = (name: string): string => `"${name.replaceAll('"', '\\"')}"`;

async function* readLayer(
  dump: string,
  layer: GdalLayer,
  notices: string[],
  onBytes: (read: number) => void,
): AsyncIterable<SourceFeature> {
  const types = new Map(layer.fields.map(({ name, type }) => [name, type]));
  let feature = 0;
  for await (const row of readDump(dump, onBytes)) {
    feature += 1;
    yield featureOf(row, feature, layer, types);
  }
  const said = layer.features ?? feature;
  if (said === feature) return;
  const differ = `The layer ${layer.name} says that it holds ${said} features, and ${feature} could be read`;
  if (feature === 0) throw new InvalidInput(`${differ}: the file is damaged.`);
  notices.push(`${differ}.`);
}

function featureOf(
  row: DumpRow,
  feature: number,
  layer: GdalLayer,
  types: ReadonlyMap<string, string>,
): SourceFeature {
  const properties: Record<string, unknown> = {};
  const texts: Record<string, string> = {};
  for (const [column, text] of row) {
    if (column === SHAPE_COLUMN) continue;
    const name = column === NUMBER_COLUMN ? (layer.idColumn ?? 'fid') : column;
    const value =
      text === null ? null : valueOf(text, column === NUMBER_COLUMN ? 'Integer64' : types.get(column));
    properties[name] = value;
    if (typeof value === 'number' && text !== null && String(value) !== text) texts[name] = text;
  }
  const shape = row.get(SHAPE_COLUMN) ?? null;
  return {
    feature,
    id: undefined,
    geometry: shape === null ? null : readWkb(shape).geometry,
    properties,
    texts,
  };
}

/** @returns a value of a dump: a number, else text; dates as ISO 8601 writes them */
function valueOf(text: string, type: string | undefined): string | number {
  switch (type) {
    case 'Integer':
    case 'Integer64':
    case 'Real': {
      const number = Number(text);
      return text.trim() === '' || Number.isNaN(number) ? text : number;
    }
    case 'Date':
      return text.replaceAll('/', '-');
    case 'DateTime':
      return text
        .replaceAll('/', '-')
        .replace(' ', 'T')
        .replace(/[+]00$/, 'Z');
    default:
      return text;
  }
}

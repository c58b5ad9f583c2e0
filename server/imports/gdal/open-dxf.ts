import { stat } from 'node:fs/promises';
import { InvalidInput } from '../../../core/errors.js';
import { chooseLayer } from '../choose-layer.js';
import type { FeatureSource, SourceFeature } from '../source-feature.js';
import type { SourceContents } from '../source-layer.js';
import { checkDxfBlocks } from './dxf-blocks.js';
import { dxfHead } from './dxf-head.js';
import { ENTITY_COLUMNS, shapeOfEntity, type NotTaken } from './dxf-entity.js';
import { DUMP_ARGS, readingFolder, withGdalReading } from './gdal-reading.js';
import { readDump } from './read-dump.js';

/** A layer of a drawing, which has shapes. */
interface DrawingLayer {
  name: string;
  features: number;
  geometry: string | null;
}

/** A drawing, translated into a file that is read again and again. */
interface Drawing {
  dump: string;
  layers: readonly DrawingLayer[];
  notices: string[];
}

/** @returns the layers of a drawing that have polygons or lines */
export async function listDxf(file: string): Promise<SourceContents> {
  const { folder, clean } = await readingFolder();
  try {
    const { layers } = await readDrawing(file, folder);
    return { format: 'DXF', layers: layers.map((layer) => ({ ...layer })) };
  } finally {
    await clean();
  }
}

/**
 * Opens a layer of a drawing. A line that ends where it begins, and a hatch, is a polygon; other lines are lines.
 * @throws InvalidInput  when it is no drawing, or a layer has to be chosen
 */
export async function openDxf(file: string, layerInFile: string | null): Promise<FeatureSource> {
  const { folder, clean } = await readingFolder();
  try {
    const { dump, layers, notices } = await readDrawing(file, folder);
    const layer = chooseLayer('The drawing', layers, layerInFile);
    const { size } = await stat(dump);
    let bytes = 0;
    return {
      format: 'DXF',
      layerInFile: layer.name,
      crs: { kind: 'none', why: 'a DXF does not say it' },
      notices,
      features: () => layerShapes(dump, layer.name, (read) => (bytes = read)),
      progress: () => (size === 0 ? 1 : bytes / size),
      close: clean,
    };
  } catch (error) {
    await clean();
    throw error;
  }
}

/** Of a line of a drawing, its group's number counted as another; a drawing takes as long as one without blocks. */
const BYTES_A_LINE = 8;

async function readDrawing(file: string, folder: string): Promise<Drawing> {
  const { binary, units } = await dxfHead(file);
  if (binary) {
    throw new InvalidInput(
      'The drawing is a binary DXF. Save it as a DXF in text (ASCII), such as "AutoCAD 2018 DXF".',
    );
  }
  const lines = await checkDxfBlocks(file);
  const notices =
    units === null
      ? []
      : [
          `The head of the drawing gives ${units} as its units; its coordinates are read in those of the system you name.`,
        ];
  const dump = await withGdalReading(
    file,
    'DXF',
    folder,
    async (reading) => {
      if (!reading.dataset.layers.some(({ name }) => name === 'entities')) {
        throw new InvalidInput('The drawing has no entities.');
      }
      const args = ['-select', ENTITY_COLUMNS.join(','), 'entities'];
      const [written] = await reading.translate([...DUMP_ARGS, ...args], 'drawing');
      return written;
    },
    lines * BYTES_A_LINE,
  );
  if (dump === undefined) throw new Error('GDAL wrote no file.');
  const layers = new Map<string, DrawingLayer>();
  const left = new Map<NotTaken, number>();
  for await (const row of readDump(dump, () => undefined)) {
    const entity = shapeOfEntity(row);
    if (typeof entity === 'string') left.set(entity, (left.get(entity) ?? 0) + 1);
    else {
      const kind = entity.geometry.type.replace('Multi', '');
      const layer = layers.get(entity.layer) ?? { name: entity.layer, features: 0, geometry: kind };
      layer.features += 1;
      if (layer.geometry !== kind) layer.geometry = null;
      layers.set(entity.layer, layer);
    }
  }
  for (const [what, count] of left) notices.push(`Not taken from the drawing: ${count} ${what}.`);
  if (layers.size === 0)
    throw new InvalidInput(`The drawing holds no polygon and no line. ${notices.join(' ')}`.trim());
  return { dump, notices, layers: [...layers.values()].sort((a, b) => a.name.localeCompare(b.name, 'en')) };
}

async function* layerShapes(
  dump: string,
  layer: string,
  onBytes: (read: number) => void,
): AsyncIterable<SourceFeature> {
  let feature = 0;
  for await (const row of readDump(dump, onBytes)) {
    const entity = shapeOfEntity(row);
    if (typeof entity === 'string' || entity.layer !== layer) continue;
    feature += 1;
    const { geometry, handle } = entity;
    const properties = { Layer: layer, EntityHandle: handle };
    yield { feature, id: handle ?? undefined, geometry, properties };
  }
}

import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Entry, ZipFile } from 'yauzl';
import { InvalidInput } from '../../core/errors.js';
import { chooseZipped } from './choose-zipped.js';
import { READERS } from './readers.js';
import { HEAD_BYTES, shapefileLayer } from './shapefile-head.js';
import type { FeatureSource } from './source-feature.js';
import type { SourceContents, SourceLayer } from './source-layer.js';
import { entryHead, unzipEntry, type ByteBudget } from './unzip-entry.js';
import { sourcesOf, type ZippedSource } from './zip-contents.js';
import { listZip, ZIP_LIMITS, type ZipLimits } from './zip-entries.js';

/** Files of a zip that are looked into for their layers; of others only the name is told. */
const LOOKED_INTO = 8;

/** An archive whose files are unpacked one by one, into a folder of their own, by names of ours. */
interface Unpacking {
  zip: ZipFile;
  folder: string;
  budget: ByteBudget;
  limits: ZipLimits;
}

/**
 * Opens what a zip holds. Only the files of the one that is read are unpacked; they go when the source is closed.
 * @param layerInFile  which file of it, where there are several, or which layer of one
 * @throws InvalidInput  when there is none, several, or an archive that is not to be trusted
 */
export async function openZipped(
  file: string,
  layerInFile: string | null,
  limits: ZipLimits = ZIP_LIMITS,
): Promise<FeatureSource> {
  const { zip, entries } = await listZip(file, limits);
  try {
    const sources = sourcesOf(entries);
    const { source, layer } = chooseZipped(sources, layerInFile, entries);
    const alone = sources.length === 1;
    const opened = await openOne(zip, source, layer, limits).catch((error: unknown) => {
      throw alone ? error : withFolder(error, source.name);
    });
    const within = opened.layerInFile;
    return {
      ...opened,
      format: source.format === 'Shapefile' ? 'zipped Shapefile' : opened.format,
      layerInFile: alone ? (within ?? source.name) : joined(source.name, within),
    };
  } finally {
    zip.close();
  }
}

/** @returns what a zip holds: each layer of each file, by the name that `openZipped` takes */
export async function listZipped(file: string, limits: ZipLimits = ZIP_LIMITS): Promise<SourceContents> {
  const { zip, entries } = await listZip(file, limits);
  const folder = await mkdtemp(path.join(tmpdir(), 'hundredfoot-import-'));
  try {
    const sources = sourcesOf(entries);
    const [first] = sources;
    if (first === undefined) chooseZipped(sources, null, entries);
    const unpacking = { zip, folder, budget: { left: limits.bytes }, limits };
    const layers: SourceLayer[] = [];
    for (const [index, source] of sources.entries()) {
      layers.push(...(await layersWithin(unpacking, source, sources.length === 1, index)));
    }
    const format = first?.format ?? 'Shapefile';
    return { format: format === 'Shapefile' ? 'zipped Shapefile' : format, layers };
  } finally {
    zip.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function openOne(
  zip: ZipFile,
  source: ZippedSource,
  layer: string | null,
  limits: ZipLimits,
): Promise<FeatureSource> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hundredfoot-import-'));
  const clean = (): Promise<void> => rm(folder, { recursive: true, force: true });
  try {
    const main = await unpack({ zip, folder, budget: { left: limits.bytes }, limits }, source);
    const opened = await readerOf(source).open(main, layer);
    return { ...opened, close: () => opened.close().finally(clean) };
  } catch (error) {
    await clean();
    throw error;
  }
}

/** @returns the path of the file that is opened */
async function unpack({ zip, folder, budget, limits }: Unpacking, source: ZippedSource): Promise<string> {
  const into = source.main === '' ? path.join(folder, 'layer.gdb') : folder;
  if (into !== folder) await mkdir(into);
  for (const [name, entry] of source.files) {
    if (source.format === 'Shapefile' && !SHAPEFILE_PARTS.has(path.extname(name))) continue;
    await unzipEntry(zip, entry, path.join(into, name), budget, limits);
  }
  return path.join(into, source.main);
}

const SHAPEFILE_PARTS = new Set(['.shp', '.shx', '.dbf', '.prj', '.cpg']);

async function layersWithin(
  unpacking: Unpacking,
  source: ZippedSource,
  alone: boolean,
  index: number,
): Promise<SourceLayer[]> {
  if (source.format === 'Shapefile') return [await zippedShapefile(unpacking.zip, source)];
  if (index >= LOOKED_INTO) return [{ name: source.name, features: null, geometry: null }];
  const folder = path.join(unpacking.folder, String(index));
  await mkdir(folder);
  const main = await unpack({ ...unpacking, folder }, source);
  const { layers } = await readerOf(source).list(main);
  await rm(folder, { recursive: true, force: true });
  const single = layers.length === 1;
  return layers.map((layer) => ({
    ...layer,
    name: alone ? (layer.name ?? source.name) : joined(source.name, single ? null : layer.name),
  }));
}

async function zippedShapefile(zip: ZipFile, { name, files }: ZippedSource): Promise<SourceLayer> {
  const head = (entry: Entry | undefined): Promise<Buffer | null> =>
    entry === undefined ? Promise.resolve(null) : entryHead(zip, entry, HEAD_BYTES);
  const [shp, dbf] = [await head(files.get('layer.shp')), await head(files.get('layer.dbf'))];
  return shapefileLayer(name, shp ?? Buffer.alloc(0), dbf);
}

function readerOf({ format }: ZippedSource): (typeof READERS)[keyof typeof READERS] {
  if (format === 'KMZ') throw new InvalidInput('The zip holds a KMZ: unpack that one first.');
  return READERS[format];
}

const joined = (file: string, layer: string | null): string => (layer === null ? file : `${file}/${layer}`);

/** @returns the refusal with the layers to choose from as layers of the zip */
function withFolder(error: unknown, file: string): unknown {
  if (!(error instanceof InvalidInput)) return error;
  const problems = error.problems.map((problem) =>
    problem.path === 'layerInFile' ? { ...problem, message: joined(file, problem.message) } : problem,
  );
  const message = error.message.replace(/(?<=--layer-in-file )(?=\S[^,]*$)/, `${file}/`);
  return new InvalidInput(`${file}: ${message}`, problems);
}

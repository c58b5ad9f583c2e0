import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Entry } from 'yauzl';
import { InvalidInput } from '../../core/errors.js';
import { COMPANION_EXTENSIONS, type ShapefileFiles } from './shapefile/companions.js';
import { openShapefile } from './shapefile/open-shapefile.js';
import type { FeatureSource } from './source-feature.js';
import { unzipEntry } from './unzip-entry.js';
import { layersOf, listZip, ZIP_LIMITS, type ZipLimits, type ZippedLayer } from './zip-entries.js';

/** Names listed in a refusal. */
const NAMED = 10;

/** Shapefiles to choose from that a refusal carries, for a program to offer. */
const CHOICES = 100;

/**
 * Opens the shapefile in a zip. Only its own files are unpacked, into a folder of their own that goes when the source
 * is closed; they are named by us.
 * @param layerName  which one, where there are several
 * @throws InvalidInput  when there is none, several, or an archive that is not to be trusted
 */
export async function openZippedShapefile(
  file: string,
  layerName: string | null,
  limits: ZipLimits = ZIP_LIMITS,
): Promise<FeatureSource> {
  const { zip, entries } = await listZip(file, limits);
  const folder = await mkdtemp(path.join(tmpdir(), 'hundredfoot-import-'));
  const clean = (): Promise<void> => rm(folder, { recursive: true, force: true });
  try {
    const layer = chooseLayer(layersOf(entries), layerName, entries);
    const budget = { left: limits.bytes };
    const unpack = async (extension: string): Promise<string | null> => {
      const entry = layer.files.get(extension);
      if (entry === undefined) return null;
      const target = path.join(folder, `layer.${extension}`);
      await unzipEntry(zip, entry, target, budget, limits);
      return target;
    };
    const files: ShapefileFiles = { shp: '', shx: null, dbf: null, prj: null, cpg: null };
    files.shp = (await unpack('shp')) ?? '';
    for (const extension of COMPANION_EXTENSIONS) files[extension] = await unpack(extension);
    const source = await openShapefile(files);
    return {
      ...source,
      format: 'zipped Shapefile',
      layerInFile: layer.name,
      close: () => source.close().finally(clean),
    };
  } catch (error) {
    await clean();
    throw error;
  } finally {
    zip.close();
  }
}

function chooseLayer(
  layers: readonly ZippedLayer[],
  name: string | null,
  entries: readonly Entry[],
): ZippedLayer {
  if (layers.length === 0) throw new InvalidInput(`The zip holds no shapefile${insteadOf(entries)}.`);
  const names = layers.slice(0, NAMED).map((layer) => layer.name);
  if (name === null) {
    const [only, ...others] = layers;
    if (only !== undefined && others.length === 0) return only;
    throw new InvalidInput(
      `The zip holds ${layers.length} shapefiles: ${names.join(', ')}. Say which with --layer-in-file, such as --layer-in-file ${names[0] ?? ''}.`,
      layers.slice(0, CHOICES).map((layer) => ({ message: layer.name, path: 'layerInFile' })),
    );
  }
  const wanted = name
    .replaceAll('\\', '/')
    .replace(/\.shp$/i, '')
    .toLowerCase();
  const found = layers.filter(
    (layer) =>
      layer.name.toLowerCase() === wanted || path.posix.basename(layer.name).toLowerCase() === wanted,
  );
  const [only, ...others] = found;
  if (only !== undefined && others.length === 0) return only;
  const count = found.length === 0 ? 'no shapefile' : `${found.length} shapefiles`;
  throw new InvalidInput(`The zip holds ${count} called ${name}. It has: ${names.join(', ')}.`);
}

function insteadOf(entries: readonly Entry[]): string {
  if (entries.some(({ fileName }) => /\.zip$/i.test(fileName)))
    return ', but another zip: unpack that one first';
  if (entries.some(({ fileName }) => /\.(?:geo)?json$/i.test(fileName)))
    return '; unpack its GeoJSON and import that';
  const names = entries.slice(0, NAMED).map(({ fileName }) => fileName);
  return names.length === 0 ? ': it is empty' : `: it has ${names.join(', ')}`;
}

import { access, constants, stat } from 'node:fs/promises';
import path from 'node:path';
import { InvalidInput, NotFound } from '../../core/errors.js';
import { fileFormat, insteadOf, TAKEN_ENDINGS } from './file-kinds.js';
import { listKmz, openKmz } from './kml/open-kmz.js';
import { READERS } from './readers.js';
import type { FeatureSource } from './source-feature.js';
import type { SourceContents } from './source-layer.js';
import { ZIP_LIMITS, type ZipLimits } from './zip-entries.js';
import { listZipped, openZipped } from './zipped-source.js';

/**
 * Opens a file for import by its ending. A folder is taken where it is a File Geodatabase.
 * @param layerInFile  which layer of a file that holds several, or which file of a zip
 * @param limits  of an archive
 * @throws NotFound  when there is no such file; InvalidInput when it is of no kind that can be read, or when one of several
 *   layers has to be chosen: each is then a problem of the path `layerInFile`
 */
export async function openSource(
  file: string,
  layerInFile: string | null,
  limits: ZipLimits = ZIP_LIMITS,
): Promise<FeatureSource> {
  await mustBeReadable(file);
  if (isZip(file)) return openZipped(file, layerInFile, limits);
  const format = formatOf(file);
  return format === 'KMZ' ? openKmz(file, layerInFile, limits) : READERS[format].open(file, layerInFile);
}

/**
 * Tells what a file holds, without reading its features where its format says it otherwise.
 * @param limits  of an archive
 * @throws as `openSource`
 */
export async function listSourceLayers(
  file: string,
  limits: ZipLimits = ZIP_LIMITS,
): Promise<SourceContents> {
  await mustBeReadable(file);
  if (isZip(file)) return listZipped(file, limits);
  const format = formatOf(file);
  return format === 'KMZ' ? listKmz(file, limits) : READERS[format].list(file);
}

const isZip = (file: string): boolean => path.extname(file).toLowerCase() === '.zip';

async function mustBeReadable(file: string): Promise<void> {
  const found = await stat(file).catch(() => null);
  if (found === null) throw new NotFound(`There is no file ${file}.`);
  const geodatabase = found.isDirectory() && fileFormat(file) === 'File Geodatabase';
  if (!found.isFile() && !geodatabase) throw new InvalidInput(`${file} is not a file.`);
  if (found.isFile() && fileFormat(file) === 'File Geodatabase') {
    throw new InvalidInput(
      `${path.basename(file)} is not the folder of a File Geodatabase. Take the folder, or a zip of it.`,
    );
  }
  if (found.isFile() && found.size === 0) throw new InvalidInput('The file is empty (0 bytes).');
  await access(file, constants.R_OK).catch(() => {
    throw new InvalidInput(`${file} cannot be read: it is not yours to read.`);
  });
}

function formatOf(file: string): NonNullable<ReturnType<typeof fileFormat>> {
  const format = fileFormat(file);
  if (format !== null) return format;
  const name = path.basename(file);
  if (/\.(?:dbf|shx|prj|cpg)$/i.test(name)) {
    throw new InvalidInput(`${name} is a companion of a shapefile: name its .shp.`);
  }
  const advice = insteadOf(name);
  throw new InvalidInput(
    advice === null ? `${name} is of no kind that can be imported: ${TAKEN_ENDINGS}.` : `${name} ${advice}.`,
  );
}

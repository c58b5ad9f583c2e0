import { access, constants, stat } from 'node:fs/promises';
import path from 'node:path';
import { InvalidInput, NotFound } from '../../core/errors.js';
import { openGeojson } from './geojson.js';
import { findCompanions } from './shapefile/companions.js';
import { openShapefile } from './shapefile/open-shapefile.js';
import { openZippedShapefile } from './zipped-shapefile.js';
import type { FeatureSource } from './source-feature.js';

/**
 * Opens a file for import by its extension.
 * @param layerInFile  which shapefile of a zip, where it holds several
 * @throws NotFound  when there is no such file; InvalidInput when it is of no kind that can be read
 */
export async function openSource(file: string, layerInFile: string | null): Promise<FeatureSource> {
  const found = await stat(file).catch(() => null);
  if (found === null) throw new NotFound(`There is no file ${file}.`);
  if (!found.isFile()) throw new InvalidInput(`${file} is not a file.`);
  await access(file, constants.R_OK).catch(() => {
    throw new InvalidInput(`${file} cannot be read: it is not yours to read.`);
  });
  const extension = path.extname(file).toLowerCase();
  if (layerInFile !== null && extension !== '.zip') {
    throw new InvalidInput('--layer-in-file is for a .zip; this file is none.');
  }
  switch (extension) {
    case '.geojson':
    case '.json':
      return openGeojson(file);
    case '.shp':
      return openShapefile(await findCompanions(file));
    case '.zip':
      return openZippedShapefile(file, layerInFile);
    case '.dbf':
    case '.shx':
    case '.prj':
    case '.cpg':
      throw new InvalidInput(`${path.basename(file)} is a companion of a shapefile: name its .shp.`);
    default:
      throw new InvalidInput(
        `${path.basename(file)} is of no kind that can be imported: .geojson, .json, .shp or .zip (a zipped shapefile).`,
      );
  }
}

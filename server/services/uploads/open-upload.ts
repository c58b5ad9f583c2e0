import path from 'node:path';
import { InvalidInput } from '../../../core/errors.js';
import { openGeojson } from '../../imports/geojson.js';
import type { FeatureSource } from '../../imports/source-feature.js';
import { ZIP_LIMITS, type ZipLimits } from '../../imports/zip-entries.js';
import { openZippedShapefile } from '../../imports/zipped-shapefile.js';

const SHAPEFILE_PARTS = ['.shp', '.shx', '.dbf', '.prj', '.cpg'];
const GEOJSON_ENDINGS = ['.geojson', '.json'];

/** What a file of shapes may come as. */
export type UploadFormat = 'geojson' | 'zip';

/**
 * @param name  of the file
 * @returns what it is to be read as
 * @throws InvalidInput  with what to send instead, where it is of no kind that can be read
 */
export function uploadFormat(name: string, layerInFile: string | undefined): UploadFormat {
  const ending = path.extname(name).toLowerCase();
  if (ending === '.zip') return 'zip';
  if (SHAPEFILE_PARTS.includes(ending)) {
    throw new InvalidInput(
      `name: ${name} is one of the files of a shapefile. Zip its .shp, .shx, .dbf and .prj together, and send the .zip.`,
    );
  }
  if (!GEOJSON_ENDINGS.includes(ending)) {
    throw new InvalidInput(
      `name: ${name} is of no kind that can be read here. Send a zipped shapefile (.zip) or GeoJSON (.geojson, .json).`,
    );
  }
  if (layerInFile !== undefined) throw new InvalidInput('layerInFile is for a .zip; this file is none.');
  return 'geojson';
}

/**
 * @param file  on the disk, under any name
 * @param mostUnpackedBytes  of a zip
 * @throws InvalidInput  when it is not what it is read as, or an archive that is not to be trusted
 */
export function openUpload(
  file: string,
  format: UploadFormat,
  layerInFile: string | undefined,
  mostUnpackedBytes: number,
): Promise<FeatureSource> {
  const limits: ZipLimits = { ...ZIP_LIMITS, bytes: mostUnpackedBytes };
  return format === 'zip' ? openZippedShapefile(file, layerInFile ?? null, limits) : openGeojson(file);
}

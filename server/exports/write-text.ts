import path from 'node:path';
import { EXPORT_LIMITS, type ExportCrs, type ExportFormat } from '../../core/contracts/file-exports.js';
import { countedFeatures } from './counted-features.js';
import { csvWriter } from './csv-writer.js';
import { dxfWriter } from './dxf-writer.js';
import type { ExportTable } from './export-table.js';
import { FILE_KINDS } from './file-kinds.js';
import { geojsonWriter } from './geojson-writer.js';
import { kmlWriter } from './kml-writer.js';
import type { MakeTableWriter } from './table-writer.js';
import { TextFile } from './text-file.js';

/** The formats that are text, written here without GDAL. */
export type TextFormat = Exclude<ExportFormat, 'shapefile' | 'geopackage'>;

const WRITERS: Readonly<Record<TextFormat, MakeTableWriter>> = {
  geojson: geojsonWriter,
  kml: kmlWriter,
  dxf: dxfWriter,
  csv: csvWriter,
};

/**
 * Writes a table as text.
 * @returns the file, whole
 */
export async function writeText(
  table: ExportTable,
  format: TextFormat,
  crs: ExportCrs,
  { folder, signal }: { folder: string; signal: AbortSignal },
): Promise<string> {
  const file = path.join(folder, `${table.fileName}.${FILE_KINDS[format].ending}`);
  const writer = WRITERS[format](table, crs);
  const text = await TextFile.create(file, EXPORT_LIMITS.bytes);
  try {
    await text.write(writer.head());
    let index = 0;
    for await (const feature of countedFeatures(table, crs, signal)) {
      await text.write(writer.feature(feature, index));
      index += 1;
    }
    await text.write(writer.tail());
  } catch (error) {
    await text.abandon();
    throw error;
  }
  await text.close();
  return file;
}

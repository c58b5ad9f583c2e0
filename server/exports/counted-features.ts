import { EXPORT_LIMITS, type ExportCrs } from '../../core/contracts/file-exports.js';
import { InvalidInput, NotFound, TooComplex } from '../../core/errors.js';
import { GEOGRAPHIC_SRID, STORAGE_SRID } from '../../core/units.js';
import type { ExportFeature, ExportTable } from './export-table.js';

/**
 * @returns the features of a table one after the other
 * @throws TooComplex  for more than one file takes
 * @throws NotFound  when there are none, where an empty file would say what is not known
 * @throws the reason of the signal, when whoever asked has gone
 */
export async function* countedFeatures(
  table: ExportTable,
  crs: ExportCrs,
  signal: AbortSignal,
): AsyncGenerator<ExportFeature> {
  let count = 0;
  for await (const feature of table.features(crs === 'EPSG:2260' ? STORAGE_SRID : GEOGRAPHIC_SRID, signal)) {
    signal.throwIfAborted();
    count += 1;
    if (count > EXPORT_LIMITS.features) {
      throw new TooComplex(
        `${table.title}: more than ${EXPORT_LIMITS.features.toLocaleString('en-US')} features, which is the most that one file takes. Ask /ogc for the layer page by page.`,
      );
    }
    yield feature;
  }
  signal.throwIfAborted();
  if (count === 0 && table.nothing !== null) throw new NotFound(table.nothing);
}

/** @throws InvalidInput  when shapes are asked for that a list does not have */
export function requireShapes({ hasShapes, title }: ExportTable, format: string): void {
  if (hasShapes || format === 'csv') return;
  throw new InvalidInput(`${title} is a list without shapes, so it can be had as CSV only.`);
}

import type { ExportCrs } from '../../core/contracts/file-exports.js';
import type { ExportFeature, ExportTable } from './export-table.js';

/** Writes one format as text, feature after feature, so that no layer has to be held as a whole. */
export interface TableWriter {
  /** what comes before the first feature */
  head(): string;
  /** @returns what is written for a feature; empty for one that the format cannot show */
  feature(feature: ExportFeature, index: number): string;
  /** what comes after the last one */
  tail(): string;
}

/** Makes the writer of a format for one table. */
export type MakeTableWriter = (table: ExportTable, crs: ExportCrs) => TableWriter;

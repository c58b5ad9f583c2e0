import type { SourceFormat } from '../../core/contracts/import-report.js';
import type { CrsStatement } from './crs-statement.js';

/** A feature as a reader hands it over: nothing checked, nothing moved. */
export interface SourceFeature {
  /** its number in the file, from 1 */
  feature: number;
  /** the feature's own id, where the format has one */
  id: unknown;
  /** GeoJSON-like, or null where the file has none */
  geometry: unknown;
  properties: Readonly<Record<string, unknown>>;
  /** values as the file writes them, where reading them as numbers would lose digits; by attribute */
  texts?: Readonly<Record<string, string>>;
  /** the row is marked as deleted */
  deleted?: boolean;
  /** what is wrong with the record, when its geometry could not even be read */
  fault?: string;
}

/** A file opened for import. Its features can be read once, one after the other. */
export interface FeatureSource {
  format: SourceFormat;
  /** which layer of a file that holds several */
  layerInFile: string | null;
  /** what the file itself says of its coordinate system */
  crs: CrsStatement;
  /** known on opening: missing companions, encodings */
  notices: readonly string[];
  features(): AsyncIterable<SourceFeature>;
  /** share of the file read so far, 0 to 1 */
  progress(): number;
  close(): Promise<void>;
}

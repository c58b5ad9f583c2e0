import type { SourceFormat } from '../../core/contracts/import-report.js';

/** A layer of a file, as it can be told without reading its features. */
export interface SourceLayer {
  /** what `layerInFile` names it by; null where the format has one layer without a name */
  name: string | null;
  /** null: the format does not say before it is read */
  features: number | null;
  /** such as Polygon or LineString; null: not said, or mixed */
  geometry: string | null;
}

/** What a file holds. */
export interface SourceContents {
  format: SourceFormat;
  layers: SourceLayer[];
}

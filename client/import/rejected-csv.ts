import type { ImportPreview } from '../../core/contracts/uploads.js';
import { csvFile } from '../../core/csv.js';

/** A feature that did not come in, or would not. */
export type RejectedFeature = ImportPreview['rejected'][number];

const HEADINGS = [
  'Feature',
  'Reason',
  'Ring',
  'Vertex',
  'Longitude',
  'Latitude',
  'East in feet (EPSG:2260)',
  'North in feet (EPSG:2260)',
] as const;

/** @returns rejected features as a file that spreadsheets read, with a line of headings */
export function rejectedCsv(rejected: readonly RejectedFeature[]): string {
  return csvFile([
    HEADINGS,
    ...rejected.map(({ feature, message, ring = null, vertex = null, location }) => [
      feature,
      message,
      ring,
      vertex,
      ...(location === undefined
        ? [null, null, null, null]
        : [location.lon, location.lat, location.xFt, location.yFt]),
    ]),
  ]);
}

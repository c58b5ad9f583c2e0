import type { ExportFormat } from '../../core/contracts/file-exports.js';

/** How a file of each format ends, and what it is to programs. */
export const FILE_KINDS: Readonly<Record<ExportFormat, { ending: string; mediaType: string }>> = {
  geojson: { ending: 'geojson', mediaType: 'application/geo+json' },
  shapefile: { ending: 'zip', mediaType: 'application/zip' },
  geopackage: { ending: 'gpkg', mediaType: 'application/geopackage+sqlite3' },
  kml: { ending: 'kml', mediaType: 'application/vnd.google-earth.kml+xml' },
  dxf: { ending: 'dxf', mediaType: 'image/vnd.dxf' },
  csv: { ending: 'csv', mediaType: 'text/csv; charset=utf-8' },
};

import type { ExportCrs, ExportFormat } from '../../core/contracts/file-exports.js';

/** Formats as the menu offers them, the most asked for first. */
export const FORMAT_WORDS: Readonly<Record<ExportFormat, { name: string; use: string }>> = {
  shapefile: { name: 'Shapefile', use: 'for ArcGIS and QGIS' },
  geopackage: { name: 'GeoPackage', use: 'for QGIS and ArcGIS Pro' },
  kml: { name: 'KML', use: 'for Google Earth' },
  dxf: { name: 'DXF', use: 'for AutoCAD, in State Plane feet' },
  csv: { name: 'CSV', use: 'for a spreadsheet' },
  geojson: { name: 'GeoJSON', use: 'for web maps and programs' },
};

/** The same in the order of the menu. */
export const MENU_FORMATS = [
  'shapefile',
  'geopackage',
  'kml',
  'dxf',
  'csv',
  'geojson',
] as const satisfies readonly ExportFormat[];

/** Coordinates as the menu offers them. */
export const CRS_WORDS: Readonly<Record<ExportCrs, string>> = {
  'EPSG:2260': 'State Plane feet (EPSG:2260)',
  'EPSG:4326': 'Longitude and latitude (WGS 84)',
};

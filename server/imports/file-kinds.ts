import path from 'node:path';
import type { SourceFormat } from '../../core/contracts/import-report.js';

/** What a file is read as, by its ending. */
export type FileFormat = Exclude<SourceFormat, 'zipped Shapefile'>;

const ENDINGS: Readonly<Record<string, FileFormat>> = {
  '.geojson': 'GeoJSON',
  '.json': 'GeoJSON',
  '.shp': 'Shapefile',
  '.gpkg': 'GeoPackage',
  '.kml': 'KML',
  '.kmz': 'KMZ',
  '.dxf': 'DXF',
  '.gdb': 'File Geodatabase',
  '.fgb': 'FlatGeobuf',
  '.gpx': 'GPX',
  '.csv': 'CSV',
  '.tsv': 'CSV',
  '.wkt': 'well-known text',
};

/** Endings that files about the data, rather than of it, often have too. */
const VAGUE = new Set(['.json', '.csv', '.tsv', '.wkt']);

/** @returns what a file is read as; null: no reader is for it */
export function fileFormat(name: string): FileFormat | null {
  return ENDINGS[path.extname(name).toLowerCase()] ?? null;
}

/** @returns whether a file of that ending in a zip is often not what is meant, beside others */
export function isVague(name: string): boolean {
  return VAGUE.has(path.extname(name).toLowerCase());
}

/** The endings that are taken, in words. */
export const TAKEN_ENDINGS =
  '.zip (a Shapefile, a File Geodatabase or any of the others), .geojson, .json, .gpkg, .kml, .kmz, .dxf, .fgb, .gpx, .csv, .tsv or .wkt';

/** @returns what to do with a file of an ending that is known and not read; null: it is not known */
export function insteadOf(name: string): string | null {
  switch (path.extname(name).toLowerCase()) {
    case '.dwg':
      return 'is an AutoCAD drawing in its own format. Save it as a DXF and take that';
    case '.dgn':
      return 'is a MicroStation drawing. Save it as a DXF and take that';
    case '.mdb':
      return 'is a Personal Geodatabase. Export its layers to a Shapefile or GeoPackage and take that';
    case '.qgz':
    case '.qgs':
    case '.mxd':
    case '.aprx':
    case '.lyr':
    case '.lyrx':
      return 'is a project that names files and holds no shapes. Take the files of its layers';
    case '.xls':
    case '.xlsx':
    case '.ods':
      return 'is a spreadsheet. Save the sheet as .csv and take that';
    case '.tab':
    case '.mif':
    case '.gml':
      return 'is of no kind that is read here. Export it to a GeoPackage and take that';
    case '.rar':
    case '.7z':
    case '.gz':
    case '.tar':
    case '.tgz':
      return 'is an archive of another kind. Pack its files into a .zip';
    default:
      return null;
  }
}

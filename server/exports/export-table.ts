import type { LineString, MultiLineString, MultiPolygon, Polygon } from 'geojson';

/** A column of a file. */
export interface ExportField {
  name: string;
  /** in a .dbf, whose names have at most ten characters; the names cut there are those that programs know */
  shortName: string;
  kind: 'text' | 'whole number' | 'number' | 'date';
  /** of a number; figures are rounded to so many in every format */
  decimals: number;
  /** what it holds, with its unit, for the note that comes with the file */
  meaning: string;
}

export type ExportValue = string | number | null;

export type ExportGeometry = Polygon | MultiPolygon | LineString | MultiLineString;

/** A feature to be written. */
export interface ExportFeature {
  /** by the names of the fields; those that are not there are empty */
  values: Readonly<Record<string, ExportValue>>;
  geometry: ExportGeometry | null;
  /** what it is drawn as where a format draws: a layer of a DXF, a style of a KML */
  group: string;
  /** text at its place in a drawing, and its name in a KML */
  label: string;
}

/** How features of one kind are drawn. */
export interface ExportGroup {
  /** letters A to Z, digits and hyphens, as DXF takes them */
  id: string;
  /** of AutoCAD's palette, 1 to 255 */
  color: number;
  /** red, green and blue in hexadecimal, such as 2266aa */
  rgb: string;
}

/** A layer, an answer or a list, to be written in any format. */
export interface ExportTable {
  /** such as Wetlands of Town of North Castle */
  title: string;
  /** name of the file without its ending, and of the layer in it */
  fileName: string;
  layerName: string;
  fields: readonly ExportField[];
  groups: readonly ExportGroup[];
  /** false: a table without shapes, which comes as CSV alone */
  hasShapes: boolean;
  /** sentences about what it is, of which map and day, and what it is good for */
  about: readonly string[];
  /** what to say when there is nothing in it; null where an empty file is an answer */
  nothing: string | null;
  /** feature after feature, in the coordinates asked for; degrees are NAD83, as everywhere here */
  features(srid: ExportSrid, signal: AbortSignal): AsyncIterable<ExportFeature>;
}

/** EPSG codes of the coordinates in which shapes are read. */
export type ExportSrid = 2260 | 4269;

import { dbfBytes, type DbfCells, type DbfColumn } from './dbf-bytes.js';
import { NEW_YORK_EAST } from './prj-texts.js';
import { POLYGON, shpBytes, shxBytes, type ShpRecord } from './shapefile-bytes.js';
import { zipBytes, type ZipEntry } from './zip-bytes.js';

/** A shapefile of our own making; what is left out is as it should be. */
export interface ShapefileRecipe {
  records: readonly ShpRecord[];
  type?: number;
  columns?: readonly DbfColumn[];
  rows?: readonly { cells: DbfCells; deleted?: boolean }[];
  languageDriver?: number;
  /** null leaves it out */
  prj?: string | null;
  cpg?: string;
}

const ID: DbfColumn = { name: 'ID', type: 'C', length: 12 };

/** @returns the files of a shapefile by their extension */
export function shapefileFiles(recipe: ShapefileRecipe): Map<string, Buffer> {
  const { records, type = POLYGON, columns = [ID], prj = NEW_YORK_EAST } = recipe;
  const rows = recipe.rows ?? records.map((_, index) => ({ cells: [`S${index + 1}`] }));
  const files = new Map([
    ['shp', shpBytes(records, type)],
    ['shx', shxBytes(records, type)],
    ['dbf', dbfBytes(columns, rows, recipe.languageDriver)],
  ]);
  if (prj !== null) files.set('prj', Buffer.from(prj));
  if (recipe.cpg !== undefined) files.set('cpg', Buffer.from(recipe.cpg));
  return files;
}

/** @returns the entries of a shapefile for an archive */
export function shapefileEntries(name: string, recipe: ShapefileRecipe): ZipEntry[] {
  return [...shapefileFiles(recipe)].map(([extension, bytes]) => ({ name: `${name}.${extension}`, bytes }));
}

/** @returns the bytes of a zip that holds one shapefile */
export function shapefileZip(recipe: ShapefileRecipe): Buffer {
  return zipBytes(shapefileEntries('layer', recipe));
}

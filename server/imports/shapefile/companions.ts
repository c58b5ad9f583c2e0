import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/** The files of one shapefile. */
export interface ShapefileFiles {
  shp: string;
  shx: string | null;
  dbf: string | null;
  prj: string | null;
  cpg: string | null;
}

/** More than any .prj or .cpg has. */
const TEXT_BYTES = 64 * 1024;

/** Finds the companions of a .shp in its folder, in any letter case; an exact spelling is preferred. */
export async function findCompanions(shp: string): Promise<ShapefileFiles> {
  const folder = path.dirname(shp);
  const base = path.basename(shp, path.extname(shp));
  const names = await readdir(folder);
  const find = (extension: string): string | null => {
    const wanted = `${base}.${extension}`;
    const same = names.filter((name) => name.toLowerCase() === wanted.toLowerCase());
    const found = same.find((name) => name.startsWith(`${base}.`)) ?? same[0];
    return found === undefined ? null : path.join(folder, found);
  };
  return { shp, shx: find('shx'), dbf: find('dbf'), prj: find('prj'), cpg: find('cpg') };
}

/** @returns the text of a small file; null where there is none, and at most its beginning when it is not small */
export async function readSmallText(file: string | null): Promise<string | null> {
  if (file === null) return null;
  const { size } = await stat(file);
  return size > TEXT_BYTES ? '' : readFile(file, 'utf8');
}

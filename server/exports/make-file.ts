import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crsOfFormat, type ExportCrs, type ExportForm } from '../../core/contracts/file-exports.js';
import { inTurn } from '../gdal/in-turn.js';
import { requireShapes } from './counted-features.js';
import type { ExportTable } from './export-table.js';
import { FILE_KINDS } from './file-kinds.js';
import { writeText } from './write-text.js';
import { writeGeoPackage, writeShapefile } from './write-with-gdal.js';

/** Files made at one time; the others wait, so that those who only ask a question get their turn. */
const AT_ONCE = 3;

const turn = inTurn(AT_ONCE);

/** A file that is whole, in a folder of its own. */
export interface MadeFile {
  file: string;
  name: string;
  mediaType: string;
}

function write(
  table: ExportTable,
  { format }: ExportForm,
  crs: ExportCrs,
  place: { folder: string; signal: AbortSignal },
) {
  switch (format) {
    case 'shapefile':
      return writeShapefile(table, crs, place);
    case 'geopackage':
      return writeGeoPackage(table, crs, place);
    case 'geojson':
    case 'kml':
    case 'dxf':
    case 'csv':
      return writeText(table, format, crs, place);
  }
}

/**
 * Makes a file, hands it over once it is whole, and takes its folder away again, whatever happens.
 * @param signal  ends the work, when whoever asked has gone
 * @param use  what is done with the file; it is gone afterwards
 * @throws InvalidInput  when shapes are asked for of a list that has none
 * @throws NotFound  when there is nothing to be put into it
 * @throws TooComplex  for more than one file takes
 */
export function makeFile<T>(
  table: ExportTable,
  form: ExportForm,
  signal: AbortSignal,
  use: (made: MadeFile) => Promise<T>,
): Promise<T> {
  requireShapes(table, form.format);
  const { ending, mediaType } = FILE_KINDS[form.format];
  return withFolder(async (folder) => {
    const file = await turn(() => {
      signal.throwIfAborted();
      return write(table, form, crsOfFormat(form.format, form.crs), { folder, signal });
    });
    return use({ file, name: `${table.fileName}.${ending}`, mediaType });
  });
}

async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hundredfoot-export-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

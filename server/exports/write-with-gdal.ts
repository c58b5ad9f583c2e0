import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { EXPORT_LIMITS, type ExportCrs } from '../../core/contracts/file-exports.js';
import { InvalidInput } from '../../core/errors.js';
import { translateWithGdal, type GdalTranslation } from '../gdal/gdal.js';
import { countedFeatures } from './counted-features.js';
import { ESRI_PROJECTIONS } from './esri-projection.js';
import type { ExportTable } from './export-table.js';
import { GdalSource } from './gdal-source.js';
import { readMe } from './read-me.js';
import { zipFiles, type ZipMember } from './zip-files.js';

/** What a translation may take: half a million parcels need a part of it. */
const GDAL_LIMITS = { seconds: 600, bytes: 1_500_000_000 };

interface Place {
  folder: string;
  signal: AbortSignal;
}

async function writeSource(
  table: ExportTable,
  crs: ExportCrs,
  { folder, signal }: Place,
  forShapefile: boolean,
): Promise<GdalSource> {
  const source = new GdalSource(table, folder, forShapefile, EXPORT_LIMITS.bytes);
  try {
    for await (const feature of countedFeatures(table, crs, signal)) await source.add(feature);
  } catch (error) {
    await source.abandon();
    throw error;
  }
  await source.close();
  return source;
}

// What is given to GDAL is written here, so that whatever it does not take is no fault of the person who asked.
async function translate(translation: GdalTranslation, signal: AbortSignal): Promise<readonly string[]> {
  await mkdir(translation.folder);
  try {
    return await translateWithGdal(translation, { ...GDAL_LIMITS, signal });
  } catch (error) {
    if (error instanceof InvalidInput) throw new Error('GDAL did not write the file', { cause: error });
    throw error;
  }
}

/**
 * Writes a table as a GeoPackage with one layer.
 * @returns the file, whole
 */
export async function writeGeoPackage(table: ExportTable, crs: ExportCrs, place: Place): Promise<string> {
  const source = await writeSource(table, crs, place, false);
  const [written] = source.written;
  if (written === undefined) throw new Error('a GeoPackage of nothing was asked for');
  const type =
    source.kinds.size > 1 ? 'GEOMETRY' : source.kinds.has('lines') ? 'MULTILINESTRING' : 'MULTIPOLYGON';
  const translation: GdalTranslation = {
    input: written.file,
    args: [
      ...[
        '-f',
        'GPKG',
        '-sql',
        written.sql,
        '-a_srs',
        crs,
        '-nln',
        table.layerName.replaceAll('-', '_'),
        '-nlt',
        type,
      ],
      ...['-lco', `IDENTIFIER=${table.title}`, '-lco', `DESCRIPTION=${table.about.join(' ')}`],
    ],
    folder: path.join(place.folder, 'geopackage'),
    name: table.fileName,
  };
  const made = await translate(translation, place.signal);
  await rm(written.file);
  const [file] = made;
  if (file === undefined) throw new Error('GDAL wrote no GeoPackage');
  return file;
}

async function writeShapes(
  table: ExportTable,
  crs: ExportCrs,
  { folder, signal }: Place,
  source: GdalSource,
): Promise<ZipMember[]> {
  const members: ZipMember[] = [];
  for (const { kind, file, sql } of source.written) {
    const name = source.written.length > 1 ? `${table.fileName}-${kind}` : table.fileName;
    const type = kind === 'lines' ? 'LINESTRING' : 'POLYGON';
    const translation: GdalTranslation = {
      input: file,
      args: [
        ...['-f', 'ESRI Shapefile', '-sql', sql, '-a_srs', crs, '-nlt', type],
        ...['-lco', 'ENCODING=UTF-8'],
      ],
      folder: path.join(folder, kind),
      name,
    };
    const made = await translate(translation, signal);
    for (const part of made) {
      if (part.endsWith('.prj')) await writeFile(part, ESRI_PROJECTIONS[crs]);
      members.push({ name: path.basename(part), file: part });
    }
    await rm(file);
  }
  return members;
}

/**
 * Writes a table as a Shapefile in a zip, with a note; areas and lines as two.
 * @returns the file, whole
 */
export async function writeShapefile(table: ExportTable, crs: ExportCrs, place: Place): Promise<string> {
  const source = await writeSource(table, crs, place, true);
  const members = await writeShapes(table, crs, place, source);
  const note = path.join(place.folder, 'README.txt');
  await writeFile(note, readMe(table, crs, source.cutTexts));
  const file = path.join(place.folder, `${table.fileName}.zip`);
  const unfinished = `${file}.part`;
  await zipFiles(unfinished, [...members, { name: 'README.txt', file: note }], place.signal);
  await rename(unfinished, file);
  return file;
}

import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { InvalidInput } from '../../../core/errors.js';
import type { GdalLimits } from '../../gdal/gdal.js';
import { withGdal, type GdalSession } from '../../gdal/gdal-session.js';
import { readablePackage } from './readable-package.js';

/** Formats that GDAL reads for us, with its name for the driver of each. */
export const GDAL_DRIVERS = {
  GeoPackage: 'GPKG',
  DXF: 'DXF',
  'File Geodatabase': 'OpenFileGDB',
  FlatGeobuf: 'FlatGeobuf',
  GPX: 'GPX',
} as const;

export type GdalFormat = keyof typeof GDAL_DRIVERS;

/** Column of the shape and of the feature's number in a dump. */
export const SHAPE_COLUMN = 'hf_shape';
export const NUMBER_COLUMN = 'hf_number';

/** Arguments of ogr2ogr by which a layer is dumped: curves as chords, x and y only, texts whole, names as they are. */
export const DUMP_ARGS: readonly string[] = [
  ...['-f', 'PGDUMP', '-nlt', 'CONVERT_TO_LINEAR', '-dim', 'XY', '-unsetFieldWidth'],
  ...[
    '-lco',
    'LAUNDER=NO',
    '-lco',
    'CREATE_SCHEMA=OFF',
    '-lco',
    'DROP_TABLE=OFF',
    '-lco',
    'SPATIAL_INDEX=NONE',
  ],
  ...['-lco', `GEOMETRY_NAME=${SHAPE_COLUMN}`, '-lco', `FID=${NUMBER_COLUMN}`],
  ...['--config', 'PG_USE_COPY', 'YES'],
];

/** Seconds that GDAL may take for a file of no bytes, and bytes for which it may take a second more. */
const SECONDS = 4;
const BYTES_A_SECOND = 1_000_000;
const MOST_SECONDS = 600;

/** Of memory; GDAL takes 220 MB to begin with. */
const MEMORY_BYTES = 480_000_000;

/** A file that GDAL has open, with a folder of its own. */
export interface GdalReading extends GdalSession {
  notices: readonly string[];
}

/**
 * Opens a file of one of the formats with GDAL, in a process of its own, for as long as `use` takes.
 * @param folder  into which translations go
 * @param leastBytes  that it takes the time of, where it comes to more than it has
 * @throws InvalidInput  when it is damaged, of another format, or takes too long
 */
export async function withGdalReading<T>(
  file: string,
  format: GdalFormat,
  folder: string,
  use: (reading: GdalReading) => Promise<T>,
  leastBytes = 0,
): Promise<T> {
  const { input, notices } =
    format === 'GeoPackage' ? await readablePackage(file, folder) : { input: file, notices: [] };
  const out = await mkdtemp(path.join(folder, 'out-'));
  return withGdal(path.resolve(input), out, [], await limitsFor(file, leastBytes), (session) => {
    if (session.dataset.driver !== GDAL_DRIVERS[format]) {
      throw new InvalidInput(
        `${path.basename(file)} is no ${format}: it reads as ${session.dataset.driver}. Give it the ending of what it is.`,
      );
    }
    return use({ ...session, notices });
  });
}

async function limitsFor(file: string, leastBytes: number): Promise<GdalLimits> {
  const bytes = Math.max(leastBytes, (await stat(file)).size);
  return {
    seconds: Math.min(MOST_SECONDS, Math.ceil(SECONDS + bytes / BYTES_A_SECOND)),
    bytes: MEMORY_BYTES,
  };
}

/** @returns a new folder for what is read of one file, and how it is done away with */
export async function readingFolder(): Promise<{ folder: string; clean: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hundredfoot-import-'));
  return { folder, clean: () => rm(folder, { recursive: true, force: true }) };
}

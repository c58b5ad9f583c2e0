import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withGdal } from './gdal-session.js';

/** A layer as GDAL describes it. */
export interface GdalLayer {
  name: string;
  features: number | null;
  /** false: a table */
  hasGeometry: boolean;
  /** such as Polygon; null: not said, or mixed */
  geometry: string | null;
  /** well-known text (version 2) of its coordinate system; null: none is known */
  crsWkt: string | null;
  /** the column of the features' numbers, where the format names one; it is none of the fields */
  idColumn: string | null;
  fields: readonly { name: string; type: string }[];
}

/** A file as GDAL describes it. */
export interface GdalDataset {
  /** GDAL's short name, such as GPKG */
  driver: string;
  layers: readonly GdalLayer[];
}

/** What a run of GDAL may take before it is ended. */
export interface GdalLimits {
  /** for one answer; its own start is not counted */
  seconds: number;
  /** of memory, of which GDAL takes 200 MB to begin with */
  bytes: number;
  /** gives the work up: the process is ended, and the reason of the signal thrown */
  signal?: AbortSignal;
}

/**
 * Has GDAL describe a file, in a process of its own.
 * @param file  or the folder of a File Geodatabase; GDAL sees the folder that it lies in, and nothing else
 * @throws InvalidInput  when GDAL cannot read it, or took more than it may
 */
export async function describeWithGdal(file: string, limits: GdalLimits): Promise<GdalDataset> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hundredfoot-gdal-'));
  try {
    return await withGdal(path.resolve(file), folder, [], limits, ({ dataset }) => Promise.resolve(dataset));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A translation by ogr2ogr. */
export interface GdalTranslation {
  input: string;
  /** arguments of ogr2ogr without the names of the files; `-f` is needed */
  args: readonly string[];
  /** an empty folder for what comes out */
  folder: string;
  /** of each file that comes out, without its ending */
  name: string;
}

/**
 * Has GDAL translate a file, in a process of its own.
 * @returns the files that came out, by their whole paths
 * @throws InvalidInput  when GDAL cannot, or took more than it may
 * @throws the reason of the signal, when the work is given up
 */
export function translateWithGdal(
  { input, args, folder, name }: GdalTranslation,
  limits: GdalLimits,
): Promise<readonly string[]> {
  const opening = (_arg: string, index: number): boolean => args[index - 1] === '-oo';
  const rest = args.filter((arg, index) => arg !== '-oo' && !opening(arg, index));
  return withGdal(path.resolve(input), path.resolve(folder), args.filter(opening), limits, (session) =>
    session.translate(rest, name),
  );
}

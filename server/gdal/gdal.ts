import { InvalidInput } from '../../core/errors.js';

/** A layer as GDAL describes it. */
export interface GdalLayer {
  name: string;
  features: number | null;
  /** such as Polygon; null: not said, or mixed */
  geometry: string | null;
  /** well-known text (version 2) of its coordinate system; null: none is known */
  crsWkt: string | null;
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
  seconds: number;
  /** of memory */
  bytes: number;
}

/**
 * Has GDAL describe a file, in a process of its own.
 * @throws InvalidInput  when GDAL cannot read it, or took more than it may
 */
export function describeWithGdal(file: string, _limits: GdalLimits): Promise<GdalDataset> {
  return Promise.reject(new InvalidInput(`${file} is of no kind that can be read here.`));
}

/** A translation by ogr2ogr. */
export interface GdalTranslation {
  input: string;
  /** arguments of ogr2ogr without the names of the files */
  args: readonly string[];
  /** an empty folder for what comes out */
  folder: string;
  /** without an ending; each file that comes out begins with it */
  name: string;
}

/**
 * Has GDAL translate a file, in a process of its own.
 * @returns the files that came out
 * @throws InvalidInput  when GDAL cannot, or took more than it may
 */
export function translateWithGdal(
  translation: GdalTranslation,
  _limits: GdalLimits,
): Promise<readonly string[]> {
  return Promise.reject(new InvalidInput(`${translation.input} is of no kind that can be read here.`));
}

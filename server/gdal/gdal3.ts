import { createRequire } from 'node:module';
import path from 'node:path';

/** A file that is open in GDAL. */
export interface OpenDataset {
  /** what ogrinfo says of it; absent where it could say nothing */
  info?: unknown;
}

/** What is used of gdal3.js. */
export interface Gdal3 {
  open(file: string, options: readonly string[]): Promise<{ datasets: OpenDataset[] }>;
  ogr2ogr(dataset: OpenDataset, args: readonly string[], name: string): Promise<unknown>;
  close(dataset: OpenDataset): Promise<void>;
  /** functions of GDAL itself */
  Module: {
    ccall(
      name: string,
      returns: 'number' | 'string' | null,
      types: readonly ('number' | 'string')[],
      values: readonly (number | string)[],
    ): unknown;
  };
}

type Initialise = (config: {
  path: string;
  dest: string;
  useWorker: boolean;
  env: Readonly<Record<string, string>>;
  logHandler: (line: string) => void;
  errorHandler: (line: string) => void;
}) => Promise<Gdal3>;

/** Settings of GDAL. Arcs become chords of one degree each: for a radius of 100 ft, at most 0.004 ft off. */
const SETTINGS = {
  OGR_ARC_STEPSIZE: '1',
  // GDAL would leave out what is above a limit and say nothing; how often blocks repeat is looked at before.
  DXF_FEATURE_LIMIT_PER_BLOCK: '-1',
  DXF_MERGE_BLOCK_GEOMETRIES: 'FALSE',
  GDAL_NUM_THREADS: '1',
} as const;

/**
 * The only drivers that a file is tried with, and that one is written with. Of the others, 165 in all, each would look at
 * whatever is sent here: images, archives, and files that lead to other files.
 */
const DRIVERS: ReadonlySet<string> = new Set([
  ...['GPKG', 'DXF', 'OpenFileGDB', 'FlatGeobuf', 'GPX', 'GeoJSON', 'GeoJSONSeq'],
  ...['ESRI Shapefile', 'PGDUMP', 'Memory'],
]);

/** Takes every other driver away: GDAL looks at what it is to skip whenever its drivers are registered. */
function keepDrivers({ Module }: Gdal3): void {
  const count = Module.ccall('GDALGetDriverCount', 'number', [], []) as number;
  const names = Array.from({ length: count }, (_, index) => {
    const driver = Module.ccall('GDALGetDriver', 'number', ['number'], [index]) as number;
    return Module.ccall('GDALGetDriverShortName', 'string', ['number'], [driver]) as string;
  });
  const skipped = names.filter((name) => !DRIVERS.has(name)).join(',');
  Module.ccall('CPLSetConfigOption', null, ['string', 'string'], ['OGR_SKIP', skipped]);
  Module.ccall('GDALAllRegister', null, [], []);
}

/**
 * Starts GDAL in this process; it can be started once.
 * @param folder  in which it may write
 * @param onMessage  is given each line that GDAL says
 */
export async function startGdal3(folder: string, onMessage: (line: string) => void): Promise<Gdal3> {
  const require = createRequire(import.meta.url);
  const initialise = require('gdal3.js/node') as Initialise;
  const home = path.join(path.dirname(require.resolve('gdal3.js/package.json')), 'dist', 'package');
  const gdal = await initialise({
    // gdal3.js reads its data by a path from the working directory.
    path: slashed(path.relative(process.cwd(), home) || '.'),
    dest: slashed(folder),
    useWorker: false,
    env: SETTINGS,
    logHandler: () => undefined,
    errorHandler: onMessage,
  });
  keepDrivers(gdal);
  return gdal;
}

/** @returns the path as gdal3.js splits it */
export function slashed(file: string): string {
  return path.sep === '\\' ? file.replaceAll('\\', '/') : file;
}

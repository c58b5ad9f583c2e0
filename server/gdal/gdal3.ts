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
}

type Initialise = (config: {
  path: string;
  dest: string;
  useWorker: boolean;
  env: Readonly<Record<string, string>>;
  logHandler: (line: string) => void;
  errorHandler: (line: string) => void;
}) => Promise<Gdal3>;

/**
 * Settings of GDAL. Arcs become chords of one degree each: for a radius of 100 ft, at most 0.004 ft off. Drivers that
 * follow a reference to another file are left out.
 */
const SETTINGS = {
  OGR_ARC_STEPSIZE: '1',
  OGR_SKIP: 'OGR_VRT,CAD,PDF,MBTiles,PMTiles,OSM,SVG',
  GDAL_SKIP: 'VRT DERIVED GTI WMS WMTS PDF MBTiles',
  DXF_FEATURE_LIMIT_PER_BLOCK: '10000',
  DXF_MERGE_BLOCK_GEOMETRIES: 'FALSE',
  GDAL_NUM_THREADS: '1',
} as const;

/**
 * Starts GDAL in this process; it can be started once.
 * @param folder  in which it may write
 * @param onMessage  is given each line that GDAL says
 */
export function startGdal3(folder: string, onMessage: (line: string) => void): Promise<Gdal3> {
  const require = createRequire(import.meta.url);
  const initialise = require('gdal3.js/node') as Initialise;
  const home = path.join(path.dirname(require.resolve('gdal3.js/package.json')), 'dist', 'package');
  return initialise({
    // gdal3.js reads its data by a path from the working directory.
    path: slashed(path.relative(process.cwd(), home) || '.'),
    dest: slashed(folder),
    useWorker: false,
    env: SETTINGS,
    logHandler: () => undefined,
    errorHandler: onMessage,
  });
}

/** @returns the path as gdal3.js splits it */
export function slashed(file: string): string {
  return path.sep === '\\' ? file.replaceAll('\\', '/') : file;
}

import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { importLayer } from '../../server/services/import-layer.js';
import type { BenchFigure, BenchWork, Timing } from './bench-row.js';
import { mostMemory } from './most-memory.js';
import { writeParcels } from './parcel-shapefile.js';

/** Parcels that are imported; on the embedded database a tenth of what a server gets. */
const PARCELS = { embedded: 25_000, server: 250_000 } as const;

/** Goals: of ogr2ogr's speed, and megabytes. */
const SPEED = { atLeast: 0.7 } as const;
const MEMORY = { atMost: 400 } as const;

/** Made by ogr2ogr, and dropped again. */
const TABLE = 'hf_bench_parcel';

const run = promisify(execFile);
const round = (value: number): number => Math.round(value * 100) / 100;
const seconds = (begun: number): number => (performance.now() - begun) / 1000;

/** The import of a shapefile of parcels beside ogr2ogr's, of the same file into a table of the same database with the same spatial index. */
export const benchImport: BenchWork = async (context) => {
  const { knex, url } = context;
  const folder = await mkdtemp(path.join(tmpdir(), 'hf-bench-import-'));
  try {
    const parcels = PARCELS[url === null ? 'embedded' : 'server'];
    const many = parcels.toLocaleString('en-US');
    context.onProgress(`Importing ${many} parcels`);
    const { bytes, box } = await writeParcels(path.join(folder, 'parcels'), parcels);
    const outline = path.join(folder, 'outline.geojson');
    await writeFile(outline, outlineOf(box));
    const jurisdiction = 'north-castle';
    await importLayer(knex, { layer: 'municipality', file: outline, jurisdiction, replace: true });
    const theirs = url === null ? null : await ogr2ogr(url, folder);
    const memory = mostMemory();
    const begun = performance.now();
    await importLayer(knex, { layer: 'parcels', file: path.join(folder, 'parcels.shp'), jurisdiction });
    const ours = seconds(begun);
    const figures: BenchFigure[] = [
      {
        name: 'most memory of the process',
        value: memory.stop(),
        unit: 'MB',
        goal: url === null ? null : MEMORY,
      },
    ];
    if (theirs !== null) {
      figures.unshift({
        name: "share of ogr2ogr's speed",
        value: round(theirs / ours),
        unit: '',
        goal: SPEED,
      });
    }
    return [
      {
        work: `import ${many} parcels from a Shapefile`,
        beside: 'ogr2ogr with COPY into a table with the same spatial index',
        data: `a file of ${round(bytes / 1e6)} MB, ${url === null ? 'embedded database' : 'PostGIS server'}`,
        ours: once(ours),
        theirs: theirs === null ? null : once(theirs),
        figures,
        agreement: null,
        notes: [
          'The import also judges and measures each parcel, and fills the indexes to search in; ogr2ogr does neither.',
          ...(url !== null && theirs === null ? ['ogr2ogr is not installed here and was left out.'] : []),
        ],
      },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const once = (median: number): Timing => ({ unit: 's', median: round(median), p95: null, runs: 1 });

function outlineOf([west, south, east, north]: readonly [number, number, number, number]): string {
  const ring = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  return JSON.stringify({
    type: 'FeatureCollection',
    crs: { type: 'name', properties: { name: 'EPSG:2260' } },
    features: [
      {
        type: 'Feature',
        properties: { name: 'Bench Town' },
        geometry: { type: 'Polygon', coordinates: [ring] },
      },
    ],
  });
}

/** @returns the seconds that ogr2ogr takes with COPY, or null where this machine has none */
async function ogr2ogr(url: string, folder: string): Promise<number | null> {
  const file = path.join(folder, 'parcels.shp');
  const database = gdalAddress(url);
  const target = ['-f', 'PostgreSQL', database, file, '-nln', TABLE, '-nlt', 'PROMOTE_TO_MULTI'];
  const srs = ['-a_srs', 'EPSG:2260', '--config', 'PG_USE_COPY', 'YES'];
  try {
    // The table with its index, and no row; then the rows.
    await run('ogr2ogr', [
      ...target,
      ...srs,
      '-lco',
      'GEOMETRY_NAME=geom',
      '-overwrite',
      '-where',
      'FID < 0',
    ]);
    const begun = performance.now();
    await run('ogr2ogr', [...target, ...srs, '-append']);
    const taken = seconds(begun);
    await run('ogrinfo', [database, '-sql', `drop table ${TABLE}`]);
    return taken;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** GDAL up to 3.6 adds to the address, which a URL does not take. */
function gdalAddress(url: string): string {
  const { hostname, port, username, password, pathname } = new URL(url);
  const parts = {
    host: decodeURIComponent(hostname),
    port: port || '5432',
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    dbname: decodeURIComponent(pathname.slice(1)),
  };
  const quoted = (value: string): string => `'${value.replace(/[\\']/g, '\\$&')}'`;
  const said = Object.entries(parts).filter(([, value]) => value !== '');
  return `PG:${said.map(([name, value]) => `${name}=${quoted(value)}`).join(' ')}`;
}

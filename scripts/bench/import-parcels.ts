import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Knex } from 'knex';
import { importLayer } from '../../server/services/import-layer.js';
import { writeParcels } from './parcel-shapefile.js';

/** Parcels that are imported; on the embedded database a tenth of what a server gets. */
const PARCELS = { embedded: 25_000, server: 250_000 } as const;

/** One row of the table. */
export interface ImportRow {
  parcels: number;
  'megabytes of the file': number;
  'import, s': number;
  /** of this process, the embedded database in it included */
  'most memory, MB': number;
  /** null without a server, or without ogr2ogr on this machine */
  'ogr2ogr into a table with a spatial index, s': number | null;
  'its time as a share of ours': number | null;
}

/** Made by ogr2ogr, and dropped again. */
const TABLE = 'hf_bench_parcel';

const run = promisify(execFile);
const round = (value: number): number => Math.round(value * 100) / 100;
const seconds = (begun: number): number => (performance.now() - begun) / 1000;

/**
 * Times the import of a shapefile of parcels, and ogr2ogr's, where there is one, of the same file into an empty table of
 * the same database that has the same spatial index.
 * @param url  of the server; null for the embedded database
 */
export async function benchImport(knex: Knex, url: string | null): Promise<ImportRow> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hf-bench-import-'));
  try {
    const parcels = PARCELS[url === null ? 'embedded' : 'server'];
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
    return {
      parcels,
      'megabytes of the file': round(bytes / 1e6),
      'import, s': round(ours),
      'most memory, MB': memory.stop(),
      'ogr2ogr into a table with a spatial index, s': theirs === null ? null : round(theirs),
      'its time as a share of ours': theirs === null ? null : round(theirs / ours),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

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
  const target = ['-f', 'PostgreSQL', `PG:${url}`, file, '-nln', TABLE, '-nlt', 'PROMOTE_TO_MULTI'];
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
    await run('ogrinfo', [`PG:${url}`, '-sql', `drop table ${TABLE}`]);
    return taken;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

function mostMemory(): { stop(): number } {
  let most = 0;
  const look = (): void => void (most = Math.max(most, process.memoryUsage.rss()));
  const timer = setInterval(look, 100);
  return {
    stop() {
      look();
      clearInterval(timer);
      return Math.round(most / 1e6);
    },
  };
}

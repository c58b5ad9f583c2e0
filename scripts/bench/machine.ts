import { execFile } from 'node:child_process';
import { cpus, totalmem } from 'node:os';
import { promisify } from 'node:util';
import type { Knex } from 'knex';
import { findGeopandas } from './beside/geopandas.js';

/** What figures depend on. It names no machine and nobody. */
export interface Machine {
  processors: string;
  memoryGb: number;
  platform: string;
  node: string;
  /** of the server that is measured; null: none */
  postgres: string | null;
  postgis: string | null;
  gdal: string | null;
  geopandas: string | null;
}

const run = promisify(execFile);

async function gdalVersion(): Promise<string | null> {
  try {
    return (await run('ogr2ogr', ['--version'])).stdout.split(',')[0]?.trim() ?? null;
  } catch {
    return null;
  }
}

/** @param knex  on the database that is measured */
export async function describeMachine(knex: Knex): Promise<Machine> {
  const versions = await knex.raw<{ rows: { postgres: string; postgis: string }[] }>(
    `select current_setting('server_version') as postgres, postgis_lib_version() || ', GEOS ' || postgis_geos_version() as postgis`,
  );
  const [row] = versions.rows;
  const processors = cpus();
  return {
    processors: `${processors.length} × ${processors[0]?.model.trim() ?? 'unknown'}`,
    memoryGb: Math.round(totalmem() / 2 ** 30),
    platform: `${process.platform} ${process.arch}`,
    node: process.version,
    postgres: row?.postgres ?? null,
    postgis: row?.postgis ?? null,
    gdal: await gdalVersion(),
    geopandas: (await findGeopandas())?.version ?? null,
  };
}

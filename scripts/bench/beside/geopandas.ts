import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { BenchContext } from '../bench-row.js';
import { ADJACENT_FT, QUARTER_SEGMENTS, REGULATED, type AllParcels } from './all-parcels.js';

const PROGRAM = fileURLToPath(new URL('overlay.py', import.meta.url));

/** Debian's Python, which has the library of Debian's package; another one on the PATH may not. */
const PYTHONS = ['/usr/bin/python3', 'python3'];

/** It joins by a spatial index only, for which it takes a further package in older versions. */
const USABLE = 'import geopandas; geopandas.GeoSeries().sindex; print(geopandas.__version__)';

const run = promisify(execFile);

/** @returns the Python that has geopandas, with its version; null where this machine has none */
export async function findGeopandas(): Promise<{ python: string; version: string } | null> {
  for (const python of PYTHONS) {
    try {
      const { stdout } = await run(python, ['-c', USABLE]);
      return { python, version: stdout.trim() };
    } catch {
      continue;
    }
  }
  return null;
}

/** Every parcel by an overlay of geopandas. Reading the layers is not counted, nor what Python takes to start. */
export async function geopandasOverlay(
  { knex, jurisdiction }: BenchContext,
  python: string,
): Promise<AllParcels> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hf-bench-geopandas-'));
  try {
    const wkb = `key::text as key, encode(ST_AsBinary(geom), 'hex') as wkb`;
    const layers = {
      parcels: `select ${wkb} from parcel where jurisdiction_id = :jurisdiction`,
      wetlands: `select ${wkb} from wetland where jurisdiction_id = :jurisdiction and retired_version is null and ${REGULATED}`,
    };
    for (const [name, sql] of Object.entries(layers)) {
      const { rows } = await knex.raw<{ rows: { key: string; wkb: string }[] }>(sql, { jurisdiction });
      await writeFile(path.join(folder, name), rows.map((row) => `${row.key} ${row.wkb}\n`).join(''));
    }
    const { stdout } = await run(python, [PROGRAM, folder, String(ADJACENT_FT), String(QUARTER_SEGMENTS)]);
    return { ...(JSON.parse(stdout) as Omit<AllParcels, 'sample'>), sample: null };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';

/** Runs a program of GDAL, or any other, and waits for its end. */
export const run = promisify(execFile);

/** In CI a missing ogrinfo fails; elsewhere the tests that need it are skipped by name. */
export const gdalMissing =
  process.env['CI'] === undefined && spawnSync('ogrinfo', ['--version']).status !== 0;

/** GeoJSON as GDAL writes it. */
export const readBackSchema = z.object({
  features: z.array(z.object({ properties: z.record(z.string(), z.unknown()), geometry: z.unknown() })),
});

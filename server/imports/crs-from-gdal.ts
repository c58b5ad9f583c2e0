import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { InvalidInput } from '../../core/errors.js';
import { describeWithGdal } from '../gdal/gdal.js';
import type { CatalogEntry } from './choose-crs.js';
import { readWktSystem } from './crs-wkt.js';

/** The question is a file of one point. */
const LIMITS = { seconds: 20, bytes: 600_000_000 } as const;

/** A file of one point in the system of a code, for which GDAL says what system that is. */
const question = (authority: string, code: number): string =>
  JSON.stringify({
    type: 'FeatureCollection',
    crs: { type: 'name', properties: { name: `urn:ogc:def:crs:${authority}::${code}` } },
    features: [{ type: 'Feature', properties: {}, geometry: { type: 'Point', coordinates: [0, 0] } }],
  });

/**
 * Has GDAL define a system that the database does not know: its register is newer.
 * @returns null for a code that GDAL does not know either, or a system that cannot be converted
 */
export async function projectionFromGdal(code: number): Promise<CatalogEntry | null> {
  const authority = code > 32_767 ? 'ESRI' : 'EPSG';
  const folder = await mkdtemp(path.join(tmpdir(), 'hundredfoot-crs-'));
  try {
    const file = path.join(folder, 'system.geojson');
    await writeFile(file, question(authority, code));
    const wkt = (await describeWithGdal(file, LIMITS)).layers[0]?.crsWkt ?? '';
    const system = readWktSystem(wkt);
    // For a code that it does not know, GDAL answers with the degrees of GeoJSON.
    if (system?.code !== `${authority}:${code}`) return null;
    return { authority, name: system.name, definition: system.definition, datum: system.datum };
  } catch (error) {
    if (error instanceof InvalidInput) return null;
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

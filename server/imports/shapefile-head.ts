import { open } from 'node:fs/promises';
import { InvalidInput } from '../../core/errors.js';
import { findCompanions } from './shapefile/companions.js';
import type { SourceContents, SourceLayer } from './source-layer.js';

/** Bytes from the beginning of a .shp or .dbf in which all stands that is told here. */
export const HEAD_BYTES = 36;

const KINDS: Readonly<Record<number, string>> = {
  1: 'Point',
  3: 'LineString',
  5: 'Polygon',
  8: 'MultiPoint',
};

/**
 * @param shp  the beginning of the .shp
 * @param dbf  of the .dbf; null: there is none
 * @returns a shapefile as a layer, by what its files say of themselves
 */
export function shapefileLayer(name: string | null, shp: Buffer, dbf: Buffer | null): SourceLayer {
  if (shp.length < HEAD_BYTES || shp.readInt32BE(0) !== 9994) {
    throw new InvalidInput('The .shp is no shapefile: it does not begin as one.');
  }
  return {
    name,
    features: dbf === null || dbf.length < HEAD_BYTES ? null : dbf.readUInt32LE(4),
    geometry: KINDS[shp.readInt32LE(32) % 10] ?? null,
  };
}

/** @returns a shapefile on the disk as one layer without a name */
export async function listShapefile(file: string): Promise<SourceContents> {
  const { shp, dbf } = await findCompanions(file);
  const layer = shapefileLayer(null, await headOf(shp), dbf === null ? null : await headOf(dbf));
  return { format: 'Shapefile', layers: [layer] };
}

async function headOf(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

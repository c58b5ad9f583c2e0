import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import type { TileAddress } from '../../../server/tiles/tile-address.js';

/** @returns the tile of a zoom that holds a place given in degrees */
export function tileAt(z: number, [lon, lat]: readonly [number, number]): TileAddress {
  const [column, row] = worldPosition([lon, lat]).map((share) => share * 2 ** z);
  return { z, x: Math.floor(column ?? 0), y: Math.floor(row ?? 0) };
}

/** @returns a place's share of the world's width and height in the web map projection */
export function worldPosition([lon, lat]: readonly [number, number]): [number, number] {
  const y = Math.asinh(Math.tan((lat * Math.PI) / 180));
  return [(lon + 180) / 360, (1 - y / Math.PI) / 2];
}

/** Features of a decoded tile by source layer. */
export type DecodedTile = Record<string, VectorTileFeature[]>;

/** @returns what a reader of the Mapbox Vector Tile specification finds in the bytes */
export function decodeTile(bytes: Uint8Array): DecodedTile {
  const { layers } = new VectorTile(new PbfReader(bytes));
  return Object.fromEntries(
    Object.entries(layers).map(([name, layer]) => [
      name,
      Array.from({ length: layer.length }, (_, index) => layer.feature(index)),
    ]),
  );
}

import { withinStorageDomain, type DegreeBox } from '../sql/controlled-area/project-box.js';

/** A tile of the usual web map scheme: zoom, column from the west, row from the north. */
export interface TileAddress {
  z: number;
  x: number;
  y: number;
}

/** Deeper than any map here is drawn: a tile of zoom 22 is some 25 ft wide. */
export const MAX_ZOOM = 22;

/** Units of a tile's own coordinates along each side. */
export const TILE_EXTENT = 4096;

/** Units around a tile that are filled too, so that lines drawn along the cut stay out of sight. */
export const TILE_MARGIN = 128;

/** Units of a pixel: tiles are shown 512 pixels wide. */
export const PIXEL_UNITS = TILE_EXTENT / 512;

/** Half the side of the world in EPSG:3857, metres. */
export const HALF_WORLD_M = Math.PI * 6_378_137;

/** Puts EPSG:3857 metres into a tile's units, which grow to the east and to the south. */
export interface TileScale {
  unitsPerMeter: number;
  xOffset: number;
  yOffset: number;
}

/** @returns whether the numbers name a tile that exists */
export function isTile({ z, x, y }: TileAddress): boolean {
  const fits = (value: number, limit: number): boolean =>
    Number.isInteger(value) && value >= 0 && value < limit;
  return fits(z, MAX_ZOOM + 1) && fits(x, 2 ** z) && fits(y, 2 ** z);
}

/**
 * @returns the tile with its margin in degrees, as far as maps are kept there; null where none can be
 */
export function tileBox({ z, x, y }: TileAddress): DegreeBox | null {
  const side = 2 ** z;
  const margin = TILE_MARGIN / TILE_EXTENT;
  const longitude = (column: number): number => (column / side) * 360 - 180;
  const latitude = (row: number): number =>
    (Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / side))) * 180) / Math.PI;
  return withinStorageDomain({
    west: longitude(x - margin),
    south: latitude(y + 1 + margin),
    east: longitude(x + 1 + margin),
    north: latitude(y - margin),
  });
}

/** @returns what turns EPSG:3857 metres into the tile's units: x · u + xOffset, −y · u + yOffset */
export function tileScale({ z, x, y }: TileAddress): TileScale {
  const unitsPerMeter = (TILE_EXTENT * 2 ** z) / (2 * HALF_WORLD_M);
  return {
    unitsPerMeter,
    xOffset: HALF_WORLD_M * unitsPerMeter - x * TILE_EXTENT,
    yOffset: HALF_WORLD_M * unitsPerMeter - y * TILE_EXTENT,
  };
}

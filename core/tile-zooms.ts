/**
 * Zooms at which the map's tiles are asked for, counting tiles of 512 pixels: further out only the municipality's outline
 * is drawn; further in a tile would show nothing that the one of zoom 17 does not, whose unit is two inches, and that one
 * is enlarged.
 */
export const TILE_ZOOMS = { least: 9, most: 17 } as const;

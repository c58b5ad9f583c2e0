/** Feet on the ground: an overlap or gap that is narrower on average is the rounding of edges that coincide. */
export const ROUNDING_FT = 0.01;

/** Feet on the ground: a part, a hole, an overlap or a gap that is narrower on average is no land that anybody meant. */
export const SLIVER_FT = 1;

/** What a width may miss of a limit by rounding and still reach it, in feet. */
export const WIDTH_NOISE_FT = 1e-6;

/**
 * @param shape  SQL for a polygon in EPSG:2260; its holes count to the perimeter
 * @returns SQL for its mean width in feet on the ground: that of the rectangle with its area and perimeter; a quarter of the
 *   perimeter for rounder ones
 */
export const meanWidthFt = (shape: string): string =>
  `((ST_Perimeter(${shape}) - sqrt(greatest(power(ST_Perimeter(${shape}), 2) - 16 * ST_Area(${shape}), 0))) / 4
    / hf_grid_scale(ST_Centroid(${shape})))`;

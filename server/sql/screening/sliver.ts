/** A share narrower than this on average, in feet, is an artefact of digitising and not a place. */
export const SLIVER_WIDTH_FT = 0.1;

/** A thin strip larger than this, in square feet, is still told as a place. */
export const SLIVER_AREA_SQFT = 100;

/** The bindings of `isSliver`. */
export const SLIVER_BINDINGS = { sliverArea: SLIVER_AREA_SQFT, sliverWidth: SLIVER_WIDTH_FT } as const;

/**
 * @param part  SQL of an areal shape that is not empty
 * @returns the condition that it is too narrow and too small to be a place. Bindings: `SLIVER_BINDINGS`
 */
export const isSliver = (part: string): string =>
  `(ST_Area(${part}) < cast(:sliverArea as float8) and 2 * ST_Area(${part}) / ST_Perimeter(${part}) < cast(:sliverWidth as float8))`;

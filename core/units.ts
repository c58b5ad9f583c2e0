/**
 * Units and the constants every figure is tested against. A foot is a US survey foot (1200/3937 m)
 * throughout, because New York's State Plane system and the plans drawn in it use that foot.
 */

/** Metres in one US survey foot. Source: NBS/NGS, 1 ft = 1200/3937 m. */
export const METERS_PER_FOOT = 1200 / 3937;

/** Square feet in one acre. */
export const SQFT_PER_ACRE = 43_560;

/**
 * Coordinate system of storage and of every measurement: NAD83 / New York East, US survey feet.
 * The one place that names it; SQL receives it as a parameter or reads it off the geometry.
 */
export const STORAGE_SRID = 2260;

/** Longitude and latitude at the edge (GeoJSON, tiles) are NAD83, so that no datum shift is guessed. */
export const GEOGRAPHIC_SRID = 4269;

/** Segments per quarter circle of a buffer polygon: a chord then lies at most 0.0075 ft inside 100 ft. */
export const BUFFER_QUADRANT_SEGMENTS = 64;

/**
 * Floating-point noise in an area, in square feet: an area this close below a threshold reaches it. Coordinates of
 * some 800,000 ft are held to 6e-11 ft, which around 200 ft of outline is 1.2e-8 sq ft; and it stays below the smallest
 * difference that may count (2,499.9999999 is not 2,500).
 */
export const AREA_NOISE_SQFT = 5e-8;

/**
 * The same in the area of a drawing, whose corners come in degrees: the last bit of a longitude is 5e-9 ft, which around
 * a mile of outline is 3e-5 sq ft. An acre drawn as exactly an acre is one.
 */
export const DRAWN_AREA_NOISE_SQFT = 1e-4;

/** Floating-point noise in a distance, in feet, from coordinates in degrees. */
export const DISTANCE_NOISE_FT = 2e-8;

/**
 * Beyond this many feet from a limit, an outline whose accuracy is not recorded leaves no doubt: no way of mapping
 * wetlands in use is off by so much. Within it, nothing can be called certain.
 */
export const UNRECORDED_ACCURACY_REACH_FT = 200;

/** @returns acres, unrounded, for square feet */
export function acresFromSqFt(sqFt: number): number {
  return sqFt / SQFT_PER_ACRE;
}

/** @returns square feet, exact in doubles for the acres that laws use (12.4 acres is 540,144 sq ft) */
export function sqFtFromAcres(acres: number): number {
  return Math.round(acres * SQFT_PER_ACRE * 1e6) / 1e6;
}

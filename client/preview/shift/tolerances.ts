/** A shift in grid feet. */
export interface Shift {
  dxFt: number;
  dyFt: number;
  distanceFt: number;
  /** degrees from grid north, clockwise, 0 to below 360 */
  bearing: number;
}

/**
 * Touching the line counts as inside, and the polygons that stand for the adjacent area run up to 0.0075 ft inside the
 * true curve: a drawing that is moved stays this far off them.
 */
export const CLEAR_FT = 0.1;

/** How much longer than the shortest the shift that is found may be, in grid feet. */
export const TOLERANCE_FT = 0.1;

/** What came out of overlaying every parcel: how long it took, and sums to compare. */
export interface AllParcels {
  seconds: number;
  parcels: number;
  /** square feet on the grid of EPSG:2260, of the parcels that were looked at */
  inWetlandSqFt: number;
  inAdjacentSqFt: number;
  /** null: every parcel was looked at; otherwise the seconds are extrapolated from these, by their keys */
  sample: string[] | null;
}

/** Which wetlands cast an adjacent area, and how wide it is, in feet; the law of the municipality that is measured. */
export const REGULATED = `(kind = 'tidal' or local_importance or area_sqft >= 2500)`;
export const ADJACENT_FT = 100;

/** Segments of a quarter circle in the outline of an adjacent area. */
export const QUARTER_SEGMENTS = 64;

import type { WetlandFacts } from '../../../core/measurements.js';

/** A wetland of the map as far as an ordinance classifies it: its kind, its size and how well it is known. */
export type WetlandRow = Pick<
  WetlandFacts,
  | 'key'
  | 'id'
  | 'name'
  | 'kind'
  | 'localImportance'
  | 'degraded'
  | 'accuracyFt'
  | 'areaSqFt'
  | 'gridAreaSqFt'
  | 'perimeterFt'
>;

/** The columns of such a row, of the wetland `w`; square feet and feet on the ground but for the grid area. */
export const WETLAND_COLUMNS = `
  w.key::float8 as key, w.id, w.name, w.kind, w.local_importance as "localImportance", w.degraded,
  w.accuracy_ft as "accuracyFt", w.area_sqft as "areaSqFt", w.grid_area_sqft as "gridAreaSqFt",
  w.perimeter_ft as "perimeterFt"`;

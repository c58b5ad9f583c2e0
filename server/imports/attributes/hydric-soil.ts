import type { FeatureFields } from './feature-fields.js';
import type { RowContext } from './row-context.js';

/** Soil surveys name map units by key; several polygons may share one, and then get a suffix. */
export const HYDRIC_SOIL_IDS = ['POLYGON_ID', 'OBJECTID', 'FID', 'MUKEY', 'MUSYM'];

/** A row of `hydric_soil`, its geometry apart. */
export interface HydricSoilRow {
  id: string;
  name: string | null;
}

/** @returns what the attributes say of a soil */
export function hydricSoilRow(fields: FeatureFields, context: RowContext): HydricSoilRow {
  return {
    id: context.ids.idOf(fields),
    name: fields.firstText('name', ['name', 'MUNAME', 'SOIL_NAME', 'COMPNAME', 'MUSYM']),
  };
}

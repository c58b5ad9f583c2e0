import { GEOGRAPHIC_SRID } from '../../../core/units.js';

/** Decimals of degrees in answers: the last one is 4e-7 ft, so that a shape that is sent back is the same. */
const DEGREE_DECIMALS = 12;

/** SQL for the columns and measures of a wetland, where they do not simply have their names. */
export interface StateColumns {
  geom: string;
  name: string;
  kind: string;
  localImportance: string;
  degraded: string;
  accuracyFt: string;
  source: string;
  areaSqFt: string;
  gridAreaSqFt: string;
  perimeterFt: string;
}

/** @returns the columns of a row of the map, whose measures are stored */
export const mapRowColumns = (alias: string): StateColumns => ({
  ...attributeColumns(alias),
  areaSqFt: `${alias}.area_sqft`,
  gridAreaSqFt: `${alias}.grid_area_sqft`,
  perimeterFt: `${alias}.perimeter_ft`,
});

/** @returns the columns of a row with a wetland's attributes and shape, whose measures are taken now */
export const measuredColumns = (alias: string): StateColumns => ({
  ...attributeColumns(alias),
  areaSqFt: `hf_ground_area(${alias}.geom)`,
  gridAreaSqFt: `ST_Area(${alias}.geom)`,
  perimeterFt: `ST_Perimeter(${alias}.geom) / hf_grid_scale(ST_Centroid(${alias}.geom))`,
});

function attributeColumns(alias: string): Omit<StateColumns, 'areaSqFt' | 'gridAreaSqFt' | 'perimeterFt'> {
  return {
    geom: `${alias}.geom`,
    name: `${alias}.name`,
    kind: `${alias}.kind`,
    localImportance: `${alias}.local_importance`,
    degraded: `${alias}.degraded`,
    accuracyFt: `${alias}.accuracy_ft`,
    source: `${alias}.source`,
  };
}

/** @returns SQL for a wetland's state as JSON, with its shape as a MultiPolygon in degrees; null without a shape */
export function wetlandState(of: StateColumns): string {
  return `case when ${of.geom} is null then null else json_build_object('name', ${of.name}, 'kind', ${of.kind},
    'localImportance', ${of.localImportance}, 'degraded', ${of.degraded}, 'accuracyFt', ${of.accuracyFt},
    'source', ${of.source}, 'areaSqFt', ${of.areaSqFt}, 'gridAreaSqFt', ${of.gridAreaSqFt},
    'perimeterFt', ${of.perimeterFt}, 'geometry',
    ST_AsGeoJSON(ST_Transform(ST_Multi(${of.geom}), ${GEOGRAPHIC_SRID}), ${DEGREE_DECIMALS}, 0)::json) end`;
}

/** @returns SQL for the square feet on the ground of what is in one shape and not in the other; null shapes are empty */
export function landOnlyIn(shape: string, other: string): string {
  return `case when ${shape} is null then 0 when ${other} is null then hf_ground_area(${shape})
    when ${shape} = ${other} then 0 when not ${shape} && ${other} then hf_ground_area(${shape})
    else hf_ground_area(hf_difference(${shape}, ${other})) end`;
}

/** The union of shapes, so that nothing counts twice. */
export interface UnitedShape {
  /** EWKB in hexadecimal, EPSG:2260 */
  geom: string;
  areaSqFt: number;
  gridAreaSqFt: number;
  /** feet on the ground */
  perimeterFt: number;
  /** grid feet in one foot on the ground, at the centroid */
  gridScale: number;
}

/**
 * The union as a query of one row. Binding: shapes, one or more valid ones as EWKB in hexadecimal, EPSG:2260, collected in their
 * order so that the digits do not hang on the plan of a statement.
 */
export const UNION_OF_SHAPES = `
  select hf_unite(ST_Collect(cast(value as geometry) order by number)) as geom
  from unnest(cast(:shapes as text[])) with ordinality as t (value, number)`;

/** A `UnitedShape` as a query of one row, in a statement with `subject`. */
export const UNITED_SHAPE = `
  select geom::text as geom, hf_ground_area(geom) as "areaSqFt", ST_Area(geom) as "gridAreaSqFt",
    ST_Perimeter(geom) / scale as "perimeterFt", scale as "gridScale"
  from subject cross join lateral (select hf_grid_scale(ST_Centroid(geom)) as scale offset 0) as scaled`;

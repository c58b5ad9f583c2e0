import type { Knex } from 'knex';

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

/** @param geoms  one or more shapes as EWKB in hexadecimal, EPSG:2260, valid */
export async function uniteShapes(
  knex: Knex | Knex.Transaction,
  geoms: readonly string[],
): Promise<UnitedShape> {
  const result = await knex.raw<{ rows: UnitedShape[] }>(
    `with united as materialized (
       select hf_unite(ST_Collect(cast(value as geometry) order by number)) as geom
       from unnest(cast(:geoms as text[])) with ordinality as t (value, number)),
     scaled as materialized (select geom, hf_grid_scale(ST_Centroid(geom)) as scale from united)
     select geom::text as geom, hf_ground_area(geom) as "areaSqFt", ST_Area(geom) as "gridAreaSqFt",
       ST_Perimeter(geom) / scale as "perimeterFt", scale as "gridScale"
     from scaled`,
    { geoms: [...geoms] },
  );
  const row = result.rows[0];
  if (row === undefined) throw new Error('the union of the shapes came back empty');
  return row;
}

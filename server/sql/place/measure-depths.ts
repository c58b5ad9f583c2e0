import type { Knex } from 'knex';

/** How far inside an outline a point lies. */
export interface Depth {
  layer: 'wetlands' | 'watercourses';
  id: string;
  depthFt: number;
}

/**
 * @param point  EWKB in hexadecimal, EPSG:2260
 * @param keys  of wetlands and watercourses that hold the point
 * @returns the distance from the point to the outline of each, in feet on the ground; 0 on a line, which has no inside
 */
export async function measureDepths(
  knex: Knex | Knex.Transaction,
  point: string,
  keys: Readonly<Record<Depth['layer'], readonly number[]>>,
): Promise<Depth[]> {
  if (keys.wetlands.length + keys.watercourses.length === 0) return [];
  const result = await knex.raw<{ rows: Depth[] }>(
    `with held as (
       select 'wetlands' as layer, id, geom from wetland where key = any(cast(:wetlands as bigint[]))
       union all
       select 'watercourses', id, geom from watercourse where key = any(cast(:watercourses as bigint[])))
     select layer, id, hf_ground_distance(
       case when ST_Dimension(geom) = 2 then ST_Boundary(geom) else geom end, cast(:point as geometry)) as "depthFt"
     from held`,
    { point, wetlands: [...keys.wetlands], watercourses: [...keys.watercourses] },
  );
  return result.rows;
}

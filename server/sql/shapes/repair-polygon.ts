/** A ring as an area of its own: land that it goes round an odd number of times. */
const ring = (line: string): string => evenOdd(`ST_MakePolygon(${line})`);

const evenOdd = (shape: string): string =>
  `ST_CollectionExtract(ST_MakeValid(${shape}, 'method=linework'), 3)`;

/**
 * A subquery that repairs an invalid MultiPolygon: land counts by the even-odd rule, and holes stay holes. ST_MakeValid
 * alone keeps the land of a hole that shares an edge with its outer ring, so holes are taken out again, as far as
 * they lie in their own outer ring and in no other part.
 * @param shape  SQL for the polygon
 * @returns SQL for a MultiPolygon, empty when no area is left
 */
export function repairPolygon(shape: string): string {
  return `(select ST_Multi(ST_CollectionExtract(ST_Difference(${evenOdd(shape)},
      coalesce(ST_Union(hole.land), ST_SetSRID(cast('POLYGON EMPTY' as geometry), ST_SRID(${shape})))), 3))
    from (
      select ST_Difference(
        ST_Intersection(${ring('inner_ring.geom')}, ${ring('ST_ExteriorRing(part.geom)')}),
        coalesce(
          (select ST_Union(${ring('ST_ExteriorRing(other.geom)')}) from ST_Dump(${shape}) as other
           where other.path <> part.path and other.geom && inner_ring.geom),
          ST_SetSRID(cast('POLYGON EMPTY' as geometry), ST_SRID(${shape})))) as land
      from ST_Dump(${shape}) as part
      cross join lateral (
        select ST_InteriorRingN(part.geom, number) as geom
        from generate_series(1, ST_NumInteriorRings(part.geom)) as number) as inner_ring) as hole)`;
}

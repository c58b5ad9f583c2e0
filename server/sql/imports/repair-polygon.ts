/** A ring as an area of its own: land that it goes round an odd number of times. */
const ring = (line: string): string =>
  `ST_CollectionExtract(ST_MakeValid(ST_MakePolygon(${line}), 'method=linework'), 3)`;

/**
 * A subquery that repairs an invalid MultiPolygon. In each part land counts by the even-odd rule: inside the outer
 * ring or inside holes, not both; the parts are then united. Ring by ring, since ST_MakeValid on the whole polygon
 * keeps the land of a hole that shares an edge with the outer ring.
 * @param shape  SQL for the polygon
 * @returns SQL for a MultiPolygon, empty when no area is left
 */
export function repairPolygon(shape: string): string {
  return `(select ST_Multi(ST_CollectionExtract(ST_Union(ST_SymDifference(
      ${ring('ST_ExteriorRing(part.geom)')},
      coalesce(
        (select ST_Union(${ring('ST_InteriorRingN(part.geom, hole)')})
         from generate_series(1, ST_NumInteriorRings(part.geom)) as hole),
        ST_SetSRID(cast('POLYGON EMPTY' as geometry), ST_SRID(part.geom))))), 3))
    from ST_Dump(${shape}) as part)`;
}

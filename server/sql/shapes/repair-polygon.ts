/** SQL for the land that a ring goes round an odd number of times. */
const landWithin = (ring: string): string =>
  `ST_CollectionExtract(ST_MakeValid(ST_MakePolygon(${ring}), 'method=linework'), 3)`;

/**
 * A subquery that repairs an invalid Polygon or MultiPolygon. The land of a part is what its outer ring goes round an
 * odd number of times, without what its holes go round likewise; the parts are united. So a hole takes away from its
 * own part only, and once, and land that is drawn only as a hole is never added.
 * @param shape  SQL for the polygon
 * @returns SQL for a MultiPolygon, empty when no area is left
 */
export function repairPolygon(shape: string): string {
  return `(select ST_Multi(ST_CollectionExtract(hf_unite(ST_Collect(coalesce(hf_difference(whole.land, holes.land), whole.land))), 3))
    from ST_Dump(${shape}) as part
    cross join lateral (select ${landWithin('ST_ExteriorRing(part.geom)')} as land) as whole
    cross join lateral (
      select hf_unite(ST_Collect(${landWithin('ST_InteriorRingN(part.geom, number)')})) as land
      from generate_series(1, ST_NumInteriorRings(part.geom)) as number) as holes)`;
}

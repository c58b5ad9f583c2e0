import type { Knex } from 'knex';

/** A parcel that the controlled land around some wetlands reaches. */
export interface ReachedParcel {
  id: string;
  taxMapNumber: string | null;
  address: string | null;
  /** false where its outline crosses itself, so that it cannot be measured */
  valid: boolean;
}

/**
 * The statement, by itself so that a test can look at its plan: parcels are found by the index of their shapes around each
 * wetland, however many there are elsewhere. The municipality is asked for apart, since a planner without statistics may
 * go by that and read all its parcels. Bindings: jurisdictionId, wetlandKeys, bufferFt, limit.
 */
export const PARCELS_REACHED = `
  with shape as materialized (
    select geom, cast(:bufferFt as float8) * grid_scale as reach
    from wetland where key = any(cast(:wetlandKeys as bigint[]))),
  reached as materialized (
    select distinct on (p.key) p.* from shape cross join lateral (
      select key, jurisdiction_id, tax_map_number, address, geom from parcel
      where parcel.geom && ST_Expand(shape.geom, shape.reach) offset 0) as p
    where p.jurisdiction_id = :jurisdictionId and ST_DWithin(p.geom, shape.geom, shape.reach)
    limit cast(:limit as int))
  select key::text as id, tax_map_number as "taxMapNumber", address, ST_IsValid(geom) as valid
  from reached
  order by tax_map_number, key`;

/**
 * @param wetlandKeys  rows of the map, of whatever version
 * @param bufferFt  feet on the ground; 0 where there is no adjacent area
 * @param limit  parcels at most; more are not looked for
 * @returns parcels of the municipality within that distance of one of the wetlands
 */
export async function findParcelsReached(
  trx: Knex.Transaction,
  asked: { jurisdictionId: string; wetlandKeys: readonly number[]; bufferFt: number; limit: number },
): Promise<ReachedParcel[]> {
  const result = await trx.raw<{ rows: ReachedParcel[] }>(PARCELS_REACHED, {
    ...asked,
    wetlandKeys: [...asked.wetlandKeys],
  });
  return result.rows;
}

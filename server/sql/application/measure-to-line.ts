import type { Knex } from 'knex';
import { OWN_OUTLINE } from '../shapes/own-outline.js';
import { WIDENED } from './widened.js';

/**
 * @param propertyKeys  parcels that make up the property
 * @param reachFt  feet on the ground, beyond which it is not measured
 * @returns feet on the ground from the property to the line of the municipality, 0 where they touch; null where it is
 *   further than that, or no outline is loaded
 */
export async function measureToLine(
  knex: Knex | Knex.Transaction,
  jurisdictionId: string,
  propertyKeys: readonly string[],
  reachFt: number,
): Promise<number | null> {
  const result = await knex.raw<{ rows: { ft: number | null }[] }>(
    `with own as materialized (select ST_Boundary(geom) as geom from (${OWN_OUTLINE}) as outline)
     select min(hf_ground_distance(p.geom, own.geom)) as ft
     from parcel p cross join own
     where p.key = any(cast(:propertyKeys as bigint[])) and ST_DWithin(p.geom, own.geom, ${WIDENED('reachFt')})`,
    { jurisdictionId, propertyKeys: [...propertyKeys], reachFt },
  );
  const ft = result.rows[0]?.ft ?? null;
  return ft === null || ft > reachFt ? null : ft;
}

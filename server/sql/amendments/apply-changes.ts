import type { Knex } from 'knex';

/**
 * Puts the changes of an amendment on the map, as that version of it: the rows they replace are retired, new rows begin.
 * Nothing is overwritten. Shapes are taken as they are in the amendment, bit for bit.
 * @param version  that was just made; every row that the amendment replaces is current until then
 * @returns how many wetlands were retired or replaced, and how many begin
 */
export async function applyChanges(
  trx: Knex.Transaction,
  amendmentKey: string,
  version: number,
): Promise<{ retired: number; begun: number }> {
  const retired = await trx.raw<{ rowCount: number }>(
    `update wetland w set retired_version = cast(:version as int)
     from amendment_change c
     where c.amendment_key = cast(:amendmentKey as bigint) and c.taken_back_at is null
       and w.key = c.replaces_key and w.retired_version is null`,
    { amendmentKey, version },
  );
  const begun = await trx.raw<{ rowCount: number }>(
    `insert into wetland (jurisdiction_id, first_version, change_key, id, name, kind, local_importance, degraded,
       accuracy_ft, source, attributes, geom, grid_scale, area_sqft, grid_area_sqft, perimeter_ft)
     select a.jurisdiction_id, cast(:version as int), c.key, c.wetland_id, c.name, c.kind, c.local_importance, c.degraded,
       c.accuracy_ft, c.source, c.attributes, c.geom, scaled.grid_scale, hf_ground_area(c.geom), ST_Area(c.geom),
       ST_Perimeter(c.geom) / scaled.grid_scale
     from amendment_change c join amendment a on a.key = c.amendment_key
     cross join lateral (select hf_grid_scale(ST_Centroid(c.geom)) as grid_scale) as scaled
     where a.key = cast(:amendmentKey as bigint) and c.taken_back_at is null and c.action <> 'retire'
     order by c.number`,
    { amendmentKey, version },
  );
  return { retired: retired.rowCount, begun: begun.rowCount };
}

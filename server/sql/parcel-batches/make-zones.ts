import type { Knex } from 'knex';
import { BUFFER_QUADRANT_SEGMENTS } from '../../../core/units.js';

/** Features of the map and the width of the adjacent area around them. */
export interface ZoneQuestion {
  layer: 'wetland' | 'watercourse';
  keys: readonly (string | number)[];
  /** feet on the ground */
  widthFt: number;
}

/** Makes those zones that are not there: all land within the width, as the split of a screening widens a feature. */
export async function makeZones(
  trx: Knex.Transaction,
  { layer, keys, widthFt }: ZoneQuestion,
): Promise<void> {
  await trx.raw(
    `insert into adjacent_zone (layer, feature_key, width_ft, geom)
     select :layer, key, cast(:widthFt as float8),
       ST_Buffer(geom, cast(:widthFt as float8) * grid_scale, 'quad_segs=${BUFFER_QUADRANT_SEGMENTS}')
     from ${layer} where key = any(cast(:keys as bigint[])) and not exists (
       select from adjacent_zone z
       where z.layer = :layer and z.feature_key = ${layer}.key and z.width_ft = cast(:widthFt as float8))
     order by key
     on conflict (layer, feature_key, width_ft) do nothing`,
    { layer, keys: [...keys], widthFt },
  );
}

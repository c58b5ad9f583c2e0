import type { Knex } from 'knex';
import type { DataSet } from './data-set.js';
import { makeRoads, makeWatercourses } from './lines.js';
import { makeJurisdictions, makeOutlines } from './municipalities.js';
import { makeParcels } from './parcels.js';
import { makeWetlands } from './wetlands.js';

/** Squares that are made in one statement: so much that the memory it takes stays small, and it is seen to go on. */
const TILES_AT_ONCE = 5;

/**
 * Fills an empty, migrated database with a data set, from its seed and nothing else.
 * @param onProgress  is told how far it is
 */
export async function makeDataSet(
  knex: Knex,
  set: DataSet,
  onProgress: (line: string) => void,
): Promise<void> {
  await knex.transaction(async (trx) => {
    await makeJurisdictions(trx, set);
    await makeOutlines(trx, set);
    for (let from = 1; from <= set.tiles; from += TILES_AT_ONCE) {
      const to = Math.min(set.tiles, from + TILES_AT_ONCE - 1);
      await makeWetlands(trx, set, from, to);
      await makeWatercourses(trx, set, from, to);
      await makeRoads(trx, set, from, to);
      await makeParcels(trx, set, from, to);
      onProgress(`The ${set.name} is made: ${to} of ${set.tiles} squares`);
    }
  });
}

/** @returns a digest of every shape and figure of a data set, the same whenever and wherever it was made */
export async function digestOf(knex: Knex): Promise<Record<string, string>> {
  const shape = `encode(ST_AsBinary(geom, 'NDR'), 'hex')`;
  const result = await knex.raw<{ rows: { layer: string; digest: string }[] }>(
    `with part as (
       select 'municipality' as layer, jurisdiction_id || name || role || ${shape} as row from municipality
       union all select 'wetland', jurisdiction_id || id || kind || local_importance || degraded
         || coalesce(cast(accuracy_ft as text), 'unknown') || round(area_sqft) || ${shape} from wetland
       union all select 'watercourse', jurisdiction_id || id || kind || coalesce(permanent, true) || ${shape} from watercourse
       union all select 'parcel', jurisdiction_id || tax_map_number || address || round(area_sqft) || ${shape} from parcel
       union all select 'impaired_water', jurisdiction_id || id || ${shape} from impaired_water
       union all select 'reference_feature', jurisdiction_id || name || ${shape} from reference_feature)
     select layer, md5(string_agg(md5(row), '' order by md5(row))) as digest from part group by layer order by layer`,
  );
  return Object.fromEntries(result.rows.map(({ layer, digest }) => [layer, digest]));
}

import type { Knex } from 'knex';
import type { LayerState } from '../../../core/measurements.js';

/**
 * @param mapVersion  of the municipality's wetlands map
 * @returns which layers of the municipality have at least one feature; an empty one counts as not loaded. Wetlands and
 *   watercourses are loaded from their first version on: a map from which all were retired says that there are none
 */
export async function readLayerState(
  knex: Knex | Knex.Transaction,
  jurisdictionId: string,
  mapVersion: number,
): Promise<LayerState> {
  const result = await knex.raw<{ rows: LayerState[] }>(
    `select
       exists (select from wetland where jurisdiction_id = :jurisdictionId
         and first_version <= cast(:mapVersion as int)) as wetlands,
       exists (select from watercourse where jurisdiction_id = :jurisdictionId
         and first_version <= cast(:mapVersion as int)) as watercourses,
       exists (select from parcel where jurisdiction_id = :jurisdictionId) as parcels,
       exists (select from municipality where jurisdiction_id = :jurisdictionId and role = 'own') as municipality,
       exists (select from impaired_water where jurisdiction_id = :jurisdictionId) as "impairedWaters",
       exists (select from hydric_soil where jurisdiction_id = :jurisdictionId) as "hydricSoils"`,
    { jurisdictionId, mapVersion },
  );
  const row = result.rows[0];
  if (row === undefined) throw new Error('the state of the layers came back empty');
  return row;
}

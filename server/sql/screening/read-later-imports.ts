import type { Knex } from 'knex';

/** What was imported into a municipality's layers after an answer was kept. */
export interface LaterImports {
  /** layers without versions that answers are computed from, by name */
  layers: string[];
  /** layers of the wetlands map that joined the answer's own version of it */
  joined: string[];
}

/** Layers without versions that an answer reads: the others are versioned, or only drawn on the map. */
const READ_BY_ANSWERS = ['municipality', 'parcels', 'impaired-waters', 'hydric-soils'];

/**
 * @param since  the newest import when the answer was kept; for answers kept without it, the moment
 * @param mapVersion  of the answer
 */
export async function readLaterImports(
  knex: Knex | Knex.Transaction,
  jurisdictionId: string,
  mapVersion: number,
  since: number | Date,
): Promise<LaterImports> {
  const result = await knex.raw<{ rows: LaterImports[] }>(
    `with later as (
       select layer, report ->> 'mapVersion' as version from import_run
       where jurisdiction_id = :jurisdictionId
         and ${typeof since === 'number' ? 'id > cast(:since as bigint)' : 'created_at > cast(:since as timestamptz)'})
     select array(select distinct layer from later where layer = any(cast(:read as text[])) order by layer) as layers,
       array(select distinct layer from later where version = cast(:mapVersion as text) order by layer) as joined`,
    {
      jurisdictionId,
      mapVersion: String(mapVersion),
      read: READ_BY_ANSWERS,
      since: typeof since === 'number' ? since : since.toISOString(),
    },
  );
  return result.rows[0] ?? { layers: [], joined: [] };
}

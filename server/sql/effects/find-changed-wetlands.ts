import type { Knex } from 'knex';
import { WETLAND_COLUMNS, type WetlandRow } from '../map/wetland-row.js';

/** A wetland as it was before a version of the map, or as that version has it. */
export interface ChangedWetland extends WetlandRow {
  side: 'before' | 'after';
}

/**
 * @param version  of the map
 * @returns the rows that the version retired and those that it began, in the order of their ids
 */
export async function findChangedWetlands(
  trx: Knex.Transaction,
  jurisdictionId: string,
  version: number,
): Promise<ChangedWetland[]> {
  const result = await trx.raw<{ rows: ChangedWetland[] }>(
    `select 'before' as side, ${WETLAND_COLUMNS} from wetland w
     where w.jurisdiction_id = :jurisdictionId and w.retired_version = cast(:version as int)
     union all
     select 'after' as side, ${WETLAND_COLUMNS} from wetland w
     where w.jurisdiction_id = :jurisdictionId and w.first_version = cast(:version as int)
     order by id, side`,
    { jurisdictionId, version },
  );
  return result.rows;
}

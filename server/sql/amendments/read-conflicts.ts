import type { Knex } from 'knex';
import type { AmendmentConflict } from '../../../core/contracts/amendments.js';
import { conflictingChanges } from './conflicting-changes.js';
import { landOnlyIn, mapRowColumns, measuredColumns, wetlandState } from './wetland-state.js';

/**
 * @returns wetlands that an open amendment changes and that the newest map shows otherwise than it began from, in the
 *   order of its changes; none for an adopted or withdrawn one
 */
export async function readConflicts(
  knex: Knex | Knex.Transaction,
  amendmentKey: string,
): Promise<AmendmentConflict[]> {
  const result = await knex.raw<{ rows: AmendmentConflict[] }>(
    `with conflict as materialized (${conflictingChanges})
     select yours.wetland_id as wetland, yours.number as change, yours.since_version as "sinceVersion",
       ${wetlandState(mapRowColumns('base'))} as base, ${wetlandState(mapRowColumns('theirs'))} as theirs,
       ${wetlandState(measuredColumns('yours'))} as yours,
       ${landOnlyIn('yours.geom', 'theirs.geom')} + ${landOnlyIn('theirs.geom', 'yours.geom')} as "differenceSqFt"
     from conflict yours left join wetland base on base.key = yours.base_key
       left join wetland theirs on theirs.key = yours.theirs_key
     order by yours.number`,
    { amendmentKey },
  );
  return result.rows;
}

import type { Knex } from 'knex';
import type { AmendmentChange } from '../../../core/contracts/amendments.js';
import { isoTime } from './iso-time.js';
import { landOnlyIn, mapRowColumns, measuredColumns, wetlandState } from './wetland-state.js';

/**
 * @returns the changes of an amendment that were not taken back, in their order, each with the wetland before and after;
 *   square feet on the ground
 */
export async function readChanges(
  knex: Knex | Knex.Transaction,
  amendmentKey: string,
): Promise<AmendmentChange[]> {
  const result = await knex.raw<{ rows: Omit<AmendmentChange, 'netSqFt'>[] }>(
    `select c.number, c.action, c.wetland_id as wetland, c.derived_from as "derivedFrom", c.note,
       c.delineated_from as "delineatedFrom", author.full_name as by, ${isoTime('c.made_at')} as at,
       ${wetlandState(mapRowColumns('w'))} as before, ${wetlandState(measuredColumns('c'))} as after,
       ${landOnlyIn('c.geom', 'w.geom')} as "gainedSqFt", ${landOnlyIn('w.geom', 'c.geom')} as "lostSqFt"
     from amendment_change c left join wetland w on w.key = c.replaces_key
       left join account author on author.id = c.made_by
     where c.amendment_key = cast(:amendmentKey as bigint) and c.taken_back_at is null
     order by c.number`,
    { amendmentKey },
  );
  return result.rows.map((row) => ({ ...row, netSqFt: row.gainedSqFt - row.lostSqFt }));
}

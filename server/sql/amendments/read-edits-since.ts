import type { Knex } from 'knex';
import type { EditedMeanwhile } from '../../../core/contracts/amendment-conflicts.js';
import { isoTime } from './iso-time.js';

type Edit = Omit<EditedMeanwhile['differences'][number], 'touchesYours'>;

/**
 * @param revision  of the amendment that somebody knows; the log says when it was made
 * @returns changes that were made or taken back since then, oldest first; none when there was no such revision
 */
export async function readEditsSince(
  knex: Knex | Knex.Transaction,
  amendment: { key: string; jurisdictionId: string; number: number },
  revision: number,
): Promise<Edit[]> {
  const result = await knex.raw<{ rows: Edit[] }>(
    `with known as (
       select max(l.at) as at from activity_log l
       where l.jurisdiction_id = :jurisdictionId and l.subject = cast(:subject as text)
         and l.details ->> 'revision' = cast(:revision as text))
     select c.wetland_id as wetland, author.full_name as by,
       ${isoTime('greatest(c.made_at, c.taken_back_at)')} as at, c.action
     from known, amendment_change c left join account author on author.id = c.made_by
     where c.amendment_key = cast(:key as bigint) and greatest(c.made_at, c.taken_back_at) > known.at
       and (c.taken_back_at is null or c.made_at <= known.at)
     order by greatest(c.made_at, c.taken_back_at), c.number`,
    {
      key: amendment.key,
      jurisdictionId: amendment.jurisdictionId,
      subject: amendmentSubject(amendment.number),
      revision: String(revision),
    },
  );
  return result.rows;
}

/** @returns how the log names an amendment */
export function amendmentSubject(number: number): string {
  return `amendment ${number}`;
}

import type { Knex } from 'knex';

/** A draft to begin. */
export interface NewDraft {
  jurisdictionId: string;
  title: string;
  reason: string;
  baseVersion: number;
  /** key of an adopted amendment that it takes back */
  restoresKey: string | null;
  accountId: string | null;
}

/**
 * Begins a draft in a municipality that the transaction has locked.
 * @returns its key, and its number within the municipality
 */
export async function createAmendment(
  trx: Knex.Transaction,
  draft: NewDraft,
): Promise<{ key: string; number: number }> {
  const result = await trx.raw<{ rows: { key: string; number: number }[] }>(
    `insert into amendment (jurisdiction_id, number, title, reason, base_version, restores_amendment, created_by)
     select cast(:jurisdictionId as text), coalesce(max(number), 0) + 1, cast(:title as text), cast(:reason as text),
       cast(:baseVersion as int), cast(:restoresKey as bigint), cast(:accountId as uuid)
     from amendment where jurisdiction_id = cast(:jurisdictionId as text)
     returning key::text as key, number`,
    { ...draft },
  );
  const row = result.rows[0];
  if (row === undefined) throw new Error('the amendment was not stored');
  return row;
}

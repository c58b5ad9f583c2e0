import type { Knex } from 'knex';

/** Takes back changes of an amendment by their numbers. Their rows stay as they are, marked with the time. */
export async function takeBackChanges(
  trx: Knex.Transaction,
  amendmentKey: string,
  numbers: readonly number[],
): Promise<void> {
  if (numbers.length === 0) return;
  await trx.raw(
    `update amendment_change set taken_back_at = clock_timestamp()
     where amendment_key = cast(:amendmentKey as bigint) and number = any(cast(:numbers as int[]))
       and taken_back_at is null`,
    { amendmentKey, numbers: [...numbers] },
  );
}

/** @returns how many wetlands an amendment changes */
export async function countChanges(trx: Knex.Transaction, amendmentKey: string): Promise<number> {
  const result = await trx.raw<{ rows: { count: number }[] }>(
    `select count(*)::int as count from amendment_change
     where amendment_key = cast(:amendmentKey as bigint) and taken_back_at is null`,
    { amendmentKey },
  );
  return result.rows[0]?.count ?? 0;
}

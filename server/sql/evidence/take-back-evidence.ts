import type { Knex } from 'knex';

/** @returns false when the amendment has no such evidence, or it was taken back before */
export async function takeBackEvidenceRow(
  trx: Knex.Transaction,
  amendmentKey: string,
  evidence: number,
): Promise<boolean> {
  const result = await trx.raw<{ rowCount: number }>(
    `update evidence set taken_back_at = now()
     where amendment_key = cast(:amendmentKey as bigint) and number = cast(:evidence as integer)
       and taken_back_at is null`,
    { amendmentKey, evidence },
  );
  return result.rowCount === 1;
}

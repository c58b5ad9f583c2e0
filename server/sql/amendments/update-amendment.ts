import type { Knex } from 'knex';

/** Columns of an amendment that acts set; the moment of an act is the database's. */
export interface AmendmentUpdate {
  title?: string;
  reason?: string;
  base_version?: number;
  state?: 'draft' | 'proposed' | 'withdrawn';
  /** whether it is proposed now, or no longer */
  proposed?: boolean;
  /** whether it is decided now */
  decided?: boolean;
  decision_note?: string;
}

/** Sets columns of an amendment that the transaction has locked, and raises its revision. */
export async function updateAmendment(
  trx: Knex.Transaction,
  amendmentKey: string,
  { proposed, decided, ...columns }: AmendmentUpdate,
): Promise<void> {
  await trx('amendment')
    .where({ key: amendmentKey })
    .update({
      ...columns,
      ...(proposed === undefined ? {} : { proposed_at: proposed ? trx.fn.now() : null }),
      ...(decided === true ? { decided_at: trx.fn.now() } : {}),
      revision: trx.raw('revision + 1'),
    });
}

/** Makes a proposed amendment the one that a version of the map comes from. */
export async function markAdopted(
  trx: Knex.Transaction,
  amendmentKey: string,
  adoption: { version: number; effectiveOn: string; reference: string; note: string },
): Promise<void> {
  await trx.raw(
    `update amendment set state = 'adopted', adopted_version = cast(:version as int),
       effective_on = cast(:effectiveOn as date), reference = :reference, decision_note = nullif(cast(:note as text), ''),
       decided_at = now(), revision = revision + 1
     where key = cast(:amendmentKey as bigint)`,
    { ...adoption, amendmentKey },
  );
  await trx.raw(
    `update map_version v set amendment_key = a.key
     from amendment a where a.key = cast(:amendmentKey as bigint)
       and v.jurisdiction_id = a.jurisdiction_id and v.number = a.adopted_version`,
    { amendmentKey },
  );
}

import type { Knex } from 'knex';
import type { DeterminationOutcome, NewDetermination } from '../../../core/contracts/determinations.js';

/** A request to keep. */
export interface NewDeterminationRow extends Pick<
  NewDetermination,
  'kind' | 'requestedOn' | 'requestedBy' | 'about'
> {
  jurisdictionId: string;
  taxMapNumber: string | null;
  /** EWKB in hexadecimal, EPSG:2260 */
  geom: string | null;
  mapVersion: number;
  supersedesKey: string | null;
  accountId: string | null;
}

/**
 * Keeps a request, in a municipality that the transaction has locked.
 * @returns its number within the municipality
 */
export async function insertDetermination(trx: Knex.Transaction, row: NewDeterminationRow): Promise<number> {
  const result = await trx.raw<{ rows: { number: number }[] }>(
    `insert into determination (jurisdiction_id, number, kind, requested_on, requested_by, about, tax_map_number, geom,
       map_version, supersedes_key, created_by)
     select cast(:jurisdictionId as text), coalesce(max(number), 0) + 1, cast(:kind as text), cast(:requestedOn as date),
       cast(:requestedBy as text), cast(:about as text), cast(:taxMapNumber as text),
       ST_Multi(cast(cast(:geom as text) as geometry)), cast(:mapVersion as int), cast(:supersedesKey as bigint),
       cast(:accountId as uuid)
     from determination where jurisdiction_id = cast(:jurisdictionId as text)
     returning number`,
    { ...row },
  );
  const number = result.rows[0]?.number;
  if (number === undefined) throw new Error('the determination was not stored');
  return number;
}

/** Gives the outcome of a determination that the transaction has locked and that has none. */
export async function giveOutcome(
  trx: Knex.Transaction,
  key: string,
  { outcome, decidedOn, decidedBy, statement, votesFor, votesAgainst, lookedAt }: DeterminationOutcome,
): Promise<void> {
  await trx.raw(
    `update determination set outcome = :outcome, decided_on = cast(:decidedOn as date), decided_by = :decidedBy,
       statement = :statement, votes_for = cast(:votesFor as int), votes_against = cast(:votesAgainst as int),
       looked_at = cast(:lookedAt as jsonb), revision = revision + 1
     where key = cast(:key as bigint)`,
    {
      key,
      outcome,
      decidedOn,
      decidedBy,
      statement,
      votesFor: votesFor ?? null,
      votesAgainst: votesAgainst ?? null,
      lookedAt: JSON.stringify(lookedAt),
    },
  );
}

/** Says into which amendment of the same municipality a determination led. */
export async function linkAmendment(trx: Knex.Transaction, key: string, amendment: number): Promise<void> {
  await trx.raw(
    `update determination d set amendment_key = a.key, revision = d.revision + 1
     from amendment a
     where d.key = cast(:key as bigint) and a.jurisdiction_id = d.jurisdiction_id and a.number = cast(:amendment as int)`,
    { key, amendment },
  );
}

import type { Knex } from 'knex';
import type { AmendmentState } from '../../../core/contracts/amendments.js';
import { NotFound } from '../../../core/errors.js';

/** An amendment that nobody else changes until the transaction ends. */
export interface LockedAmendment {
  key: string;
  jurisdictionId: string;
  number: number;
  title: string;
  state: AmendmentState;
  baseVersion: number;
  revision: number;
}

/**
 * Locks the row of an amendment and reads it as it is once it is ours.
 * @throws NotFound  when the municipality has no such amendment
 */
export async function lockAmendment(
  trx: Knex.Transaction,
  jurisdictionId: string,
  number: number,
): Promise<LockedAmendment> {
  const result = await trx.raw<{ rows: LockedAmendment[] }>(
    `select key::text as key, jurisdiction_id as "jurisdictionId", number, title, state,
       base_version as "baseVersion", revision
     from amendment where jurisdiction_id = :jurisdictionId and number = cast(:number as int)
     for update`,
    { jurisdictionId, number },
  );
  const row = result.rows[0];
  if (row === undefined) throw noSuchAmendment(jurisdictionId, number);
  return row;
}

/** @returns what is said where an amendment is asked for that is not there */
export function noSuchAmendment(jurisdictionId: string, number: number): NotFound {
  return new NotFound(`There is no amendment ${number} in "${jurisdictionId}".`);
}

import type { Knex } from 'knex';
import { NotFound } from '../../../core/errors.js';
import type { Ordinance } from '../../../core/ordinance.js';
import type { OrdinanceBook } from '../../../core/ordinances/registry.js';
import { findDetermination, type DeterminationRow } from '../../sql/determinations/read-determinations.js';
import { lockJurisdiction } from '../../sql/imports/lock-jurisdiction.js';
import { findJurisdiction, type JurisdictionRecord } from '../../sql/jurisdictions/find-jurisdiction.js';
import { ordinanceOf } from '../ordinance-of.js';

/** A determination that nobody else changes until the transaction ends. */
export interface LockedDetermination {
  jurisdiction: JurisdictionRecord;
  ordinance: Ordinance;
  row: DeterminationRow;
}

/**
 * Locks the municipality, as everything that adds to its record does, and so its determinations.
 * @throws NotFound  for an unknown jurisdiction or number
 */
export async function lockDetermination(
  trx: Knex.Transaction,
  ordinances: OrdinanceBook,
  jurisdictionId: string,
  number: number,
): Promise<LockedDetermination> {
  const { id, name } = await lockJurisdiction(trx, jurisdictionId);
  const jurisdiction = await findJurisdiction(trx, id);
  const row = await findDetermination(trx, id, number);
  if (row === null) throw new NotFound(`${name} has no determination ${number}.`);
  return { jurisdiction, ordinance: ordinanceOf(ordinances, jurisdiction, undefined), row };
}

import type { Knex } from 'knex';
import type { Amendment } from '../../../core/contracts/amendments.js';
import { noSuchAmendment } from '../../sql/amendments/lock-amendment.js';
import { readChanges } from '../../sql/amendments/read-changes.js';
import { readConflicts } from '../../sql/amendments/read-conflicts.js';
import { readEvidence } from '../../sql/amendments/read-evidence.js';
import { readHead } from '../../sql/amendments/read-heads.js';
import { inOneSnapshot } from '../in-one-snapshot.js';

/**
 * @returns an amendment whole, as the transaction sees it: areas in square feet on the ground, shapes in degrees
 * @throws NotFound  when the municipality has no such amendment
 */
export async function readAmendment(
  trx: Knex.Transaction,
  jurisdictionId: string,
  number: number,
): Promise<Amendment> {
  const head = await readHead(trx, jurisdictionId, number);
  if (head === undefined) throw noSuchAmendment(jurisdictionId, number);
  const { key, ...shown } = head;
  const changes = await readChanges(trx, key);
  const evidence = await readEvidence(trx, [key]);
  const conflicts = await readConflicts(trx, key);
  const gainedSqFt = changes.reduce((sum, change) => sum + change.gainedSqFt, 0);
  const lostSqFt = changes.reduce((sum, change) => sum + change.lostSqFt, 0);
  return {
    ...shown,
    changes,
    evidence: evidence.map(({ amendmentKey: _key, ...piece }) => piece),
    conflicts,
    totals: { gainedSqFt, lostSqFt, netSqFt: gainedSqFt - lostSqFt },
  };
}

/** See `readAmendment`; on one state of the database. */
export function amendmentOf(knex: Knex, jurisdictionId: string, number: number): Promise<Amendment> {
  return inOneSnapshot(knex, (trx) => readAmendment(trx, jurisdictionId, number));
}

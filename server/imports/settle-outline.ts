import type { Knex } from 'knex';
import { Conflict } from '../../core/errors.js';
import type { LockedJurisdiction } from '../sql/imports/lock-jurisdiction.js';
import { findOwnOutlines, uniteOwnOutlines } from '../sql/imports/own-outlines.js';
import type { ImportTally } from './import-tally.js';

/**
 * Sees to it that a jurisdiction has one own outline: the parts of one place in one file (islands, say) are united,
 * anything else is refused.
 * @throws Conflict  when there would be two
 */
export async function settleOutline(
  trx: Knex.Transaction,
  jurisdiction: LockedJurisdiction,
  importId: string,
  tally: ImportTally,
): Promise<void> {
  const own = await findOwnOutlines(trx, jurisdiction.id);
  if (own.length < 2) return;
  const names = [...new Set(own.map(({ name }) => name))];
  if (own.some((outline) => outline.importId !== importId)) {
    throw new Conflict(
      `${jurisdiction.name} has its own outline already (${names[0] ?? ''}). Use --replace to put this file in its ` +
        'place; for the outlines of neighbours give each the attribute role = neighbor, or use --role neighbor.',
    );
  }
  if (names.length > 1) {
    throw new Conflict(
      `${own.length} features would each be the own outline of ${jurisdiction.name}: ${names.slice(0, 10).join(', ')}. ` +
        'Give each the attribute role: own for one of them, neighbor for the others.',
    );
  }
  await uniteOwnOutlines(trx, jurisdiction.id);
  tally.remark(`${own.length} features named ${names[0] ?? ''} were united into one own outline.`);
}

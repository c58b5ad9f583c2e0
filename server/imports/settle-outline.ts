import type { Knex } from 'knex';
import { Conflict, InvalidInput } from '../../core/errors.js';
import type { LockedJurisdiction } from '../sql/imports/lock-jurisdiction.js';
import { findImportedNames, findOwnOutlines, uniteOwnOutlines } from '../sql/imports/own-outlines.js';
import { placeKey } from './attributes/municipality.js';
import type { ImportTally } from './import-tally.js';

/** Names of places in a refusal. */
const NAMED_PLACES = 10;

/**
 * Sees to it that a jurisdiction has one own outline: the parts of one place in one file (islands, say) are united,
 * anything else is refused.
 * @param named  name that the request gives the own outline; null for none
 * @throws Conflict  when there would be two
 * @throws InvalidInput  when the file has none of the name given
 */
export async function settleOutline(
  trx: Knex.Transaction,
  jurisdiction: LockedJurisdiction,
  importId: string,
  named: string | null,
  tally: ImportTally,
): Promise<void> {
  const own = await findOwnOutlines(trx, jurisdiction.id);
  if (named !== null && !own.some((outline) => outline.importId === importId)) {
    const there = await findImportedNames(trx, importId);
    throw new InvalidInput(
      `With --own, no feature named "${named}" came in as the own outline. Those that could come in are named: ` +
        `${there.slice(0, NAMED_PLACES).join(', ')}${there.length > NAMED_PLACES ? ', …' : ''}.`,
    );
  }
  if (own.length < 2) return;
  const names = [...new Set(own.map(({ name }) => name))];
  if (own.some((outline) => outline.importId !== importId)) {
    throw new Conflict(
      `${jurisdiction.name} has its own outline already (${names[0] ?? ''}). Use --replace to put this file in its ` +
        'place; for the outlines of neighbours give each the attribute role = neighbor, or use --role neighbor.',
    );
  }
  if (new Set(names.map(placeKey)).size > 1) {
    throw new Conflict(
      `${own.length} features would each be the own outline of ${jurisdiction.name}: ${names.slice(0, NAMED_PLACES).join(', ')}. ` +
        'Name the own one with --own, or give each the attribute role: own for one of them, neighbor for the others.',
    );
  }
  await uniteOwnOutlines(trx, jurisdiction.id);
  tally.remark(`${own.length} features named ${names[0] ?? ''} were united into one own outline.`);
}

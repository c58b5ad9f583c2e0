import type { Knex } from 'knex';
import type { MapChanged } from '../../../core/contracts/amendment-conflicts.js';
import type { AmendmentConflict } from '../../../core/contracts/amendments.js';
import { Conflict } from '../../../core/errors.js';
import type { LockedAmendment } from '../../sql/amendments/lock-amendment.js';
import { readConflicts } from '../../sql/amendments/read-conflicts.js';

const MOST_NAMED = 10;

/** @returns the conflict to throw when the map was changed under an amendment, each wetland in all its states */
export function mapChanged(
  amendment: LockedAmendment,
  newestVersion: number,
  wetlands: readonly AmendmentConflict[],
): Conflict {
  const named = wetlands.slice(0, MOST_NAMED).map(({ wetland }) => wetland);
  const more = wetlands.length > named.length ? ` and ${wetlands.length - named.length} more` : '';
  const conflict: MapChanged = {
    kind: 'map-changed',
    baseVersion: amendment.baseVersion,
    newestVersion,
    wetlands: [...wetlands],
  };
  return new Conflict(
    `The map has changed ${named.join(', ')}${more} since version ${amendment.baseVersion}, from which amendment ${amendment.number} began. ` +
      'Carry it over to the newest map, saying for each whether yours or theirs is kept.',
    { conflict },
  );
}

/** @throws Conflict  when the map shows a wetland of the amendment otherwise than it began from */
export async function requireUnchangedMap(
  trx: Knex.Transaction,
  amendment: LockedAmendment,
  newestVersion: number,
): Promise<void> {
  const conflicts = await readConflicts(trx, amendment.key);
  if (conflicts.length > 0) throw mapChanged(amendment, newestVersion, conflicts);
}

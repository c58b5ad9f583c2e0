import type { Knex } from 'knex';
import { type EditedMeanwhile } from '../../../core/contracts/amendment-conflicts.js';
import { operationsSchema, type Amendment } from '../../../core/contracts/amendments.js';
import { Conflict } from '../../../core/errors.js';
import type { LockedAmendment } from '../../sql/amendments/lock-amendment.js';
import { readEditsSince } from '../../sql/amendments/read-edits-since.js';
import { readAmendment } from './read-amendment.js';

/** @returns the wetlands that a request would change, as far as its body names them or changes of the amendment */
function wetlandsOf(request: unknown, current: Amendment): Set<string> {
  const parsed = operationsSchema.safeParse(request);
  const named = (parsed.data?.operations ?? []).flatMap((operation) => {
    const wetland = 'wetland' in operation ? [operation.wetland] : [];
    const wetlands = 'wetlands' in operation ? operation.wetlands : [];
    const ofChange =
      'change' in operation
        ? current.changes.filter(({ number }) => number === operation.change).map((change) => change.wetland)
        : [];
    return [...wetland, ...wetlands, ...ofChange];
  });
  return new Set(named.filter((wetland) => typeof wetland === 'string'));
}

/**
 * @param yours  the request that came too late, as it was sent
 * @returns the conflict to throw: the amendment as it is now, what was done to it since, and what was asked
 */
export async function editedMeanwhile(
  trx: Knex.Transaction,
  amendment: LockedAmendment,
  yourRevision: number,
  yours: unknown,
): Promise<Conflict> {
  const current = await readAmendment(trx, amendment.jurisdictionId, amendment.number);
  const edits = await readEditsSince(trx, amendment, yourRevision);
  const mine = wetlandsOf(yours, current);
  const conflict: EditedMeanwhile = {
    kind: 'edited-meanwhile',
    yourRevision,
    current,
    yours,
    differences: edits.map((edit) => ({ ...edit, touchesYours: mine.has(edit.wetland) })),
  };
  return new Conflict(
    `Amendment ${amendment.number} was changed meanwhile: you changed revision ${yourRevision}, it is at ${amendment.revision}. ` +
      'Nothing of yours was stored. Look at what was done since, and send your change again with the new ETag if it still holds.',
    { conflict },
  );
}

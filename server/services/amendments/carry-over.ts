import type { Knex } from 'knex';
import type { Amendment, CarryOver } from '../../../core/contracts/amendments.js';
import { Conflict, InvalidInput } from '../../../core/errors.js';
import {
  carryChanges,
  readConflictingChanges,
  type CarriedChange,
  type ConflictingChange,
} from '../../sql/amendments/carry-changes.js';
import { readConflicts } from '../../sql/amendments/read-conflicts.js';
import { readUsedIds } from '../../sql/amendments/read-used-ids.js';
import { takeBackChanges } from '../../sql/amendments/take-back-changes.js';
import { updateAmendment } from '../../sql/amendments/update-amendment.js';
import type { AskedAct } from './decide-amendment.js';
import { editWithMap } from './edit-amendment.js';
import { mapChanged } from './map-changed.js';
import { giveId, givenPrefix } from './operations/drawing-desk.js';

type Keep = CarryOver['decisions'][number]['keep'];

/**
 * Has an amendment begin from the newest map; a proposed one becomes a draft again. Changes without conflict stay as they
 * are. Of the others, `theirs` is taken back; `yours` is taken back as well, and added anew as a change of the wetland as it
 * is now. Every old change stays on record.
 * @throws Conflict  when a conflict is left undecided, with all of them; or when there is nothing to carry over
 * @throws InvalidInput  for a decision about a wetland without conflict
 */
export async function carryOver(knex: Knex, asked: AskedAct, { decisions }: CarryOver): Promise<Amendment> {
  const { amendment } = await editWithMap(
    knex,
    { ...asked, from: ['draft', 'proposed'], action: 'amendment.carried-over' },
    async (trx, open, { mapVersion }) => {
      const conflicts = await readConflictingChanges(trx, open.key);
      if (conflicts.length === 0 && open.baseVersion === mapVersion) {
        throw new Conflict(
          `Amendment ${open.number} begins from the newest map already: there is nothing to carry over.`,
        );
      }
      const keep = decided(decisions, conflicts);
      if (conflicts.some(({ wetland }) => !keep.has(wetland))) {
        throw mapChanged(open, mapVersion, await readConflicts(trx, open.key));
      }
      const yours = conflicts.filter(({ wetland }) => keep.get(wetland) === 'yours');
      const used = await readUsedIds(trx, open, { ids: [], prefix: givenPrefix(open) });
      const usedIds = new Map(used.map(({ id, current }) => [id, current]));
      const carried = yours.flatMap((change) => becomes(change, () => giveId({ draft: open, usedIds })));
      await takeBackChanges(
        trx,
        open.key,
        conflicts.map(({ number }) => number),
      );
      await carryChanges(trx, open.key, asked.actor.accountId, carried);
      await updateAmendment(trx, open.key, { state: 'draft', proposed: false, base_version: mapVersion });
      return { result: null, details: { from: open.baseVersion, to: mapVersion, decisions } };
    },
  );
  return amendment;
}

function decided(
  decisions: CarryOver['decisions'],
  conflicts: readonly ConflictingChange[],
): Map<string, Keep> {
  const inConflict = new Set(conflicts.map(({ wetland }) => wetland));
  const keep = new Map<string, Keep>();
  for (const [index, decision] of decisions.entries()) {
    const path = `decisions[${index}].wetland`;
    if (!inConflict.has(decision.wetland)) {
      const message = `Wetland "${decision.wetland}" is in no conflict: its change comes along by itself.`;
      throw new InvalidInput(message, [{ message, path }]);
    }
    if (keep.has(decision.wetland)) {
      const message = `Wetland "${decision.wetland}" is decided twice.`;
      throw new InvalidInput(message, [{ message, path }]);
    }
    keep.set(decision.wetland, decision.keep);
  }
  return keep;
}

/** @returns what a change becomes when it is kept; nothing when the map has done the same already */
function becomes(
  { number, action, wetland, theirsKey, sharesPlace }: ConflictingChange,
  newId: () => string,
): CarriedChange[] {
  if (theirsKey === null) {
    return action === 'retire' ? [] : [{ number, action: 'add', wetland, replacesKey: null }];
  }
  if (action !== 'add') return [{ number, action, wetland, replacesKey: theirsKey }];
  return sharesPlace === true
    ? [{ number, action: 'reshape', wetland, replacesKey: theirsKey }]
    : [{ number, action, wetland: newId(), replacesKey: null }];
}

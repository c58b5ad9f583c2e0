import type { Knex } from 'knex';
import type { Actor } from '../../../core/access.js';
import { AMENDMENT_LIMITS } from '../../../core/contracts/amendments.js';
import { type DelineationMatch } from '../../../core/contracts/delineation.js';
import { InvalidInput } from '../../../core/errors.js';
import { appendChanges } from '../../sql/amendments/append-change.js';
import { readUsedIds } from '../../sql/amendments/read-used-ids.js';
import { countChanges, takeBackChanges } from '../../sql/amendments/take-back-changes.js';
import { findOverlaps } from '../../sql/delineation/find-overlaps.js';
import type { OpenDraft } from '../amendments/edit-draft.js';
import type { DelineatedShape } from './delineated-shape.js';
import { delineatedChange, type DelineationDefaults } from './delineated-changes.js';
import { matchShapes, type MatchRemarks } from './match-shapes.js';
import { NewWetlandIds } from './new-wetland-ids.js';
import { presentWetlands } from './present-wetlands.js';

/** Features named in a remark at most. */
const NAMED = 10;

/**
 * Makes delineated shapes changes of a draft: each replaces the wetland that it was found to be, or is a new one.
 * @param remarks  take what the person should look at
 * @returns for each shape that changes something what it was found to be
 * @throws InvalidInput  when nothing is changed by them, or more than an amendment takes
 */
export async function delineateDraft(
  trx: Knex.Transaction,
  draft: OpenDraft,
  actor: Actor,
  shapes: readonly DelineatedShape[],
  defaults: DelineationDefaults,
  remarks: MatchRemarks,
): Promise<DelineationMatch[]> {
  const overlaps = await findOverlaps(
    trx,
    draft,
    shapes.map(({ feature, geom }) => ({ feature, geom })),
  );
  const borne = shapes.flatMap(({ id }) => (id === null ? [] : [id]));
  const named = [...new Set([...borne, ...overlaps.map(({ wetland }) => wetland)])];
  const present = await presentWetlands(trx, draft, named);
  const matchable = shapes.map(({ feature, id, kind }) => ({ feature, id, kind: kind ?? defaults.kind }));
  const matches = matchShapes(matchable, overlaps, new Set(present.keys()), remarks);
  const prefix = `A${draft.number}-`;
  const used = await readUsedIds(trx, draft, { ids: borne, prefix });
  const ids = new NewWetlandIds([...present.keys(), ...used.map(({ id }) => id)], prefix);
  const sameShape = new Set(
    overlaps
      .filter(({ same, feature, wetland }) =>
        matches.some((match) => same && match.feature === feature && match.wetland === wetland),
      )
      .map(({ feature }) => feature),
  );
  const making = { present, sameShape, ids, defaults, remarks };
  const made = shapes.map((shape, index) => {
    const match = matches[index];
    return match === undefined ? null : delineatedChange(shape, match, making);
  });
  const changes = made.filter((each) => each !== null);
  const unchanged = shapes.filter((_shape, index) => made[index] === null).map(({ feature }) => feature);
  if (unchanged.length > 0) remarks.remark(unchangedRemark(unchanged));
  if (changes.length === 0) {
    throw new InvalidInput(
      'Every shape of the file is on the map just so already: there is nothing to change.',
    );
  }
  const before = changes.map(({ change }) => present.get(change.wetlandId)?.change ?? null);
  await takeBackChanges(
    trx,
    draft.key,
    before.filter((number) => number !== null),
  );
  refuseTooMany((await countChanges(trx, draft.key)) + changes.length);
  const numbers = await appendChanges(
    trx,
    draft.key,
    actor,
    changes.map(({ change }) => change),
  );
  return changes.map(({ match: { lost: _lost, ...match } }, index) => ({
    ...match,
    change: numbers[index] ?? 0,
  }));
}

function unchangedRemark(features: readonly number[]): string {
  const named = features.slice(0, NAMED).join(', ');
  const more = features.length > NAMED ? ', …' : '';
  return features.length === 1
    ? `Feature ${named} is on the map just so already, and was left alone.`
    : `${features.length} features (${named}${more}) are on the map just so already, and were left alone.`;
}

function refuseTooMany(changes: number): void {
  if (changes <= AMENDMENT_LIMITS.changes) return;
  throw new InvalidInput(
    `The amendment would have ${changes} changes; ${AMENDMENT_LIMITS.changes} are the most. Bring the rest in with another amendment.`,
  );
}

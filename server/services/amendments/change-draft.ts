import type { Knex } from 'knex';
import { AMENDMENT_LIMITS, type Amendment, type Operation } from '../../../core/contracts/amendments.js';
import { TooComplex } from '../../../core/errors.js';
import { appendChanges } from '../../sql/amendments/append-change.js';
import { countChanges, takeBackChanges } from '../../sql/amendments/take-back-changes.js';
import { editDraft, type DraftEdit } from './edit-draft.js';
import { add, reclassify, rematch, reshape, retire, takeBack } from './operations/change-attributes.js';
import { cutHole, merge, split } from './operations/change-shapes.js';
import { changesOfDesk } from './operations/changes-of-desk.js';
import { layOut, type DrawingDesk } from './operations/drawing-desk.js';
import { readDrawnWetlands } from './operations/read-drawn-wetlands.js';

/** What the log says of an operation. */
const logged = (operation: Operation): object => ({
  operation: operation.operation,
  ...('wetland' in operation ? { wetland: operation.wetland } : {}),
  ...('wetlands' in operation ? { wetlands: operation.wetlands, into: operation.into } : {}),
  ...('change' in operation ? { change: operation.change } : {}),
});

/**
 * Draws on a draft: all of the operations, in their order, or none. What a change replaces is taken back and stays on
 * record.
 * @returns the amendment as it is then
 * @throws Conflict  when it is no draft, or was changed since the revision
 * @throws InvalidInput  when an operation names what is not there
 * @throws InvalidGeometry  when a shape cannot be taken, or does not do what it is drawn for
 * @throws TooComplex  for more changes than an amendment may have
 */
export async function changeDraft(
  knex: Knex,
  edit: DraftEdit,
  operations: readonly Operation[],
): Promise<Amendment> {
  const details = { operations: operations.map(logged) };
  const { amendment } = await editDraft(knex, { ...edit, details }, async (trx, draft) => {
    const drawn = await readDrawnWetlands(trx, draft, operations);
    const desk = await layOut(trx, draft, operations);
    for (const [place, operation] of operations.entries()) {
      await perform(trx, desk, operation, place, drawn);
    }
    const { takenBack, added } = changesOfDesk(desk);
    await takeBackChanges(trx, draft.key, takenBack);
    await appendChanges(trx, draft.key, edit.actor, added);
    if ((await countChanges(trx, draft.key)) > AMENDMENT_LIMITS.changes) {
      throw new TooComplex(
        `One amendment changes at most ${AMENDMENT_LIMITS.changes} wetlands. Propose this one, and begin another for the rest.`,
      );
    }
  });
  return amendment;
}

/** Only overlays of shapes ask the database, each because it begins from what the operation before has left. */
async function perform(
  trx: Knex.Transaction,
  desk: DrawingDesk,
  operation: Operation,
  place: number,
  drawn: ReadonlyMap<number, string>,
): Promise<void> {
  const shape = drawn.get(place) ?? '';
  switch (operation.operation) {
    case 'add':
      add(desk, operation, place, shape);
      break;
    case 'reshape':
      reshape(desk, operation, place, shape);
      break;
    case 'reclassify':
      reclassify(desk, operation, place);
      break;
    case 'retire':
      retire(desk, operation, place);
      break;
    case 'take-back':
      takeBack(desk, operation, place);
      break;
    case 'rematch':
      rematch(desk, operation, place);
      break;
    case 'split':
      await split(trx, desk, operation, place);
      break;
    case 'merge':
      await merge(trx, desk, operation, place);
      break;
    case 'cut-hole':
      await cutHole(trx, desk, operation, place, shape);
      break;
  }
}

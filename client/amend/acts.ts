import { computed, signal } from '@preact/signals';
import {
  editedMeanwhileSchema,
  mapChangedSchema,
  type EditedMeanwhile,
} from '../../core/contracts/amendment-conflicts.js';
import { type Amendment, type Operation } from '../../core/contracts/amendments.js';
import type { AmendmentPlace } from '../amend-api.js';
import { failureOf, type Failure } from '../failure.js';
import { loadSession } from '../state/session.js';
import { amendment, openedPlace, takeAmendment } from './amendment-state.js';
import { headline } from './standing.js';

/** Something that a person does to the open amendment. */
export interface Act {
  /** as the subject of a sentence: `Your change of W-3` */
  what: string;
  /** what of it a conflict shows */
  operations: readonly Operation[];
  send: (place: AmendmentPlace, revision: number) => Promise<Amendment>;
  /** once it is done: forms are cleared, drawings put away */
  done?: (amendment: Amendment) => void;
  /** when the person gives it up */
  dropped?: () => void;
}

/** An act that did not come through. Nothing that was typed or drawn for it is gone. */
export interface Stuck {
  /** the amendment that it was meant for */
  place: AmendmentPlace;
  act: Act;
  failure: Failure;
  /** what somebody else did meanwhile, where that is why */
  conflict: EditedMeanwhile | null;
}

/** The act that is on its way; null: none. */
export const acting = signal<Act | null>(null);

const waitingAct = signal<Stuck | null>(null);

/** The act on the open amendment that did not come through; null: none. */
export const stuck = computed<Stuck | null>(() => {
  const waiting = waitingAct.value;
  return waiting !== null && isAt(waiting.place, openedPlace.value) ? waiting : null;
});

function isAt(place: AmendmentPlace, other: AmendmentPlace | null): boolean {
  return place.number === other?.number && place.jurisdiction === other.jurisdiction;
}

/** What those hear who do not see the figures change. */
export const said = signal('');

function explained(place: AmendmentPlace, act: Act, failure: Failure): Stuck {
  const moved = mapChangedSchema.safeParse(failure.conflict);
  const shown = amendment.peek();
  if (moved.success && shown !== null) {
    // The amendment itself shows these conflicts, and how to settle them.
    const { newestVersion, wetlands } = moved.data;
    takeAmendment({ ...shown, newestVersion, conflicts: wetlands });
    return { place, act, failure, conflict: null };
  }
  const edited = editedMeanwhileSchema.safeParse(failure.conflict);
  return { place, act, failure, conflict: edited.success ? edited.data : null };
}

/** Does something to the open amendment. @returns whether it is done; if not, `stuck` says why */
export async function perform(act: Act, revision = amendment.peek()?.revision): Promise<boolean> {
  const place = openedPlace.peek();
  if (place === null || revision === undefined || acting.peek() !== null) return false;
  acting.value = act;
  try {
    const next = await act.send(place, revision);
    waitingAct.value = null;
    takeAmendment(next);
    const now = openedPlace.peek();
    // What is drawn in another amendment that was opened meanwhile is not touched.
    if (now === null || isAt(place, now)) act.done?.(next);
    said.value = headline(next);
    return true;
  } catch (error) {
    const failure = failureOf(error);
    waitingAct.value = explained(place, act, failure);
    said.value = failure.message;
    if (failure.code === 'SignInNeeded') void loadSession();
    return false;
  } finally {
    acting.value = null;
  }
}

/** Sends what did not come through once more, on the newest state that is known. */
export async function performAgain(): Promise<void> {
  const waiting = stuck.peek();
  if (waiting === null) return;
  if (waiting.conflict !== null) takeAmendment(waiting.conflict.current);
  await perform(waiting.act);
}

/** Puts the note about it away. What was typed and drawn stays where it is. */
export function closeStuck(): void {
  waitingAct.value = null;
}

/** Gives up what did not come through, and shows what others did meanwhile. */
export function dropAct(): void {
  const waiting = stuck.peek();
  if (waiting === null) return;
  waitingAct.value = null;
  if (waiting.conflict !== null) takeAmendment(waiting.conflict.current);
  waiting.act.dropped?.();
}

import { computed, effect, signal, untracked } from '@preact/signals';
import { z } from 'zod';
import { savedProposalSchema, type SavedProposal } from '../../core/contracts/saved-proposals.js';
import { sameContent } from '../draw/same-content.js';
import type { SavedAs } from '../draw/kept-drawing.js';
import { failureOf, type Failure } from '../failure.js';
import { changeSaved, createSaved } from '../saved-api.js';
import { connected, whenReconnected } from './connection.js';
import { draft } from './draft.js';
import { ownDrawing } from './held.js';
import { noteSaved, openedPlace, ownHash } from './kept.js';
import { address } from './route.js';
import { session } from './session.js';

/** What a proposal without a title is called. */
export const UNTITLED = 'Untitled proposal';

/** How keeping the proposal on the server stands. */
export type Saving =
  | { state: 'idle' }
  | { state: 'sending' }
  /** there is no connection; it is tried again when there is one */
  | { state: 'waiting' }
  | { state: 'failed'; failure: Failure }
  /** it was changed on the server since: what it is there */
  | { state: 'conflict'; there: SavedProposal };

export const saving = signal<Saving>({ state: 'idle' });

/** Whether something was changed here since it was last the same here and on the server. */
export const unsaved = computed(() => draft.value.saved !== null && draft.value.saved.hash !== ownHash.value);

/** Whether somebody is signed in who can keep proposals on the server. */
export const mayKeep = computed(() => session.value?.account?.passwordIsTemporary === false);

const PAUSE_MS = 2000;

const conflictSchema = z.object({ kind: z.literal('edited-meanwhile'), current: savedProposalSchema });

/** @returns where an answer of the server says that it is kept, when `hash` is of the content that it holds */
export function savedAs({ id, revision, updatedAt, shareKey }: SavedProposal, hash: string): SavedAs {
  return { id, revision, at: updatedAt, hash, shareKey };
}

async function send(): Promise<void> {
  const place = openedPlace.peek();
  const [head, drawing, hash] = [draft.peek(), ownDrawing.peek(), ownHash.peek()];
  if (place === null) return;
  const { ordinance, on } = address.peek();
  const title = head.title.trim() === '' ? UNTITLED : head.title.trim();
  const change = { title, law: { ordinance, on }, drawing };
  saving.value = { state: 'sending' };
  try {
    const kept =
      head.saved === null
        ? await createSaved({ jurisdiction: place, ...change })
        : await changeSaved(head.saved.id, head.saved.revision, change);
    noteSaved(place, head.id, savedAs(kept, hash));
    saving.value = { state: 'idle' };
  } catch (error) {
    const failure = failureOf(error);
    const conflict = conflictSchema.safeParse(failure.conflict);
    if (failure.kind === 'unreachable') saving.value = { state: 'waiting' };
    else if (conflict.success && sameContent(conflict.data.current, change)) {
      // An earlier answer was lost on its way, or another tab saved the same.
      noteSaved(place, head.id, savedAs(conflict.data.current, hash));
      saving.value = { state: 'idle' };
    } else if (conflict.success) saving.value = { state: 'conflict', there: conflict.data.current };
    else {
      // It was deleted elsewhere, or somebody else signed in: it goes on in this browser.
      if (failure.code === 'NotFound') noteSaved(place, head.id, null);
      saving.value = { state: 'failed', failure };
    }
  }
}

let underWay: Promise<void> | null = null;

/** Keeps the proposal on the server as it is now; one at a time. */
export async function saveNow(): Promise<void> {
  while (underWay !== null) await underWay;
  underWay = send().finally(() => (underWay = null));
  await underWay;
}

/**
 * Keeps a proposal that was saved once as it changes, after a pause, and when the connection comes back. In a tab that
 * is not looked at nothing is sent: the one that it is changed in does.
 */
export function followSaving(): void {
  let pause: ReturnType<typeof setTimeout> | undefined;
  let of = draft.peek().id;
  effect(() => {
    if (draft.value.id === of) return;
    of = draft.value.id;
    saving.value = { state: 'idle' };
  });
  effect(() => {
    const hash = ownHash.value;
    const { saved } = draft.value;
    clearTimeout(pause);
    if (saved === null || saved.hash === hash || !mayKeep.value) return;
    if (untracked(() => saving.value.state === 'conflict' || !connected.value)) {
      if (saving.peek().state === 'idle') saving.value = { state: 'waiting' };
      return;
    }
    pause = setTimeout(() => {
      if (document.visibilityState === 'visible') void saveNow();
    }, PAUSE_MS);
  });
  document.addEventListener('visibilitychange', () => {
    if (unsaved.peek() && mayKeep.peek() && saving.peek().state === 'idle') void saveNow();
  });
  whenReconnected(() => {
    if (mayKeep.peek() && (saving.peek().state === 'waiting' || unsaved.peek())) void saveNow();
  });
}

import { batch, computed, effect, signal, untracked } from '@preact/signals';
import type { ProposalDrawing } from '../../core/contracts/proposal-drawing.js';
import { contentHash, contentText } from '../draw/content-hash.js';
import {
  draftIn,
  draftKey,
  dropDraft,
  findDraft,
  keepDraft,
  markCurrent,
  openedDraft,
  type Stores,
} from '../draw/draft-store.js';
import { emptyDrawing, isEmptyDrawing, takenOver } from '../draw/held-drawing.js';
import type { Draft, SavedAs } from '../draw/kept-drawing.js';
import { newShapeId } from '../draw/shape.js';
import { draft, newDraft, type DraftHead } from './draft.js';
import { cornersPlaced, liveShapes, openDrawing } from './drawing.js';
import { ownDrawing, ownHeld } from './held.js';
import { address } from './route.js';

/** Where the proposal on screen is kept in this browser. */
export type KeptHere =
  | 'nothing'
  | 'kept'
  /** the browser's storage is full or switched off */
  | 'refused';

export const keptHere = signal<KeptHere>('nothing');

/** The municipality whose proposal is open, once it is. */
export const openedPlace = signal<string | null>(null);

/** The proposal that another tab changed at the same time: what is on screen is a copy since. Null: none. */
export const changedElsewhere = signal<{ id: string; title: string; at: string } | null>(null);

/** Counts up whenever what this browser keeps has changed, here or in another tab. */
export const keptChanges = signal(0);

const content = computed(() => contentText(draft.value.title, ownDrawing.value));

/** Hash of all that the page's own proposal says. */
export const ownHash = computed(() => contentHash(content.value));

/** The stores of the browser; null where it gives none. */
export function browserStores(): Stores | null {
  try {
    return { browser: localStorage, tab: sessionStorage };
  } catch {
    return null;
  }
}

/** What this tab last read or wrote of the draft that is open. */
interface Last {
  /** null: it is in no storage yet */
  stamp: string | null;
  changedAt: string;
  text: string;
  /** the alternative that was looked at */
  current: string;
}

const NOTHING: Last = { stamp: null, changedAt: '', text: '', current: '' };

let last = NOTHING;

function textOf({ title, saved }: Pick<Draft, 'title' | 'saved'>): string {
  return JSON.stringify([contentText(title, ownDrawing.peek()), saved]);
}

function readNow({ title, saved, stamp, changedAt }: Draft): Last {
  return { stamp, changedAt, text: textOf({ title, saved }), current: ownDrawing.peek().current };
}

/** Opens a draft that this browser keeps. */
export function openDraft(found: Draft): void {
  const { id, title, saved, drawing } = found;
  batch(() => {
    changedElsewhere.value = null;
    openDrawing(drawing, { id, title, saved });
    last = readNow(found);
    keptHere.value = 'kept';
  });
}

/**
 * Opens a proposal as the server has it.
 * @param base  stamp of the draft of it that this browser keeps; null: it keeps none
 */
export function openFetched(
  { id, title, saved, drawing }: Pick<Draft, 'id' | 'title' | 'saved' | 'drawing'>,
  base: string | null,
): void {
  batch(() => {
    changedElsewhere.value = null;
    last = { ...NOTHING, stamp: base };
    openDrawing(drawing, { id, title, saved });
  });
}

/** Takes note of where a draft is kept on the server, be it open or not. @param saved  null: nowhere any more */
export function noteSaved(place: string, id: string, saved: SavedAs | null): void {
  if (draft.peek().id === id) {
    draft.value = { ...draft.peek(), saved };
    return;
  }
  const stores = browserStores();
  const there = stores === null ? null : findDraft(stores, place, id);
  if (stores === null || there === null) return;
  keepDraft(stores, place, { ...there, saved, stamp: newShapeId() }, there.stamp);
  keptChanges.value += 1;
}

/** Goes on with a copy, since another tab changed the same draft. */
function fork(stores: Stores, place: string): void {
  const { id, title } = draft.peek();
  const there = findDraft(stores, place, id);
  if (there !== null) changedElsewhere.value = { id, title: there.title, at: there.changedAt };
  last = NOTHING;
  draft.value = newDraft(title.trim() === '' ? '' : `${title.slice(0, 190)} (copy)`);
  keep(stores, place, draft.peek(), ownDrawing.peek());
}

function keep(
  stores: Stores,
  place: string,
  { id, title, saved }: DraftHead,
  drawing: ProposalDrawing,
): void {
  const { current } = drawing;
  const text = textOf({ title, saved });
  if (isEmptyDrawing(drawing) && title === '' && saved === null) {
    if (last.stamp !== null) dropDraft(stores, place, id);
    last = NOTHING;
    keptHere.value = 'nothing';
    return;
  }
  const same = last.stamp !== null && text === last.text;
  if (same && current === last.current) return;
  // Another tab need not know which alternative is looked at here.
  const next = same
    ? { ...last, stamp: last.stamp ?? newShapeId(), current }
    : { stamp: newShapeId(), changedAt: new Date().toISOString(), text, current };
  const { stamp, changedAt } = next;
  const done = keepDraft(stores, place, { id, title, drawing, saved, changedAt, stamp }, last.stamp);
  if (done === 'changed-elsewhere') {
    fork(stores, place);
    return;
  }
  keptHere.value = done;
  if (done === 'kept') {
    last = next;
    markCurrent(stores, place, id);
  }
  keptChanges.value += 1;
}

/** Takes over what another tab made of the draft, unless the pointer is in the middle of changing it here. */
function takeFromOtherTab(there: Draft): void {
  if (there.stamp === last.stamp || liveShapes.peek() !== null || cornersPlaced.peek() > 0) return;
  batch(() => {
    ownHeld.value = takenOver(ownHeld.peek(), there.drawing);
    draft.value = { id: there.id, title: there.title, saved: there.saved };
    last = readNow(there);
  });
}

function open(stores: Stores | null, place: string): void {
  const found = stores === null ? null : openedDraft(stores, place, new Date().toISOString());
  if (found !== null) {
    openDraft(found);
    return;
  }
  last = NOTHING;
  openDrawing(emptyDrawing());
}

/** Opens the proposal kept for the municipality on screen, keeps every change from then on, and follows other tabs. */
export function followDrawing(): void {
  const stores = browserStores();
  effect(() => {
    const { jurisdiction } = address.value;
    if (jurisdiction === null || jurisdiction === openedPlace.peek()) return;
    batch(() => {
      untracked(() => open(stores, jurisdiction));
      openedPlace.value = jurisdiction;
    });
  });
  effect(() => {
    const [place, head, drawing] = [openedPlace.value, draft.value, ownDrawing.value];
    if (place === null) return;
    if (stores === null) keptHere.value = 'refused';
    else untracked(() => keep(stores, place, head, drawing));
  });
  window.addEventListener('storage', ({ key, newValue }) => {
    keptChanges.value += 1;
    const place = openedPlace.peek();
    if (place === null || key !== draftKey(place, draft.peek().id)) return;
    const there = draftIn(newValue);
    if (there !== null) takeFromOtherTab(there);
  });
}

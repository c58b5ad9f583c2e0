import { readDraft, readDrawing, type Draft } from './kept-drawing.js';
import { newShapeId } from './shape.js';

/** What became of a draft that was to be kept. */
export type Kept =
  | 'kept'
  /** another tab changed it since this one read it: nothing was written */
  | 'changed-elsewhere'
  /** the browser keeps nothing: its storage is full or switched off */
  | 'refused';

/** The storage of the browser, and that of this tab alone. */
export interface Stores {
  browser: Storage;
  tab: Storage;
}

const prefixOf = (place: string): string => `hundredfoot.proposal.${place}.`;
const currentOf = (place: string): string => `hundredfoot.current.${place}`;
/** Where versions of the page that had one drawing a municipality kept it. */
const earlierOf = (place: string): string => `hundredfoot.drawing.${place}`;

/** @returns where a draft is kept, as the browser's `storage` event names it */
export function draftKey(place: string, id: string): string {
  return `${prefixOf(place)}${id}`;
}

/** @returns what the text is as JSON; null where it is none */
function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** @returns the draft in a text of the storage; null where there is none that can be read */
export function draftIn(text: string | null): Draft | null {
  return readDraft(parsed(text));
}

/** @returns the draft of that id; null where there is none that can be read */
export function findDraft({ browser }: Stores, place: string, id: string): Draft | null {
  return draftIn(browser.getItem(draftKey(place, id)));
}

/** @returns the drafts of a municipality that this browser keeps, last changed first */
export function listDrafts({ browser }: Stores, place: string): Draft[] {
  const keys = Array.from({ length: browser.length }, (_, index) => browser.key(index) ?? '');
  return keys
    .filter((key) => key.startsWith(prefixOf(place)))
    .flatMap((key) => draftIn(browser.getItem(key)) ?? [])
    .sort((a, b) => (a.changedAt < b.changedAt ? 1 : a.changedAt > b.changedAt ? -1 : 0));
}

/** Keeps in mind which draft is open in this tab, and in the tab that is opened next. */
export function markCurrent({ browser, tab }: Stores, place: string, id: string): void {
  try {
    tab.setItem(currentOf(place), id);
    browser.setItem(currentOf(place), id);
  } catch {
    // Which one was open is a convenience: the draft itself is kept, or said not to be.
  }
}

/**
 * Keeps a draft.
 * @param base  the stamp that this tab last read or wrote; null: it is new
 */
export function keepDraft({ browser }: Stores, place: string, draft: Draft, base: string | null): Kept {
  try {
    const key = draftKey(place, draft.id);
    const there = draftIn(browser.getItem(key));
    if (there !== null && there.stamp !== base) return 'changed-elsewhere';
    browser.setItem(key, JSON.stringify(draft));
    return 'kept';
  } catch {
    return 'refused';
  }
}

/** Takes a draft out of this browser. */
export function dropDraft({ browser }: Stores, place: string, id: string): void {
  browser.removeItem(draftKey(place, id));
}

function takeEarlier(stores: Stores, place: string, now: string): Draft | null {
  const drawing = readDrawing(parsed(stores.browser.getItem(earlierOf(place))));
  if (drawing === null) return null;
  const draft = { id: newShapeId(), title: '', drawing, saved: null, changedAt: now, stamp: newShapeId() };
  if (keepDraft(stores, place, draft, null) === 'kept') stores.browser.removeItem(earlierOf(place));
  return draft;
}

/**
 * @param now  a moment, ISO 8601
 * @returns the draft to open: one that an earlier version of the page kept, the one that was open in this tab, or else
 *   the one that was open last; null: none
 */
export function openedDraft(stores: Stores, place: string, now: string): Draft | null {
  const earlier = takeEarlier(stores, place, now);
  if (earlier !== null) return earlier;
  const [inTab, inBrowser] = [stores.tab, stores.browser].map((store) => store.getItem(currentOf(place)));
  for (const id of [inTab, inBrowser]) {
    const draft = typeof id === 'string' ? findDraft(stores, place, id) : null;
    if (draft !== null) return draft;
  }
  return null;
}

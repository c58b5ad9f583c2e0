import type { ProposalDrawing } from '../../core/contracts/proposal-drawing.js';
import type { SavedProposal } from '../../core/contracts/saved-proposals.js';
import { contentHash, contentText } from '../draw/content-hash.js';
import { keepDraft, listDrafts } from '../draw/draft-store.js';
import { emptyDrawing } from '../draw/held-drawing.js';
import type { Draft } from '../draw/kept-drawing.js';
import { newShapeId } from '../draw/shape.js';
import { readSaved } from '../saved-api.js';
import { draft } from './draft.js';
import { openDrawing } from './drawing.js';
import { ownDrawing } from './held.js';
import { browserStores, keptChanges, openDraft, openFetched } from './kept.js';
import { go } from './route.js';
import { savedAs } from './saved.js';

/** @returns whether a draft holds what its proposal on the server does not */
export function isUnsaved({ title, drawing, saved }: Draft): boolean {
  return saved !== null && contentHash(contentText(title, drawing)) !== saved.hash;
}

/** @returns the drafts of a municipality that this browser keeps, last changed first */
export function draftsOf(place: string): Draft[] {
  const stores = browserStores();
  return stores === null ? [] : listDrafts(stores, place);
}

/** Begins a proposal with nothing in it. The one that was worked on stays kept. */
export function beginProposal(): void {
  openDrawing(emptyDrawing());
}

/** Puts a proposal of the server on screen under the law that it was looked at under. */
function show(place: string, proposal: SavedProposal): void {
  const { title, drawing, law } = proposal;
  const here = draftsOf(place).find(({ saved }) => saved?.id === proposal.id);
  const saved = savedAs(proposal, contentHash(contentText(title, drawing)));
  openFetched({ id: here?.id ?? newShapeId(), title, saved, drawing }, here?.stamp ?? null);
  go({ ordinance: law.ordinance, on: law.on, view: null, shared: null });
}

/**
 * Opens a proposal that is kept on the server. Where this browser has changes of it that are not saved yet, these are
 * opened: they are saved, or shown beside what the server has.
 */
export async function openSaved(place: string, id: string): Promise<void> {
  const here = draftsOf(place).find(({ saved }) => saved?.id === id);
  if (here !== undefined && isUnsaved(here)) {
    openDraft(here);
    return;
  }
  show(place, await readSaved(id));
}

/** Keeps a version of a proposal in this browser as one of its own, beside those there are. */
export function keepAsCopy(place: string, title: string, drawing: ProposalDrawing, changedAt: string): void {
  const stores = browserStores();
  if (stores === null) return;
  const [id, stamp] = [newShapeId(), newShapeId()];
  const named = `${title.slice(0, 190)} (copy)`;
  keepDraft(stores, place, { id, title: named, drawing, saved: null, changedAt, stamp }, null);
  keptChanges.value += 1;
}

/** Puts what the server has in the place of what is on screen, which is kept beside it as a proposal of its own. */
export function takeFromServer(place: string, there: SavedProposal): void {
  const { title } = draft.peek();
  keepAsCopy(place, title.trim() === '' ? there.title : title, ownDrawing.peek(), new Date().toISOString());
  show(place, there);
}

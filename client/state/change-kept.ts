import type { SavedProposalItem } from '../../core/contracts/saved-proposals.js';
import { dropDraft, keepDraft } from '../draw/draft-store.js';
import type { Draft } from '../draw/kept-drawing.js';
import { newShapeId } from '../draw/shape.js';
import { changeSaved, deleteSaved, readSaved } from '../saved-api.js';
import { draft } from './draft.js';
import { browserStores, keptChanges, openDraft } from './kept.js';
import { beginProposal, draftsOf, isUnsaved } from './open-proposal.js';

/** A proposal of the list: in this browser, on the server, or in both. */
interface Kept {
  draft: Draft | null;
  item: SavedProposalItem | null;
}

function dropHere(place: string, id: string): void {
  if (draft.peek().id === id) beginProposal();
  const stores = browserStores();
  if (stores !== null) dropDraft(stores, place, id);
  keptChanges.value += 1;
}

/** Takes a proposal out of this browser. @returns what brings it back */
export function removeHere(place: string, removed: Draft): () => void {
  const wasOpen = draft.peek().id === removed.id;
  // As it is now, and not as it was when it was listed.
  const now = draftsOf(place).find(({ id }) => id === removed.id) ?? removed;
  dropHere(place, removed.id);
  return () => {
    const stores = browserStores();
    if (stores !== null) keepDraft(stores, place, now, null);
    keptChanges.value += 1;
    if (wasOpen) openDraft(now);
  };
}

/** Deletes a proposal from the server, and what this browser keeps of it. */
export async function removeEverywhere(place: string, { draft: here, item }: Kept): Promise<void> {
  if (item !== null) await deleteSaved(item.id, item.revision);
  if (here !== null) dropHere(place, here.id);
}

/** Gives a proposal another title, where it is kept. */
export async function renameKept(place: string, { draft: here, item }: Kept, title: string): Promise<void> {
  if (here !== null && here.id === draft.peek().id) {
    draft.value = { ...draft.peek(), title };
    return;
  }
  // One with changes that are not saved yet takes its title along when it is saved.
  if (here !== null && (item === null || isUnsaved(here))) {
    const stores = browserStores();
    if (stores !== null) keepDraft(stores, place, { ...here, title, stamp: newShapeId() }, here.stamp);
    keptChanges.value += 1;
    return;
  }
  if (item === null) return;
  const { law, drawing, revision } = await readSaved(item.id);
  await changeSaved(item.id, revision, { title, law, drawing });
  // It comes from the server again when it is opened.
  if (here !== null) dropHere(place, here.id);
}

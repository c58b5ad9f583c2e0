import type { SavedProposalItem } from '../../core/contracts/saved-proposals.js';
import type { Draft } from '../draw/kept-drawing.js';

/** A proposal in the list, in this browser, on the server, or in both. */
export interface Entry {
  key: string;
  title: string;
  alternatives: number;
  /** a moment, ISO 8601 */
  changedAt: string;
  draft: Draft | null;
  item: SavedProposalItem | null;
  /** whether this browser has what the server has not */
  unsaved: boolean;
  isOpen: boolean;
}

/**
 * @param items  on the server, as far as they are listed
 * @param open  id of the draft that is open
 * @returns each proposal once, last changed first
 */
export function entriesOf(
  drafts: readonly Draft[],
  items: readonly SavedProposalItem[],
  open: string,
  isUnsaved: (draft: Draft) => boolean,
): Entry[] {
  const here = drafts.map((draft): Entry => {
    const item = items.find(({ id }) => id === draft.saved?.id) ?? null;
    const unsaved = draft.saved !== null && isUnsaved(draft);
    const newer = item !== null && !unsaved ? item : null;
    return {
      key: draft.id,
      title: newer?.title ?? draft.title,
      alternatives: newer?.alternatives ?? draft.drawing.alternatives.length,
      changedAt: newer?.updatedAt ?? draft.changedAt,
      draft,
      item,
      unsaved,
      isOpen: draft.id === open,
    };
  });
  const onlyThere = items
    .filter(({ id }) => !drafts.some(({ saved }) => saved?.id === id))
    .map((item): Entry => ({
      key: item.id,
      title: item.title,
      alternatives: item.alternatives,
      changedAt: item.updatedAt,
      draft: null,
      item,
      unsaved: false,
      isOpen: false,
    }));
  return [...here, ...onlyThere].sort((a, b) => Date.parse(b.changedAt) - Date.parse(a.changedAt));
}

/** @returns where a proposal is kept, as a few words */
export function placeWords({ draft, item, unsaved }: Entry): string {
  if (unsaved) return 'on the server, with changes in this browser that are not saved yet';
  if (item === null)
    return draft?.saved == null ? 'in this browser' : 'in this browser, and on the server of its account';
  return item.shareKey === null ? 'on the server' : 'on the server, shared by a link';
}

import { signal } from '@preact/signals';
import type { SavedAs } from '../draw/kept-drawing.js';
import { newShapeId } from '../draw/shape.js';

/** What is known about the page's own proposal beside its drawing. */
export interface DraftHead {
  /** this browser's own */
  id: string;
  /** as typed; empty: none yet */
  title: string;
  /** null: it is in this browser alone */
  saved: SavedAs | null;
}

/** @returns the head of a proposal that is kept nowhere yet */
export function newDraft(title = ''): DraftHead {
  return { id: newShapeId(), title, saved: null };
}

/** The page's own proposal that is worked on, whatever is looked at. */
export const draft = signal<DraftHead>(newDraft());

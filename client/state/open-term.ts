import { signal } from '@preact/signals';
import type { TermId } from '../glossary/page-terms.js';

/** Id of the element that says what a word means. */
export const TERM_NOTE = 'term-note';

/** The word whose meaning is shown, or was last; null: none yet. */
export const openTerm = signal<TermId | null>(null);

import type { ComponentChildren } from 'preact';
import { openTerm, TERM_NOTE } from '../state/open-term.js';
import { pageTerm, type TermId } from './page-terms.js';
import '../style/glossary.css';

/** A word with its meaning behind it: a button that opens the note about it. */
export function Term({ id, children }: { id: TermId; children: ComponentChildren }) {
  const { word } = pageTerm(id);
  return (
    <button
      type="button"
      class="term"
      popovertarget={TERM_NOTE}
      title={`What does “${word}” mean?`}
      onClick={() => (openTerm.value = id)}
    >
      {children}
    </button>
  );
}

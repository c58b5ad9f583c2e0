import { lawText } from '../figures/format.js';
import { openTerm, TERM_NOTE } from '../state/open-term.js';
import { shownOrdinanceOrNull } from '../state/ordinance-data.js';
import { pageTerm, type TermId } from './page-terms.js';
import '../style/glossary.css';

/** What the ordinance on screen says that it means by a word; nothing where it does not say. */
function OwnWords({ id }: { id: TermId }) {
  const law = shownOrdinanceOrNull.value;
  const definition = law?.definitions.find(({ term }) => term === id);
  if (law === null || definition === undefined) return null;
  return (
    <>
      <h5>
        {definition.word} in {law.shortName}
      </h5>
      <p>
        {lawText(definition.words)} <span class="citation">{lawText(definition.citation)}</span>
      </p>
    </>
  );
}

/** The meaning of the word that was asked about last, in general and as the ordinance on screen says it. One for all words. */
export function TermNote() {
  const id = openTerm.value;
  const term = id === null ? null : pageTerm(id);
  return (
    <div
      id={TERM_NOTE}
      popover="auto"
      class="term-note card"
      role="dialog"
      aria-label={term?.word ?? 'Meaning of a word'}
    >
      {id !== null && term !== null && (
        <>
          <h4>{term.word}</h4>
          <p>{term.words}</p>
          <OwnWords id={id} />
        </>
      )}
      <button type="button" popovertarget={TERM_NOTE} popovertargetaction="hide">
        Close
      </button>
    </div>
  );
}

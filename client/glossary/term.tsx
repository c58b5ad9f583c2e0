import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { lawText } from '../figures/format.js';
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

/** A word with its meaning behind it: a button that shows it, in general and as the ordinance on screen says it. */
export function Term({ id, children }: { id: TermId; children: ComponentChildren }) {
  const key = useId();
  const { word, words } = pageTerm(id);
  return (
    <>
      <button type="button" class="term" popovertarget={key} title={`What does “${word}” mean?`}>
        {children}
      </button>
      <div id={key} popover="auto" class="term-note card" role="dialog" aria-label={word}>
        <h4>{word}</h4>
        <p>{words}</p>
        <OwnWords id={id} />
        <button type="button" popovertarget={key} popovertargetaction="hide">
          Close
        </button>
      </div>
    </>
  );
}

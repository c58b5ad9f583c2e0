import type { Ordinance } from '../../core/ordinance.js';
import { lawText } from '../figures/format.js';
import { PAGE_TERMS } from '../glossary/page-terms.js';
import '../style/glossary.css';

interface Entry {
  id: string;
  word: string;
  /** what it means in general; null: only the ordinance has it */
  general: string | null;
  own: Ordinance['definitions'][number] | null;
}

/** @returns the words of the page with what the ordinance means by them, then those that only the ordinance has */
export function glossaryEntries({ definitions }: Pick<Ordinance, 'definitions'>): Entry[] {
  const known = PAGE_TERMS.map(({ id, word, words }): Entry => ({
    id,
    word,
    general: words,
    own: definitions.find(({ term }) => term === id) ?? null,
  }));
  const others = definitions
    .filter(({ term }) => !PAGE_TERMS.some(({ id }) => id === term))
    .map((own): Entry => ({ id: own.term, word: own.word, general: null, own }));
  return [...known, ...others];
}

/** The glossary: every word with its meaning, in general and in the ordinance on screen. */
export function WordsSection({ ordinance }: { ordinance: Ordinance }) {
  return (
    <section class="chapter" aria-labelledby="law-words">
      <h3 id="law-words" tabIndex={-1}>
        What the words mean
      </h3>
      <dl class="glossary">
        {glossaryEntries(ordinance).map(({ id, word, general, own }) => (
          <div key={id}>
            <dt>{word}</dt>
            {general !== null && <dd>{general}</dd>}
            {own !== null && (
              <dd>
                {general !== null && <strong>{own.word}, in this ordinance: </strong>}
                {lawText(own.words)} <span class="citation">{lawText(own.citation)}</span>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  );
}

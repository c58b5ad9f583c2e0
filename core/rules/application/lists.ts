import type { FilledList, FilledNotice, FilledRequirement } from '../../contracts/application.js';
import type { Requirement } from '../../ordinance-format/requirements.js';
import { cite, SETTING_PHRASE } from '../legal-values.js';
import type { ApplicationBasis } from './basis.js';
import { figureFor } from './figures.js';
import { filled } from './filled.js';
import { listsOfApplication } from './lists-asked.js';
import type { ApplicationInput } from './input.js';
import { standingOf, standingWithin, type Stood } from './standing.js';

function filledItem(
  item: Requirement,
  list: Stood,
  input: ApplicationInput,
  basis: ApplicationBasis,
  notices: readonly FilledNotice[],
): FilledRequirement {
  const { standing, why } = standingWithin(list, standingOf(item, input, basis));
  const { figures, met, notes, links } =
    item.figure === undefined || standing === 'not-asked'
      ? filled({})
      : figureFor(item.figure, input, notices);
  const setting = item.source === 'setting' ? [`That it is asked for is ${SETTING_PHRASE}.`] : [];
  const sentences = [...(why === null ? [] : [why]), ...notes, ...setting];
  return {
    id: item.id,
    citation: cite(input.ordinance, item.citation),
    words: item.words,
    standing,
    figures,
    met,
    note: sentences.length === 0 ? null : sentences.join(' '),
    links,
    source: item.source,
  };
}

/**
 * @param input  what was answered and measured
 * @param basis  what conditions are decided on
 * @param notices  as they were filled in
 * @returns every list of the ordinance that concerns an application, in its order, each item with whether it is asked for and what is known for it
 * @source Mamaroneck §§ 192-5, 192-14, 192-15; Rye § 195-5; North Castle §§ 340-6, 340-8 to 340-10; Wesley Hills § 181-7
 */
export function listsFor(
  input: ApplicationInput,
  basis: ApplicationBasis,
  notices: readonly FilledNotice[],
): FilledList[] {
  return listsOfApplication(input.ordinance).map((list): FilledList => {
    const stood = standingOf(list, input, basis);
    const { id, rule, purpose, title, citation, words, items } = list;
    return {
      ...{ id, rule, purpose, title },
      citation: cite(input.ordinance, citation),
      words: words ?? null,
      standing: stood.standing,
      note: stood.why,
      items: items.map((item) => filledItem(item, stood, input, basis, notices)),
    };
  });
}

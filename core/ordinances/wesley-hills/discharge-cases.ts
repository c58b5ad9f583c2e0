import type { OrdinanceDocument } from '../../ordinance.js';
import { ARTICLE_II } from './articles.js';

type CaseDocument = NonNullable<OrdinanceDocument['activities']>[number]['cases'][number];

/** The last case of everything under Article II, which only a day before its adoption comes down to. */
export const beforeArticleII: CaseDocument = {
  standing: 'not-regulated',
  rule: 'W-II',
  citation: 'ch. 181, Art. II',
  words:
    'Article II was adopted on 2010-08-03, and nothing in the text held here reaches discharges, drains or septic systems before that day.',
};

/**
 * @param question  whether it reaches, or drains to, the storm sewers
 * @param rule  that would reach it
 * @param citation  section of that rule
 * @returns the case of what has nothing to do with the storm sewers, from the adoption of Article II on
 * @source Wesley Hills §§ 181-14, 181-15
 */
export function outOfReach(question: string, rule: string, citation: string): CaseDocument {
  return {
    ...ARTICLE_II,
    standing: 'not-regulated',
    rule,
    citation,
    words: "It was said not to reach the Village's storm sewers, and Article II is about what does.",
    when: [{ kind: 'no', question }],
  };
}

import type { OrdinanceDocument } from '../../ordinance.js';

type CaseDocument = NonNullable<OrdinanceDocument['activities']>[number]['cases'][number];

/**
 * @param words  why it needs the plan, as a sentence
 * @returns the case of land development that nothing exempts: it needs a stormwater pollution prevention plan
 * @source Wesley Hills § 181-7A
 */
export function needsPlan(words: string): CaseDocument {
  return {
    standing: 'permit',
    rule: 'W-SWPPP',
    citation: '§ 181-7A',
    words,
    duties: [
      {
        words:
          'Tell the Village at least 48 hours before each stage of the work that the Stormwater Management Officer wants to inspect, from the start of construction on.',
        citation: '§ 181-10A(1)',
        clock: 'notice-construction-start',
      },
      {
        words:
          'Contractors and subcontractors named in the plan who disturb soil or install practices sign their certification before they start.',
        citation: '§ 181-7E(1)',
      },
    ],
  };
}

/**
 * @param letter  of the paragraph of § 181-5
 * @param words  why it may be exempt, as a sentence
 * @param when  conditions of which all must hold; absent: always
 * @returns the case of land development that may be exempt from review; who decides that the text does not say
 * @source Wesley Hills § 181-5
 */
export function mayBeExempt(letter: string, words: string, when: CaseDocument['when'] = []): CaseDocument {
  return { standing: 'exempt', rule: 'W-EX', citation: `§ 181-5${letter}`, words, when, discretionary: true };
}

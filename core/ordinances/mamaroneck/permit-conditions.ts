import type { OrdinanceDocument } from '../../ordinance.js';

/**
 * What a permit says, and what comes before a civil penalty.
 * @source §§ 192-15, 192-18A, 192-20A(1)
 */
export const permitConditions = [
  {
    id: 'permit-conditions',
    rule: 'M-COND',
    purpose: 'permit-conditions',
    title: 'Conditions that every permit has',
    citation: '§ 192-15B',
    items: [
      {
        id: 'inspection',
        citation: '§ 192-15B(1)',
        words: 'The Planning Board may inspect the project now and again.',
      },
      { id: 'expiry', citation: '§ 192-15B(2)', words: 'The permit ends on a stated date.' },
      {
        id: 'construction-notice',
        citation: '§ 192-15B(3)',
        words:
          'The permit holder tells the Planning Board the date on which construction is to begin, at least five days ahead of it.',
      },
      {
        id: 'display',
        citation: '§ 192-15B(4)',
        words:
          'The permit is displayed where it is well seen at the site, as long as the permitted work goes on.',
      },
    ],
  },
  {
    id: 'further-conditions',
    rule: 'M-COND-MORE',
    purpose: 'permit-conditions',
    title: 'Conditions that the Planning Board may add',
    citation: '§§ 192-15A, 192-18A',
    items: [
      {
        id: 'protection',
        citation: '§ 192-15A',
        words:
          "What is needed to protect the wetlands affected, and to see the chapter and the Planning Board's rules kept.",
      },
      {
        id: 'bond',
        citation: '§ 192-18A',
        words: 'A bond, posted before work begins, where the Planning Board requires one.',
      },
    ],
  },
  {
    id: 'penalty-proceeding',
    rule: 'M-PEN',
    purpose: 'notice-of-violation',
    title: 'What comes before a civil penalty',
    citation: '§ 192-20A(1)',
    items: [
      { id: 'due-notice', citation: '§ 192-20A(1)', words: 'Due notice to the person charged.' },
      { id: 'charges', citation: '§ 192-20A(1)', words: 'The charges, each specified.' },
      {
        id: 'hearing',
        citation: '§ 192-20A(1)',
        words: 'A hearing before the Planning Board, or the opportunity to be heard.',
      },
      { id: 'counsel', citation: '§ 192-20A(1)', words: 'The right to be represented by counsel there.' },
    ],
  },
] satisfies OrdinanceDocument['requirements'];

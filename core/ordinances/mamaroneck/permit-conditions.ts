import type { OrdinanceDocument } from '../../ordinance.js';

/**
 * What a permit says.
 * @source §§ 192-15, 192-18A
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
          'The permit holder tells the Planning Board at least five days ahead on which date construction will begin.',
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
] satisfies OrdinanceDocument['requirements'];

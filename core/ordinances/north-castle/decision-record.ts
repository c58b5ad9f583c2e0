import type { OrdinanceDocument } from '../../ordinance.js';
import { BEFORE_PLANNING_BOARD } from './text-held.js';

/** What is looked at on the land, and what is kept on file. */
export const decisionRecord: NonNullable<OrdinanceDocument['requirements']> = [
  {
    id: 'decision-inspection',
    rule: 'N-INSPECT',
    purpose: 'decision',
    title: 'Entering the land',
    citation: '§ 340-5 (site inspections)',
    items: [
      {
        id: 'entry',
        citation: '§ 340-5 (site inspections)',
        words:
          'For good cause shown, the approval authority and those who act for it may enter land and water to examine and survey it, so that the chapter is carried out and enforced: for the review of the application, and later to see whether the permit is kept.',
      },
    ],
  },
  {
    id: 'decision-file',
    rule: 'N-FILE',
    purpose: 'decision',
    title: 'The file of the application',
    citation: '§ 340-5 (maintenance of files)',
    words: 'It is kept in the office of the approval authority.',
    items: [
      {
        id: 'papers',
        citation: '§ 340-5 (maintenance of files)',
        words:
          'All information on the application: the application itself, what was added or asked for, notices, what was recorded of hearings, written comments and findings.',
      },
      {
        id: 'public-inspection',
        citation: '§ 340-7',
        words:
          'For the hearing, whoever wants to can look at the application with its maps and documents in the Planning Department.',
        when: BEFORE_PLANNING_BOARD,
      },
      {
        id: 'reasons-for-conditions',
        citation: '§ 340-10C',
        words: 'The findings and reasons for every condition of the permit, in writing.',
      },
    ],
  },
];

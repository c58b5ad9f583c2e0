import type { OrdinanceDocument } from '../../ordinance.js';

/** What a land development activity needs, and which board has to have it. */
export const permit = {
  rule: 'W-SWPPP',
  name: 'approval of its stormwater pollution prevention plan (SWPPP)',
  citation: '§ 181-7A',
  routes: [
    {
      id: 'planning-board',
      label: 'With a Planning Board approval',
      authority: 'the Planning Board',
      citation: '§§ 181-4B, C, 181-7A',
      words:
        'The Stormwater Management Officer takes in the plan, reviews it or has it reviewed, and forwards it to the Planning Board, which holds the subdivision, site plan or special permit to the standards of the article.',
      when: [{ kind: 'yes', question: 'planningBoardReview' }],
    },
    {
      id: 'other-board',
      label: 'With another approval',
      authority: 'the board that decides on the application',
      citation: '§§ 181-4B, 181-7A',
      words:
        'The Stormwater Management Officer takes in the plan, reviews it or has it reviewed, and forwards it to the board that decides on the application. The text does not name that board, and does not say what holds where no board decides: ask the officer.',
    },
  ],
} satisfies OrdinanceDocument['permit'];

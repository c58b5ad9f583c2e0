import { needsPermit, onNeitherList, type ActivityData } from './standings.js';

/** Activities that neither § 195-4C nor § 195-4D names: they hang on § 195-4C(14) and on the opening of § 195-4. */
export const activitiesNotListed: readonly ActivityData[] = [
  {
    id: 'subdivision',
    label: 'Dividing land',
    aliases: ['approved-subdivision'],
    reach: 'controlled-land',
    cases: [
      needsPermit(
        '(1)–(14)',
        'The works of a subdivision are regulated where they lie in a wetland, a watercourse or the buffer. Name each of them.',
        [{ kind: 'yes', question: 'worksInControlledLand' }],
      ),
      {
        standing: 'not-regulated',
        rule: 'R-REG',
        citation: '§ 195-4C',
        words:
          'The chapter lists works and not the drawing of lot lines, and on what was said no works lie in the wetland, the watercourse or the buffer. The Planning Commission, which decides on the subdivision as well, can tell.',
        duties: [
          {
            words: "Attach the City Naturalist's determination to the application for the subdivision.",
            citation: '§ 195-4A(2)',
            clock: 'determination',
          },
        ],
      },
    ],
  },
  {
    id: 'recreation',
    label: 'Outdoor recreation',
    help: 'Fishing, hunting and trapping are asked about as natural products. Paths, boardwalks and playing fields are structures or grading.',
    reach: 'controlled-land',
    cases: onNeitherList('Recreation'),
  },
  {
    id: 'conservation',
    label: 'Conservation of soil, water, plants or wildlife',
    reach: 'controlled-land',
    cases: onNeitherList('Conservation work'),
  },
  {
    id: 'science-education',
    label: 'Research or teaching',
    reach: 'controlled-land',
    cases: onNeitherList('Research or teaching'),
  },
  {
    id: 'other',
    label: 'Any other activity',
    help: 'Choose it only where no other line fits.',
    reach: 'controlled-land',
    cases: onNeitherList('This activity'),
  },
];

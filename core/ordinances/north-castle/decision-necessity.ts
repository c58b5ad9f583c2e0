import type { OrdinanceDocument } from '../../ordinance.js';
import { BEFORE_PLANNING_BOARD } from './text-held.js';

type Lists = NonNullable<OrdinanceDocument['requirements']>;

/** Activities that § 340-8C names as a purpose of dredging or ditching. */
const PURPOSES_IN_GENERAL_REFUSED = [
  'draining',
  'drainage-change',
  'excavation',
  'mosquito-control',
  'pond-creation',
  'detention-basin',
  'building',
  'solid-waste',
  'road-paving',
] as const;

/** Whether the activity has to be there at all, and whether its impact is unavoidable. */
export const decisionNecessity: Lists = [
  {
    id: 'decision-location',
    rule: 'N-LOC',
    purpose: 'decision',
    title: 'How the activity depends on the wetland',
    citation: '§ 340-8C',
    items: [
      {
        id: 'needs-water-or-wetland',
        citation: '§ 340-8C',
        words:
          'Whether the activity needs a place in water or wetland in order to work, with as little impact on the buffer as possible.',
      },
      {
        id: 'in-general-refused',
        citation: '§ 340-8C',
        words:
          'In general no permission is given for dredging or ditching solely to drain wetlands, control mosquitoes, make lagoons, ponds or stormwater basins, build houses or commercial buildings, provide spoil or dump sites, or build roads that can go elsewhere.',
        when: [{ kind: 'activity', activities: PURPOSES_IN_GENERAL_REFUSED }],
      },
      {
        id: 'confined',
        citation: '§ 340-8C',
        words:
          'So far as is feasible, the activity is confined to the part of the lot that is neither wetland nor buffer.',
      },
      {
        id: 'reasonable-measures',
        citation: '§ 340-8C',
        words: 'All reasonable measures are taken to keep the impact on wetland and buffer small.',
      },
    ],
  },
  {
    id: 'decision-unavoidable',
    rule: 'N-ORDER',
    purpose: 'decision',
    title: 'Whether the impact is necessary and unavoidable',
    citation: '§ 340-8D',
    words:
      'The applicant has to show it. All of the three tests have to be met and the impact kept as small as is practicable; then the approval authority has to ask for a mitigation plan, which first avoids, then minimizes, then rectifies, then reduces.',
    items: [
      {
        id: 'health-and-welfare',
        citation: '§ 340-8D',
        words: 'The activity and the public health and welfare are compatible.',
      },
      {
        id: 'no-on-site-alternative',
        citation: '§ 340-8D',
        words:
          'The site offers no feasible alternative, such as a lower density, another use, or a changed layout of roads and lots.',
      },
      {
        id: 'no-other-site',
        citation: '§ 340-8D',
        words:
          'No other site that the applicant can have, and that is neither wetland nor buffer, offers a feasible alternative.',
      },
      {
        id: 'minimized',
        citation: '§ 340-8D',
        words: 'Losses and impacts have been kept as small as is practicable.',
      },
    ],
  },
  {
    id: 'decision-conservation-board',
    rule: 'N-CB-VOTE',
    purpose: 'decision',
    title: 'What the Conservation Board recommends',
    citation: '§ 340-8 (Conservation Board report)',
    when: BEFORE_PLANNING_BOARD,
    items: [
      {
        id: 'majority-plus-one',
        citation: '§ 340-8 (Conservation Board report)',
        words:
          'To act against a recommendation to disapprove or to change the application, the Planning Board needs a majority plus one of all its members.',
        when: [{ kind: 'yes', question: 'conservationBoardObjects' }],
      },
    ],
  },
];

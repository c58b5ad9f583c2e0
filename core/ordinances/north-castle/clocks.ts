import type { OrdinanceDocument } from '../../ordinance.js';
import { permitClocks } from './permit-clocks.js';
import { BEFORE_BUILDING_INSPECTOR, BEFORE_PLANNING_BOARD, HEARING_LAW } from './text-held.js';

type Clocks = NonNullable<OrdinanceDocument['clocks']>;

/** Periods from before the filing to the hearing. */
const applicationClocks: Clocks = [
  {
    id: 'delineation-age',
    rule: 'N-APP',
    title: 'Age of the delineation',
    citation: '§ 340-6A(12)(a)',
    words: 'The wetlands on the plans are located no earlier than 12 months before the application is filed.',
    who: 'the applicant',
    bounds: [
      {
        kind: 'no-sooner-than',
        event: 'application-filed',
        count: 12,
        unit: 'months',
        direction: 'before',
      },
    ],
    meets: 'wetland-located',
    when: BEFORE_PLANNING_BOARD,
  },
  {
    id: 'conservation-board-report',
    rule: 'N-CB',
    title: 'Report of the Conservation Board',
    citation: '§ 340-5 (Conservation Board)',
    words:
      'The Conservation Board files a written report and its recommendation with the Planning Board within 45 days of receiving the application.',
    who: 'the Conservation Board',
    bounds: [{ kind: 'no-later-than', event: 'conservation-board-received', count: 45, unit: 'days' }],
    meets: 'conservation-board-reported',
    onSilence:
      'Where the Planning Board receives no recommendation, the Conservation Board counts as having made none, and a majority plus one is not needed (§ 340-8). What a report after the 45 days is worth the text held here does not say.',
    when: BEFORE_PLANNING_BOARD,
  },
  {
    id: 'informational-report',
    rule: 'N-CB-INFO',
    title: 'Informational report to the Conservation Board',
    citation: '§ 340-5 (informational report)',
    words:
      'The Building Inspector informs the Conservation Board of a complete administrative application at its next meeting.',
    who: 'the Building Inspector',
    bounds: [{ kind: 'no-later-than', event: 'conservation-board-meeting', count: 0, unit: 'days' }],
    meets: 'conservation-board-informed',
    when: BEFORE_BUILDING_INSPECTOR,
    localLaw: 'L.L. No. 2-2021',
  },
  {
    id: 'hearing-window',
    rule: 'N-HEAR',
    title: 'Public hearing',
    citation: '§ 340-7',
    words:
      'The Planning Board holds a public hearing no sooner than 30 and no later than 60 days after it has received a complete application. On the administrative way none is required.',
    who: 'the Planning Board',
    bounds: [
      { kind: 'no-sooner-than', event: 'application-complete', count: 30, unit: 'days' },
      { kind: 'no-later-than', event: 'application-complete', count: 60, unit: 'days' },
    ],
    meets: 'hearing',
    when: BEFORE_PLANNING_BOARD,
    localLaw: HEARING_LAW,
  },
  {
    id: 'abutters-mailing',
    rule: 'N-HEAR',
    title: 'Mailing to abutting owners',
    citation: '§ 340-7',
    words: 'The applicant mails the notice of the hearing at least 10 days before it.',
    who: 'the applicant',
    bounds: [{ kind: 'no-later-than', event: 'hearing', count: 10, unit: 'days', direction: 'before' }],
    meets: 'abutters-mailed',
    when: BEFORE_PLANNING_BOARD,
    localLaw: HEARING_LAW,
  },
  {
    id: 'escrow-restored',
    rule: 'N-FEE',
    title: 'Restoring the escrow',
    citation: '§ 340-6D (escrow accounts)',
    words:
      'The applicant restores the escrow to the initial amount within 30 days of being notified in writing that it has to be.',
    who: 'the applicant',
    bounds: [{ kind: 'no-later-than', event: 'escrow-notice', count: 30, unit: 'days' }],
    meets: 'escrow-restored',
    onSilence: 'The approval authority may suspend its review; it need not.',
  },
];

/** Every period that the text held here counts. */
export const clocks: Clocks = [...applicationClocks, ...permitClocks];

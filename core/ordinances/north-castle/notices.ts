import type { OrdinanceDocument } from '../../ordinance.js';
import { BEFORE_BUILDING_INSPECTOR, BEFORE_PLANNING_BOARD, HEARING_LAW } from './text-held.js';

/** Who has to be told or listed. */
export const notices: NonNullable<OrdinanceDocument['notices']> = [
  {
    id: 'owners-adjacent',
    rule: 'N-APP',
    title: 'Owners adjacent to the wetland or buffer',
    citation: '§ 340-6A(8)',
    words:
      'The application lists the owners of record of land adjacent to the wetland or buffer in which the project is undertaken.',
    by: 'the applicant',
    parcels: { kind: 'adjacent-to-controlled-land' },
    when: BEFORE_PLANNING_BOARD,
  },
  {
    id: 'water-right-claimants',
    rule: 'N-APP',
    title: 'Known claimants of water rights',
    citation: '§ 340-6A(8)',
    words:
      'The application lists those of whom the applicant knows that they claim rights in water for land inside the property or within 100 feet of its boundary. Who claims one, no map shows: these are the parcels to ask about.',
    by: 'the applicant',
    parcels: { kind: 'within-ft-of-property', ft: 100 },
    when: BEFORE_PLANNING_BOARD,
  },
  {
    id: 'hearing-published',
    rule: 'N-HEAR',
    title: 'Notice of the hearing as for a plat',
    citation: '§ 340-7',
    words:
      'Notice of the hearing is given as Town Law § 276 prescribes for the approval of plats; that section is not held here.',
    by: 'whom Town Law § 276 names',
    when: BEFORE_PLANNING_BOARD,
    localLaw: HEARING_LAW,
  },
  {
    id: 'abutters',
    rule: 'N-HEAR',
    title: 'Abutting owners, by first-class mail',
    citation: '§ 340-7',
    words:
      'The applicant mails the notice of the hearing to every abutting owner of record, by first-class mail in envelopes that the Town provides, at least 10 days before the hearing, and proves the mailing to the Town by certificate (PS Form 3817 or 3877).',
    by: 'the applicant',
    parcels: { kind: 'abutting-property' },
    clock: 'abutters-mailing',
    when: BEFORE_PLANNING_BOARD,
    localLaw: HEARING_LAW,
  },
  {
    id: 'conservation-board-referral',
    rule: 'N-CB',
    title: 'Referral to the Conservation Board',
    citation: '§ 340-5 (Conservation Board)',
    words:
      'Once the application is complete, the Planning Board refers it to the Conservation Board, which reviews it and reports with a recommendation.',
    by: 'the Planning Board',
    clock: 'conservation-board-report',
    when: BEFORE_PLANNING_BOARD,
  },
  {
    id: 'conservation-board-information',
    rule: 'N-CB-INFO',
    title: 'Informational report to the Conservation Board',
    citation: '§ 340-5 (informational report)',
    words:
      'Once the application is complete, the Building Inspector informs the Conservation Board of it at its next meeting. No recommendation is asked for.',
    by: 'the Building Inspector',
    clock: 'informational-report',
    when: BEFORE_BUILDING_INSPECTOR,
    localLaw: 'L.L. No. 2-2021',
  },
  {
    id: 'start-of-work',
    rule: 'N-COND',
    title: 'Start of work',
    citation: '§ 340-10B(3)',
    words: 'The permit holder tells the approval authority the day on which work is to begin.',
    by: 'the permit holder',
    clock: 'start-of-work-notice',
  },
];

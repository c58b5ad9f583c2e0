import type { OrdinanceDocument } from '../../ordinance.js';
import { BEFORE_BUILDING_INSPECTOR } from './text-held.js';

/** What an application on either way takes beside its contents: completeness, more data, being excused, money. */
export const besidesTheApplication: NonNullable<OrdinanceDocument['requirements']> = [
  {
    id: 'application-complete',
    rule: 'N-SEQRA',
    purpose: 'application',
    title: 'Before the application counts as complete',
    citation: '§ 340-5 (SEQRA compliance)',
    items: [
      {
        id: 'seqra',
        citation: '§ 340-5 (SEQRA compliance)',
        words:
          'The applicant has taken every step that the State Environmental Quality Review Act prescribes. Until then the application is not complete, and no period that runs from a complete application begins.',
      },
    ],
  },
  {
    id: 'application-further-data',
    rule: 'N-DATA',
    purpose: 'application',
    title: 'More, where it is asked for',
    citation: '§ 340-6 (additional data)',
    when: [{ kind: 'yes', question: 'furtherDataAskedFor' }],
    items: [
      {
        id: 'further-data',
        citation: '§ 340-6 (additional data)',
        words:
          'What the approval authority has asked for in order to judge the activity by the aims of the chapter, such as a study of floods, erosion and other dangers to the site, and of what protective measures would do about them.',
      },
    ],
  },
  {
    id: 'application-waiver',
    rule: 'N-WAIVE',
    purpose: 'decision',
    title: 'To be excused from a requirement',
    citation: '§ 340-6C',
    words:
      'What the applicant asks to be excused from stands on the plans. All three have to hold, and the approval authority may still refuse.',
    when: [{ kind: 'yes', question: 'waiverRequested' }],
    items: [
      {
        id: 'good-cause',
        citation: '§ 340-6C(1)',
        words: 'The applicant shows good cause.',
      },
      {
        id: 'proper-review',
        citation: '§ 340-6C(2)',
        words: 'The review stays proper and complete without it.',
      },
      {
        id: 'not-material',
        citation: '§ 340-6C(3)',
        words:
          'The information does not matter to describing the proposal or to showing that it meets the criteria for approval.',
      },
    ],
  },
  {
    id: 'application-money',
    rule: 'N-FEE',
    purpose: 'application',
    title: 'Fees and escrow',
    citation: '§ 340-6D',
    words:
      'The amounts are in the Master Fee Schedule, which is not held here. No building permit or certificate is issued before the Town has its costs back.',
    items: [
      {
        id: 'application-fee',
        citation: '§ 340-6D (application fee)',
        words: 'The application fee.',
        localLaw: 'L.L. No. 7-2013',
      },
      {
        id: 'administrative-fee',
        citation: '§ 340-6D (administrative wetland permit fees)',
        words: 'The fee for the review of an application that goes to the Town Wetland Consultant.',
        when: [...BEFORE_BUILDING_INSPECTOR, { kind: 'yes', question: 'referredToWetlandConsultant' }],
        localLaw: 'L.L. No. 7-2013, L.L. No. 2-2021',
      },
      {
        id: 'consultant-costs',
        citation: '§ 340-6D (consultants)',
        words:
          'What the review by consultants or by professionals of the Town has cost, as each voucher is presented to the applicant in copy.',
        when: [{ kind: 'yes', question: 'consultantsEngaged' }],
      },
      {
        id: 'escrow-deposit',
        citation: '§ 340-6D (escrow accounts)',
        words:
          'The deposit in the escrow account, in the amount that the approval authority sets by the nature and complexity of the application.',
        when: [{ kind: 'yes', question: 'escrowAskedFor' }],
      },
    ],
  },
];

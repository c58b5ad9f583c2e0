import type { OrdinanceDocument } from '../../ordinance.js';
import { HEARING_LAW, TEXT_HELD_FROM } from './text-held.js';

/** From the choice of the way to the hearing. */
export const applicationProvisions: OrdinanceDocument['provisions'] = [
  {
    rule: 'N-PERMIT',
    chapter: 'application',
    title: 'Who decides on a permit',
    citation: '§ 340-5, § 340-7',
    words:
      'An application goes to the Planning Board, or it is administrative and the Building Inspector decides in consultation with the Town Wetland Consultant. Administrative applications for one- and two-family parcels are reviewed by the Residential Project Review Committee, which determines whether an administrative permit will do or the Planning Board has to approve. The Planning Board may vote by majority that a requested permit is minor and have it processed administratively.',
    from: TEXT_HELD_FROM,
    source: 'text',
  },
  {
    rule: 'N-APP',
    chapter: 'application',
    title: 'What an application contains',
    citation: '§ 340-6A, § 340-6B',
    words:
      'An application to the Planning Board has thirteen items, among them the square feet disturbed in wetland and in buffer, the owners adjacent to them, and plans of one inch to 50 feet or more detailed, on which wetlands located no earlier than 12 months before filing are shown. An administrative application has ten; neither owners nor a delineation of such an age are among them. A plan that would need no permit is asked for by the Planning Board alone, since L.L. No. 2-2018 of 2018-04-11.',
    from: TEXT_HELD_FROM,
    source: 'text',
  },
  {
    rule: 'N-WAIVE',
    chapter: 'application',
    title: 'Being excused from a requirement',
    citation: '§ 340-6C',
    words:
      'The approval authority may excuse from some of what has to be submitted, if the applicant shows good cause, the review stays proper and complete, and the information does not matter to the proposal or to the criteria. All three have to hold.',
    from: TEXT_HELD_FROM,
    source: 'text',
  },
  {
    rule: 'N-DATA',
    chapter: 'application',
    title: 'More information',
    citation: '§ 340-6 (additional data)',
    words:
      'The approval authority may ask for whatever else it needs to judge the activity by the aims of the chapter, such as a study of floods, erosion or other hazards.',
    from: TEXT_HELD_FROM,
    source: 'text',
  },
  {
    rule: 'N-FEE',
    chapter: 'application',
    title: 'Fees and escrow',
    citation: '§ 340-6D',
    words:
      'The applicant pays an application fee, last amended by L.L. No. 7-2013, and the Town’s costs of consultants and staff. The approval authority may ask for an escrow account. When its balance is down to one third of the initial amount, the applicant restores that amount; if this is not done within 30 days of a written notice, the review may be suspended. No building permit or certificate is issued before all costs are paid, and what is left is refunded.',
    from: TEXT_HELD_FROM,
    source: 'text',
  },
  {
    rule: 'N-FEE-ADMIN',
    chapter: 'application',
    title: 'Fee for administrative review',
    citation: '§ 340-6D (administrative wetland permit fees)',
    words:
      'An administrative application costs a fee when the Building Inspector refers it to the Town Wetland Consultant. Added in 2013 and amended in 2021; the wording between the two is not held.',
    from: TEXT_HELD_FROM,
    localLaw: 'L.L. No. 7-2013, L.L. No. 2-2021',
    source: 'text',
  },
  {
    rule: 'N-SEQRA',
    chapter: 'application',
    title: 'When an application is complete',
    citation: '§ 340-5 (SEQRA compliance)',
    words:
      'An application is not complete until the applicant has taken every step that the State Environmental Quality Review Act prescribes.',
    from: TEXT_HELD_FROM,
    source: 'text',
  },
  {
    rule: 'N-CB',
    chapter: 'application',
    title: 'Report of the Conservation Board',
    citation: '§ 340-5 (Conservation Board)',
    words:
      'Where the Planning Board decides, it refers the complete application to the Conservation Board, which files a written report and its recommendation within 45 days of receiving it. The report measures the activity by the findings, intent and standards of the chapter.',
    from: TEXT_HELD_FROM,
    source: 'text',
  },
  {
    rule: 'N-CB-INFO',
    chapter: 'application',
    title: 'Information for the Conservation Board',
    citation: '§ 340-5 (informational report)',
    words:
      'Where the Building Inspector decides, the Conservation Board gets an informational report at its next meeting after the complete application. It is not asked for a recommendation.',
    from: '2021-05-12',
    localLaw: 'L.L. No. 2-2021',
    source: 'text',
  },
  {
    rule: 'N-HEAR',
    chapter: 'application',
    title: 'Public hearing and its notice',
    citation: '§ 340-7',
    words:
      'The Planning Board holds a public hearing no sooner than 30 and no later than 60 days after it has received a complete application; on the administrative way none is required. Notice is given as for a plat under Town Law § 276, and the applicant mails it by first-class mail to every abutting owner of record at least 10 days before, in the Town’s envelopes and with a certificate of mailing. The file is open to the public at the Planning Department, and whoever has an interest may be heard.',
    from: '2015-11-18',
    localLaw: HEARING_LAW,
    source: 'text',
  },
];

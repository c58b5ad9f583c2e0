import type { OrdinanceDocument } from '../../ordinance.js';
import { APPLICANT, BOARD, NOTICES_LAW } from './terms.js';

/**
 * Who has to be told or listed.
 * @source §§ 192-4B(5), 192-5B(2), 192-5C, 192-6, 192-7B, 192-8, 192-10, 192-14C, 192-15B(3)
 */
export const notices = [
  {
    id: 'adjacent-owners',
    rule: 'M-APP-LIST',
    title: 'Owners adjacent to the wetland or adjacent area',
    citation: '§ 192-5B(2)',
    words:
      'The application lists the owners of record of the land adjacent to the wetland or adjacent area in which the project is undertaken.',
    by: APPLICANT,
    parcels: { kind: 'adjacent-to-controlled-land' },
  },
  {
    id: 'water-rights',
    rule: 'M-APP-LIST',
    title: 'Known claimants of water rights',
    citation: '§ 192-5B(2)',
    words:
      'The application lists the people known to the applicant to claim water rights that concern land in the property, or within 100 ft of its boundary. The parcels are those within that distance; who claims water rights there is not on the map.',
    by: APPLICANT,
    parcels: { kind: 'within-ft-of-property', ft: 100 },
  },
  {
    id: 'local-governments',
    rule: 'M-APP-COPY',
    title: 'Copy of the completed application to each local government',
    citation: '§ 192-5C',
    words:
      'A copy of the completed application is mailed to every city, county, town and village in which any part of the activity lies; the county, and the town that the land of the Village lies in, are among them.',
    by: 'the Village Clerk',
    municipalities: true,
  },
  {
    id: 'notice-of-application',
    rule: 'M-NOTICE',
    title: 'Notice of the application',
    citation: '§ 192-6',
    words:
      'Since 2023-09-21 the applicant gives notice of the application as chapter 372 asks; to whom, how and when stands there, and it is not held here. Before that day a notice was published too, and by whom and how is not in the text held here.',
    by: APPLICANT,
    localLaw: NOTICES_LAW,
  },
  {
    id: 'notice-of-hearing',
    rule: 'M-NOTICE',
    title: 'Notice of the hearing',
    citation: '§ 192-8',
    words:
      'Since 2023-09-21 the applicant gives notice of the hearing as chapter 372 asks; to whom, how and when stands there, and it is not held here. Before that day a notice was published too, and by whom and how is not in the text held here.',
    by: APPLICANT,
    when: [{ kind: 'yes', question: 'hearingHeld' }],
    localLaw: NOTICES_LAW,
  },
  {
    id: 'no-hearing',
    rule: 'M-HEAR',
    title: 'Decision that no hearing is necessary',
    citation: '§ 192-7B',
    words:
      'Where the Planning Board dispenses with a hearing it publishes that with its reasons. The decision is mailed to each local government in which any part of the activity lies, and public notice of it is given as of an application; whether by the Board or the applicant is not said here.',
    by: BOARD,
    municipalities: true,
    when: [
      { kind: 'no', question: 'hearingHeld' },
      { kind: 'no', question: 'hearingAnnounced' },
    ],
  },
  {
    id: 'canceled-hearing',
    rule: 'M-CANCEL',
    title: 'Cancellation of a hearing',
    citation: '§ 192-10',
    words: 'Where a hearing was announced and is canceled, that is made known as the hearing was.',
    by: BOARD,
    when: [
      { kind: 'no', question: 'hearingHeld' },
      { kind: 'yes', question: 'hearingAnnounced' },
    ],
  },
  {
    id: 'copy-of-decision',
    rule: 'M-DEC-COPY',
    title: 'Copy of the decision',
    citation: '§ 192-14C',
    words:
      'A copy of the decision is mailed, as soon as that can be done, to the applicant and each local government in which any part of the activity lies, the county and the town included. After a hearing each party in interest gets one too: the state Department of Environmental Conservation, and whoever appeared and wished to be a party.',
    by: BOARD,
    municipalities: true,
  },
  {
    id: 'construction-begins',
    rule: 'M-COND',
    title: 'Beginning of construction',
    citation: '§ 192-15B(3)',
    words: 'The Planning Board is told at least five days ahead on which date construction will begin.',
    by: 'the permit holder',
    clock: 'construction-notice',
  },
  {
    id: 'emergency-work',
    rule: 'M-EX',
    title: 'Emergency work',
    citation: '§ 192-4B(5)',
    words: 'The Planning Board is told of emergency work within 48 hours of its start.',
    by: 'whoever does the work',
    clock: 'emergency-notice',
    when: [
      { kind: 'activity', activities: ['emergency'] },
      { kind: 'yes', question: 'emergencyImmediatelyNecessary' },
    ],
  },
] satisfies OrdinanceDocument['notices'];

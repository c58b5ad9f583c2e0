import type { OrdinanceDocument } from '../../ordinance.js';
import { REFERRAL } from './text-held.js';

/** Who has to be told, as far as the text held here says; notice to neighbors is not in it. */
export const notices = [
  {
    id: 'advice-to-applicant',
    rule: 'R-REFER',
    title: 'The applicant is told of the chapter',
    citation: '§ 195-4',
    words:
      'Whichever of these officials reviews an application, under whatever chapter, tells the applicant of this one and passes information on to the City Naturalist.',
    by: 'the City Planner, the City Engineer or the Building Inspector',
  },
  {
    id: 'officials-to-stop',
    rule: 'R-OTHER',
    title: 'Officials who gave another approval are notified',
    citation: '§ 195-4A(2)',
    words:
      'Told that the activity also needs a permit of this chapter, they have to stop that part of the work until it is granted.',
    by: 'the City Naturalist',
    when: [{ kind: 'yes', question: 'needsOtherCityApproval' }],
  },
  {
    id: 'referral-to-council',
    rule: 'R-CCAC',
    title: 'The Conservation Commission/Advisory Council gets the application',
    citation: REFERRAL,
    words:
      'Every application is referred for review and report, and every plan of replacement or compensation. The period for the report runs from the day of the referral.',
    by: 'the City Planner',
    localLaw: 'L.L. No. 8-1993',
  },
  {
    id: 'draft-to-chairman',
    rule: 'R-CCAC',
    title: 'The chairman of the Council gets the proposed decision',
    citation: REFERRAL,
    words: 'With the proposed conditions, and when they go out to the Planning Commission.',
    by: 'the City Planner',
    localLaw: 'L.L. No. 8-1993',
  },
] satisfies OrdinanceDocument['notices'];

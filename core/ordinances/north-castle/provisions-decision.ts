import type { OrdinanceDocument } from '../../ordinance.js';
import { TEXT_HELD_FROM } from './text-held.js';

/** The decision, the permit and what comes after it. */
export const decisionProvisions: OrdinanceDocument['provisions'] = [
  {
    rule: 'N-CRIT',
    chapter: 'decision',
    title: 'Criteria of the decision',
    citation: '§ 340-8A',
    words:
      'The approval authority weighs what the wetland does, determines the impact of the activity on health and safety, rare species, water quality and the functions of the wetland, and issues written findings on eight factors: impact on neighbors and functions, cumulative effects, floods, hazards, water supply and waste, consistency with law and plans, better places on the parcel, and the mitigation plan.',
    from: TEXT_HELD_FROM,
    source: 'text',
  },
  {
    rule: 'N-DENY',
    chapter: 'decision',
    title: 'When a permit must be denied',
    citation: '§ 340-8B',
    words:
      'A permit must be denied if the activity may be a significant threat to public health and safety or do one of the other harms that are named; if the harm to the public outweighs its public benefits that are not of money; if owner and local government have been given notice that the state or another public body is acquiring the wetland; or if there is a viable alternative to placing it in wetland or buffer. We read each ground as enough by itself.',
    from: TEXT_HELD_FROM,
    source: 'text',
  },
  {
    rule: 'N-ACQ',
    chapter: 'decision',
    title: 'Land that the public is acquiring',
    citation: '§ 340-8B(3)',
    words:
      'The ground holds once owner and local government have both been told in writing that the state, an agency or a political subdivision is acquiring the freshwater wetland, and that this has begun. It lapses if the owner receives no offer within one year of the denial. It also lapses if negotiations are broken off and no determination to acquire is issued within six months of their end.',
    from: TEXT_HELD_FROM,
    source: 'text',
  },
  {
    rule: 'N-CB-VOTE',
    chapter: 'decision',
    title: 'Deciding against the Conservation Board',
    citation: '§ 340-8 (Conservation Board report)',
    words:
      'If the Conservation Board recommends disapproval or changes, the Planning Board can act otherwise only by a majority plus one of all its members. If the Planning Board receives no recommendation, the Conservation Board counts as having made none, and that larger majority is not needed.',
    from: TEXT_HELD_FROM,
    source: 'text',
  },
  {
    rule: 'N-COND',
    chapter: 'decision',
    title: 'Conditions of a permit',
    citation: '§ 340-10',
    words:
      'Every permit is in writing and says that the work is open to inspection at any time, that the permit expires on a day it names, that the start of work is announced at least five days before, and that the permit is displayed at the site. The approval authority may add what it finds necessary to protect wetlands or to have the chapter and its own rules kept. For every condition its findings and reasons are kept in writing.',
    from: TEXT_HELD_FROM,
    source: 'text',
  },
  {
    rule: 'N-BOND',
    chapter: 'decision',
    title: 'Bonds',
    citation: '§ 340-11, § 340-12',
    words:
      'The approval authority may ask for a performance bond and for an erosion control bond; the Town Board approves amount, surety and form, and authorizes their release once the work is certified as complete. Where monitoring is found necessary, the applicant has to post a bond.',
    from: TEXT_HELD_FROM,
    source: 'text',
  },
  {
    rule: 'N-EXP',
    chapter: 'decision',
    title: 'Life of a permit',
    citation: '§ 340-5 (expiration of approval)',
    words:
      'A permit ends when the acts it names are complete, and unless it states otherwise it is valid for two years from the day of issue. It can be extended on a written request by the original holder or that person’s legal agent, in the form and by the procedure of an application. A new hearing may be asked for where the renewal would alter or extend what was intended or the terms were broken; where the intent stays the same in all that matters, the approval authority can do without one.',
    from: TEXT_HELD_FROM,
    source: 'text',
  },
  {
    rule: 'N-FILE',
    chapter: 'decision',
    title: 'The file',
    citation: '§ 340-5 (maintenance of files)',
    words:
      'Everything on an application, from the application itself to notices, hearing records, comments and findings, is kept on file where the approval authority has its office.',
    from: TEXT_HELD_FROM,
    source: 'text',
  },
  {
    rule: 'N-INSPECT',
    chapter: 'enforcement',
    title: 'Entering land',
    citation: '§ 340-5 (site inspections)',
    words:
      'For good cause shown, the approval authority and those who act for it may enter any land or water to examine and survey it, so that the chapter is carried out and enforced: among other things to review an application or to see whether a permit is kept.',
    from: TEXT_HELD_FROM,
    source: 'text',
  },
];

import { SINCE_2007, type Provisions } from './terms.js';

/**
 * What the chapter says of the decision, the permit, sanctions and review.
 * @source §§ 192-14 … 192-16, 192-18 … 192-22
 */
export const decisionProvisions = [
  {
    rule: 'M-DEC',
    chapter: 'decision',
    title: 'Decision',
    citation: '§ 192-14',
    words:
      'After a hearing the Planning Board decides in writing, on the record, within 30 days of receiving the hearing record (A). Without one it decides on the official file, in writing, within 30 days of completing the file and never later than 60 days after it received the completed application: it issues the permit, denies it, or orders a hearing; where nobody objected, the issued permit is the written decision (B). It weighs public health and welfare, fishing, the dangers of flood and storm, and what wetlands do (D). No permit is issued unless five findings are made, and the applicant has to show that they can be (E). Written notice by the state or one of its agencies or subdivisions that it is acquiring the wetland is enough to deny (F).',
    ...SINCE_2007,
  },
  {
    rule: 'M-DEC-COPY',
    chapter: 'decision',
    title: 'Who gets the decision',
    citation: '§ 192-14C',
    words:
      'The Planning Board mails a copy of each decision, as soon as that can be done, to the applicant and each local government in which any part of the activity lies; after a hearing, to each party in interest too, the state Department of Environmental Conservation among them.',
    ...SINCE_2007,
  },
  {
    rule: 'M-COND',
    chapter: 'decision',
    title: 'Conditions of every permit',
    citation: '§ 192-15B',
    words:
      'Every permit says four things: the Planning Board may inspect now and again; the permit ends on a stated date; the holder tells the Board at least five days ahead on which date construction will begin; the permit is shown at the site while the work goes on.',
    ...SINCE_2007,
  },
  {
    rule: 'M-COND-MORE',
    chapter: 'decision',
    title: 'Further conditions',
    citation: '§ 192-15A, C',
    words:
      'The Planning Board may attach what is needed to protect the wetlands affected and to see the chapter and its own rules kept. For every condition it writes its findings and reasons into the file.',
    ...SINCE_2007,
  },
  {
    rule: 'M-POWERS',
    chapter: 'decision',
    title: 'Powers of the Planning Board',
    citation: '§ 192-16',
    words:
      'The Planning Board may make rules to administer the chapter, after a public hearing unless they concern only its own organization; ask the Village to engage professional help; hold hearings; and subpoena witnesses.',
    ...SINCE_2007,
  },
  {
    rule: 'M-BOND',
    chapter: 'decision',
    title: 'Bond',
    citation: '§ 192-18',
    words:
      'The Planning Board may require a bond before work begins, in an amount that it determines, for keeping to the permit and for the cost of restoration to the Village. It comes from a corporate surety that is authorized in the state, in favor of the Village, and lasts until the Board certifies that the work was completed as permitted, releases it, or another takes its place. The reasons are written into the file.',
    ...SINCE_2007,
  },
  {
    rule: 'M-REVOKE',
    chapter: 'enforcement',
    title: 'Suspension and revocation of a permit',
    citation: '§ 192-19',
    words:
      'The Planning Board may suspend or revoke a permit where it finds that its terms were not kept, that more was done than it allows, or that the work was not done as the application set out. It writes its findings and reasons into the file.',
    ...SINCE_2007,
  },
  {
    rule: 'M-PEN',
    chapter: 'enforcement',
    title: 'Sanctions',
    citation: '§ 192-20',
    words:
      "A violation of the chapter, a permit or the Planning Board's rules costs a civil penalty of up to $3,000, after a hearing or the opportunity of one; the Board can order that it stop and that the wetland be restored. Violating an order, a permit or a rule of the Board (not the chapter alone) is besides an offense: $500 to $1,000 for the first; for the second and each later one, a misdemeanor, $1,000 to $2,000 or 15 days to six months in jail, or both; each day that it goes on is an offense of its own. The court may order restoration instead. In controlled area there is no building permit before the wetland permit, and no certificate of occupancy before its conditions are kept.",
    ...SINCE_2007,
  },
  {
    rule: 'M-REVISE',
    chapter: 'enforcement',
    title: 'Changes to what was approved',
    citation: '§ 192-20A(5)',
    words:
      'Changing an approved activity in controlled area goes through the procedure of this chapter again.',
    ...SINCE_2007,
  },
  {
    rule: 'M-ENF',
    chapter: 'enforcement',
    title: 'Who enforces',
    citation: '§ 192-21',
    words:
      "The state Attorney General prosecutes violations of the Planning Board's orders, unasked or on its complaint. The Village may itself go to court to have the chapter or a permit kept, or to stop a violation by injunction.",
    ...SINCE_2007,
  },
  {
    rule: 'M-APPEAL',
    chapter: 'enforcement',
    title: 'Review and appeal',
    citation: '§ 192-22',
    words:
      "Anybody affected by a decision or order of the Planning Board, any resident or citizen of the Village included, may have it reviewed by the Wetlands Appeals Board, and a party to the proceeding may appeal there, by filing a notice within 30 days after the order is served or notice of the decision is given (A, B). Anybody may have it reviewed in court under Article 78 within 30 days of its filing (C). Once a court case is begun, no proceeding can be started before the Appeals Board; the possibility of the Appeals Board's review takes nothing from the right to go to court (D).",
    ...SINCE_2007,
  },
] satisfies Provisions;

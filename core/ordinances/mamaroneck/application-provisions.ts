import {
  APPLICATION_FROM,
  APPLICATION_LAW,
  NOTICES_FROM,
  NOTICES_LAW,
  SINCE_2007,
  type Provisions,
} from './terms.js';

/**
 * What the chapter says of the application, its notice and its hearing.
 * @source §§ 192-5 … 192-13, 192-17A
 */
export const applicationProvisions = [
  {
    rule: 'M-FILE',
    chapter: 'application',
    title: 'Where the application is filed',
    citation: '§ 192-5A',
    words:
      'Whoever proposes a regulated activity files the application with the Village Clerk, who passes it on to the Planning Board at once. The owner can leave that to an agent, and somebody under contract to buy the land can apply too (§ 192-2, Applicant).',
    ...SINCE_2007,
  },
  {
    rule: 'M-APP',
    chapter: 'application',
    title: 'What an application holds',
    citation: '§ 192-5B(1)',
    words:
      "On the Planning Board's form, the application says what is proposed, why, and how far it reaches. With it come: (a) a detailed description; (b) a map of the directly affected wetland or adjacent area, with the activity on it; (c) the deed or another legal description; (d) a tree preservation plan under chapter 318 where protected trees are removed; (e) what else the Board needs for its findings.",
    from: APPLICATION_FROM,
    localLaw: APPLICATION_LAW,
    source: 'text',
  },
  {
    rule: 'M-APP-LIST',
    chapter: 'application',
    title: 'Neighbors and water rights to be listed',
    citation: '§ 192-5B(2)',
    words:
      'The application comes with two sets of names: the owners of record of the land adjacent to the wetland or adjacent area where the project is undertaken; and the people known to the applicant to claim water rights that concern land in the property, or within 100 ft of its boundary.',
    ...SINCE_2007,
  },
  {
    rule: 'M-APP-DONE',
    chapter: 'application',
    title: 'When an application is complete',
    citation: '§ 192-5B(3)',
    words:
      'An application counts as complete, and as received, only once the Planning Board determines that everything asked for, further information included, has been supplied in full and in good order. The 30 to 60 days to the hearing (§ 192-7A) and the 60 days for a decision without one (§ 192-14B) run from then and not from the filing.',
    ...SINCE_2007,
  },
  {
    rule: 'M-APP-COPY',
    chapter: 'application',
    title: 'Copy to each local government',
    citation: '§ 192-5C',
    words:
      'The Village Clerk has a copy of the completed application mailed to every city, county, town and village in which any part of the proposed activity lies. The county counts, and so does the town that the land lies in.',
    ...SINCE_2007,
  },
  {
    rule: 'M-NOTICE',
    chapter: 'application',
    title: 'Notice of the application and of the hearing',
    citation: '§§ 192-6, 192-8',
    words:
      'The applicant gives notice of the application, and of the hearing, as chapter 372 of the Village code asks. That chapter is not held here, nor what these two sections said before 2023-09-21.',
    from: NOTICES_FROM,
    localLaw: NOTICES_LAW,
    source: 'text',
  },
  {
    rule: 'M-HEAR',
    chapter: 'application',
    title: 'Public hearing',
    citation: '§ 192-7',
    words:
      'The Planning Board holds a public hearing in the Village no sooner than 30 and no later than 60 days after it has received the completed application, and after the notice of the application has been published. It may do without one where nobody objected in the time that the notice gave, or where it determines that the activity is too minor to affect or endanger any wetland. Then it publishes its decision with the reasons, which is mailed to each local government concerned; public notice of it is given as of an application.',
    ...SINCE_2007,
  },
  {
    rule: 'M-INSPECT',
    chapter: 'application',
    title: 'The file can be seen',
    citation: '§ 192-9',
    words:
      'The Planning Board keeps the application, with all its documents and maps, open to the public at the office of the Village Clerk. Where there is no hearing, what else it relies on can be inspected as well (§ 192-14B).',
    ...SINCE_2007,
  },
  {
    rule: 'M-CANCEL',
    chapter: 'application',
    title: 'Hearing that is canceled',
    citation: '§ 192-10',
    words:
      'The Planning Board may drop a hearing where both hold: nobody gave notice of appearance in time, and the applicant waives the hearing in writing. It tells the public that the hearing is canceled, in the way in which it was announced.',
    ...SINCE_2007,
  },
  {
    rule: 'M-FEE',
    chapter: 'application',
    title: 'Fee and costs of inspection',
    citation: '§ 192-11',
    words:
      'The fee of chapter A347 is due when the application is submitted. Costs of inspecting the property, as the Village Engineer determines them, are charged to the applicant and paid before a permit is issued.',
    ...SINCE_2007,
  },
  {
    rule: 'M-REFER',
    chapter: 'application',
    title: 'Referral for reports',
    citation: '§ 192-12',
    words:
      'Before a hearing the Planning Board may send the application for report and recommendations to the Village Engineer, the Building Inspector, Public Works, the fire district, the police, the county Soil and Water Conservation District, and other agencies with jurisdiction.',
    ...SINCE_2007,
  },
  {
    rule: 'M-CONDUCT',
    chapter: 'application',
    title: 'How a hearing is held',
    citation: '§ 192-13',
    words:
      'The Planning Board conducts the hearing, in the Village, and answers for a complete record of it. Anybody can become a party in interest by appearing and saying so, even without notice given before. Parties may argue, call witnesses and bring evidence, and question witnesses; the Board may cut short what is beside the point or repeats itself, and may hear others where that is in the public interest. The applicant, the state Department of Environmental Conservation and each local government concerned are parties without that (§ 192-2, Party in interest).',
    ...SINCE_2007,
  },
  {
    rule: 'M-JOINT',
    chapter: 'application',
    title: 'One hearing for several permits',
    citation: '§ 192-17A',
    words:
      'As far as it can be done, the hearing is joined with the hearings that state law requires for other approvals of the same work.',
    ...SINCE_2007,
  },
] satisfies Provisions;

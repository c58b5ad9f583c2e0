/** What the page says of a rule, held against the section, where a word more or less would change the law. */
interface ProvisionCase {
  section: string;
  rule: string;
  situation: string;
  expected: string;
  says: RegExp;
}

/** Sentences of provisions in which little words carry the law. */
export const provisionCases: readonly ProvisionCase[] = [
  {
    section: '§ 192-2, Wetlands B',
    rule: 'M-B',
    situation: 'A delineator asks by which manual wetland plants are judged',
    expected: 'by the federal one of 1989',
    says: /federal manual of 1989/,
  },
  {
    section: '§ 192-4A; § 192-2, Person',
    rule: 'M-PERMIT',
    situation: 'The Village itself builds in the controlled area',
    expected: 'it needs a permit as others do',
    says: /holds for government bodies too/,
  },
  {
    section: '§ 192-2, Subdivision of land',
    rule: 'M-SUBDIV',
    situation: 'Several people divide land bit by bit under one plan',
    expected: 'that is a subdivision as well',
    says: /several people do it under one plan/,
  },
  {
    section: '§ 192-4B(6); § 192-3',
    rule: 'M-MULTI',
    situation: 'A wetland lies in two towns',
    expected: 'only the permit is set aside, and only in the wetland itself',
    says: /in its adjacent area, a permit is needed as elsewhere\. What § 192-3 prohibits stays prohibited in it/,
  },
  {
    section: '§ 192-5A; § 192-2, Applicant',
    rule: 'M-FILE',
    situation: 'Somebody under contract to buy the land applies',
    expected: 'that is an applicant too',
    says: /under contract to buy the land can apply too/,
  },
  {
    section: '§ 192-5B(3); §§ 192-7A, 192-14B',
    rule: 'M-APP-DONE',
    situation: 'What is counted from the complete application',
    expected: 'the window of the hearing and the 60 days without one, not the 30 days after a hearing',
    says: /30 to 60 days to the hearing \(§ 192-7A\) and the 60 days for a decision without one \(§ 192-14B\)/,
  },
  {
    section: '§ 192-7B',
    rule: 'M-HEAR',
    situation: 'It is decided that no hearing is necessary',
    expected: 'public notice is given; the section does not say by whom',
    says: /which is mailed to each local government concerned; public notice of it is given/,
  },
  {
    section: '§ 192-14B',
    rule: 'M-INSPECT',
    situation: 'There is no hearing, and a neighbor wants to see what the decision rests on',
    expected: 'the official file can be inspected',
    says: /what else it relies on can be inspected as well \(§ 192-14B\)/,
  },
  {
    section: '§ 192-13B; § 192-2, Party in interest',
    rule: 'M-CONDUCT',
    situation: 'The state department has not appeared at the hearing',
    expected: 'it is a party in interest all the same',
    says: /Department of Environmental Conservation and each local government concerned are parties without/,
  },
  {
    section: '§ 192-14D',
    rule: 'M-DEC',
    situation: 'A permit is granted, denied or conditioned',
    expected: 'what has to be weighed is named',
    says: /weighs public health and welfare, fishing, the dangers of flood and storm, .* \(D\)/,
  },
  {
    section: '§ 192-14C',
    rule: 'M-DEC-COPY',
    situation: 'A decision is mailed',
    expected: 'as soon as that can be done, to the state department too after a hearing',
    says: /as soon as that can be done, .*Department of Environmental Conservation/,
  },
  {
    section: '§ 192-20B(1)',
    rule: 'M-PEN',
    situation: 'The chapter is violated, and no order, permit or rule of the Board',
    expected: 'that is no offense of § 192-20B(1)',
    says: /an order, a permit or a rule of the Board \(not the chapter alone\)/,
  },
  {
    section: '§ 192-22A',
    rule: 'M-APPEAL',
    situation: 'A resident who owns no land there wants a review',
    expected: 'any resident or citizen of the Village can have it',
    says: /any resident or citizen of the Village included/,
  },
  {
    section: '§ 192-22D',
    rule: 'M-APPEAL',
    situation: 'A court case is begun while the Appeals Board has the matter already',
    expected: 'only what would be started there afterwards is closed off',
    says: /Once a court case is begun, no proceeding can be started before the Appeals Board/,
  },
  {
    section: '§ 192-11',
    rule: 'M-FEE',
    situation: 'The property was inspected before the decision',
    expected: 'the applicant pays for it before the permit is issued',
    says: /charged to the applicant and paid before a permit is issued/,
  },
  {
    section: '§ 192-15A, C',
    rule: 'M-COND-MORE',
    situation: 'The Planning Board adds a condition of its own',
    expected: 'it may, and writes its findings and reasons into the file',
    says: /may attach .* For every condition it writes its findings and reasons/,
  },
  {
    section: '§ 192-18',
    rule: 'M-BOND',
    situation: 'The permittee asks when the bond ends',
    expected: 'when completion is certified, when it is released, or when another takes its place',
    says: /certifies that the work was completed as permitted, releases it, or another takes its place/,
  },
  {
    section: '§ 192-19',
    rule: 'M-REVOKE',
    situation: 'A permittee goes beyond the permit',
    expected: 'the Planning Board may suspend or revoke it',
    says: /may suspend or revoke .* more was done than it allows/,
  },
  {
    section: '§ 192-21',
    rule: 'M-ENF',
    situation: 'An order of the Planning Board is violated',
    expected: 'the Attorney General prosecutes, and the Village may go to court itself',
    says: /Attorney General prosecutes .* The Village may itself go to court/,
  },
];

import type { OrdinanceDocument } from '../../ordinance.js';

/**
 * What the Planning Board finds, weighs and writes.
 * @source §§ 192-4A, 192-7B, 192-14, 192-15C, 192-18B, 192-19B
 */
export const decisionContents = [
  {
    id: 'findings',
    rule: 'M-DEC',
    purpose: 'decision',
    title: 'Findings without which no permit is issued',
    citation: '§ 192-14E(1)',
    words: 'All five have to be made, and the applicant has to show that they can be (§ 192-14E(2)).',
    items: [
      {
        id: 'policy',
        citation: '§ 192-14E(1)(a)',
        words:
          'The activity fits the policy of the chapter: to keep wetlands and their benefits, to prevent their destruction, and to steer development so that what wetlands give is kept, in accord with general welfare and with economic, social and agricultural development that benefits the Village.',
      },
      {
        id: 'land-use',
        citation: '§ 192-14E(1)(b)',
        words:
          'It agrees with the land use regulations that hold in the Village under § 24-0903 of the state law.',
      },
      {
        id: 'health-and-welfare',
        citation: '§ 192-14E(1)(c)',
        words: 'It is compatible with public health and welfare.',
      },
      {
        id: 'reasonable-and-necessary',
        citation: '§ 192-14E(1)(d)',
        words: 'It is both reasonable and necessary.',
      },
      {
        id: 'no-alternative',
        citation: '§ 192-14E(1)(e)',
        words: 'No reasonable alternative exists on a site that is neither wetland nor adjacent area.',
      },
    ],
  },
  {
    id: 'considerations',
    rule: 'M-DEC',
    purpose: 'decision',
    title: 'What is weighed in granting, denying or conditioning',
    citation: '§ 192-14D',
    items: [
      {
        id: 'health',
        citation: '§ 192-14D',
        words: 'The effect of the activity on public health and welfare.',
      },
      { id: 'fishing', citation: '§ 192-14D', words: 'Its effect on fishing.' },
      {
        id: 'storm-dangers',
        citation: '§ 192-14D',
        words: 'Its effect on dangers from flood, hurricane and storm.',
      },
      {
        id: 'functions',
        citation: '§ 192-14D',
        words:
          'How far what wetlands do, and the benefits from them that § 24-0105 of the state law lists, are protected or improved.',
      },
    ],
  },
  {
    id: 'denial',
    rule: 'M-DEC',
    purpose: 'decision',
    title: 'What is enough to deny',
    citation: '§§ 192-4A, 192-14',
    items: [
      {
        id: 'prohibited',
        citation: '§ 192-4A',
        words: 'The activity is one of those that § 192-3 prohibits: no permit can be issued.',
        when: [{ kind: 'found', rules: ['M-PROH'] }],
      },
      {
        id: 'finding-missing',
        citation: '§ 192-14E',
        words: 'One of the five findings cannot be made, or the applicant has not shown it.',
      },
      {
        id: 'state-acquisition',
        citation: '§ 192-14F',
        words:
          'The state, or one of its agencies or subdivisions, has filed written notice before the decision that it is acquiring the affected wetland, by negotiation or condemnation. That alone is enough to deny a permit; it does not oblige the Planning Board to.',
      },
    ],
  },
  {
    id: 'reasons-in-the-file',
    rule: 'M-DEC',
    purpose: 'decision',
    title: 'Reasons that have to be written down',
    citation: '§§ 192-7B, 192-14, 192-15C, 192-18B, 192-19B',
    items: [
      {
        id: 'written-decision',
        citation: '§ 192-14A, B',
        words:
          'The decision itself, in writing, on the hearing record or the official file. Without a hearing and without objections, the issued permit is enough.',
      },
      {
        id: 'no-hearing',
        citation: '§ 192-7B',
        words: 'Why no hearing is necessary, in a published decision, where it is dispensed with.',
      },
      {
        id: 'conditions',
        citation: '§ 192-15C',
        words: 'Findings and reasons for every condition, in the file.',
      },
      {
        id: 'bond',
        citation: '§ 192-18B',
        words: 'Findings and reasons for a bond, in the file, where one is required.',
      },
      {
        id: 'suspension-or-revocation',
        citation: '§ 192-19B',
        words: 'Findings and reasons for suspending or revoking a permit, in the file.',
      },
    ],
  },
] satisfies OrdinanceDocument['requirements'];

import type { ApplicationCase } from '../../planner-cases.js';
import { answers, drive } from './drawn.js';

const ADMINISTRATIVE = 'application-administrative';

/** What an administrative application takes, and what is taken beside either. */
export const administrativeCases: readonly ApplicationCase[] = [
  {
    kind: 'application',
    section: '§ 340-6B',
    rules: ['N-APP', 'N-PERMIT'],
    situation: 'The same drive on the administrative way, as the facts say',
    expected: 'the shorter list is asked for',
    given: drive(answers({ permitRoute: 'administrative' })),
    list: ADMINISTRATIVE,
    items: { disturbance: { standing: 'asked' }, 'plan-contours': { standing: 'undetermined' } },
    expect: { route: 'administrative', list: { standing: 'asked' } },
  },
  {
    kind: 'application',
    section: '§ 340-6B(3)',
    rules: ['N-APP'],
    situation: 'The owner files',
    expected: 'no statement of authority is asked for',
    given: drive({ route: 'administrative', ...answers({ agentApplies: false }) }),
    list: ADMINISTRATIVE,
    items: { agent: { standing: 'not-asked' } },
  },
  ...(
    [
      ['§ 340-6B(10)(c)', 'plan-contours', 'contoursAskedFor', 'contours of the disturbed area'],
      [
        '§ 340-6B(10)(d)',
        'plan-structures',
        'existingImprovementsAskedFor',
        'existing structures and the like',
      ],
    ] as const
  ).flatMap(([section, item, question, what]) =>
    ([true, false] as const).map((stated): ApplicationCase => ({
      kind: 'application',
      section,
      rules: ['N-APP'],
      situation: `The Town Wetland Consultant ${stated ? 'asks' : 'does not ask'} for ${what}`,
      expected: stated ? 'the plans have to show them' : 'the plans need not show them',
      given: drive({ route: 'administrative', ...answers({ [question]: stated }) }),
      list: ADMINISTRATIVE,
      items: { [item]: { standing: stated ? 'asked' : 'not-asked' } },
    })),
  ),
  ...(
    [
      [true, 'asked', 'the Residential Project Review Committee has to review whether it may'],
      [false, 'not-asked', 'that committee has no part in it'],
    ] as const
  ).map(([stated, standing, expected]): ApplicationCase => ({
    kind: 'application',
    section: '§ 340-5 (Residential Project Review Committee)',
    rules: ['N-PERMIT'],
    situation: `An administrative application for a parcel that is ${stated ? '' : 'not '}a one- or two-family one`,
    expected,
    given: drive({ route: 'administrative', ...answers({ oneOrTwoFamilyParcel: stated }) }),
    list: 'decision-route',
    items: { 'residential-project-review': { standing } },
  })),
  {
    kind: 'application',
    section: '§ 340-5 (Residential Project Review Committee)',
    rules: ['N-PERMIT'],
    situation: 'The application for a two-family parcel goes to the Planning Board',
    expected: 'the committee reviews administrative applications alone',
    given: drive({ route: 'planning-board', ...answers({ oneOrTwoFamilyParcel: true }) }),
    list: 'decision-route',
    expect: { list: { standing: 'not-asked' } },
  },
  {
    kind: 'application',
    section: '§ 340-6C',
    rules: ['N-WAIVE'],
    situation: 'The applicant asks to be excused from part of it',
    expected: 'three things have to be found, all of them; none is a paper to file',
    given: drive({ route: 'administrative', ...answers({ waiverRequested: true }) }),
    list: 'application-waiver',
    items: {
      'good-cause': { standing: 'asked' },
      'proper-review': { standing: 'asked' },
      'not-material': { standing: 'asked' },
    },
    expect: { list: { purpose: 'decision' } },
  },
  {
    kind: 'application',
    section: '§ 340-6 (additional data)',
    rules: ['N-DATA'],
    situation: 'It is not known whether the approval authority wants more information',
    expected: 'that stays open',
    given: drive({ route: 'administrative' }),
    list: 'application-further-data',
    expect: { list: { standing: 'undetermined' } },
  },
  {
    kind: 'application',
    section: '§ 340-5 (SEQRA compliance)',
    rules: ['N-SEQRA'],
    situation: 'Any application',
    expected: 'it counts as complete only once the state review act was complied with',
    given: drive({ route: 'planning-board' }),
    list: 'application-complete',
    items: { seqra: { standing: 'asked' } },
  },
];

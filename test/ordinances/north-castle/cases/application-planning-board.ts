import { expect } from 'vitest';
import type { ApplicationCase } from '../../planner-cases.js';
import { answers, drive } from './drawn.js';

const BOARD = 'application-planning-board';

/** What an application to the Planning Board takes. */
export const planningBoardCases: readonly ApplicationCase[] = [
  {
    kind: 'application',
    section: '§ 340-6A(7)',
    rules: ['N-APP'],
    situation: 'A drive takes 400 sq ft of wetland and 900 sq ft of buffer, and goes to the Planning Board',
    expected: 'both figures are filled in apart, and the administrative list is not asked',
    given: drive({ route: 'planning-board' }),
    list: BOARD,
    items: {
      disturbance: {
        standing: 'asked',
        figures: expect.arrayContaining([
          expect.objectContaining({ sqFt: 400 }),
          expect.objectContaining({ sqFt: 900 }),
        ]) as never,
      },
    },
    expect: { route: 'planning-board', list: { standing: 'asked' } },
  },
  {
    kind: 'application',
    section: '§ 340-6A',
    rules: ['N-APP'],
    situation: 'The drive goes the administrative way',
    expected: 'the list of the Planning Board is not asked for',
    given: drive({ route: 'administrative' }),
    list: BOARD,
    expect: { list: { standing: 'not-asked' } },
  },
  {
    kind: 'application',
    section: '§ 340-5, § 340-6',
    rules: ['N-APP', 'N-PERMIT'],
    situation: 'Nobody has said which way it goes',
    expected: 'it is not known which of the two lists it takes',
    given: drive(),
    list: BOARD,
    expect: { route: null, list: { standing: 'undetermined' } },
  },
  {
    kind: 'application',
    section: '§ 340-6A(5)',
    rules: ['N-APP'],
    situation: 'An engineer files for the owner',
    expected: 'a statement of authority is asked for',
    given: drive({ route: 'planning-board', ...answers({ agentApplies: true }) }),
    list: BOARD,
    items: { agent: { standing: 'asked' } },
  },
  ...(
    [
      ['2018-04-10', 'not-asked', 'not asked for yet'],
      ['2018-04-11', 'asked', 'asked for from that day on'],
      ['2018-04-12', 'asked', 'asked for'],
    ] as const
  ).map(([on, standing, expected]): ApplicationCase => ({
    kind: 'application',
    section: '§ 340-6A(13), added 2018-04-11 by L.L. No. 2-2018',
    rules: ['N-APP'],
    situation: `An application to the Planning Board is filed on ${on}`,
    expected: `a plan that needs no permit is ${expected}`,
    given: drive({ route: 'planning-board', on, filedOn: on }),
    list: BOARD,
    items: { 'plan-without-permit': { standing } },
  })),
];

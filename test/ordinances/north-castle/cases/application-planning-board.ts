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
  ...(
    [
      ['2025-06-30', false, 'the delineation is too old'],
      ['2025-07-01', true, 'exactly 12 months are in time'],
      ['2025-07-02', true, 'it is in time'],
    ] as const
  ).map(([delineatedOn, met, expected]): ApplicationCase => ({
    kind: 'application',
    section: '§ 340-6A(12)(a)',
    rules: ['N-APP'],
    situation: `Wetlands were located on ${delineatedOn}, and the application is filed on 2026-07-01`,
    expected,
    given: drive({ route: 'planning-board', delineatedOn, filedOn: '2026-07-01' }),
    list: BOARD,
    items: { 'plan-wetlands': { standing: 'asked', met } },
  })),
  {
    kind: 'application',
    section: '§ 340-6A(12)(b)',
    rules: ['N-APP'],
    situation: 'A road lies 249 ft from the disturbance, and a house 251 ft',
    expected: 'the road is within 250 ft and listed, and the house is not',
    given: drive({
      route: 'planning-board',
      measures: {
        features: [
          { layer: 'roads', name: 'Mill Road', distanceFt: 249 },
          { layer: 'buildings', name: 'House of 9 Mill Road', distanceFt: 251 },
        ],
      },
    }),
    list: BOARD,
    items: {
      'plan-disturbance': {
        standing: 'asked',
        figures: expect.not.arrayContaining([
          expect.objectContaining({ value: expect.stringContaining('House of 9 Mill Road') as string }),
        ]) as never,
      },
    },
  },
  {
    kind: 'application',
    section: '§ 340-6A(12)(k), (l)',
    rules: ['N-APP'],
    situation: 'A pond is made, and no detention basin',
    expected: 'the analysis for a pond is asked for, and that for a basin is not',
    given: drive({
      route: 'planning-board',
      disturbances: [{ activity: 'pond-creation', inWetlandSqFt: 400, inAdjacentSqFt: 900 }],
    }),
    list: BOARD,
    items: { 'plan-pond': { standing: 'asked' }, 'plan-detention-basin': { standing: 'not-asked' } },
  },
  {
    kind: 'application',
    section: '§ 340-6A(12)(k), (l)',
    rules: ['N-APP'],
    situation: 'A detention basin is made, and no pond',
    expected: 'the analysis for a basin is asked for, and that for a pond is not',
    given: drive({
      route: 'planning-board',
      disturbances: [{ activity: 'detention-basin', inWetlandSqFt: 400, inAdjacentSqFt: 900 }],
    }),
    list: BOARD,
    items: { 'plan-pond': { standing: 'not-asked' }, 'plan-detention-basin': { standing: 'asked' } },
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

import { expect } from 'vitest';
import type { ApplicationCase } from '../../planner-cases.js';
import { drive } from './drawn.js';

const BOARD = 'application-planning-board';

/** What the plans of an application to the Planning Board show. */
export const planCases: readonly ApplicationCase[] = [
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
    section: '§ 340-6A(12)(a), (f)',
    rules: ['N-APP'],
    situation: 'The plans are drawn up',
    expected:
      'the person who locates wetlands is one of the three that the section names, and elevations are contours five feet apart at most',
    given: drive({ route: 'planning-board' }),
    list: BOARD,
    items: {
      'plan-wetlands': {
        words: expect.stringMatching(
          /The section speaks of an ecologist, a botanist or a soil scientist/,
        ) as never,
      },
      'plan-elevations': { words: expect.stringMatching(/contours no more than five feet apart/) as never },
    },
  },
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
];

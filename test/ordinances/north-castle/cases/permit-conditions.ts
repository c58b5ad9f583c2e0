import { expect } from 'vitest';
import type { ApplicationCase } from '../../planner-cases.js';
import { house, UNAVOIDABLE } from './drawn.js';

/** What stands in a permit. */
export const permitConditionCases: readonly ApplicationCase[] = [
  {
    kind: 'application',
    section: '§ 340-10B',
    rules: ['N-COND'],
    situation: 'A permit is written',
    expected: 'four conditions are in every one',
    given: house(),
    list: 'conditions-required',
    items: {
      inspection: { standing: 'asked', citation: 'Town of North Castle § 340-10B(1)' },
      'expiry-date': { standing: 'asked', citation: 'Town of North Castle § 340-10B(2)' },
      'notice-of-start': { standing: 'asked', citation: 'Town of North Castle § 340-10B(3)' },
      display: { standing: 'asked', citation: 'Town of North Castle § 340-10B(4)' },
    },
  },
  {
    kind: 'application',
    section: '§ 340-11, § 340-12',
    rules: ['N-BOND'],
    situation: 'The approval authority finds no monitoring necessary',
    expected: 'no bond for monitoring is asked for',
    given: house({ monitoringNecessary: false }),
    list: 'conditions-bonds',
    items: { 'monitoring-bond': { standing: 'not-asked' } },
  },
  {
    kind: 'application',
    section: '§ 340-12 (monitoring required)',
    rules: ['N-BOND', 'N-MON'],
    situation: 'The approval authority finds monitoring necessary',
    expected: 'the applicant has to post a bond for it',
    given: house({ monitoringNecessary: true }),
    list: 'conditions-bonds',
    items: { 'monitoring-bond': { standing: 'asked' } },
  },
  ...(
    [
      [true, 'asked', 'it is a condition of the permit'],
      [false, 'not-asked', 'none is a condition of the permit'],
    ] as const
  ).map(([stated, standing, expected]): ApplicationCase => ({
    kind: 'application',
    section: '§ 340-11 (performance bond)',
    rules: ['N-BOND'],
    situation: `The approval authority ${stated ? 'asks' : 'does not ask'} for a performance bond, which is for it to decide`,
    expected,
    given: house({ performanceBondAskedFor: stated, erosionBondAskedFor: !stated }),
    list: 'conditions-bonds',
    items: { 'performance-bond': { standing } },
  })),
  {
    kind: 'application',
    section: '§ 340-11 (erosion control bond)',
    rules: ['N-BOND'],
    situation: 'Nobody has said whether an erosion control bond is wanted',
    expected: 'that stays open',
    given: house(),
    list: 'conditions-bonds',
    items: { 'erosion-control-bond': { standing: 'undetermined' } },
  },
  {
    kind: 'application',
    section: '§ 340-10C',
    rules: ['N-COND'],
    situation: 'The approval authority leaves it at the four conditions of every permit',
    expected: 'none of the others is in it',
    given: house({ furtherConditionsSet: false }),
    list: 'conditions-optional',
    expect: { list: { standing: 'not-asked' } },
  },
  {
    kind: 'application',
    section: '§ 340-10A',
    rules: ['N-COND'],
    situation: 'The approval authority adds conditions',
    expected: 'they can serve the wetland, or have the chapter and its own rules kept',
    given: house({ furtherConditionsSet: true }),
    list: 'conditions-optional',
    expect: {
      list: {
        standing: 'asked',
        words: expect.stringMatching(/or to have the chapter and its own rules kept/) as never,
      },
    },
  },
  {
    kind: 'application',
    section: '§ 340-9 (mitigation plan becomes part of permit)',
    rules: ['N-MIT-PLAN'],
    situation: 'A mitigation plan was asked for and accepted',
    expected: 'it is part of the permit',
    given: house(UNAVOIDABLE),
    list: 'conditions-mitigation-plan',
    items: { 'part-of-permit': { standing: 'asked' } },
  },
];

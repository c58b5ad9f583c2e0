import { expect } from 'vitest';
import type { PlannerCase } from '../../planner-cases.js';
import { inWetland } from './ground.js';

const asked = { standing: 'asked' } as const;

/** §§ 192-14, 192-15: what is found, and what a permit says. */
export const decisionCases: readonly PlannerCase[] = [
  {
    kind: 'application',
    section: '§ 192-14E',
    rules: ['M-DEC'],
    situation: 'A dock is to be decided on',
    expected: 'five findings have to be made, and the applicant has to show them',
    given: inWetland('dock-dam-bridge'),
    list: 'findings',
    items: {
      policy: { ...asked, words: expect.stringContaining('agricultural development') as string },
      'land-use': asked,
      'health-and-welfare': asked,
      'reasonable-and-necessary': asked,
      'no-alternative': asked,
    },
    expect: { list: { purpose: 'decision', words: expect.stringContaining('applicant') as string } },
  },
  {
    kind: 'application',
    section: '§ 192-14F',
    rules: ['M-DEC'],
    situation: 'The state is acquiring the wetland and has filed notice of it',
    expected: 'that is among what is enough to deny',
    given: inWetland('fill'),
    list: 'denial',
    items: {
      'state-acquisition': {
        citation: expect.stringContaining('§ 192-14F') as string,
        words: expect.stringMatching(
          /alone is enough to deny a permit; it does not oblige the Planning Board to/,
        ) as string,
      },
    },
  },
  ...(
    [
      ['solid-waste', 'asked', 'is prohibited, which alone rules a permit out'],
      ['fill', 'not-asked', 'is not among what is prohibited'],
    ] as const
  ).map(([activity, standing, expected]): PlannerCase => ({
    kind: 'application',
    section: '§ 192-4A; § 192-3',
    rules: ['M-PROH', 'M-DEC'],
    situation: `An application is for ${activity} in the wetland`,
    expected: `that ${expected}`,
    given: inWetland(activity),
    list: 'denial',
    items: { prohibited: { standing } },
  })),
  {
    kind: 'application',
    section: '§ 192-15B',
    rules: ['M-COND'],
    situation: 'A permit for a dock is written',
    expected: 'it has the four conditions that every permit has',
    given: inWetland('dock-dam-bridge'),
    list: 'permit-conditions',
    items: { inspection: asked, expiry: asked, 'construction-notice': asked, display: asked },
    expect: { list: { purpose: 'permit-conditions', rule: 'M-COND' } },
  },
  {
    kind: 'application',
    section: '§§ 192-7B, 192-14A, B, 192-15C, 192-18B, 192-19B',
    rules: ['M-DEC'],
    situation: 'A permit for a dock is decided on',
    expected: 'what has to be written down belongs to the decision, and not to the conditions alone',
    given: inWetland('dock-dam-bridge'),
    list: 'reasons-in-the-file',
    items: { 'written-decision': asked, conditions: asked },
    expect: { list: { purpose: 'decision', rule: 'M-DEC' } },
  },
  {
    kind: 'application',
    section: '§ 192-14C; § 192-2, Party in interest',
    rules: ['M-DEC-COPY'],
    situation: 'A permit is decided on after a hearing',
    expected: 'the state department is among those who get a copy of the decision',
    given: inWetland('dock-dam-bridge'),
    notice: 'copy-of-decision',
    expect: {
      notice: {
        standing: 'asked',
        by: 'the Planning Board',
        words: expect.stringContaining('Department of Environmental Conservation') as string,
      },
    },
  },
];

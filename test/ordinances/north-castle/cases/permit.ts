import { expect } from 'vitest';
import type { ProposalCase } from '../../planner-cases.js';
import { inBuffer, inWetland } from './drawn.js';

const PLANNING_BOARD = 'the Planning Board';
const BUILDING_INSPECTOR = 'the Building Inspector, who consults the Town Wetland Consultant';

/** Whether a permit is needed, and who decides. */
export const permitCases: readonly ProposalCase[] = [
  {
    kind: 'proposal',
    section: '§ 340-4 (not held), § 340-6A(12)(c)',
    rules: ['N-ACT', 'N-PERMIT'],
    situation: 'A wetland is to be filled, and nobody has said yet who decides',
    expected: 'it is treated as needing a permit, as a setting, and the way to it is asked for',
    given: inWetland('fill'),
    activities: [
      {
        land: 'wetland',
        standing: 'permit',
        certain: false,
        rule: 'N-ACT',
        missing: ['permitRoute'],
        reason: expect.stringMatching(
          /not in the text held here.*until the Town says otherwise.*set by the municipality/s,
        ) as string,
        permit: expect.objectContaining({
          name: 'a wetland activity permit',
          authority: null,
          route: null,
        }) as never,
      },
    ],
  },
  ...(
    [
      { option: 'planning-board', label: 'Planning Board', authority: PLANNING_BOARD },
      { option: 'administrative', label: 'Administrative', authority: BUILDING_INSPECTOR },
    ] as const
  ).map(({ option, label, authority }): ProposalCase => ({
    kind: 'proposal',
    section: '§ 340-5',
    rules: ['N-PERMIT'],
    situation: `Grading in the buffer, on an application that goes the way "${label}"`,
    expected: `the permit comes from ${authority}`,
    given: inBuffer('grading', { permitRoute: option }),
    activities: [
      {
        land: 'adjacent',
        standing: 'permit',
        missing: [],
        permit: expect.objectContaining({ authority, route: { id: option, label } }) as never,
      },
    ],
  })),
  {
    kind: 'proposal',
    section: '§ 340-5; § 340-6A; § 340-7',
    rules: ['N-PERMIT'],
    situation: 'A wetland is filled on an application to the Planning Board',
    expected: 'the way is cited with the section of the public hearing that it takes',
    given: inWetland('fill', { permitRoute: 'planning-board' }),
    activities: [
      {
        permit: expect.objectContaining({
          citation: 'Town of North Castle § 340-5; § 340-6A; § 340-7',
        }) as never,
      },
    ],
  },
  {
    kind: 'proposal',
    section: '§ 340-4 (not held)',
    rules: ['N-PERMIT'],
    situation: 'Something in a wetland that is on no list: "helicopter-landing"',
    expected: 'it cannot be told how it stands until it is named from the list',
    given: inWetland('helicopter-landing'),
    activities: [{ activity: null, standing: 'undetermined', permit: null }],
  },
  {
    kind: 'proposal',
    section: '§ 340-8C',
    rules: ['N-ACT', 'N-BUF'],
    situation: 'Filling 160 ft from the nearest wetland',
    expected: 'it is not shown as on wetland or buffer, and no permit is claimed or denied',
    given: {
      wetlands: [{ distanceFt: 160 }],
      split: { subjectSqFt: 600, outsideControlledSqFt: 600, nearestWetlandFt: 160 },
      disturbances: [{ activity: 'fill', areaSqFt: 600, nearestControlledFt: 160 }],
    },
    activities: [{ land: 'outside', standing: 'outside', permit: null }],
  },
];

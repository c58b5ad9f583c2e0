import { expect } from 'vitest';
import type { PlannerCase } from '../../planner-cases.js';
import { inAdjacentArea } from './ground.js';

const asked = { standing: 'asked' } as const;

/** § 192-5B(1) and § 192-4B(5): what is filed. */
export const applicationCases: readonly PlannerCase[] = [
  {
    kind: 'application',
    section: '§ 192-5B(1)',
    rules: ['M-APP'],
    situation: 'A deck in the adjacent area is applied for, and no protected tree is removed',
    expected: 'description, map, deed and what the Board asks further; no tree plan',
    given: { ...inAdjacentArea('structure'), facts: { answers: { protectedTreesRemoved: false } } },
    list: 'application-contents',
    items: {
      'purpose-character-extent': asked,
      description: asked,
      'affected-area': asked,
      map: asked,
      'legal-description': asked,
      'tree-preservation-plan': { standing: 'not-asked' },
      'further-information': asked,
    },
    expect: {
      list: {
        standing: 'asked',
        rule: 'M-APP',
        words: expect.stringMatching(/reads so since 2022-12-01; what it asked before is not held/) as string,
      },
      route: 'planning-board',
    },
  },
  ...(
    [
      [true, 'asked', 'a tree preservation plan is part of the application'],
      [undefined, 'undetermined', 'whether one is needed is open, and asked'],
    ] as const
  ).map(([answer, standing, expected]): PlannerCase => ({
    kind: 'application',
    section: '§ 192-5B(1)(d)',
    rules: ['M-APP'],
    situation: `A house is applied for; that protected trees go is ${answer ? 'stated' : 'not known'}`,
    expected,
    given: {
      ...inAdjacentArea('building'),
      facts: answer === undefined ? {} : { answers: { protectedTreesRemoved: answer } },
    },
    list: 'application-contents',
    items: { 'tree-preservation-plan': { standing } },
  })),
  ...(
    [
      ['2022-11-30', false],
      ['2022-12-01', true],
      ['2022-12-02', true],
    ] as const
  ).map(([filedOn, there]): PlannerCase => ({
    kind: 'application',
    section: '§ 192-5B(1)(d), L.L. No. 5-2022',
    rules: ['M-APP'],
    situation: `An application with protected trees to remove is filed on ${filedOn}`,
    expected: there ? 'the tree preservation plan is asked' : 'the tree preservation plan is not asked yet',
    given: {
      ...inAdjacentArea('building'),
      on: filedOn,
      filedOn,
      facts: { answers: { protectedTreesRemoved: true } },
    },
    list: 'application-contents',
    expect: {
      list: {
        items: (there
          ? expect.arrayContaining([expect.objectContaining({ id: 'tree-preservation-plan' })])
          : expect.not.arrayContaining([
              expect.objectContaining({ id: 'tree-preservation-plan', standing: 'asked' }),
            ])) as never,
      },
    },
  })),
  {
    kind: 'application',
    section: '§ 192-4B(5); § 192-5',
    rules: ['M-EX', 'M-APP'],
    situation: 'Emergency work was done at once to save a house',
    expected: 'the report says why it was needed, with what an application holds',
    given: inAdjacentArea('emergency', { emergencyImmediatelyNecessary: true }),
    list: 'emergency-report',
    items: { need: asked, 'application-information': asked },
  },
  ...(
    [
      [false, 'not-asked', 'it is no emergency work of the chapter, and no report is due'],
      [undefined, 'undetermined', 'whether a report is due is open, and asked'],
    ] as const
  ).map(([answer, standing, expected]): PlannerCase => ({
    kind: 'application',
    section: '§ 192-4B(5)',
    rules: ['M-EX'],
    situation: `Work is called an emergency; that it could have waited is ${answer === undefined ? 'not known' : 'stated'}`,
    expected,
    given: inAdjacentArea(
      'emergency',
      answer === undefined ? {} : { emergencyImmediatelyNecessary: answer, regulatedWorkInvolved: true },
    ),
    list: 'emergency-report',
    items: { need: { standing }, 'application-information': { standing } },
    notice: 'emergency-work',
    expect: { list: { standing }, notice: { standing } },
  })),
];

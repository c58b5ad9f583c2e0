import type { PlannerCase } from '../../planner-cases.js';
import { inAdjacentArea, inWetland } from './ground.js';

/** § 192-2: works that are regulated by what they do to a wetland, or how land is divided. */
export const conditionalCases: readonly PlannerCase[] = [
  ...(['excavation', 'draining', 'drainage-change'] as const).map((activity): PlannerCase => ({
    kind: 'proposal',
    section: '§ 192-2, Regulated activity',
    rules: ['M-REG'],
    situation: `In the wetland itself there is ${activity}`,
    expected: 'it needs a permit, and nothing is asked',
    given: inWetland(activity),
    activities: [{ land: 'wetland', standing: 'permit', rule: 'M-REG' }],
    asks: [],
  })),
  {
    kind: 'proposal',
    section: '§ 192-2, Regulated activity',
    rules: ['M-REG'],
    situation: 'A trench is dug in the adjacent area and nothing more is known',
    expected: 'the chapter names digging out of a wetland, so it is open, and two questions settle it',
    given: inAdjacentArea('excavation'),
    activities: [{ standing: 'undetermined', possible: ['permit', 'not-regulated'] }],
    asks: ['drainsOrExcavatesWetland', 'impairsWetlandFunction'],
  },
  {
    kind: 'proposal',
    section: '§ 192-2, Regulated activity',
    rules: ['M-REG'],
    situation: 'A trench in the adjacent area draws the water off the wetland',
    expected: 'that drains the wetland indirectly, and needs a permit',
    given: inAdjacentArea('excavation', { drainsOrExcavatesWetland: true }),
    activities: [{ standing: 'permit', rule: 'M-REG' }],
    asks: [],
  },
  {
    kind: 'proposal',
    section: '§ 192-2, Regulated activity',
    rules: ['M-REG'],
    situation: 'A trench in the adjacent area takes nothing from the wetland and impairs nothing',
    expected: 'it is not shown as regulated, on what was said; and never that no permit is needed',
    given: inAdjacentArea('excavation', { drainsOrExcavatesWetland: false, impairsWetlandFunction: false }),
    findings: [{ rule: 'M-REG', outcome: 'does-not-apply' }],
    activities: [{ standing: 'not-regulated', permit: null }],
    asks: [],
    summary: /not shown as regulated, on what was said/,
  },
  {
    kind: 'proposal',
    section: '§ 192-2, Regulated activity',
    rules: ['M-REG'],
    situation: 'Trees are cut in the wetland, so many that the shade over the pool is gone',
    expected: 'what substantially impairs a wetland is regulated, and the cuttings have to go',
    given: inWetland('tree-cutting', { impairsWetlandFunction: true }),
    activities: [
      {
        standing: 'permit',
        rule: 'M-REG',
        duties: [
          {
            words:
              'Take leaves and cuttings away: left in the controlled area they are solid waste, which is prohibited.',
            citation: 'Village of Mamaroneck § 192-3A; § 192-2, Solid waste',
            clock: null,
          },
        ],
      },
    ],
    asks: [],
  },
  {
    kind: 'proposal',
    section: '§ 192-2, Regulated activity',
    rules: ['M-REG'],
    situation: 'Something is done that is on no list, and whether it impairs the wetland is not known',
    expected: 'it is open, and that is asked',
    given: inWetland('other'),
    activities: [{ standing: 'undetermined', possible: ['permit', 'not-regulated'] }],
    asks: ['impairsWetlandFunction'],
  },
  {
    kind: 'proposal',
    section: '§ 192-2, Subdivision of land',
    rules: ['M-REG', 'M-SUBDIV'],
    situation: 'A field is divided into three house lots, one of them in the adjacent area',
    expected: 'that part of the subdivision needs a permit',
    given: inAdjacentArea('subdivision', { divisionLeftOut: false }),
    activities: [{ standing: 'permit', rule: 'M-REG' }],
  },
  {
    kind: 'proposal',
    section: '§ 192-2, Subdivision of land',
    rules: ['M-SUBDIV'],
    situation: 'A field in the adjacent area is divided among heirs',
    expected: 'that is no subdivision of this chapter',
    given: inAdjacentArea('subdivision', { divisionLeftOut: true }),
    activities: [{ standing: 'not-regulated', rule: 'M-SUBDIV' }],
  },
  ...(
    [
      [true, 'permit', 'what substantially impairs a wetland is regulated, whatever it is'],
      [undefined, 'undetermined', 'whether it impairs the wetland is still asked'],
      [false, 'not-regulated', 'it is not shown as regulated, on what was said'],
    ] as const
  ).map(([impairs, standing, expected]): PlannerCase => ({
    kind: 'proposal',
    section: '§ 192-2, Regulated activity',
    rules: ['M-REG'],
    situation: `Clean cooling water is let out beside a wetland and not into it; that it impairs the wetland is ${impairs === undefined ? 'not known' : impairs ? 'stated' : 'denied'}`,
    expected,
    given: inAdjacentArea('heated-effluent', {
      effluentTemperatureC: 30,
      effluentHarmful: false,
      drainsIntoWetland: false,
      mayInjure: false,
      ...(impairs === undefined ? {} : { impairsWetlandFunction: impairs }),
    }),
    activities: [{ land: 'adjacent', standing }],
    asks: impairs === undefined ? ['impairsWetlandFunction'] : [],
  })),
];

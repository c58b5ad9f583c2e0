import { expect } from 'vitest';
import type { PlannerCase } from '../../planner-cases.js';
import { inAdjacentArea, inWetland } from './ground.js';

/** § 192-4B: where an exemption ends, and what goes with it. */
export const exemptionLimitCases: readonly PlannerCase[] = [
  {
    kind: 'proposal',
    section: '§ 192-4B(1)',
    rules: ['M-EX', 'M-REG'],
    situation: 'Clams are dug without the license that other law asks for, with a dredge',
    expected: 'the exemption does not cover it, and dredging needs a permit',
    given: inWetland('natural-products', { legallyPermittedOtherwise: false, regulatedWorkInvolved: true }),
    activities: [{ standing: 'permit', rule: 'M-REG' }],
    asks: [],
  },
  {
    kind: 'proposal',
    section: '§ 192-4B(2)',
    rules: ['M-EX', 'M-PROH'],
    situation: 'A lawful garden is kept up, and whether chemicals are used is not known',
    expected: 'it is open between prohibited and exempt, and the chemicals are asked about',
    given: inAdjacentArea('planting', { legallyPermittedOtherwise: true }),
    findings: [{ rule: 'M-PROH', outcome: 'undetermined' }],
    activities: [{ standing: 'undetermined', possible: ['prohibited', 'exempt'] }],
    asks: ['chemicalsUsed', 'chemicalsHarmful'],
  },
  {
    kind: 'proposal',
    section: '§ 192-4B(5)',
    rules: ['M-EX'],
    situation: 'A broken wall is shored up at once, before it falls on a house',
    expected: 'it is exempt, with notice within 48 hours and a report within five days of the end',
    given: inAdjacentArea('emergency', { emergencyImmediatelyNecessary: true }),
    activities: [
      {
        standing: 'exempt',
        citation: 'Village of Mamaroneck § 192-4B(5)',
        duties: [
          {
            words: 'Tell the Planning Board within 48 hours of the start that the work is being done.',
            citation: 'Village of Mamaroneck § 192-4B(5)',
            clock: 'emergency-notice',
          },
          {
            words:
              'Within five days of the end, give the Planning Board a full written report: why it was needed, and what § 192-5 asks of an application.',
            citation: 'Village of Mamaroneck § 192-4B(5)',
            clock: 'emergency-report',
          },
          {
            words:
              'What is prohibited stays prohibited: no solid waste, no chemicals that do harm, no harmful effluent of 65 °C or more.',
            citation: 'Village of Mamaroneck § 192-3',
            clock: null,
          },
        ],
      },
    ],
    asks: [],
  },
  {
    kind: 'proposal',
    section: '§ 192-4B(5)',
    rules: ['M-EX', 'M-REG'],
    situation: 'Work is called an emergency, could have waited, and fills the bank',
    expected: 'the exemption does not cover it, and filling needs a permit',
    given: inAdjacentArea('emergency', { emergencyImmediatelyNecessary: false, regulatedWorkInvolved: true }),
    activities: [{ standing: 'permit', rule: 'M-REG', duties: [] }],
    asks: [],
  },
  {
    kind: 'proposal',
    section: '§ 192-4B(8)',
    rules: ['M-EX', 'M-REG'],
    situation: 'Horses are ridden off the trails, and nothing that the chapter regulates is done',
    expected: 'recreation off the trails is not in the exemption, but is not shown as regulated either',
    given: inWetland('recreation', {
      legallyPermittedOtherwise: true,
      horsesOffTrails: true,
      regulatedWorkInvolved: false,
    }),
    activities: [{ standing: 'not-regulated', rule: 'M-REG' }],
    asks: [],
  },
  ...(
    [
      [true, true, 'A bulkhead is rebuilt along its whole length, as ordinary upkeep'],
      [false, false, 'A dock is made 10 ft longer while it is mended'],
      [false, true, 'A bridge is replaced by a wider one'],
    ] as const
  ).map(([ordinaryRepair, substantialReconstruction, situation]): PlannerCase => ({
    kind: 'proposal',
    section: '§ 192-4B(9)',
    rules: ['M-EX', 'M-REG'],
    situation,
    expected: 'that is more than ordinary repair, and needs a permit',
    given: inWetland('repair', { ordinaryRepair, substantialReconstruction }),
    activities: [{ standing: 'permit', rule: 'M-REG' }],
    asks: [],
  })),
  {
    kind: 'proposal',
    section: '§ 192-4B(9)',
    rules: ['M-EX', 'M-REG'],
    situation: 'A dock is mended, and how much of it is not known',
    expected: 'it is open between exempt and a permit, and two questions settle it',
    given: inWetland('repair'),
    activities: [{ standing: 'undetermined', possible: ['exempt', 'permit'] }],
    asks: ['ordinaryRepair', 'substantialReconstruction'],
  },
  {
    kind: 'proposal',
    section: '§ 192-4B(9)',
    rules: ['M-EX', 'M-REG'],
    situation: 'A beach is made wider while it is kept up',
    expected: 'that it needs a permit rests on a reading, and is said as one',
    given: inAdjacentArea('beach-maintenance', { ordinaryRepair: false, substantialReconstruction: false }),
    activities: [
      { standing: 'permit', reason: expect.stringMatching(/It is judged here as building/) as string },
    ],
  },
];

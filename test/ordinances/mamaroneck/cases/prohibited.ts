import { expect } from 'vitest';
import type { PlannerCase } from '../../planner-cases.js';
import { acrossTheLine, inAdjacentArea, inWetland } from './ground.js';

const hot = (effluentTemperatureC: number, effluentHarmful: boolean) => ({
  effluentTemperatureC,
  effluentHarmful,
});

/** § 192-3: what no permit can be issued for. */
export const prohibitedCases: readonly PlannerCase[] = [
  ...(['wetland', 'adjacent'] as const).map((land): PlannerCase => ({
    kind: 'proposal',
    section: '§ 192-3A',
    rules: ['M-PROH'],
    situation: `Leaves and grass cuttings are dumped in the ${land === 'wetland' ? 'wetland' : 'adjacent area'}`,
    expected: 'it is prohibited, and no permit can be issued',
    given: land === 'wetland' ? inWetland('solid-waste') : inAdjacentArea('solid-waste'),
    findings: [{ rule: 'M-PROH', outcome: 'applies', citation: 'Village of Mamaroneck § 192-3A' }],
    activities: [{ land, standing: 'prohibited', rule: 'M-PROH', permit: null }],
    asks: [],
    summary: /is prohibited .*§ 192-3A.*no permit can be issued/,
  })),
  {
    kind: 'proposal',
    section: '§ 192-3; § 192-4B(6)',
    rules: ['M-PROH', 'M-MULTI'],
    situation: 'Rubbish is dumped in a wetland that lies partly in the City of Rye',
    expected: 'it is prohibited all the same: only the permit is set aside there',
    given: acrossTheLine('solid-waste'),
    activities: [
      { land: 'shared-wetland', standing: 'prohibited', rule: 'M-PROH' },
      { land: 'adjacent', standing: 'prohibited', rule: 'M-PROH' },
    ],
  },
  {
    kind: 'proposal',
    section: '§ 192-3B',
    rules: ['M-PROH'],
    situation: 'A weed killer that will do harm is sprayed in the adjacent area',
    expected: 'it is prohibited, whatever else is answered',
    given: inAdjacentArea('chemicals', { chemicalsHarmful: true }),
    activities: [{ standing: 'prohibited', citation: 'Village of Mamaroneck § 192-3B' }],
    asks: [],
  },
  {
    kind: 'proposal',
    section: '§ 192-3B; § 192-2, Pollution',
    rules: ['M-PROH', 'M-REG'],
    situation: 'A chemical does no sure harm, but may injure fish',
    expected: 'it is pollution, which needs a permit',
    given: inWetland('chemicals', { chemicalsHarmful: false, mayInjure: true }),
    activities: [{ standing: 'permit', rule: 'M-REG' }],
    asks: [],
  },
  {
    kind: 'proposal',
    section: '§ 192-3B',
    rules: ['M-PROH', 'M-REG'],
    situation: 'Chemicals are used in the wetland and nothing more is known',
    expected: 'it is open between prohibited, a permit and neither, and three questions settle it',
    given: inWetland('chemicals'),
    findings: [{ rule: 'M-PROH', outcome: 'undetermined' }],
    activities: [{ standing: 'undetermined', possible: ['prohibited', 'permit', 'not-regulated'] }],
    asks: ['chemicalsHarmful', 'mayInjure', 'impairsWetlandFunction'],
  },
  ...(
    [
      [64.9, true, 'permit', 'below 65 °C it is not prohibited, and needs a permit'],
      [65, true, 'prohibited', 'at 65 °C and harmful it is prohibited'],
      [65.1, true, 'prohibited', 'above 65 °C and harmful it is prohibited'],
      [80, false, 'permit', 'what harms no plants, fish or wildlife is not prohibited, and needs a permit'],
    ] as const
  ).map(([degrees, harmful, standing, expected]): PlannerCase => ({
    kind: 'proposal',
    section: '§ 192-3C',
    rules: ['M-PROH', 'M-REG'],
    situation: `Cooling water of ${degrees} °C, ${harmful ? 'harmful' : 'not harmful'} to fish, is let into the wetland`,
    expected,
    given: inWetland('heated-effluent', hot(degrees, harmful)),
    activities: [{ standing, rule: standing === 'prohibited' ? 'M-PROH' : 'M-REG' }],
    asks: [],
  })),
  {
    kind: 'proposal',
    section: '§ 192-3C',
    rules: ['M-PROH'],
    situation:
      'Boiler water of 70 °C, harmful to fish, goes from the adjacent area into a brook that feeds a pond',
    expected: 'it is prohibited: all three parts of the test are met',
    given: inAdjacentArea('heated-effluent', { ...hot(70, true), effluentIntoWater: true }),
    activities: [{ land: 'adjacent', standing: 'prohibited', citation: 'Village of Mamaroneck § 192-3C' }],
    asks: [],
  },
  {
    kind: 'proposal',
    section: '§ 192-3C',
    rules: ['M-PROH', 'M-REG'],
    situation: 'Boiler water of 70 °C, harmful to plants, runs over the adjacent area and into no such water',
    expected: 'it is not what § 192-3C prohibits, but pollution, which needs a permit',
    given: inAdjacentArea('heated-effluent', { ...hot(70, true), effluentIntoWater: false }),
    activities: [{ standing: 'permit', rule: 'M-REG' }],
    asks: [],
  },
  {
    kind: 'proposal',
    section: '§ 192-3C',
    rules: ['M-PROH'],
    situation: 'Harmful hot water is let into the wetland, and how hot it is is not known',
    expected: 'it is open between prohibited and a permit, and only the temperature is asked',
    given: inWetland('heated-effluent', { effluentHarmful: true }),
    activities: [{ standing: 'undetermined', possible: ['prohibited', 'permit'] }],
    asks: ['effluentTemperatureC'],
  },
  {
    kind: 'proposal',
    section: '§ 192-3B; § 192-4B(2)',
    rules: ['M-PROH', 'M-EX'],
    situation: 'A lawful lawn is kept up with chemicals that will do harm',
    expected: 'the exemption of lawns leaves those chemicals out: prohibited',
    given: inAdjacentArea('lawn-garden', {
      legallyPermittedOtherwise: true,
      chemicalsUsed: true,
      chemicalsHarmful: true,
    }),
    activities: [{ standing: 'prohibited', rule: 'M-PROH' }],
    asks: [],
  },
  {
    kind: 'proposal',
    section: '§ 192-3B',
    rules: ['M-PROH', 'M-REG'],
    situation: 'A chemical is used that does no harm, can injure nothing and impairs nothing',
    expected: 'it is not shown as regulated, and the stricter reading of § 192-3B is told',
    given: inWetland('chemicals', {
      chemicalsHarmful: false,
      mayInjure: false,
      impairsWetlandFunction: false,
    }),
    activities: [
      {
        standing: 'not-regulated',
        reason: expect.stringMatching(/§ 192-3B can also be read to prohibit every chemical/) as string,
      },
    ],
    asks: [],
  },
];

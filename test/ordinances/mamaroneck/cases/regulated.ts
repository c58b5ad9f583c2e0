import type { PlannerCase } from '../../planner-cases.js';
import { acrossTheLine, inAdjacentArea, inWetland } from './ground.js';

const BOARD_PERMIT = {
  name: 'a wetland permit',
  authority: 'the Planning Board',
  route: { id: 'planning-board', label: 'Application to the Planning Board' },
};

const ALWAYS: readonly [activity: string, what: string][] = [
  ['structure', 'A fence is put up'],
  ['building', 'A house is built'],
  ['road-paving', 'A driveway is built'],
  ['dock-dam-bridge', 'A dock is built'],
  ['piling', 'Piles are driven'],
  ['fill', 'Soil is put down'],
  ['grading', 'The ground is regraded'],
  ['septic-system', 'A septic tank is installed'],
  ['sewer-outfall', 'A sewer outfall is run'],
  ['pipes-wells', 'A well is sunk'],
  ['posts-poles', 'Sign posts are set'],
];

/** § 192-2, Regulated activity, and § 192-4A. */
export const regulatedCases: readonly PlannerCase[] = [
  ...ALWAYS.map(([activity, what]): PlannerCase => ({
    kind: 'proposal',
    section: '§ 192-2, Regulated activity; § 192-4A',
    rules: ['M-REG', 'M-PERMIT'],
    situation: `${what} in the adjacent area`,
    expected: 'it needs a wetland permit from the Planning Board',
    given: inAdjacentArea(activity),
    activities: [
      {
        land: 'adjacent',
        standing: 'permit',
        rule: 'M-REG',
        permit: { ...BOARD_PERMIT, citation: 'Village of Mamaroneck § 192-5A; § 192-14' },
      },
    ],
    asks: [],
    summary: /needs a wetland permit from the Planning Board/,
  })),
  {
    kind: 'proposal',
    section: '§ 192-4B(6)',
    rules: ['M-MULTI', 'M-REG'],
    situation: 'A deck stands in a wetland that lies partly in the City of Rye, and in its adjacent area',
    expected: 'in that wetland this chapter asks for no permit; in the adjacent area it does',
    given: acrossTheLine('structure'),
    findings: [{ rule: 'M-MULTI', outcome: 'exempt', subject: { type: 'wetland', id: 'W-1' } }],
    activities: [
      { land: 'shared-wetland', standing: 'exempt', rule: 'M-MULTI', permit: null },
      { land: 'adjacent', standing: 'permit', rule: 'M-REG' },
    ],
  },
  {
    kind: 'proposal',
    section: '§ 192-4B(6)',
    rules: ['M-MULTI', 'M-REG'],
    situation: 'A deck stands in a wetland, and the outline of the Village is not loaded',
    expected:
      'whether the wetland lies in several municipalities cannot be told, and so not whether a permit is needed',
    given: {
      ...inWetland('structure'),
      layers: { municipality: false },
      wetlands: [
        {
          insideMunicipalitySqFt: null,
          outsideMunicipalitySqFt: null,
          overlap: { overlapSqFt: 1_000, overlapPerimeterFt: 130 },
        },
      ],
      disturbances: [{ activity: 'structure', inWetlandSqFt: 1_000, inSharedWetlandSqFt: null }],
    },
    findings: [{ rule: 'M-MULTI', outcome: 'undetermined' }],
    activities: [{ standing: 'undetermined', possible: ['permit', 'exempt'], missing: [] }],
  },
  {
    kind: 'proposal',
    section: '§ 192-4A',
    rules: ['M-CTRL'],
    situation: 'What is done in the wetland is not named',
    expected: 'it has to be named, and nothing is guessed',
    given: inWetland(null),
    activities: [{ activity: null, standing: 'undetermined', permit: null }],
    asks: [],
  },
];

import type { ProposalCase } from '../../planner-cases.js';
import { inBuffer, inWetland } from './drawn.js';

const UNCLEAR = '(whether only where that has another place to go, the section does not make clear)';

const refused = (purpose: string) => [
  {
    words: `In general no permission is given to dredge or ditch solely to ${purpose}.`,
    citation: 'Town of North Castle § 340-8C',
    clock: null,
  },
];

/** Of roads it is clear: only one that has no other place to go escapes the general refusal. */
const ROAD = 'build a road that can go elsewhere';

/** What is done, where the list of activities is not held. */
export const activityCases: readonly ProposalCase[] = [
  {
    kind: 'proposal',
    section: '§ 340-8C',
    rules: ['N-ACT', 'N-LOC'],
    situation: 'A pond is to be dug in a wetland',
    expected: 'it needs a permit, with the note that digging solely for a pond is in general refused',
    given: inWetland('pond-creation', { permitRoute: 'planning-board' }),
    activities: [{ standing: 'permit', duties: refused(`make a lagoon or a pond ${UNCLEAR}`) }],
  },
  {
    kind: 'proposal',
    section: '§ 340-8C',
    rules: ['N-ACT', 'N-LOC'],
    situation: 'A house is to be built in the buffer',
    expected: 'it needs a permit and is not banned by the general refusal',
    given: inBuffer('building', { permitRoute: 'administrative' }),
    activities: [
      { standing: 'permit', duties: refused(`build a house or a commercial building ${UNCLEAR}`) },
    ],
  },
  ...['draining', 'drainage-change'].map((activity): ProposalCase => ({
    kind: 'proposal',
    section: '§ 340-8C',
    rules: ['N-ACT', 'N-LOC'],
    situation: `Ditches are to drain a wetland, which is called "${activity}"`,
    expected: 'that is in general refused, and whether it could be done elsewhere does not come into it',
    given: inWetland(activity, { permitRoute: 'planning-board' }),
    activities: [{ standing: 'permit', duties: refused('drain a wetland') }],
  })),
  {
    kind: 'proposal',
    section: '§ 340-8C',
    rules: ['N-LOC'],
    situation: 'Vegetation is removed in the buffer',
    expected: 'the general refusal does not name it, and it carries no such note',
    given: inBuffer('vegetation-removal', { permitRoute: 'administrative' }),
    activities: [{ standing: 'permit', duties: [] }],
  },
  {
    kind: 'proposal',
    section: '§ 340-4 (not held)',
    rules: ['N-ACT'],
    situation: 'A wall in the buffer is repaired, which other towns exempt',
    expected: 'whether North Castle exempts it is not held, so it is treated as needing a permit',
    given: inBuffer('repair', { permitRoute: 'administrative', ordinaryRepair: true }),
    activities: [{ standing: 'permit', rule: 'N-ACT', certain: false }],
  },
  {
    kind: 'proposal',
    section: '§ 340-4 (not held)',
    rules: ['N-ACT'],
    situation: 'Emergency work in a wetland',
    expected: 'no exemption is made up: it is treated as needing a permit, and the Town has to be asked',
    given: inWetland('emergency', { permitRoute: 'administrative', emergencyImmediatelyNecessary: true }),
    activities: [{ standing: 'permit', certain: false }],
  },
  {
    kind: 'proposal',
    section: '§ 340-6A(12)(c)',
    rules: ['N-ACT'],
    situation: 'A proposal written for another town says "tree-cutting"',
    expected: 'it is read as removing vegetation',
    given: inBuffer('tree-cutting', { permitRoute: 'administrative' }),
    activities: [
      {
        named: 'tree-cutting',
        activity: { id: 'vegetation-removal', label: 'Removing or moving vegetation' },
        standing: 'permit',
      },
    ],
  },
  {
    kind: 'proposal',
    section: '§ 340-4 (not held)',
    rules: ['N-ACT'],
    situation: 'One road crosses a wetland and its buffer',
    expected: 'each part of the land has its own ruling and its own area',
    given: {
      wetlands: [{ overlap: { overlapSqFt: 400, overlapPerimeterFt: 80, adjacentOverlapSqFt: 900 } }],
      split: { subjectSqFt: 1_300, inWetlandSqFt: 400, inAdjacentSqFt: 900, outsideControlledSqFt: 0 },
      disturbances: [{ activity: 'road-paving', areaSqFt: 1_300, inWetlandSqFt: 400, inAdjacentSqFt: 900 }],
      facts: { answers: { permitRoute: 'planning-board' } },
    },
    activities: [
      { land: 'wetland', areaSqFt: 400, standing: 'permit', duties: refused(ROAD) },
      { land: 'adjacent', areaSqFt: 900, standing: 'permit', duties: refused(ROAD) },
    ],
  },
];

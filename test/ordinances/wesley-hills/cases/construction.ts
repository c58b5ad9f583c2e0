import { expect } from 'vitest';
import type { PlannerCase } from '../../planner-cases.js';
import { ACRE } from '../../situation.js';
import { doing, ORDINARY } from './given.js';

const CLEARING = { id: 'clearing-grading', label: 'Clearing or grading land' };
const DIGGING = { id: 'excavation', label: 'Digging, dredging or draining' };
const STRUCTURE = { id: 'structure', label: 'Other structure, such as a wall, deck, pool, bridge or dam' };
const LINES = { id: 'service-lines', label: 'Service lines, pipes and wells' };

/** What a proposal calls it, and the activity of this ordinance that it comes under. */
const NAMES = {
  grading: CLEARING,
  'vegetation-removal': CLEARING,
  'tree-cutting': CLEARING,
  draining: DIGGING,
  'pond-creation': DIGGING,
  'detention-basin': {
    id: 'drainage-change',
    label: 'Changing drainage, or building a stormwater practice',
  },
  'dock-dam-bridge': STRUCTURE,
  piling: STRUCTURE,
  'pipes-wells': LINES,
  'utility-siting': LINES,
  'road-paving': { id: 'road-paving', label: 'Road, driveway, parking lot or other paving' },
  fill: { id: 'fill', label: 'Placing fill' },
  'septic-system': { id: 'septic-system', label: 'Building or replacing a septic system' },
  subdivision: { id: 'subdivision', label: 'Subdivision with its roads and improvements' },
};

const permit = {
  name: 'approval of its stormwater pollution prevention plan (SWPPP)',
  authority: 'the Planning Board',
  route: { id: 'planning-board', label: 'With a Planning Board approval' },
  citation: 'Village of Wesley Hills §§ 181-4B, C, 181-7A',
};

/** Land development that needs a plan, who decides on it, and what is none. */
export const constructionCases: readonly PlannerCase[] = [
  ...Object.entries(NAMES).map(([name, activity]): PlannerCase => ({
    kind: 'proposal',
    section: '§ 181-7A',
    rules: ['W-SWPPP'],
    situation: `Two acres are disturbed by what the proposal calls "${name}"`,
    expected: `it counts as "${activity.label}" and needs a stormwater plan`,
    given: doing(name),
    activities: [{ named: name, activity, standing: 'permit', rule: 'W-SWPPP' }],
    asks: [],
  })),
  {
    kind: 'proposal',
    section: '§ 181-4C',
    rules: ['W-SWPPP', 'W-REVIEW'],
    situation: 'A building on two acres needs the site plan approval of the Planning Board',
    expected: 'the stormwater plan goes to the Planning Board, by way of the Stormwater Management Officer',
    given: doing('building'),
    activities: [{ standing: 'permit', certain: true, permit }],
  },
  {
    kind: 'proposal',
    section: '§ 181-4B',
    rules: ['W-SWPPP', 'W-REVIEW'],
    situation: 'A building on two acres needs no approval of the Planning Board',
    expected: 'the plan goes to the board that decides on the application, which the text does not name',
    given: doing('building', { facts: { planningBoardReview: false } }),
    activities: [
      {
        standing: 'permit',
        permit: {
          ...permit,
          authority: 'the board that decides on the application',
          route: { id: 'other-board', label: 'With another approval' },
          citation: 'Village of Wesley Hills §§ 181-4B, 181-7A',
        },
        reason: expect.stringMatching(/does not say what holds where no board decides/) as never,
      },
    ],
  },
  {
    kind: 'proposal',
    section: '§ 181-4C',
    rules: ['W-SWPPP', 'W-REVIEW'],
    situation: 'A building on two acres, and nobody says which approvals it needs',
    expected: 'it needs a plan; who decides hangs on whether the Planning Board has to approve it',
    given: {
      ...doing('building'),
      facts: {
        answers: Object.fromEntries(Object.entries(ORDINARY).filter(([id]) => id !== 'planningBoardReview')),
      },
    },
    activities: [
      {
        standing: 'permit',
        permit: { ...permit, authority: null, route: null, citation: 'Village of Wesley Hills § 181-7A' },
        missing: ['planningBoardReview'],
      },
    ],
    asks: ['planningBoardReview'],
  },
  {
    kind: 'proposal',
    section: '§ 181-6, Land development activity',
    rules: ['W-SWPPP', 'W-DEV'],
    situation: 'A building on half an acre, and nobody says whether it is part of a larger plan',
    expected: 'whether it needs a stormwater plan cannot be told',
    given: { ...doing('building', { sqFt: ACRE / 2 }), facts: {} },
    findings: [{ rule: 'W-DEV', outcome: 'undetermined' }],
    activities: [{ standing: 'undetermined', possible: ['permit'] }],
  },
  {
    kind: 'proposal',
    section: '§ 181-4A',
    rules: ['W-REG'],
    situation: 'Two acres are used to watch birds, and no soil is disturbed',
    expected: 'it is not shown as a land development activity',
    given: doing('recreation', { facts: { disturbsLand: false } }),
    activities: [
      {
        standing: 'not-regulated',
        rule: 'W-REG',
        citation: 'Village of Wesley Hills §§ 181-4A, 181-6, Land development activity',
      },
    ],
    asks: [],
  },
  {
    kind: 'proposal',
    section: '§ 181-4A',
    rules: ['W-REG'],
    situation: 'Berries are gathered on two acres, by the name that other ordinances have for it',
    expected: 'what leaves the ground as it is takes neither an active farm nor a plan',
    given: doing('natural-products', { facts: { disturbsLand: false } }),
    activities: [{ standing: 'not-regulated', rule: 'W-REG' }],
    asks: [],
  },
  {
    kind: 'proposal',
    section: '§ 181-4A',
    rules: ['W-REG', 'W-SWPPP'],
    situation: 'Two acres of a nature reserve are graded for its trails',
    expected: 'conservation that disturbs soil needs a stormwater plan',
    given: doing('conservation', { facts: { disturbsLand: true } }),
    activities: [{ standing: 'permit', rule: 'W-SWPPP' }],
  },
  {
    kind: 'proposal',
    section: '§ 181-5',
    rules: ['W-SWPPP'],
    situation: 'Two acres are disturbed, and nobody says by what',
    expected: 'what is done has to be named, since some of it may be exempt',
    given: doing(null),
    activities: [{ standing: 'undetermined', activity: null }],
  },
];

import type { Land } from '../../../../core/ordinance-format/activities.js';
import type { StatedFacts } from '../../../../core/measurements.js';
import type { PlannerCase } from '../../planner-cases.js';
import { saying } from './application-answers.js';
import { doing } from './given.js';

/** An activity that needs a permit on that land, whatever else is known, under one item of § 195-4C. */
function needsPermit(
  item: string,
  activity: string,
  land: Land,
  situation: string,
  facts: StatedFacts = {},
): PlannerCase {
  return {
    kind: 'proposal',
    section: `§ 195-4C${item}`,
    rules: ['R-REG', 'R-PERMIT'],
    situation,
    expected: 'regulated: it needs a wetland permit, and nothing more is asked',
    given: doing(activity, land, facts),
    activities: [{ standing: 'permit', rule: 'R-REG', land, citation: `City of Rye § 195-4C${item}` }],
    asks: [],
  };
}

/** Regulated activities, and those that are on neither list: §§ 195-4, 195-4C. */
export const regulatedCases: readonly PlannerCase[] = [
  needsPermit('(1)', 'structure', 'adjacent', 'A swimming pool is built in the buffer'),
  needsPermit('(1)', 'building', 'wetland', 'A house, named as a building, stands in the wetland'),
  needsPermit('(1)', 'road-paving', 'adjacent', 'A driveway is paved in the buffer'),
  needsPermit('(2)', 'excavation', 'watercourse', 'A pond is dredged'),
  needsPermit('(2)', 'draining', 'wetland', 'A wetland is drained'),
  needsPermit('(3)', 'fill', 'adjacent', 'Soil is spread in the buffer'),
  needsPermit(
    '(3)',
    'solid-waste',
    'wetland',
    'Refuse is dumped in the wetland, which this chapter regulates like fill',
  ),
  needsPermit('(4)', 'service-lines', 'adjacent', 'A cable conduit crosses the buffer'),
  needsPermit('(5)', 'septic-system', 'adjacent', 'A septic tank is installed in the buffer'),
  needsPermit(
    '(5)',
    'heated-effluent',
    'watercourse',
    'Warm effluent runs into a brook, at whatever temperature',
    {
      effluentTemperatureC: 80,
    },
  ),
  needsPermit('(6)', 'grading', 'adjacent', 'A slope in the buffer is leveled'),
  needsPermit('(7)', 'drainage-change', 'adjacent', 'Runoff is led another way'),
  needsPermit('(8)', 'dock-dam-bridge', 'watercourse', 'A dock is built that changes no drainage'),
  needsPermit('(8)', 'piling', 'wetland', 'Pilings are driven'),
  needsPermit('(9)', 'pipes-wells', 'adjacent', 'A well is drilled in the buffer'),
  needsPermit('(12)', 'chemicals', 'adjacent', 'A lawn in the buffer is treated with fertilizer'),
  needsPermit('(11)', 'vegetation-removal', 'wetland', 'Healthy reeds are cleared', {
    normalGroundMaintenance: false,
  }),
  needsPermit('(13)', 'farming', 'wetland', 'A farmer digs a ditch through the wetland', {
    drainsOrExcavatesWetland: true,
  }),
  needsPermit('(14)', 'other', 'wetland', 'Lights are run all night, which may drive wildlife away', {
    mayImpairWetlandFunction: true,
  }),
  {
    kind: 'proposal',
    section: '§ 195-4',
    rules: ['R-PROH'],
    situation: 'Something on neither list is done that impairs nothing',
    expected:
      'it is not shown as regulated, if it is decided so: by its letter § 195-4 prohibits it, and the City Naturalist can be asked',
    given: doing('other', 'adjacent', { takesListedWork: false, mayImpairWetlandFunction: false }),
    activities: [
      {
        standing: 'not-regulated',
        rule: 'R-PROH',
        certain: false,
        citation: 'City of Rye § 195-3; § 195-4; § 195-4B(1)',
        reason: saying(/on neither list.*by its letter.*prohibits.*determination.*\(§ 195-4B\).*need not/),
        permit: null,
      },
    ],
    findings: [{ rule: 'R-PROH', outcome: 'does-not-apply', certain: false }],
    summary: /not shown as regulated.*if it is decided so/,
    asks: [],
  },
  {
    kind: 'proposal',
    section: '§ 195-4; § 195-4C(1)–(13)',
    rules: ['R-REG', 'R-PROH'],
    situation: 'Reeds are cleared as conservation, and it is said that no wetland is harmed',
    expected: 'cutting plants is on the list whatever for: it needs a permit',
    given: doing('conservation', 'wetland', { takesListedWork: true, mayImpairWetlandFunction: false }),
    activities: [{ standing: 'permit', rule: 'R-REG', citation: 'City of Rye § 195-4C(1)–(13)' }],
    asks: [],
  },
  {
    kind: 'proposal',
    section: '§ 195-4A(3)',
    rules: ['R-FIND', 'R-PERMIT'],
    situation: 'A shed is built in the buffer, and whether the map of the City shows the land was not said',
    expected:
      'it needs a permit, and it is said that on land left off that map a finding may have to come first',
    given: doing('structure', 'adjacent'),
    activities: [
      {
        standing: 'permit',
        reason: saying(/map of the City leaves off.*only after a finding.*§ 195-4A\(3\)/),
      },
    ],
  },
  {
    kind: 'proposal',
    section: '§ 195-4; § 195-4C(14)',
    rules: ['R-PROH', 'R-REG'],
    situation: 'A nature walk is held in the buffer, and nothing is known of its effect',
    expected: 'it may need a permit or be on neither list, and the two questions that settle it are asked',
    given: doing('recreation', 'adjacent'),
    activities: [{ standing: 'undetermined', possible: ['permit', 'not-regulated'] }],
    asks: ['takesListedWork', 'mayImpairWetlandFunction'],
  },
  {
    kind: 'proposal',
    section: '§ 195-4C',
    rules: ['R-REG', 'R-DET'],
    situation: 'Land is divided, and no works will lie in the wetland or the buffer',
    expected: 'the division is not shown as regulated, and the determination goes with the application',
    given: doing('subdivision', 'adjacent', { worksInControlledLand: false }),
    activities: [
      {
        standing: 'not-regulated',
        duties: [
          {
            words: "Attach the City Naturalist's determination to the application for the subdivision.",
            citation: 'City of Rye § 195-4A(2)',
            clock: 'determination',
          },
        ],
      },
    ],
  },
  {
    kind: 'proposal',
    section: '§ 195-4C',
    rules: ['R-REG'],
    situation: 'Land is divided, and a road of the subdivision crosses the buffer',
    expected: 'the works need a permit',
    given: doing('subdivision', 'adjacent', { worksInControlledLand: true }),
    activities: [{ standing: 'permit', rule: 'R-REG' }],
  },
  {
    kind: 'proposal',
    section: '§ 195-4C',
    rules: ['R-REG'],
    situation: 'A disturbance is drawn in the wetland, and nobody said what is done there',
    expected: 'the activity has to be named: nothing is guessed',
    given: doing(null, 'wetland'),
    activities: [{ standing: 'undetermined', activity: null }],
  },
  {
    kind: 'proposal',
    section: '§ 195-4A(3)',
    rules: ['R-FIND', 'R-MAP'],
    situation: 'A shed is built where the map shows nothing',
    expected: 'it is not shown as on regulated land; that is not said to settle it',
    given: { disturbances: [{ activity: 'structure' }] },
    activities: [{ standing: 'outside', permit: null }],
  },
  {
    kind: 'proposal',
    section: '§ 195-4C(3)',
    rules: ['R-REG'],
    situation: 'A wetland that reaches into the next town is filled on the side of the City',
    expected: 'a permit is needed: this chapter makes no exception for shared wetlands',
    given: {
      ...doing('fill', 'wetland'),
      disturbances: [{ activity: 'fill', inWetlandSqFt: 1_000, inSharedWetlandSqFt: 1_000 }],
    },
    activities: [{ standing: 'permit', land: 'wetland', areaSqFt: 1_000 }],
  },
  {
    kind: 'proposal',
    section: '§ 195-4C(1)',
    rules: ['R-REG'],
    situation: 'The day asked about is 1992-05-06, the first of the text held',
    expected: 'a structure in the buffer needs a permit on that day',
    given: { ...doing('structure', 'adjacent'), on: '1992-05-06' },
    activities: [{ standing: 'permit', rule: 'R-REG' }],
  },
];

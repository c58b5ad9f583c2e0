import { asOfRight, needsPermit, onNeitherList, type ActivityData } from './standings.js';

const CHEMICALS = needsPermit(
  '(12)',
  'Putting down chemicals, pesticides or fertilizers is regulated; no use as of right allows them by name.',
  [{ kind: 'yes', question: 'chemicalsUsed' }],
);

/** What is done for public health: as of right within narrow bounds, and otherwise on neither list. */
const healthMeasure = (what: string): ActivityData['cases'] => [
  asOfRight('(5)', 'Measures of the county or state health department in an emergency are as of right.', [
    { kind: 'yes', question: 'publicHealthEmergency' },
    { kind: 'yes', question: 'healthDepartmentActs' },
  ]),
  needsPermit(
    '(5), (7)',
    'What may pollute, cause erosion or get in the way of drainage is no use as of right, and is regulated as pollution or as a change of drainage.',
    [{ kind: 'yes', question: 'pollutionErosionDrainageHazard' }],
  ),
  ...onNeitherList(what, [
    {
      standing: 'prohibited',
      rule: 'R-PROH',
      citation: '§ 195-4; § 195-4D',
      words:
        'Another chapter prohibits it, so that it is no use as of right, and on what was said it is none of the activities for which a permit can be granted: the chapter prohibits what is neither.',
      when: [
        { kind: 'yes', question: 'publicHealthEmergency' },
        { kind: 'yes', question: 'healthDepartmentActs' },
        { kind: 'yes', question: 'prohibitedByOtherChapter' },
      ],
    },
  ]),
];

/** Activities that § 195-4D(1), (3), (4), (5), (8) allow within limits; beyond these they need a permit. */
export const activitiesWithRights: readonly ActivityData[] = [
  {
    id: 'lawn-garden',
    label: 'Care of lawns, gardens and grounds',
    reach: 'controlled-land',
    cases: [
      CHEMICALS,
      asOfRight('(1)', 'Normal upkeep of the grounds is a use as of right.', [
        { kind: 'yes', question: 'normalGroundMaintenance' },
      ]),
      needsPermit(
        '(6), (11)',
        'It is more than normal upkeep, or goes beyond the limits of § 195-4D: removing plants or changing natural features is then regulated.',
      ),
    ],
  },
  {
    id: 'vegetation-removal',
    label: 'Removing or cutting plants',
    help: 'Healthy trees are asked about as tree cutting, spraying as chemicals.',
    reach: 'controlled-land',
    cases: [
      asOfRight('(1)', 'Mowing, trimming and taking away dead or diseased plants are uses as of right.', [
        { kind: 'yes', question: 'normalGroundMaintenance' },
      ]),
      needsPermit(
        '(11)',
        'Removing or cutting plants is regulated where it is more than normal upkeep of the grounds, or goes beyond the limits of § 195-4D.',
      ),
    ],
  },
  {
    id: 'planting',
    label: 'Decorative landscaping and planting',
    help: 'Walls, terraces, ponds and grading are asked about under their own names.',
    reach: 'controlled-land',
    cases: [
      CHEMICALS,
      needsPermit(
        '(11)',
        'Planting that takes the removal of plants is not as of right, even in the buffer.',
        [{ kind: 'yes', question: 'removesVegetation' }],
      ),
      {
        ...asOfRight('(4)', 'Decorative planting in the buffer is a use as of right.', [
          { kind: 'no', question: 'removesVegetation' },
          { kind: 'no', question: 'chemicalsUsed' },
        ]),
        lands: ['adjacent'],
      },
      {
        ...needsPermit(
          '(6), (14)',
          'Decorative planting is as of right in the buffer only. In the wetland or the watercourse itself it changes natural features.',
        ),
        lands: ['wetland', 'watercourse'],
      },
      needsPermit(
        '(6), (14)',
        'Planting beyond the limits of § 195-4D is regulated as a change of natural features.',
      ),
    ],
  },
  {
    id: 'repair',
    label: 'Repair of an existing structure',
    aliases: ['routine-maintenance', 'stormwater-practice-repair'],
    reach: 'controlled-land',
    cases: [
      asOfRight('(3)', 'Repair of a structure that is there is a use as of right.', [
        { kind: 'yes', question: 'repairsExistingStructure' },
      ]),
      needsPermit(
        '(1), (8)',
        'Work on a structure is regulated as construction where it is more than repair, or goes beyond the limits of § 195-4D.',
      ),
    ],
  },
  {
    id: 'beach-maintenance',
    label: 'Beach maintenance',
    reach: 'controlled-land',
    cases: [
      asOfRight(
        '(8)',
        'Normal beach maintenance is a use as of right, and so is putting an eroded shoreline back as it was.',
        [{ kind: 'yes', question: 'normalBeachMaintenance' }],
      ),
      needsPermit(
        '(3), (6)',
        'It is more than normal beach maintenance, or goes beyond the limits of § 195-4D: depositing material and changing contours are then regulated.',
      ),
    ],
  },
  {
    id: 'public-health',
    label: 'Public health measures',
    reach: 'controlled-land',
    cases: healthMeasure('A health measure outside § 195-4D(5)'),
  },
  {
    id: 'emergency',
    label: 'Emergency work',
    help: 'The only emergency that the chapter provides for is one of public health.',
    reach: 'controlled-land',
    cases: healthMeasure('Emergency work outside § 195-4D(5)'),
  },
];

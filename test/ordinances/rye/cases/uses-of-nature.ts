import type { PlannerCase } from '../../planner-cases.js';
import { doing } from './given.js';
import { allowed, notAllowed } from './right-case.js';

const HARVEST = { takesPeatOrTimber: false, drainsOrExcavatesWetland: false };
const FARMING = {
  ...HARVEST,
  fillsDrainsOrClearCuts: false,
  chemicalsUsed: false,
  agricultureAsDefined: true,
  landownerActs: true,
};

/** Public health, natural products and farming: § 195-4D(5)–(7). Trees have a file of their own. */
export const usesOfNature: readonly PlannerCase[] = [
  allowed('(5)', 'public-health', 'wetland', 'The county health department sprays in an outbreak', {
    publicHealthEmergency: true,
    healthDepartmentActs: true,
  }),
  notAllowed(
    '§ 195-4D(5)',
    '(14)',
    'public-health',
    'wetland',
    'The county health department sprays every summer',
    {
      publicHealthEmergency: false,
      healthDepartmentActs: true,
      mayImpairWetlandFunction: true,
    },
  ),
  notAllowed('§ 195-4D(5)', '(14)', 'emergency', 'adjacent', 'An owner shores up a bank in a storm', {
    publicHealthEmergency: false,
    mayImpairWetlandFunction: true,
  }),
  allowed(
    '(6)',
    'natural-products',
    'wetland',
    'Clams are taken by hand, by somebody who owns no land there',
    {
      ...HARVEST,
      fishingHuntingAquaculture: true,
      landownerActs: false,
    },
  ),
  notAllowed(
    '§ 195-4D(6); § 195-4C(2)',
    '(2)',
    'natural-products',
    'wetland',
    'Peat is dug on a hunting trip',
    {
      ...HARVEST,
      takesPeatOrTimber: true,
      fishingHuntingAquaculture: true,
    },
  ),
  allowed('(7)', 'natural-products', 'wetland', 'The owner cuts salt hay by hand', {
    ...HARVEST,
    putsProductsDown: false,
    fishingHuntingAquaculture: false,
    landownerActs: true,
  }),
  notAllowed(
    '§ 195-4D(6), (7)',
    '(2), (3), (11)',
    'natural-products',
    'wetland',
    'The owner spreads shells on a marsh, and it is no part of fishing or aquaculture',
    {
      ...HARVEST,
      putsProductsDown: true,
      fishingHuntingAquaculture: false,
      landownerActs: true,
    },
  ),
  allowed('(7)', 'farming', 'adjacent', 'The owner waters fields from the brook', FARMING),
  notAllowed('§ 195-4C(13)', '(13)', 'farming', 'wetland', 'The owner drains the wetland for a field', {
    ...FARMING,
    drainsOrExcavatesWetland: true,
  }),
  notAllowed(
    '§ 195-3, Agricultural activity',
    '(2), (3), (10)',
    'farming',
    'adjacent',
    'The owner fills a hollow for a field',
    {
      ...FARMING,
      fillsDrainsOrClearCuts: true,
    },
  ),
  notAllowed(
    '§ 195-3, Agricultural activity',
    '(2), (3), (10)',
    'farming',
    'adjacent',
    'The owner lays drains under a field in the buffer, and no wetland is drained',
    {
      ...FARMING,
      fillsDrainsOrClearCuts: true,
    },
  ),
  {
    ...notAllowed(
      '§ 195-3, Agricultural activity',
      '(6), (11), (14)',
      'farming',
      'adjacent',
      'The owner plows up the buffer, which is none of the three things that the definition names',
      {
        ...FARMING,
        agricultureAsDefined: false,
      },
    ),
    rules: ['R-AGRI', 'R-REG'],
  },
  notAllowed(
    '§ 195-3, Agricultural activity',
    '(2), (11)',
    'farming',
    'wetland',
    'The owner harvests timber',
    {
      ...FARMING,
      takesPeatOrTimber: true,
    },
  ),
  notAllowed(
    '§ 195-4C(5), (7); § 195-4D(5)',
    '(5), (7)',
    'public-health',
    'wetland',
    'The county health department orders a drain cut in an outbreak, and it would foul the brook',
    {
      publicHealthEmergency: true,
      healthDepartmentActs: true,
      takesListedWork: false,
      mayImpairWetlandFunction: false,
      pollutionErosionDrainageHazard: true,
    },
  ),
  notAllowed(
    '§ 195-4C(1)–(13); § 195-4D(5)',
    '(1)–(13)',
    'emergency',
    'adjacent',
    'An owner dumps rock on a bank in a storm, and says that it harms no wetland',
    {
      publicHealthEmergency: false,
      takesListedWork: true,
      mayImpairWetlandFunction: false,
    },
  ),
  {
    kind: 'proposal',
    section: '§ 195-4; § 195-4D(5)',
    rules: ['R-PROH', 'R-RIGHT'],
    situation: 'What the health department orders in an outbreak is prohibited by another chapter',
    expected: 'it is no use as of right and nothing that a permit can be granted for: it is prohibited',
    given: doing('public-health', 'adjacent', {
      publicHealthEmergency: true,
      healthDepartmentActs: true,
      prohibitedByOtherChapter: true,
      pollutionErosionDrainageHazard: false,
      takesListedWork: false,
      mayImpairWetlandFunction: false,
    }),
    activities: [{ standing: 'prohibited', rule: 'R-PROH', permit: null }],
    findings: [{ rule: 'R-PROH', outcome: 'applies' }],
    asks: [],
  },
];

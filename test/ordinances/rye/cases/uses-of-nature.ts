import type { PlannerCase } from '../../planner-cases.js';
import { allowed, notAllowed } from './right-case.js';

const HARVEST = { takesPeatOrTimber: false, drainsOrExcavatesWetland: false };
const FARMING = { ...HARVEST, fillsOrClearCuts: false, chemicalsUsed: false, landownerActs: true };

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
    fishingHuntingAquaculture: false,
    landownerActs: true,
  }),
  allowed('(7)', 'farming', 'adjacent', 'The owner waters fields from the brook', FARMING),
  notAllowed('§ 195-4C(13)', '(13)', 'farming', 'wetland', 'The owner drains the wetland for a field', {
    ...FARMING,
    drainsOrExcavatesWetland: true,
  }),
  notAllowed(
    '§ 195-3, Agricultural activity',
    '(3), (10)',
    'farming',
    'adjacent',
    'The owner fills a hollow for a field',
    {
      ...FARMING,
      fillsOrClearCuts: true,
    },
  ),
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
];

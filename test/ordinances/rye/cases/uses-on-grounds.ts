import type { PlannerCase } from '../../planner-cases.js';
import { doing, WITHIN_LIMITS } from './given.js';
import { allowed, notAllowed } from './right-case.js';

const PLANTING = { removesVegetation: false, chemicalsUsed: false };

/** Grounds, structures, planting and beaches: § 195-4D(1), (3), (4), (8). */
export const usesOnGrounds: readonly PlannerCase[] = [
  allowed('(1)', 'lawn-garden', 'adjacent', 'A lawn in the buffer is mowed', {
    normalGroundMaintenance: true,
    chemicalsUsed: false,
  }),
  allowed('(1)', 'vegetation-removal', 'wetland', 'A dead willow is taken out of the wetland', {
    normalGroundMaintenance: true,
  }),
  notAllowed('§ 195-4D(1)', '(12)', 'lawn-garden', 'adjacent', 'A lawn is mowed and fertilized', {
    normalGroundMaintenance: true,
    chemicalsUsed: true,
  }),
  notAllowed(
    '§ 195-4D',
    '(11)',
    'vegetation-removal',
    'wetland',
    'Dead plants are taken out, and the bank would erode',
    {
      normalGroundMaintenance: true,
      pollutionErosionDrainageHazard: true,
    },
  ),
  notAllowed(
    '§ 195-4D',
    '(11)',
    'vegetation-removal',
    'adjacent',
    'Trimming is prohibited there by another chapter',
    {
      normalGroundMaintenance: true,
      prohibitedByOtherChapter: true,
    },
  ),
  allowed('(3)', 'repair', 'watercourse', 'A dock that is there is repaired', {
    repairsExistingStructure: true,
  }),
  notAllowed('§ 195-4D(3)', '(1), (8)', 'repair', 'adjacent', 'A wall is "repaired" and made longer', {
    repairsExistingStructure: false,
  }),
  allowed(
    '(4)',
    'planting',
    'adjacent',
    'Shrubs are planted in the buffer, and no plants go for them',
    PLANTING,
  ),
  notAllowed(
    '§ 195-4D(4)',
    '(6), (14)',
    'planting',
    'wetland',
    'The same shrubs are planted in the wetland',
    PLANTING,
  ),
  notAllowed(
    '§ 195-4D(4)',
    '(6), (14)',
    'planting',
    'watercourse',
    'The same shrubs are planted in the brook',
    PLANTING,
  ),
  {
    kind: 'proposal',
    section: '§ 195-4D(4)',
    rules: ['R-RIGHT', 'R-WC'],
    situation: 'The shrubs are planted across a brook that the map shows as a line',
    expected: 'as of right in the buffer, and not in the brook',
    given: {
      watercourses: [{ distanceFt: 0 }],
      split: { inAdjacentSqFt: 1_000, outsideControlledSqFt: 0 },
      disturbances: [
        {
          activity: 'planting',
          facts: { ...WITHIN_LIMITS, ...PLANTING },
          inAdjacentSqFt: 1_000,
          meetsLineWatercourse: true,
        },
      ],
    },
    activities: [
      { land: 'watercourse', standing: 'permit', areaSqFt: 0 },
      { land: 'adjacent', standing: 'as-of-right', areaSqFt: 1_000 },
    ],
  },
  notAllowed(
    '§ 195-4D(4)',
    '(11)',
    'planting',
    'adjacent',
    'Plants in the buffer are cleared for a flower bed',
    {
      removesVegetation: true,
      chemicalsUsed: false,
    },
  ),
  notAllowed('§ 195-4D(4)', '(12)', 'planting', 'adjacent', 'A flower bed in the buffer is fertilized', {
    removesVegetation: false,
    chemicalsUsed: true,
  }),
  allowed('(8)', 'beach-maintenance', 'wetland', 'A shoreline is put back where it was before the storm', {
    normalBeachMaintenance: true,
  }),
  notAllowed(
    '§ 195-4D(8)',
    '(3), (6)',
    'beach-maintenance',
    'wetland',
    'A beach is widened beyond where it was',
    {
      normalBeachMaintenance: false,
    },
  ),
  {
    kind: 'proposal',
    section: '§ 195-4D',
    rules: ['R-RIGHT'],
    situation: 'A dock that is there is repaired, and nothing else is known',
    expected: 'the two limits of every right are asked about',
    given: doing('repair', 'watercourse', { repairsExistingStructure: true }),
    activities: [{ standing: 'undetermined', possible: ['as-of-right', 'permit'] }],
    asks: ['prohibitedByOtherChapter', 'pollutionErosionDrainageHazard'],
  },
];

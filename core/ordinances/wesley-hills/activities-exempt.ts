import type { OrdinanceDocument } from '../../ordinance.js';
import { sqFtFromAcres } from '../../units.js';
import { mayBeExempt, needsPlan } from './activity-cases.js';

const yes = (question: string) => ({ kind: 'yes', question }) as const;
const no = (question: string) => ({ kind: 'no', question }) as const;

/** Land development that § 181-5A–J may exempt from review, each with what it takes. */
export const exemptActivities = [
  {
    id: 'farming',
    label: 'Farm work: grazing, growing, irrigating, harvesting, timber for sale',
    help: 'New structures of a farm are named as a building or a structure.',
    reach: 'land-development',
    cases: [
      mayBeExempt('A', 'The activity of an active farm, without new structures, may be exempt from review.', [
        yes('activeFarmActivity'),
        no('buildsFarmStructure'),
      ]),
      needsPlan(
        'Only the activity of an active farm, without new structures, may be exempt, and this was not said to be that.',
      ),
    ],
  },
  {
    id: 'routine-maintenance',
    label: 'Routine maintenance or repair of a facility',
    aliases: ['repair', 'beach-maintenance'],
    reach: 'land-development',
    cases: [
      mayBeExempt(
        'B',
        'Routine maintenance that disturbs less than five acres and keeps a facility to its original line and grade, capacity or purpose may be exempt from review.',
        [
          { kind: 'measured', measure: 'disturbance-sqft', comparison: '<', value: sqFtFromAcres(5) },
          yes('keepsOriginalFacility'),
        ],
      ),
      needsPlan(
        'Maintenance may be exempt only where it disturbs less than five acres and keeps the facility to its original line and grade, capacity or purpose.',
      ),
    ],
  },
  {
    id: 'stormwater-practice-repair',
    label: 'Repair of a stormwater practice or facility',
    reach: 'land-development',
    cases: [
      mayBeExempt(
        'C',
        'A repair of a stormwater practice that the Stormwater Management Officer finds necessary may be exempt from review.',
        [yes('repairDeemedNecessary')],
      ),
      needsPlan(
        'The repair of a stormwater practice may be exempt only where the Stormwater Management Officer finds it necessary.',
      ),
    ],
  },
  {
    id: 'approved-subdivision',
    label: 'Work in a subdivision whose plat was approved by the day Article I took effect',
    reach: 'land-development',
    cases: [
      mayBeExempt(
        'D',
        'Any part of a subdivision whose plat the Village approved on or before the day on which Article I took effect may be exempt from review.',
        [yes('platApprovedByEffectiveDate')],
      ),
      needsPlan('The plat was said not to have been approved by the day on which Article I took effect.'),
    ],
  },
  {
    id: 'approved-building',
    label: 'Work with a building permit approved by the day Article I took effect',
    reach: 'land-development',
    cases: [
      mayBeExempt(
        'E',
        'Development whose building permit was approved on or before the day on which Article I took effect may be exempt from review.',
        [yes('buildingPermitByEffectiveDate')],
      ),
      needsPlan(
        'The building permit was said not to have been approved by the day on which Article I took effect.',
      ),
    ],
  },
  {
    id: 'cemetery-graves',
    label: 'Cemetery graves',
    reach: 'land-development',
    cases: [mayBeExempt('F', 'Graves of a cemetery may be exempt from review.')],
  },
  {
    id: 'posts-poles',
    label: 'Fences, signs, posts and poles',
    help: 'Telephone and electric poles too.',
    reach: 'land-development',
    cases: [
      mayBeExempt('G', 'The installation of a fence, a sign, posts or poles may be exempt from review.'),
    ],
  },
  {
    id: 'emergency',
    label: 'Emergency work',
    aliases: ['public-health'],
    reach: 'land-development',
    cases: [
      mayBeExempt(
        'H',
        'What has to be done at once so that life, property or natural resources are not harmed may be exempt from review.',
        [yes('emergencyImmediatelyNecessary')],
      ),
      needsPlan('Work that is not immediately necessary is no emergency.'),
    ],
  },
  {
    id: 'lawn-garden',
    label: 'Gardening and landscaping',
    aliases: ['planting'],
    reach: 'land-development',
    cases: [
      mayBeExempt('I', 'Home gardening mainly for the person and the family may be exempt from review.', [
        yes('homeGardening'),
      ]),
      mayBeExempt(
        'J',
        'Landscaping or horticulture that goes with an existing structure may be exempt from review.',
        [yes('landscapingExistingStructure')],
      ),
      needsPlan(
        'It was said to be neither home gardening for the family nor landscaping or horticulture that goes with an existing structure.',
      ),
    ],
  },
] satisfies OrdinanceDocument['activities'];

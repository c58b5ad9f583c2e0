import type { StatedFacts } from '../../../../core/measurements.js';
import { ACRE } from '../../situation.js';
import type { PlannerCase } from '../../planner-cases.js';
import { doing } from './given.js';

interface Told {
  activity: string;
  situation: string;
  facts?: StatedFacts;
  sqFt?: number;
}

/** Land development that a paragraph of § 181-5 may exempt. */
function mayBeExempt(letter: string, { activity, situation, ...given }: Told): PlannerCase {
  return {
    kind: 'proposal',
    section: `§ 181-5${letter}`,
    rules: ['W-EX', 'W-DEV'],
    situation,
    expected: 'it may be exempt from review, as the Village decides',
    given: doing(activity, given),
    activities: [
      {
        standing: 'exempt',
        rule: 'W-EX',
        citation: `Village of Wesley Hills § 181-5${letter}`,
        certain: false,
        land: 'anywhere',
        permit: null,
      },
    ],
    findings: [{ rule: 'W-EX', outcome: 'exempt' }],
    asks: [],
  };
}

/** What looks like an exemption, and is none. */
function needsPlan(letter: string, { activity, situation, ...given }: Told): PlannerCase {
  return {
    kind: 'proposal',
    section: `§ 181-5${letter}`,
    rules: ['W-EX', 'W-SWPPP'],
    situation,
    expected: 'the exemption does not reach so far: it needs a stormwater plan',
    given: doing(activity, given),
    activities: [{ standing: 'permit', rule: 'W-SWPPP', citation: 'Village of Wesley Hills § 181-7A' }],
    findings: [{ rule: 'W-SWPPP', outcome: 'applies' }],
    asks: [],
  };
}

/** An exemption that hangs on answers nobody has given. */
function open(letter: string, asks: readonly string[], { activity, situation, ...given }: Told): PlannerCase {
  return {
    kind: 'proposal',
    section: `§ 181-5${letter}`,
    rules: ['W-EX', 'W-SWPPP'],
    situation,
    expected: 'it cannot be told whether it may be exempt, and the answer says what to ask',
    given: doing(activity, given),
    activities: [{ standing: 'undetermined', possible: ['exempt', 'permit'] }],
    asks,
  };
}

/** The ten exemptions of § 181-5A–J. */
export const exemptionCases: readonly PlannerCase[] = [
  mayBeExempt('A', {
    activity: 'farming',
    situation: 'Two acres are plowed by an active farm that builds nothing',
    facts: { activeFarmActivity: true, buildsFarmStructure: false },
  }),
  needsPlan('A', {
    activity: 'farming',
    situation: 'An active farm clears two acres for a new barn',
    facts: { activeFarmActivity: true, buildsFarmStructure: true },
  }),
  needsPlan('A', {
    activity: 'farming',
    situation: 'Two acres are graded for a dude ranch, which is no active farm',
    facts: { activeFarmActivity: false },
  }),
  open('A', ['activeFarmActivity', 'buildsFarmStructure'], {
    activity: 'farming',
    situation: 'Farm work on two acres, with nothing said of the farm',
  }),
  mayBeExempt('B', {
    activity: 'routine-maintenance',
    situation: 'Ditches are cleared to their old depth on a square foot less than five acres',
    sqFt: 5 * ACRE - 1,
    facts: { keepsOriginalFacility: true },
  }),
  needsPlan('B', {
    activity: 'routine-maintenance',
    situation: 'The same on five acres to the square foot',
    sqFt: 5 * ACRE,
    facts: { keepsOriginalFacility: true },
  }),
  needsPlan('B', {
    activity: 'routine-maintenance',
    situation: 'The same on a square foot more than five acres, with nothing said of the facility',
    sqFt: 5 * ACRE + 1,
    facts: { approvedSwpppAllowsMoreOpen: false },
  }),
  needsPlan('B', {
    activity: 'routine-maintenance',
    situation: 'Ditches are widened on two acres',
    facts: { keepsOriginalFacility: false },
  }),
  open('B', ['keepsOriginalFacility'], {
    activity: 'repair',
    situation: 'A repair, under the name that other ordinances have for it, on two acres',
  }),
  mayBeExempt('C', {
    activity: 'stormwater-practice-repair',
    situation: 'The Stormwater Management Officer finds the repair of a basin necessary',
    facts: { repairDeemedNecessary: true },
  }),
  needsPlan('C', {
    activity: 'stormwater-practice-repair',
    situation: 'The officer does not find the repair of a basin necessary',
    facts: { repairDeemedNecessary: false },
  }),
  mayBeExempt('D', {
    activity: 'approved-subdivision',
    situation: 'Roads of a subdivision whose plat was approved by the day on which Article I took effect',
    facts: { platApprovedByEffectiveDate: true },
  }),
  needsPlan('D', {
    activity: 'approved-subdivision',
    situation: 'Roads of a subdivision whose plat was approved later',
    facts: { platApprovedByEffectiveDate: false },
  }),
  open('D', ['platApprovedByEffectiveDate'], {
    activity: 'approved-subdivision',
    situation: 'Roads of a subdivision, with nothing said of when its plat was approved',
  }),
  mayBeExempt('E', {
    activity: 'approved-building',
    situation: 'A building permit was approved by the day on which Article I took effect',
    facts: { buildingPermitByEffectiveDate: true },
  }),
  needsPlan('E', {
    activity: 'approved-building',
    situation: 'The building permit was approved later',
    facts: { buildingPermitByEffectiveDate: false },
  }),
  mayBeExempt('F', { activity: 'cemetery-graves', situation: 'A cemetery lays out graves on two acres' }),
  mayBeExempt('G', { activity: 'posts-poles', situation: 'A utility sets poles along two acres' }),
  mayBeExempt('H', {
    activity: 'emergency',
    situation: 'A slope is sliding on a house and has to be held at once',
    facts: { emergencyImmediatelyNecessary: true },
  }),
  needsPlan('H', {
    activity: 'emergency',
    situation: 'A slope may slide some day and work on it can wait',
    facts: { emergencyImmediatelyNecessary: false },
  }),
  mayBeExempt('I', {
    activity: 'lawn-garden',
    situation: 'A family digs up an acre and more for its own vegetables',
    sqFt: ACRE + 1,
    facts: { homeGardening: true, landscapingExistingStructure: false },
  }),
  mayBeExempt('J', {
    activity: 'planting',
    situation: 'Two acres around a house that stands are landscaped',
    facts: { homeGardening: false, landscapingExistingStructure: true },
  }),
  needsPlan('I', {
    activity: 'lawn-garden',
    situation: 'Two acres of flowers are grown for sale, by no existing structure',
    facts: { homeGardening: false, landscapingExistingStructure: false },
  }),
];

import { expect } from 'vitest';
import type { StatedFacts } from '../../../../core/measurements.js';
import type { PlannerCase } from '../../planner-cases.js';
import { discharging, doing } from './given.js';

interface Told {
  section: string;
  rules: readonly string[];
  situation: string;
  expected: string;
  /** a part of the words of one of the duties */
  says: RegExp;
}

function duty({ says, ...told }: Told, given: ReturnType<typeof doing>): PlannerCase {
  const duties = expect.arrayContaining([
    expect.objectContaining({ words: expect.stringMatching(says) as unknown }),
  ]) as never;
  return { kind: 'proposal', ...told, given, activities: [{ duties }] };
}

const SOUND_SEPTIC: StatedFacts = {
  septicDrainsToStormSewers: true,
  septicStatePermit: false,
  septicBacksUp: false,
  septicComesOut: false,
  septicConnectedToStormSewer: false,
  septicAboveOutlet: false,
  septicStructuralFailure: false,
  septicContaminatesOffSite: false,
  septicSpecialConditions: true,
};

/** Who has to do what, where something is allowed, needs a plan, or is prohibited. */
export const dutyCases: readonly PlannerCase[] = [
  duty(
    {
      section: '§ 181-24',
      rules: ['W-II-SPILL', 'W-II-DIS'],
      situation: 'A passer-by sees oil run into a street drain',
      expected: 'the report is a duty of who is responsible there, not of whoever learns of it',
      says: /^Whoever is responsible for the property or operation, or for emergencies there, and learns of/,
    },
    discharging('illicit-discharge', { reachesStormSewers: true, dischargeKind: 'anything-else' }),
  ),
  duty(
    {
      section: '§ 181-7E(1)',
      rules: ['W-CERT', 'W-SWPPP'],
      situation: 'Contractors start on two acres',
      expected: 'those that the plan names sign first',
      says: /^Contractors and subcontractors named in the plan/,
    },
    doing('building'),
  ),
  duty(
    {
      section: '§ 181-20B(1)(a)',
      rules: ['W-II-CARE'],
      situation: 'A tank is inspected: the scum hangs down, and the sludge rises',
      expected: 'the underside of the one and the top of the other are measured from the outlet',
      says: /the underside of the scum is three inches or less .* the top of the sludge 10 inches or less/,
    },
    discharging('septic-operation', SOUND_SEPTIC),
  ),
];

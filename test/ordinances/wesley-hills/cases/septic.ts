import type { ActivityRuling } from '../../../../core/contracts/activities.js';
import type { StatedFacts } from '../../../../core/measurements.js';
import type { PlannerCase } from '../../planner-cases.js';
import { discharging } from './given.js';

/** The six signs of failure, by the paragraph of § 181-18. */
const SIGNS = {
  A: ['septicBacksUp', 'Sewage backs up into a house'],
  B: ['septicComesOut', 'Treated sewage comes out on the lawn'],
  C: ['septicConnectedToStormSewer', 'A septic system is connected to a storm sewer'],
  D: ['septicAboveOutlet', 'The liquid in a septic tank stands above the outlet'],
  E: ['septicStructuralFailure', 'A septic tank has cracked, so that sewage could come out'],
  F: ['septicContaminatesOffSite', "A neighbor's well is contaminated by a septic system"],
} as const;

const NO_SIGN: StatedFacts = Object.fromEntries(Object.values(SIGNS).map(([id]) => [id, false]));
const DRAINS: StatedFacts = { septicDrainsToStormSewers: true, septicStatePermit: false };

interface Told {
  section: string;
  rules: readonly string[];
  situation: string;
  expected: string;
  facts: StatedFacts;
  asks?: readonly string[];
}

function septic(
  standing: ActivityRuling['standing'],
  { facts, asks, ...told }: Told,
  activity: Partial<ActivityRuling> = {},
): PlannerCase {
  return {
    kind: 'proposal',
    ...told,
    given: discharging('septic-operation', { ...DRAINS, ...facts }),
    activities: [{ standing, ...activity }],
    asks: asks ?? [],
  };
}

/** Septic systems and other activities that contaminate stormwater: §§ 181-18 to 181-20. */
export const septicCases: readonly PlannerCase[] = [
  ...Object.entries(SIGNS).map(([letter, [sign, situation]]) =>
    septic('prohibited', {
      section: `§ 181-18${letter}`,
      rules: ['W-II-SEPTIC'],
      situation,
      expected: 'the system is failing, and to operate it is prohibited',
      facts: { [sign]: true },
    }),
  ),
  septic('not-regulated', {
    section: '§ 181-18',
    rules: ['W-II-SEPTIC'],
    situation: 'Sewage backs up where nothing drains to the storm sewers',
    expected: 'this section does not reach the system',
    facts: { septicDrainsToStormSewers: false, septicBacksUp: true },
  }),
  septic('not-regulated', {
    section: '§ 181-15, Individual sewage treatment system',
    rules: ['W-II-SEPTIC'],
    situation: 'A large system that needs a permit of the state backs up',
    expected: 'it is no individual system of this article',
    facts: { septicStatePermit: true, septicBacksUp: true },
  }),
  septic('not-regulated', {
    section: '§ 181-18',
    rules: ['W-II-SEPTIC'],
    situation: 'A system shows no sign of failure and adds to no special condition',
    expected: 'it is not shown as failing',
    facts: { ...NO_SIGN, septicSpecialConditions: false },
  }),
  septic('undetermined', {
    section: '§ 181-18',
    rules: ['W-II-SEPTIC'],
    situation: 'Of a system nobody has looked whether groundwater off the site is contaminated',
    expected: 'that sign has to be answered, since one is enough',
    facts: {
      ...Object.fromEntries(Object.entries(NO_SIGN).filter(([id]) => id !== 'septicContaminatesOffSite')),
      septicSpecialConditions: false,
    },
    asks: ['septicContaminatesOffSite'],
  }),
  septic(
    'as-of-right',
    {
      section: '§ 181-20B',
      rules: ['W-II-CARE', 'W-II-SPECIAL'],
      situation: "A sound system is one of those that add to a special condition of the Village's permit",
      expected: 'it may be operated, with yearly inspections and the other care of this section',
      facts: { ...NO_SIGN, septicSpecialConditions: true },
    },
    { rule: 'W-II-CARE', citation: 'Village of Wesley Hills § 181-20B' },
  ),
  {
    kind: 'proposal',
    section: '§ 181-19C',
    rules: ['W-II-CONTAM'],
    situation: "A kennel has been told that its pet waste adds to violations of the Village's permit",
    expected: 'it may not go on as it is, and has to be corrected',
    given: discharging('contaminating-activity', { toldToCorrectContamination: true }),
    activities: [{ standing: 'prohibited', rule: 'W-II-CONTAM' }],
    asks: [],
  },
  {
    kind: 'proposal',
    section: '§ 181-19B, C',
    rules: ['W-II-CONTAM', 'W-II-BMP'],
    situation: 'Pet waste is left lying, and nobody has been told anything',
    expected: 'what is held of the section asks for nothing yet; best practices may be required',
    given: discharging('contaminating-activity', { toldToCorrectContamination: false }),
    activities: [{ standing: 'not-regulated', rule: 'W-II-CONTAM' }],
    asks: [],
  },
];

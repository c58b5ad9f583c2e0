import type { OrdinanceDocument } from '../../ordinance.js';
import { ENFORCEMENT } from './text-held.js';

/** An activity as it is written in an ordinance's data. */
export type ActivityData = NonNullable<OrdinanceDocument['activities']>[number];
type CaseData = ActivityData['cases'][number];
type Conditions = NonNullable<CaseData['when']>;

/** How far every right of § 195-4D goes. */
const LIMITS_OF_RIGHT: Conditions = [
  { kind: 'no', question: 'prohibitedByOtherChapter' },
  { kind: 'no', question: 'pollutionErosionDrainageHazard' },
];

const BEFORE_WORK: NonNullable<CaseData['duties']> = [
  {
    words:
      'Ask the City Naturalist in writing for a determination, with the fee. Where the City has other approvals to give as well, a copy of it goes with the application.',
    citation: '§ 195-4A(2), 195-4B(1)',
    clock: 'determination',
  },
  { words: 'Show the permit to the City Naturalist before any work begins.', citation: ENFORCEMENT },
];

/**
 * @param item  of § 195-4C, such as `(1)`, or several: `(2), (3)`
 * @param words  why it is regulated, as a sentence
 * @param when  conditions that must all hold; always, when absent
 * @returns a case in which the activity needs a permit
 * @source § 195-4C
 */
export function needsPermit(item: string, words: string, when: Conditions = []): CaseData {
  return {
    standing: 'permit',
    rule: 'R-REG',
    citation: `§ 195-4C${item}`,
    words,
    when,
    duties: BEFORE_WORK,
  };
}

/**
 * @param item  of § 195-4D, such as `(1)`
 * @param words  why it is allowed, as a sentence
 * @param when  conditions beside those that limit every right
 * @returns a case in which the activity is a use as of right
 * @source § 195-4D
 */
export function asOfRight(item: string, words: string, when: Conditions): CaseData {
  return {
    standing: 'as-of-right',
    rule: 'R-RIGHT',
    citation: `§ 195-4D${item}`,
    words: `${words} No other chapter prohibits it, and it is no pollution or erosion hazard and does not interfere with drainage, on what was said.`,
    when: [...when, ...LIMITS_OF_RIGHT],
  };
}

/**
 * @param what  that the text does not list, as the beginning of a sentence: `Recreation`
 * @returns the last cases of an activity on neither list: a permit where it may impair a wetland, else prohibited
 * @source §§ 195-4, 195-4C(14)
 */
export function onNeitherList(what: string): CaseData[] {
  return [
    needsPermit(
      '(14)',
      `${what} has no line of its own among the regulated activities, and whatever may impair what a wetland does by nature is regulated.`,
      [{ kind: 'yes', question: 'mayImpairWetlandFunction' }],
    ),
    {
      standing: 'prohibited',
      rule: 'R-PROH',
      citation: '§ 195-4',
      words: `${what} is, on what was said, neither a use as of right under § 195-4D nor one of the fourteen activities for which a permit can be granted under § 195-4C, and the chapter by its letter prohibits what is neither. If it takes digging, filling, building, cutting or another listed activity, name that one; the City Naturalist can say how the City reads the sentence.`,
    },
  ];
}

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
      'Where other approvals of the City are needed as well, attach a copy of the determination of the City Naturalist, who gives one on a written request that comes with the fee.',
    citation: '§ 195-4A(2); § 195-4B(1)',
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
 * @param barred  cases that come before the last one
 * @returns the last cases of an activity that may be on neither list: a permit where it takes a listed work or may
 *   impair a wetland; else not regulated, if the opening of § 195-4 is not read by its letter
 * @source §§ 195-3, 195-4, 195-4C(14)
 */
export function onNeitherList(what: string, barred: readonly CaseData[] = []): CaseData[] {
  return [
    needsPermit(
      '(1)–(13)',
      `${what} that takes a work on the list of § 195-4C is regulated by that work. Name it: some works are uses as of right within the limits of § 195-4D.`,
      [{ kind: 'yes', question: 'takesListedWork' }],
    ),
    needsPermit(
      '(14)',
      `${what} has no line of its own among the regulated activities, and whatever may impair what a wetland does by nature is regulated.`,
      [{ kind: 'yes', question: 'mayImpairWetlandFunction' }],
    ),
    ...barred,
    {
      standing: 'not-regulated',
      rule: 'R-PROH',
      citation: '§ 195-3; § 195-4; § 195-4B(1)',
      discretionary: true,
      words: `${what} is, on what was said, on neither list: no use as of right (§ 195-4D), and none of the fourteen regulated activities (§ 195-4C). Read by its letter, the opening of § 195-4 prohibits whatever is allowed neither as of right nor by permit; § 195-3 asks that unclear words be given their most reasonable application. The City Naturalist can be asked for a determination, which is about the area (§ 195-4B), and how the City reads that sentence.`,
    },
  ];
}

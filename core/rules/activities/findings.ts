import type { ActivityRuling } from '../../contracts/activities.js';
import type { Finding, Outcome } from '../../finding.js';
import type { DisturbanceMeasure } from '../../measurements.js';
import type { Ordinance } from '../../ordinance.js';
import { controlledLandOf } from '../controlled-land.js';
import type { ProposalInput } from '../evaluation.js';
import type { Ruled } from './rule-on-land.js';
import { doneWords, landPhrase } from './words.js';

const OUTCOMES: Readonly<Record<ActivityRuling['standing'], Outcome>> = {
  prohibited: 'applies',
  permit: 'applies',
  'as-of-right': 'exempt',
  exempt: 'exempt',
  'not-regulated': 'does-not-apply',
  outside: 'does-not-apply',
  undetermined: 'undetermined',
};

/** @returns whether features are all those that disturb: then something is said of the whole proposal */
export function isAll(features: readonly number[], disturbances: readonly DisturbanceMeasure[]): boolean {
  return disturbances.every((measure) => measure.features.every((feature) => features.includes(feature)));
}

/** Whether it is the land, and not the size of the development, that leaves something outside. */
function isOutsideByLand(activity: string | undefined, ordinance: Ordinance): boolean {
  const reach = ordinance.activities.find(({ id }) => id === activity)?.reach;
  return reach === undefined ? controlledLandOf(ordinance) !== null : reach === 'controlled-land';
}

function verdictWords({ standing, permit, activity }: ActivityRuling, ordinance: Ordinance): string {
  switch (standing) {
    case 'prohibited':
      return 'prohibited';
    case 'permit':
      return `needs ${permit?.name ?? 'a permit'}`;
    case 'as-of-right':
      return 'allowed as of right, on what was said';
    case 'exempt':
      return `exempt under ${ordinance.shortName}, on what was said`;
    case 'not-regulated':
      return 'not shown as regulated, on what was said';
    case 'outside':
      return isOutsideByLand(activity?.id, ordinance)
        ? `not shown as in ${controlledLandOf(ordinance) ?? 'land that the ordinance controls'}`
        : 'not shown as land development';
    case 'undetermined':
      return activity === null ? 'has to be named from the list' : 'how it stands cannot be told yet';
  }
}

function titleOf({ ruling, discretionary }: Ruled, ordinance: Ordinance): string {
  const where = landPhrase(ruling.land, ordinance);
  const verdict = `${verdictWords(ruling, ordinance)}${discretionary ? ', if it is decided so' : ''}`;
  return `${doneWords(ruling)}${where === '' ? '' : `, ${where}`}: ${verdict}`;
}

function finding(each: Ruled, { ordinance, disturbances }: ProposalInput): Finding {
  const { ruling, facts } = each;
  return {
    rule: ruling.rule,
    outcome: OUTCOMES[ruling.standing],
    title: titleOf(each, ordinance),
    measured: ruling.areaSqFt,
    threshold: null,
    unit: 'sq ft',
    margin: null,
    certain: ruling.certain,
    citation: ruling.citation,
    reason: ruling.reason,
    subject: {
      type: 'proposal',
      id: isAll(ruling.features, disturbances) ? null : ruling.features.join(', '),
    },
    facts: [...facts],
  };
}

/**
 * @param input  with the disturbances
 * @param ruled  how the ordinance stands to each
 * @returns a finding for each ruling, in the same order: measured is the area in square feet on the ground
 */
export function activityFindings(input: ProposalInput, ruled: readonly Ruled[]): Finding[] {
  return ruled.map((each) => finding(each, input));
}

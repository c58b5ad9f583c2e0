import type { Finding } from '../../finding.js';
import type { DisturbanceMeasure } from '../../measurements.js';
import type { Ordinance } from '../../ordinance.js';
import { fittingFacts } from '../check-answers.js';
import type { Known } from '../conditions.js';
import type { ProposalInput } from '../evaluation.js';
import { statedFacts } from '../stated-facts.js';
import { activityNamed } from './cases.js';
import type { Basis } from './ways.js';

/** @returns what became of rules: true where one applies, null where that cannot be told, else false */
export function outcomesOf(findings: readonly Finding[]): (rule: string) => boolean | null {
  return (rule) => {
    const outcomes = findings.filter((finding) => finding.rule === rule).map(({ outcome }) => outcome);
    return outcomes.includes('applies') ? true : outcomes.includes('undetermined') ? null : false;
  };
}

/** What is done, by the ids of the ordinance's list; not all of it where something is not named, or not on the list. */
function activitiesDone(
  ordinance: Ordinance,
  disturbances: readonly DisturbanceMeasure[],
): Pick<Known, 'activities' | 'named'> {
  const done = disturbances.map(({ activity }) =>
    activity === null ? undefined : activityNamed(ordinance, activity)?.id,
  );
  const named = done.filter((id) => id !== undefined);
  return { activities: named.length < done.length ? null : named, named };
}

/** What the activity itself disturbs: an exemption below an extent does not look at what else is done. */
function disturbedByActivity(input: ProposalInput, measure: DisturbanceMeasure): number {
  const idOf = ({ activity }: DisturbanceMeasure): string | null =>
    activity === null ? null : (activityNamed(input.ordinance, activity)?.id ?? null);
  const own = idOf(measure);
  return input.disturbances
    .filter((other) => other === measure || (own !== null && idOf(other) === own))
    .reduce((sum, { areaSqFt }) => sum + areaSqFt, 0);
}

/**
 * @param input  the whole proposal
 * @param measure  one disturbance of it
 * @param findings  made so far, on which conditions may hang
 * @returns what the conditions of its activity are decided on
 */
export function basisOf(
  input: ProposalInput,
  measure: DisturbanceMeasure,
  findings: readonly Finding[],
): Basis {
  const questions = new Map(input.ordinance.questions.map((question) => [question.id, question]));
  return {
    questions,
    known: {
      facts: fittingFacts({ ...statedFacts(input.facts), ...measure.facts }, questions),
      disturbanceSqFt: disturbedByActivity(input, measure),
      ...activitiesDone(input.ordinance, input.disturbances),
      found: outcomesOf(findings),
      route: null,
    },
  };
}

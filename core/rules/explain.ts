import type { CalendarDate } from '../dates.js';
import type { ExplainedFinding, Explanation, Finding } from '../finding.js';
import { formatArea, formatFt } from '../format.js';
import type { StatedFacts } from '../measurements.js';
import type { Ordinance } from '../ordinance.js';
import { answerInWords } from './stated-facts.js';

/** What an outcome means, for somebody who opens it. */
const OUTCOMES: Readonly<Record<Finding['outcome'], string>> = {
  applies: 'The provision reaches it',
  'does-not-apply': 'On the numbers, the provision does not reach it',
  exempt: 'It would be reached, and the ordinance takes it out again',
  met: 'What is owed is provided',
  short: 'Less is provided than is owed',
  undetermined: 'Something is missing, so it cannot be told',
  information: 'Worth knowing; it decides nothing',
};

function withUnit(value: number, unit: Finding['unit'], threshold: number | null): string {
  switch (unit) {
    case 'sq ft':
      return formatArea(value, threshold ?? 0);
    case 'ft':
      return formatFt(value, threshold ?? 0);
    default:
      return `${value.toLocaleString('en-US')}${unit === null || unit === 'count' || unit === 'ratio' ? '' : ` ${unit}`}`;
  }
}

function stepsOf(finding: Finding): Explanation['steps'] {
  const { measured, threshold, margin, unit } = finding;
  const steps: Explanation['steps'] = [];
  if (measured !== null) steps.push({ label: 'Measured', value: withUnit(measured, unit, threshold) });
  if (threshold !== null) steps.push({ label: 'Held against', value: withUnit(threshold, unit, null) });
  if (measured !== null && threshold !== null) {
    const difference = measured - threshold;
    const side = difference === 0 ? 'exactly on it' : difference > 0 ? 'above it' : 'below it';
    steps.push({
      label: 'Difference',
      value: difference === 0 ? side : `${withUnit(Math.abs(difference), unit, 0)} ${side}`,
    });
  }
  if (margin !== null)
    steps.push({ label: 'Margin of the measurement', value: `± ${withUnit(margin, unit, 0)}` });
  // Where an answer or a decision is missing, it is not the measurement that is in doubt.
  else if (measured !== null && !finding.certain && finding.outcome !== 'undetermined' && !finding.facts)
    steps.push({ label: 'Margin of the measurement', value: 'none can be stated' });
  steps.push({ label: 'Reasoning', value: finding.reason });
  steps.push({ label: 'Outcome', value: OUTCOMES[finding.outcome] });
  steps.push({
    label: 'Certain',
    value: finding.certain ? 'Yes, on the map and the facts given' : 'No: see the reasoning',
  });
  return steps;
}

/**
 * Opens findings to the chain that led to them.
 * @param findings  as the rules made them
 * @param ordinance  whose provisions they name
 * @param stated  the facts that were given
 * @param on  the day whose law is applied
 * @returns the same findings in the same order, each with the section in our own words, its numbers and its facts
 * @throws Error  for a finding whose rule has no provision, which is a fault of ours
 */
export function explainFindings(
  findings: readonly Finding[],
  ordinance: Ordinance,
  stated: StatedFacts,
  on: CalendarDate,
): ExplainedFinding[] {
  const provisions = new Map(ordinance.provisions.map((provision) => [provision.rule, provision]));
  const questions = new Map(ordinance.questions.map((question) => [question.id, question]));
  return findings.map((finding) => {
    const provision = provisions.get(finding.rule);
    if (provision === undefined) {
      throw new Error(`${ordinance.id} has no provision of the rule ${finding.rule} (asked for ${on})`);
    }
    return {
      ...finding,
      explanation: {
        title: provision.title,
        words: provision.words,
        source: provision.source,
        inForceFrom: provision.from,
        localLaw: provision.localLaw ?? null,
        steps: stepsOf(finding),
        facts: (finding.facts ?? []).flatMap((id) => {
          const question = questions.get(id);
          if (question === undefined) return [];
          return [{ id, question: question.text, answer: answerInWords(question, stated[id]) }];
        }),
      },
    };
  });
}

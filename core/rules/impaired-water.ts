import type { Finding, Outcome } from '../finding.js';
import { formatArea } from '../format.js';
import { DRAWN_AREA_NOISE_SQFT } from '../units.js';
import type { StormwaterTerms } from '../ordinance.js';
import type { ProposalInput } from './evaluation.js';
import { cite } from './legal-values.js';
import { inWords } from './wording.js';

interface Verdict {
  outcome: Extract<Outcome, 'applies' | 'does-not-apply' | 'undetermined'>;
  reason: string;
}

const QUESTION =
  'Does its stormwater carry a pollutant of concern to an impaired water or into a watershed with a maximum daily load?';

function verdict(input: ProposalInput, development: Outcome): Verdict {
  const answer = input.facts.dischargesToImpairedWater;
  const { impairedWaters } = input.stormwater;
  const touched = impairedWaters ?? [];
  const list = inWords(
    touched.map(({ id, name, listing, overlapSqFt }) => {
      // A listed stream is a line: it is touched without an area.
      const area = overlapSqFt > DRAWN_AREA_NOISE_SQFT ? `, ${formatArea(overlapSqFt)}` : '';
      return `${name ?? id} (${listing}${area})`;
    }),
  );
  if (development === 'does-not-apply') {
    return {
      outcome: 'does-not-apply',
      reason: 'The condition is asked only of a land development activity, which this is not, as drawn.',
    };
  }
  if (answer === false && touched.length > 0) {
    return {
      outcome: 'undetermined',
      reason: `It is recorded as not discharging to such a water, and the layer shows ${list}. The two disagree.`,
    };
  }
  if (answer === false) {
    return { outcome: 'does-not-apply', reason: 'It is recorded as not discharging to such a water.' };
  }
  if (answer !== true) {
    const why =
      impairedWaters === null
        ? 'The impaired waters layer is not loaded.'
        : touched.length > 0
          ? `The disturbance overlaps or touches ${list}, which by itself does not tell what its stormwater carries there.`
          : 'No such water or watershed touches the disturbance, but water runs further than the drawing.';
    return { outcome: 'undetermined', reason: `${why} ${QUESTION}` };
  }
  const where = touched.length > 0 ? ` The disturbance overlaps or touches ${list}.` : '';
  const shown = `It is recorded as discharging to such a water.${where}`;
  if (development === 'undetermined') {
    return {
      outcome: 'undetermined',
      reason: `${shown} The condition is asked only of a land development activity, and whether this is one depends on whether it is part of a larger common plan.`,
    };
  }
  return {
    outcome: 'applies',
    reason: `${shown} Where a pollutant in its stormwater is what impairs that water, the plan must also control the quantity and quality of stormwater after construction.`,
  };
}

/** Facts on which the condition hangs: the discharge, and what makes this a land development activity. */
function factsOf(development: Finding, outcome: Verdict['outcome']): string[] {
  const developing = development.facts ?? [];
  if (development.outcome === 'does-not-apply') return [...developing];
  const denied = outcome === 'does-not-apply';
  return ['dischargesToImpairedWater', ...(denied ? [] : developing)];
}

/**
 * Condition A: stormwater that reaches an impaired water or a watershed with a total maximum daily load.
 * @param input  overlaps with those waters in square feet; whether it discharges there, if known
 * @param terms  the article's thresholds and sections, with the day from which each holds
 * @param development  the finding on whether this is a land development activity
 * @returns the finding; an overlap alone leaves it undetermined, since only the discharge can tell
 * @source Wesley Hills § 181-7B(2)(a)
 */
export function conditionAFinding(
  input: ProposalInput,
  terms: StormwaterTerms,
  development: Finding,
): Finding {
  const { outcome, reason } = verdict(input, development.outcome);
  return {
    rule: terms.rules.conditionA,
    outcome,
    title: {
      applies: 'Condition A: an impaired water or its watershed is concerned',
      undetermined: 'Condition A cannot be told',
      'does-not-apply': 'Condition A is not met, as drawn',
    }[outcome],
    measured: null,
    threshold: null,
    unit: null,
    margin: null,
    certain: outcome !== 'undetermined',
    citation: cite(input.ordinance, terms.conditionACitation),
    reason,
    subject: { type: 'proposal', id: null },
    facts: factsOf(development, outcome),
  };
}

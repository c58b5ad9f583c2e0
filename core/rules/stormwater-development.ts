import type { Finding, Outcome } from '../finding.js';
import { formatArea } from '../format.js';
import { DRAWN_AREA_NOISE_SQFT } from '../units.js';
import { entryOn } from './dated-value.js';
import type { StormwaterTerms } from '../ordinance.js';
import type { ProposalInput } from './evaluation.js';
import { cite } from './legal-values.js';
import { compareWithMargin } from './margin.js';
import { disturbedArea, PLAN_QUESTION, planFacts } from './stormwater-area.js';

/**
 * Whether the proposal is a land development activity: an acre of disturbance, or less as part of a larger common
 * plan. The text asks of the plan no size of its own, so a part of one counts whatever the total.
 * @param input  total disturbance in square feet on the ground; facts on the plan
 * @param terms  the article's thresholds and sections, with the day from which each holds
 * @returns the finding; undetermined below an acre while
 *   nobody has said whether there is a larger plan
 * @throws InvalidInput  for a day before the provision, or a negative or non-finite area
 * @source Wesley Hills § 181-6 Land development activity
 */
export function landDevelopmentFinding(input: ProposalInput, terms: StormwaterTerms): Finding {
  const threshold = entryOn(terms.developmentSqFt, input.on);
  const area = disturbedArea(input.stormwater, input.facts, threshold.value);
  // What is drawn has no positional accuracy of the map: only noise can make it uncertain.
  const comparison = compareWithMargin(area.countedSqFt, threshold.value, 0, DRAWN_AREA_NOISE_SQFT);
  const acre = formatArea(threshold.value);
  let outcome: Outcome;
  let because: string;
  if (comparison.reaches) {
    outcome = 'applies';
    because = `That reaches ${acre}.`;
  } else if (area.partOfPlan === true) {
    outcome = 'applies';
    because = area.totalKnown
      ? `That is below ${acre}, but the definition takes in any part of a larger common plan and asks for no size of the plan; ask the Stormwater Management Officer how it is read.`
      : `The definition takes in a part of a larger common plan even below ${acre}.`;
  } else if (area.partOfPlan === null) {
    outcome = 'undetermined';
    because = `That is below ${acre}. ${PLAN_QUESTION} Until that is answered, it cannot be told.`;
  } else {
    outcome = 'does-not-apply';
    because = `That is below ${acre}, and it is recorded as not part of a larger common plan.`;
  }
  const consequence =
    outcome === 'applies'
      ? ` A stormwater pollution prevention plan is needed (${terms.planCitation}), unless the activity is one of those that ${terms.exemptionsCitation} may exempt${input.ordinance.activities.length > 0 ? ': see what is said of each activity' : ', which is not tested here'}.`
      : '';
  return {
    rule: terms.rules.development,
    outcome,
    title: {
      applies: 'This is a land development activity',
      undetermined: 'Whether this is a land development activity cannot be told',
      'does-not-apply': 'Not a land development activity, as drawn',
    }[outcome],
    measured: area.countedSqFt,
    threshold: threshold.value,
    unit: 'sq ft',
    margin: null,
    certain: outcome !== 'undetermined' && comparison.certain,
    citation: cite(input.ordinance, threshold.citation),
    reason: `${area.sentence} ${because}${consequence}`,
    subject: { type: 'proposal', id: null },
    facts: planFacts(area, input.facts, threshold.value, false),
  };
}

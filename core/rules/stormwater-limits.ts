import type { Finding } from '../finding.js';
import { formatArea, formatSqFt } from '../format.js';
import { DRAWN_AREA_NOISE_SQFT } from '../units.js';
import { entryOn } from './dated-value.js';
import type { StormwaterTerms } from '../ordinance.js';
import type { ProposalInput } from './evaluation.js';
import { cite } from './legal-values.js';
import { exceeds } from './margin.js';

/** On the limit itself, noise alone decides the side. */
function offTheLimit(measured: number, limit: number): boolean {
  return Math.abs(measured - limit) > DRAWN_AREA_NOISE_SQFT;
}

/**
 * No more than five acres open at any one time, unless an approved plan allows it.
 * @param input  largest area open at once over the phases' dates, in square feet on the ground
 * @param terms  the article's thresholds and sections, with the day from which each holds
 * @returns the finding: `applies` where the limit is passed
 * @throws InvalidInput  for a day before the provision, or a negative or non-finite area
 * @source Wesley Hills § 181-7B(1)(d)
 */
export function openAtOnceFinding(input: ProposalInput, terms: StormwaterTerms): Finding {
  const limit = entryOn(terms.openAtOnceSqFt, input.on);
  const { largestOpenAtOnceSqFt: open, largestOpenOn } = input.stormwater;
  const above = exceeds(open, limit.value, DRAWN_AREA_NOISE_SQFT);
  const allowed = above && input.facts.approvedSwpppAllowsMoreOpen === true;
  const total = input.stormwater.totalDisturbanceSqFt;
  const when =
    largestOpenOn !== null
      ? `Most is open at once from ${largestOpenOn}`
      : open < total - DRAWN_AREA_NOISE_SQFT
        ? 'Most is open at once at the start'
        : 'All of it counts as open at once';
  const sentences = [`${when}: ${formatArea(open, limit.value, DRAWN_AREA_NOISE_SQFT)}.`];
  sentences.push(`The limit is ${formatArea(limit.value)}.`);
  if (allowed)
    sentences.push('An approved stormwater pollution prevention plan is recorded as allowing more.');
  else if (above && input.facts.approvedSwpppAllowsMoreOpen === undefined) {
    sentences.push('Whether an approved stormwater pollution prevention plan allows more is not recorded.');
  }
  if (input.facts.largerCommonPlan === true) {
    sentences.push('Ground open elsewhere in the larger plan is not counted here.');
  }
  return {
    rule: terms.rules.openAtOnce,
    outcome: allowed ? 'exempt' : above ? 'applies' : 'does-not-apply',
    title: allowed
      ? 'More than five acres open at once, as an approved plan allows'
      : above
        ? 'More than five acres are open at once'
        : 'No more than five acres are open at once',
    measured: open,
    threshold: limit.value,
    unit: 'sq ft',
    margin: null,
    certain: offTheLimit(open, limit.value),
    citation: cite(input.ordinance, limit.citation),
    reason: sentences.join(' '),
    subject: { type: 'proposal', id: null },
    facts: above ? ['approvedSwpppAllowsMoreOpen'] : [],
  };
}

/**
 * Footprints that are large enough to be a building of the ordinance: over 100 sq ft.
 * @param input  footprints drawn with activity `building`, in square feet on the ground
 * @param terms  the article's thresholds and sections, with the day from which each holds
 * @returns a finding for each footprint
 * @throws InvalidInput  for a day before the provision, or a negative or non-finite area
 * @source Wesley Hills § 181-6 Building
 */
export function buildingFindings(input: ProposalInput, terms: StormwaterTerms): Finding[] {
  const limit = entryOn(terms.buildingSqFt, input.on);
  return input.stormwater.buildingSqFt.map((footprint, index) => {
    const above = exceeds(footprint, limit.value, DRAWN_AREA_NOISE_SQFT);
    const which = input.stormwater.buildingSqFt.length > 1 ? `Footprint ${index + 1}` : 'The footprint';
    return {
      rule: terms.rules.building,
      outcome: above ? 'applies' : 'does-not-apply',
      title: `${which} is ${above ? 'large enough to be a building' : 'too small to be a building'} of this ordinance`,
      measured: footprint,
      threshold: limit.value,
      unit: 'sq ft',
      margin: null,
      certain: offTheLimit(footprint, limit.value),
      citation: cite(input.ordinance, limit.citation),
      reason: `It covers ${formatArea(footprint, limit.value, DRAWN_AREA_NOISE_SQFT)}, ${above ? 'more' : 'no more'} than the ${formatSqFt(limit.value)} that a roofed and walled structure has to pass to be a building here.`,
      subject: { type: 'proposal', id: null },
    };
  });
}

import type { MitigationLine } from '../contracts/screening.js';
import { formatArea } from '../format.js';
import { AREA_NOISE_SQFT } from '../units.js';
import type { ProposalInput } from './evaluation.js';
import { compareWithMargin, type Comparison } from './margin.js';
import { isAllOnSite } from './mitigation-line.js';
import { decisionOn } from './recorded-decision.js';
import { asSentence } from './wording.js';

/** What the place of the mitigation makes of it. */
export interface Place {
  outcome: 'met' | 'short' | 'undetermined';
  /** of the area that decides with what is owed */
  comparison: Comparison;
  sentences: string[];
}

/**
 * Where the text asks for mitigation on site, that alone decides; off site takes a recorded decision to count.
 * @param input  the ordinance and the recorded decisions
 * @param line  what is provided, on site and off, in square feet
 * @param remaining  square feet that remain to be provided
 * @param margin  of what remains, in square feet; null where it cannot be stated
 * @returns whether what counts suffices, and why
 * @source North Castle § 340-9
 */
export function placeOf(
  input: ProposalInput,
  line: MitigationLine,
  remaining: number,
  margin: number | null,
): Place {
  const held = (sqFt: number) => compareWithMargin(sqFt, remaining, margin, AREA_NOISE_SQFT);
  const all = held(line.providedSqFt);
  const { onSiteSqFt, offSiteSqFt, providedSqFt } = line;
  const outcome = all.reaches ? 'met' : 'short';
  if ((input.ordinance.mitigation?.site ?? null) === null || providedSqFt <= AREA_NOISE_SQFT) {
    return { outcome, comparison: all, sentences: [] };
  }
  if (onSiteSqFt === null || offSiteSqFt === null) {
    const sentences = [
      'The parcels layer is not loaded: what lies on site and what lies off site cannot be told apart.',
    ];
    return { outcome, comparison: all, sentences };
  }
  if (isAllOnSite(line)) return { outcome, comparison: all, sentences: ['All of it lies on site.'] };
  const figures = `${formatArea(onSiteSqFt, remaining)} lie on site and ${formatArea(offSiteSqFt)} off site.`;
  if (!all.reaches) return { outcome, comparison: all, sentences: [figures] };
  const { inForce, later } = decisionOn(input.facts.offSiteMitigationAccepted, input.on);
  if (inForce !== null) {
    const accepted = `What lies off site counts by the recorded decision of ${inForce.decidedOn}: ${asSentence(inForce.reason)}`;
    return { outcome, comparison: all, sentences: [figures, accepted] };
  }
  const onSite = held(onSiteSqFt);
  if (onSite.reaches) return { outcome: 'met', comparison: onSite, sentences: [figures] };
  const decision =
    later === null
      ? 'such a decision is not recorded here'
      : `the decision recorded here is of ${later.decidedOn}, after the day asked about`;
  return {
    outcome: 'undetermined',
    comparison: onSite,
    sentences: [
      figures,
      `What lies on site does not suffice alone; what lies off site counts only where no alternative on site is possible or practical, and ${decision}.`,
    ],
  };
}

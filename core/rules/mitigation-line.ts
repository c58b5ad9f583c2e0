import type { MitigationLine } from '../contracts/screening.js';
import { AREA_NOISE_SQFT, DRAWN_AREA_NOISE_SQFT } from '../units.js';
import type { ProposalInput } from './evaluation.js';
import { requireMeasure } from './margin.js';

/** What is made up for: wetland and buffer are never added up. */
export type MitigationPart = 'wetland' | 'buffer';

/**
 * Replacement area owed for a disturbance.
 * @param lossSqFt  square feet on the ground, ≥ 0, wetland or buffer apart
 * @param ratio  square feet to provide for one lost
 * @returns square feet, unrounded
 * @throws InvalidInput  for a negative or non-finite area or ratio
 * @source North Castle § 340-9
 */
export function replacementOwed(lossSqFt: number, ratio: number): number {
  return requireMeasure(lossSqFt, 'The area lost') * requireMeasure(ratio, 'The mitigation ratio');
}

/** @returns whether the loss is no more than the noise of a drawing; false where it is not known */
export function isNoLoss(lossSqFt: number | null): boolean {
  return lossSqFt !== null && lossSqFt <= DRAWN_AREA_NOISE_SQFT;
}

/** @returns whether no more than the noise of a drawing is off site; false where that is not known */
export function isAllOnSite({ offSiteSqFt }: MitigationLine): boolean {
  return offSiteSqFt !== null && offSiteSqFt <= DRAWN_AREA_NOISE_SQFT;
}

/** What recorded decisions do to what is required. */
export interface MitigationDecisions {
  /** found not feasible: then nothing is required */
  waived: boolean;
  /** square feet of mitigation for which a payment was accepted instead */
  feeSqFt: number;
}

/**
 * @param line  what is required and what of it is paid for
 * @returns square feet that remain to be provided; null where that is not known
 */
export function remainingSqFt({
  requiredSqFt,
  paidForSqFt,
}: Pick<MitigationLine, 'requiredSqFt' | 'paidForSqFt'>): number | null {
  return requiredSqFt === null ? null : Math.max(0, requiredSqFt - paidForSqFt);
}

/**
 * @param input  losses from the split, provided areas already freed of what does not count; square feet on the ground
 * @param part  wetland or buffer
 * @param ratio  null where the ordinance held here states none
 * @param decisions  recorded ones that count on the day; a payment counts for no more than is required
 * @returns what is lost, required, paid for, provided, short or over, on and off site; null where that is not known
 * @throws InvalidInput  for a negative or non-finite loss, ratio or payment
 * @source North Castle § 340-9
 */
export function mitigationLine(
  input: ProposalInput,
  part: MitigationPart,
  ratio: number | null,
  { waived, feeSqFt }: MitigationDecisions = { waived: false, feeSqFt: 0 },
): MitigationLine {
  const { mitigation, split } = input;
  const lossSqFt = part === 'wetland' ? split.inWetlandSqFt : split.inAdjacentSqFt;
  const providedSqFt =
    (part === 'wetland' ? mitigation?.wetlandProvidedSqFt : mitigation?.bufferProvidedSqFt) ?? 0;
  // Nothing drawn is nothing on site and nothing off it; drawn without parcels is not known.
  const onSiteSqFt =
    mitigation === null ? 0 : part === 'wetland' ? mitigation.wetlandOnSiteSqFt : mitigation.bufferOnSiteSqFt;
  const owedSqFt = lossSqFt === null || ratio === null ? null : replacementOwed(lossSqFt, ratio);
  const requiredSqFt = owedSqFt === null ? null : waived || isNoLoss(lossSqFt) ? 0 : owedSqFt;
  const paidForSqFt = Math.min(
    requireMeasure(feeSqFt, 'The mitigation that a payment stands for'),
    requiredSqFt ?? Infinity,
  );
  const remaining = remainingSqFt({ requiredSqFt, paidForSqFt });
  const difference = remaining === null ? null : providedSqFt - remaining;
  return {
    ratio,
    lossSqFt,
    requiredSqFt,
    paidForSqFt,
    providedSqFt,
    shortfallSqFt: difference === null ? null : difference < -AREA_NOISE_SQFT ? -difference : 0,
    surplusSqFt: difference === null ? null : difference > AREA_NOISE_SQFT ? difference : 0,
    onSiteSqFt,
    offSiteSqFt: onSiteSqFt === null ? null : Math.max(0, providedSqFt - onSiteSqFt),
  };
}

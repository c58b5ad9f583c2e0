import type { AcceptedFee } from '../measurements.js';
import type { Ordinance } from '../ordinance.js';
import type { ProposalInput } from './evaluation.js';
import type { MitigationPart } from './mitigation-line.js';

/** What an ordinance says of a payment in place of mitigation. */
export type FeeTerms = NonNullable<NonNullable<Ordinance['mitigation']>['feeInLieu']>;

/** Why a payment that is recorded does not count on the day asked about. */
export type NotCounted = 'later' | 'before-the-law' | 'not-recommended' | 'recommended-later';

/** @returns the day from which the ordinance knows such a payment; null where its data does not say */
export function knownFrom({ provisions }: Ordinance, terms: FeeTerms): string | null {
  return provisions.find(({ rule }) => rule === terms.rule)?.from ?? null;
}

/** @returns why a payment does not count on the day asked about; null where it counts */
export function notCounted(
  { ordinance, on }: ProposalInput,
  terms: FeeTerms,
  fee: AcceptedFee,
): NotCounted | null {
  if (fee.acceptedOn > on) return 'later';
  if (fee.acceptedOn < (knownFrom(ordinance, terms) ?? '')) return 'before-the-law';
  if (terms.recommendedBy === null) return null;
  if (fee.recommendedOn === undefined) return 'not-recommended';
  return fee.recommendedOn > fee.acceptedOn ? 'recommended-later' : null;
}

/** @returns square feet of mitigation of that part that a payment is recorded for */
export function amountFor(fee: AcceptedFee, part: MitigationPart): number {
  return part === 'wetland' ? fee.wetlandSqFt : fee.bufferSqFt;
}

/**
 * @param input  with the payment as it was recorded
 * @param part  wetland or buffer
 * @returns square feet of mitigation that a payment stands for on that day; 0 where none counts, or the ordinance knows
 *   no such payment
 * @source North Castle § 340-9 (fee in lieu)
 */
export function feeSqFt(input: ProposalInput, part: MitigationPart): number {
  const terms = input.ordinance.mitigation?.feeInLieu ?? null;
  const fee = input.facts.feeInLieu;
  if (terms === null || fee === undefined || notCounted(input, terms, fee) !== null) return 0;
  return amountFor(fee, part);
}

import type { MitigationLine } from '../contracts/screening.js';
import type { Finding } from '../finding.js';
import { formatArea } from '../format.js';
import type { AcceptedFee } from '../measurements.js';
import { AREA_NOISE_SQFT } from '../units.js';
import { amountFor, knownFrom, notCounted, type FeeTerms, type NotCounted } from './accepted-fee.js';
import type { ProposalInput } from './evaluation.js';
import { cite } from './legal-values.js';
import type { MitigationPart } from './mitigation-line.js';

type Judged = Pick<Finding, 'outcome' | 'title' | 'measured' | 'certain' | 'reason'>;

function whyNot(
  { ordinance }: ProposalInput,
  terms: FeeTerms,
  fee: AcceptedFee,
  { why, part }: { why: NotCounted; part: MitigationPart },
): Judged {
  const amount = amountFor(fee, part);
  const recorded = `Recorded as accepted on ${fee.acceptedOn}, for ${formatArea(amount)} of ${part} mitigation.`;
  if (why === 'later') {
    return {
      outcome: 'does-not-apply',
      title: `A payment for ${part} mitigation does not count yet`,
      measured: amount,
      certain: true,
      reason: `${recorded} That is after the day asked about.`,
    };
  }
  if (why === 'before-the-law') {
    return {
      outcome: 'does-not-apply',
      title: `A payment for ${part} mitigation does not count`,
      measured: amount,
      certain: true,
      reason: `${recorded} Such a payment can be accepted only from ${knownFrom(ordinance, terms) ?? ''} on.`,
    };
  }
  const by = terms.recommendedBy ?? '';
  const gap =
    why === 'not-recommended'
      ? `that ${by} recommended it is not recorded`
      : `the recommendation of ${by} is recorded for ${fee.recommendedOn ?? ''}, which is later`;
  return {
    outcome: 'undetermined',
    title: `Whether a payment counts for ${part} mitigation cannot be told`,
    measured: amount,
    certain: false,
    reason: `${recorded} It takes a recommendation of ${by} before ${terms.acceptedBy} accepts it, and ${gap}. Until that is settled, the payment is not counted.`,
  };
}

function counted(terms: FeeTerms, fee: AcceptedFee, part: MitigationPart, line: MitigationLine): Judged {
  const amount = amountFor(fee, part);
  const { requiredSqFt, paidForSqFt } = line;
  const recommended =
    terms.recommendedBy === null
      ? ''
      : `, on the recommendation of ${terms.recommendedBy} of ${fee.recommendedOn ?? ''}`;
  const accepted = `${terms.acceptedBy} accepted it on ${fee.acceptedOn}${recommended}.`;
  const sentences = [`${accepted.charAt(0).toUpperCase()}${accepted.slice(1)}`];
  if (requiredSqFt === null) {
    sentences.push(`How much ${part} mitigation is owed cannot be told, so neither can what remains of it.`);
  } else if (requiredSqFt <= AREA_NOISE_SQFT) {
    sentences.push(`No ${part} mitigation is required here, so it stands for nothing.`);
  } else {
    sentences.push(
      `Of ${formatArea(requiredSqFt)} required, ${formatArea(requiredSqFt - paidForSqFt)} remain to be provided.`,
    );
    if (amount > requiredSqFt + AREA_NOISE_SQFT)
      sentences.push(`It was paid for ${formatArea(amount)}; more than is required does not count.`);
  }
  const none = requiredSqFt !== null && requiredSqFt <= AREA_NOISE_SQFT;
  return {
    outcome: none ? 'does-not-apply' : 'applies',
    title: none
      ? `A payment for ${part} mitigation, and none is required`
      : `A payment stands for ${formatArea(paidForSqFt)} of ${part} mitigation`,
    measured: none ? amount : paidForSqFt,
    certain: true,
    reason: sentences.join(' '),
  };
}

/**
 * @param input  with the payment as it was recorded
 * @param lines  what is required and paid for, in square feet
 * @returns a finding for each part that the payment is recorded for; none where no payment is, or the ordinance knows none
 * @source North Castle § 340-9 (fee in lieu)
 */
export function feeFindings(
  input: ProposalInput,
  lines: { wetland: MitigationLine; buffer: MitigationLine },
): Finding[] {
  const terms = input.ordinance.mitigation?.feeInLieu ?? null;
  const fee = input.facts.feeInLieu;
  if (terms === null || fee === undefined) return [];
  const shared = {
    rule: terms.rule,
    threshold: null,
    unit: 'sq ft' as const,
    margin: null,
    citation: cite(input.ordinance, terms.citation),
  };
  const why = notCounted(input, terms, fee);
  const parts = (['wetland', 'buffer'] as const).filter((part) => amountFor(fee, part) > 0);
  if (parts.length === 0) {
    return [
      {
        ...shared,
        outcome: 'undetermined',
        title: 'For how much mitigation a payment stands cannot be told',
        measured: null,
        certain: false,
        reason: `A payment is recorded as accepted on ${fee.acceptedOn}; for how many square feet of wetland or buffer mitigation is not.`,
        subject: { type: 'mitigation', id: null },
      },
    ];
  }
  return parts.map((part) => ({
    ...shared,
    ...(why === null ? counted(terms, fee, part, lines[part]) : whyNot(input, terms, fee, { why, part })),
    subject: { type: 'mitigation', id: part },
  }));
}

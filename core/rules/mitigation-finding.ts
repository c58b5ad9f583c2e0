import type { MitigationLine } from '../contracts/screening.js';
import type { Finding } from '../finding.js';
import { formatArea, formatSqFt } from '../format.js';
import type { RecordedDecision } from '../measurements.js';
import { AREA_NOISE_SQFT } from '../units.js';
import type { ProposalInput } from './evaluation.js';
import { cite, SETTING_PHRASE, type LegalValue } from './legal-values.js';
import { isNoLoss, remainingSqFt, type MitigationPart } from './mitigation-line.js';
import { placeOf } from './mitigation-place.js';
import { adjacentMargin, overlapMargin } from './overlap-margin.js';
import { TOO_CLOSE } from './wording.js';

/** One part of the mitigation, ready to be judged. */
export interface MitigationQuestion {
  part: MitigationPart;
  rule: string;
  ratio: LegalValue<number | null>;
  line: MitigationLine;
  /** a recorded decision that buffer mitigation is not feasible, in force on the day asked about */
  waiver: RecordedDecision | null;
  /** such a decision taken after the day asked about */
  laterWaiver: RecordedDecision | null;
  /** whether the map lets it be told if there is a loss at all */
  lossCertain: boolean;
}

type Judged = Pick<Finding, 'outcome' | 'title' | 'margin' | 'certain' | 'reason'>;

function unknownOwed({ part, line }: MitigationQuestion): Judged {
  const why =
    line.lossSqFt === null
      ? `How much ${part} is lost cannot be told, since a layer it needs is not loaded.`
      : `${formatArea(line.lossSqFt)} of ${part} are lost. Its replacement is referred to without a ratio in the text held here; the ratio is ${SETTING_PHRASE}, and none is set.`;
  return {
    outcome: 'undetermined',
    title: `How much ${part} has to be replaced cannot be told`,
    margin: null,
    certain: false,
    reason: `${why} Drawn and counted for ${part}: ${formatArea(line.providedSqFt)}.`,
  };
}

function nothingOwed(input: ProposalInput, { part, ratio, lossCertain }: MitigationQuestion): Judged {
  const consequence =
    ratio.value === null
      ? `. What has to be replaced besides cannot be told, since no ratio is held here.`
      : ratio.isSetting
        ? `, so the ratio ${SETTING_PHRASE}, asks for none.`
        : ', so nothing is owed for it.';
  const doubt = lossCertain
    ? ''
    : ' The accuracy of the map leaves open whether it takes some after all; a delineation would tell.';
  return {
    outcome: 'does-not-apply',
    title: `No ${part} is shown as lost`,
    margin: null,
    certain: lossCertain,
    reason: `On the map as of version ${input.mapVersion} the proposal takes no ${part}${consequence}${doubt}`,
  };
}

function owed(
  input: ProposalInput,
  question: MitigationQuestion,
  ratio: number,
  { requiredSqFt, remaining }: { requiredSqFt: number; remaining: number },
): Judged {
  const { part, line, laterWaiver } = question;
  const lossMargin = part === 'wetland' ? overlapMargin(input) : adjacentMargin(input);
  const margin = lossMargin === null ? null : lossMargin * ratio;
  const place = placeOf(input, line, remaining, margin);
  const { comparison } = place;
  const origin = question.ratio.isSetting ? `, ${SETTING_PHRASE}` : '';
  const once = input.ordinance.mitigation?.onceUnavoidableCitation ?? null;
  const sentences = [
    `${formatArea(line.lossSqFt ?? 0)} of ${part} are lost; at ${ratio} to 1${origin} that is ${formatArea(requiredSqFt, line.providedSqFt)} to be provided.`,
    ...(line.paidForSqFt > 0
      ? [
          `A payment was accepted in place of ${formatArea(line.paidForSqFt)} of it, and ${formatArea(remaining, line.providedSqFt)} remain to be provided.`,
        ]
      : []),
    `Drawn and counted: ${formatArea(line.providedSqFt, remaining)}.`,
  ];
  sentences.push(...place.sentences);
  if (once !== null) sentences.push(`It is owed once the loss has been found unavoidable (${once}).`);
  if (laterWaiver !== null) {
    sentences.push(
      `The decision that it is not feasible is dated ${laterWaiver.decidedOn}, after the day asked about, and does not count yet.`,
    );
  }
  if (margin === null) {
    sentences.push(
      'The positional accuracy of the outline is not recorded, so it cannot be said how sure this is.',
    );
  } else if (comparison.tooClose) {
    sentences.push(`What is owed is uncertain by about ${formatSqFt(margin)}: ${TOO_CLOSE}.`);
  }
  return {
    outcome: place.outcome,
    title: {
      met:
        remaining <= AREA_NOISE_SQFT
          ? `All ${part} mitigation owed is paid for`
          : `Enough ${part} mitigation is drawn`,
      undetermined: `Enough ${part} mitigation is drawn only with what lies off site`,
      short: `Short by ${formatSqFt(line.shortfallSqFt ?? 0)} of ${part} mitigation`,
    }[place.outcome],
    margin,
    certain: place.outcome !== 'undetermined' && comparison.certain,
    reason: sentences.join(' '),
  };
}

function judge(input: ProposalInput, question: MitigationQuestion): Judged {
  const { line, ratio, waiver } = question;
  if (isNoLoss(line.lossSqFt)) return nothingOwed(input, question);
  if (line.requiredSqFt === null || ratio.value === null) return unknownOwed(question);
  if (waiver !== null) {
    return {
      outcome: 'exempt',
      title: 'Buffer mitigation was found not feasible',
      margin: null,
      certain: true,
      reason: `Recorded decision of ${waiver.decidedOn}: ${waiver.reason}`,
    };
  }
  const remaining = remainingSqFt(line) ?? line.requiredSqFt;
  return owed(input, question, ratio.value, { requiredSqFt: line.requiredSqFt, remaining });
}

/**
 * @param input  the overlaps that the loss was measured on
 * @param question  one part, wetland or buffer
 * @returns the finding: provided as measured, and as threshold what is required and not paid for, in square feet; met, short, or why neither
 * @throws InvalidInput  for a negative or non-finite measure
 * @source North Castle § 340-9; Rye § 195-5E (ratio a setting)
 */
export function mitigationFinding(input: ProposalInput, question: MitigationQuestion): Finding {
  return {
    rule: question.rule,
    measured: question.line.providedSqFt,
    threshold: remainingSqFt(question.line),
    unit: 'sq ft',
    citation: cite(input.ordinance, question.ratio.citation),
    subject: { type: 'mitigation', id: question.part },
    ...judge(input, question),
  };
}

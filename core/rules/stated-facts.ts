import type { ProposalFacts, StatedFacts } from '../measurements.js';
import type { AnswerForm, Question } from '../ordinance-format/questions.js';

/** Facts that have a member of their own, answered by yes or no. */
const YES_NO_MEMBERS = [
  'largerCommonPlan',
  'singleFamilyResidence',
  'agriculturalProperty',
  'dischargesToImpairedWater',
  'approvedSwpppAllowsMoreOpen',
] as const;

/** How the facts that have a member of their own are answered, whether or not an ordinance asks for them. */
export const MEMBER_FORMS: ReadonlyMap<string, AnswerForm> = new Map<string, AnswerForm>([
  ...YES_NO_MEMBERS.map((id) => [id, { kind: 'yes-no' }] as const),
  ['planDisturbanceSqFt', { kind: 'number', unit: 'sq ft', minimum: 0, maximum: 1e9 }],
]);

/**
 * Facts that have a member of their own may also come among the answers; the member wins.
 * @returns the same facts, with those members filled in
 */
export function withAnsweredMembers(facts: ProposalFacts): ProposalFacts {
  const answered: Partial<Record<(typeof YES_NO_MEMBERS)[number], boolean>> = {};
  for (const id of YES_NO_MEMBERS) {
    const answer = facts[id] ?? facts.answers?.[id];
    if (typeof answer === 'boolean') answered[id] = answer;
  }
  const plan = facts.planDisturbanceSqFt ?? facts.answers?.['planDisturbanceSqFt'];
  return {
    ...facts,
    ...answered,
    ...(typeof plan === 'number' && plan >= 0 ? { planDisturbanceSqFt: plan } : {}),
  };
}

/** @returns every stated fact of a proposal by the id of its question */
export function statedFacts(facts: ProposalFacts): StatedFacts {
  const full = withAnsweredMembers(facts);
  const members = YES_NO_MEMBERS.flatMap((id) => (full[id] === undefined ? [] : [[id, full[id]] as const]));
  return {
    ...facts.answers,
    ...Object.fromEntries(members),
    ...(full.planDisturbanceSqFt === undefined ? {} : { planDisturbanceSqFt: full.planDisturbanceSqFt }),
  };
}

/** @returns an answer as people say it; `Not known` where there is none, or one of another kind than the question's */
export function answerInWords(question: Question, answer: boolean | number | string | undefined): string {
  const form = question.answer;
  if (form.kind === 'yes-no' && typeof answer === 'boolean') return answer ? 'Yes' : 'No';
  if (form.kind === 'number' && typeof answer === 'number')
    return `${answer.toLocaleString('en-US')} ${form.unit}`;
  if (form.kind === 'choice') return form.options.find(({ id }) => id === answer)?.label ?? 'Not known';
  return 'Not known';
}

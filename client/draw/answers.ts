import type { StatedAnswer } from '../../core/contracts/proposal-drawing.js';
import type { AnswerForm } from '../../core/ordinance-format/questions.js';

/** Answers by the ids of their questions; a question that is not in it is not known. */
export type StatedAnswers = Readonly<Record<string, StatedAnswer>>;

const NUMBER = /^-?(\d{1,3}([, ]\d{3})+|\d+)(\.\d+)?$/;

/** @returns a number written with or without commas at the thousands; null where it is no such number */
export function readNumber(text: string): number | null {
  const bare = text.trim();
  if (!NUMBER.test(bare)) return null;
  const value = Number(bare.replaceAll(/[, ]/g, ''));
  return Number.isFinite(value) ? value : null;
}

function fits(value: number, { minimum, maximum }: Extract<AnswerForm, { kind: 'number' }>): boolean {
  return (minimum === undefined || value >= minimum) && (maximum === undefined || value <= maximum);
}

/**
 * @param text  what the field holds: `yes`, `no`, a number as typed, the id of an option; empty: not known
 * @returns the answer to a question of that form, or null where nothing is said
 */
export function answerOf(form: AnswerForm, text: string): StatedAnswer | null {
  if (text.trim() === '') return null;
  switch (form.kind) {
    case 'yes-no':
      return text === 'yes' || text === 'no' ? { kind: 'yes-no', value: text === 'yes' } : null;
    case 'number': {
      const value = readNumber(text);
      return { kind: 'number', text, value: value !== null && fits(value, form) ? value : null };
    }
    case 'choice':
      return form.options.some(({ id }) => id === text) ? { kind: 'choice', option: text } : null;
  }
}

/** @returns what the field of a question shows for an answer; empty where there is none, or one of another form */
export function fieldText(form: AnswerForm, answer: StatedAnswer | undefined): string {
  if (answer?.kind !== form.kind) return '';
  switch (answer.kind) {
    case 'yes-no':
      return answer.value ? 'yes' : 'no';
    case 'number':
      return answer.text;
    case 'choice':
      return form.kind === 'choice' && form.options.some(({ id }) => id === answer.option)
        ? answer.option
        : '';
  }
}

/** @returns what is wrong with a typed number, as a sentence; null where nothing is */
export function answerProblem(form: AnswerForm, answer: StatedAnswer | undefined): string | null {
  if (form.kind !== 'number' || answer?.kind !== 'number' || answer.value !== null) return null;
  const { minimum, maximum, unit } = form;
  if (readNumber(answer.text) === null) return `Write a number (${unit}), such as 1,250 or 12.5.`;
  if (minimum !== undefined && maximum !== undefined)
    return `It must lie between ${minimum} and ${maximum} ${unit}.`;
  return minimum === undefined
    ? `It must be at most ${maximum ?? ''} ${unit}.`
    : `It must be at least ${minimum} ${unit}.`;
}

/** @returns the answers with one changed; null takes it away */
export function withAnswer(answers: StatedAnswers, id: string, answer: StatedAnswer | null): StatedAnswers {
  const others = Object.entries(answers).filter(([known]) => known !== id);
  return Object.fromEntries(answer === null ? others : [...others, [id, answer]]);
}

/** @returns the answers as a request states them: a question not known, or typed wrong, is left out */
export function statedValues(answers: StatedAnswers): Record<string, boolean | number | string> {
  return Object.fromEntries(
    Object.entries(answers).flatMap(([id, answer]) => {
      const value = answer.kind === 'choice' ? answer.option : answer.value;
      return value === null ? [] : [[id, value] as const];
    }),
  );
}

import { InvalidInput, type Problem } from '../errors.js';
import type { StatedFacts } from '../measurements.js';
import type { AnswerForm, Question } from '../ordinance-format/questions.js';
import { MEMBER_FORMS } from './stated-facts.js';
import { inWords } from './wording.js';

/** @returns whether an answer is of the kind that a question is answered by, and within its limits */
export function isFitAnswer(form: AnswerForm, answer: unknown): boolean {
  switch (form.kind) {
    case 'yes-no':
      return typeof answer === 'boolean';
    case 'number':
      return (
        typeof answer === 'number' &&
        Number.isFinite(answer) &&
        answer >= (form.minimum ?? -Infinity) &&
        answer <= (form.maximum ?? Infinity)
      );
    case 'choice':
      return form.options.some(({ id }) => id === answer);
  }
}

/**
 * @param facts  as they were stated
 * @param questions  by their ids
 * @returns those that fit their question, or have none: an answer of another kind is as good as none
 */
export function fittingFacts(facts: StatedFacts, questions: ReadonlyMap<string, Question>): StatedFacts {
  return Object.fromEntries(
    Object.entries(facts).filter(([id, answer]) => {
      const question = questions.get(id);
      return question === undefined || isFitAnswer(question.answer, answer);
    }),
  );
}

/** What has to be written, as it follows "must be". */
function wanted(form: AnswerForm): string {
  switch (form.kind) {
    case 'yes-no':
      return 'true for yes or false for no';
    case 'number': {
      const { unit } = form;
      const minimum = form.minimum?.toLocaleString('en-US');
      const maximum = form.maximum?.toLocaleString('en-US');
      const limits =
        minimum !== undefined && maximum !== undefined
          ? ` from ${minimum} to ${maximum}`
          : minimum !== undefined
            ? ` of ${minimum} or more`
            : maximum !== undefined
              ? ` of ${maximum} or less`
              : '';
      return `a number${limits} (${unit})`;
    }
    case 'choice':
      return `one of ${inWords(form.options.map(({ id }) => `"${id}"`))}`;
  }
}

/** More slips than these are counted, and not told one by one. */
const MOST_TOLD = 20;

/** How many letters have to be changed, added or left out to make one word of another. */
function lettersApart(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let index = 0; index < one.length; index += 1) {
    const next = [index + 1];
    for (let place = 0; place < other.length; place += 1) {
      const changed = (row[place] ?? 0) + (one.charAt(index) === other.charAt(place) ? 0 : 1);
      next.push(Math.min(changed, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

function unknownQuestion(id: string, known: readonly string[]): string {
  const near = known
    .map((other) => ({ other, apart: lettersApart(id.toLowerCase(), other.toLowerCase()) }))
    .filter(({ apart }) => apart <= 3)
    .toSorted((a, b) => a.apart - b.apart)[0];
  const hint =
    near === undefined
      ? ' Leave it out, or use the id of a question as an answer or an ordinance lists it.'
      : ` Did you mean "${near.other}"?`;
  return `"${id}" answers no question of any ordinance here.${hint}`;
}

/**
 * Refuses answers that nothing asks for, or that are not of the kind that is asked for: a slip must not pass as
 * "not known".
 * @param questions  of the ordinances that may ask, those of the one that is asked first; the first question of an id
 *   says what fits
 * @param answers  by the ids of the questions
 * @param path  of the answers in the request, for the message
 * @throws InvalidInput  naming each such question and what to write, of very many the first
 */
export function requireFitAnswers(
  questions: readonly Question[],
  answers: StatedFacts,
  path = 'facts.answers',
): void {
  const forms = new Map(MEMBER_FORMS);
  const names = new Map<string, string>();
  for (const { id, text, answer } of questions.toReversed()) {
    forms.set(id, answer);
    names.set(id, `"${text}" (${id})`);
  }
  const misfits = Object.entries(answers).filter(([id, answer]) => {
    const form = forms.get(id);
    return form === undefined || !isFitAnswer(form, answer);
  });
  if (misfits.length === 0) return;
  const problems = misfits.slice(0, MOST_TOLD).map(([id, answer]): Problem => {
    const form = forms.get(id);
    const message =
      form === undefined
        ? unknownQuestion(id, [...forms.keys()])
        : `The answer to ${names.get(id) ?? id} must be ${wanted(form)}, and is ${JSON.stringify(answer)}.`;
    return { path: `${path}.${id}`, message };
  });
  const more = misfits.length - problems.length;
  throw new InvalidInput(
    [...problems.map(({ message }) => message), ...(more > 0 ? [`And ${more} more like these.`] : [])].join(
      ' ',
    ),
    problems,
  );
}

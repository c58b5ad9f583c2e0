import { HundredfootError } from '../../../core/errors.js';
import { inRequestWords } from '../uploads/request-words.js';

/** Further options of the import command as members of an order. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/--allow-rejected\b/g, 'allowRejected=true'],
  [/--replace\b/g, 'replace=true'],
  [/--role (?=own|neighbor)/g, 'role='],
  [/--role\b/g, 'role'],
  [/--own NAME\b/g, 'own'],
  [/--own\b/g, 'own'],
  [/--field (?=\S)/g, 'fields: '],
];

/** @returns the sentence with members of the request in the place of options of the import command */
export function inUploadWords(sentence: string): string {
  return WORDS.reduce((text, [option, member]) => text.replace(option, member), inRequestWords(sentence));
}

/** Does some work whose refusals speak of the import command, and has them speak of the request. */
export async function withUploadWords<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof HundredfootError)) throw error;
    const problems = error.problems.map((problem) => ({
      ...problem,
      message: inUploadWords(problem.message),
    }));
    throw new HundredfootError(error.code, inUploadWords(error.message), problems, error.more);
  }
}

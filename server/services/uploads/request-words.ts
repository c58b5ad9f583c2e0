import { HundredfootError, InvalidInput, type Problem } from '../../../core/errors.js';

/** Options of the import command, which the readers of files speak of, as parameters of the request. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/--crs (?=(?:EPSG|ESRI):)/g, 'crs='],
  [/--crs\b/g, 'the parameter crs'],
  [/--layer-in-file (?=\S)/g, 'layerInFile='],
  [/--layer-in-file\b/g, 'the parameter layerInFile'],
  [/--repair\b/g, 'repair=true'],
  [/--accuracy-ft\b/g, 'accuracyFt'],
];

/** @returns the sentence with parameters of the request in the place of options of the command */
export function inRequestWords(sentence: string): string {
  return WORDS.reduce((text, [option, parameter]) => text.replace(option, parameter), sentence);
}

/** Features whose problem is listed where nothing of a file can be taken: they mostly have the same. */
const LISTED = 100;

function problemsOf({ problems }: HundredfootError): Problem[] {
  return problems
    .slice(0, LISTED)
    .map((problem) => ({ ...problem, message: inRequestWords(problem.message) }));
}

/** Does some reading whose refusals speak of the import command, and has them speak of the request. */
export async function withRequestWords<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof HundredfootError && error.code === 'InvalidInput') {
      throw new InvalidInput(inRequestWords(error.message), problemsOf(error));
    }
    throw error;
  }
}

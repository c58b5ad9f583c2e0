import { cowardinWords } from './words.js';
import { COWARDIN_NAMES } from '../import-columns.js';

/** Where an import keeps the class of a wetland in words, among its attributes. */
export const CLASS_IN_WORDS = 'class_in_words';

/**
 * What sort of wetland it is, for a page or a list.
 * @param attributes  as they are kept with a wetland
 * @returns the class in words, as the import read it or from a Cowardin code among the attributes; null where they have none
 */
export function wetlandWords(attributes: Readonly<Record<string, unknown>>): string | null {
  const kept = attributes[CLASS_IN_WORDS];
  if (typeof kept === 'string' && kept !== '') return kept;
  for (const name of COWARDIN_NAMES) {
    const code = attributes[name];
    const words = typeof code === 'string' ? cowardinWords(code) : null;
    if (words !== null) return words;
  }
  return null;
}

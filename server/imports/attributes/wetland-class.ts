import { decodeCowardin, type DecodedCowardin } from '../../../core/cowardin/decode.js';
import { freshwaterClassWords, tidalCategoryWords } from '../../../core/cowardin/state-classes.js';
import { decodedWords } from '../../../core/cowardin/words.js';
import { COWARDIN_NAMES, STATE_CLASS_NAMES } from '../../../core/import-columns.js';
import type { WetlandKind } from '../../../core/measurements.js';
import type { FeatureFields } from './feature-fields.js';

/** What a code says of a wetland. */
export interface WetlandClass {
  words: string;
  kind: WetlandKind;
  /** of a Cowardin code, its parts */
  cowardin: DecodedCowardin | null;
}

/**
 * @param column  that the code is read for: `class`, or `kind`, which follows from it
 * @returns what the Cowardin code, tidal category or state's class of a wetland says; null where it has none that is known
 */
export function wetlandClass(fields: FeatureFields, column: 'class' | 'kind'): WetlandClass | null {
  return (
    fields.first(column, COWARDIN_NAMES, cowardinClass) ??
    fields.first(column, STATE_CLASS_NAMES, tidalCategory) ??
    // A bare number under CLASS can mean anything in a file that is not the state's, and says so by its ids.
    (fields.isChosen(column) || fields.has(STATE_ID)
      ? fields.first(column, STATE_CLASS_NAMES, freshwaterClass)
      : null)
  );
}

/** The id that every freshwater wetland of the state's map has. */
const STATE_ID = 'WETID';

/** A code by which a tide of fresh water counts as fresh water. */
function cowardinClass(text: string): WetlandClass | null {
  const cowardin = decodeCowardin(text);
  if (cowardin === null) return null;
  return {
    words: decodedWords(cowardin),
    kind: cowardin.tide === 'salt' ? 'tidal' : 'freshwater',
    cowardin,
  };
}

function tidalCategory(text: string): WetlandClass | null {
  const words = tidalCategoryWords(text);
  return words === null ? null : { words, kind: 'tidal', cowardin: null };
}

function freshwaterClass(text: string): WetlandClass | null {
  const words = freshwaterClassWords(text);
  return words === null ? null : { words, kind: 'freshwater', cowardin: null };
}

import type { ImportTally } from '../import-tally.js';
import type { FileChecks } from './file-checks.js';
import type { FeatureFields } from './feature-fields.js';
import type { IdGiver } from './ids.js';
import { numberOf } from './values.js';

/** What the rows of one import have in common. */
export interface RowContext {
  tally: ImportTally;
  ids: IdGiver;
  checks: FileChecks;
  /** positional accuracy for features that carry none of their own; null when it is not known */
  accuracyFt: number | null;
  /** role of a municipal outline that does not name its own */
  role: 'own' | 'neighbor';
  /** name of the own outline among those that do not name their role; null when `role` holds for all of them */
  own: string | null;
}

/** @returns the positional accuracy in feet: the feature's own, else that of the import */
export function accuracyOf(fields: FeatureFields, context: RowContext): number | null {
  const own = fields.first('accuracy_ft', ['accuracy_ft'], (text) => {
    const value = numberOf(text);
    if (value !== null && value >= 0) return value;
    context.tally.about('accuracy_ft is not a number of feet; it was left out', fields.feature);
    return null;
  });
  return own ?? context.accuracyFt;
}

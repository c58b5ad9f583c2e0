import { HYDROGRAPHY_CODE_NAMES, knownNames } from '../../../core/import-columns.js';
import type { Shape } from '../shape.js';
import type { FeatureFields } from './feature-fields.js';
import { hydrographyFeature, type HydrographyFeature } from './hydrography.js';
import { accuracyOf, type RowContext } from './row-context.js';
import { booleanOf } from './values.js';

const NAMES = knownNames('watercourses', 'name');
const WORDS = ['kind', 'waterway'];
const TYPES = ['FTYPE', 'FEATURE_TYPE', 'TYPE'];

/** A row of `watercourse`, its geometry apart. */
export interface WatercourseRow {
  id: string;
  name: string | null;
  kind: string;
  permanent: boolean | null;
  accuracy_ft: number | null;
}

/** @returns what the attributes say of a watercourse; numbers and names of the hydrography in words, others as written */
export function watercourseRow(
  fields: FeatureFields,
  context: RowContext,
  shape: Shape['kind'],
): WatercourseRow {
  return {
    id: context.ids.idOf(fields),
    name: fields.firstText('name', NAMES),
    kind: kindOf(fields, context, shape),
    permanent:
      fields.first('permanent', ['permanent', 'perennial'], booleanOf) ??
      fields.first(
        'permanent',
        HYDROGRAPHY_CODE_NAMES,
        (text) => hydrographyFeature(text)?.permanent ?? null,
      ),
    accuracy_ft: accuracyOf(fields, context),
  };
}

function kindOf(fields: FeatureFields, context: RowContext, shape: Shape['kind']): string {
  const kind =
    fields.first('kind', WORDS, kindWords) ??
    fields.first('kind', HYDROGRAPHY_CODE_NAMES, hydrographyFeature) ??
    fields.first('kind', TYPES, kindWords);
  if (kind !== null) {
    if (!kind.surfaceWater) {
      context.tally.about(
        `the hydrography calls it a ${kind.words}, which is no open water; it came in as a watercourse all the same`,
        fields.feature,
      );
    }
    return kind.words;
  }
  const assumed = shape === 'lines' ? 'stream' : 'pond';
  context.tally.about(
    `nothing says what kind of watercourse it is; taken as a ${assumed} by its shape`,
    fields.feature,
  );
  return assumed;
}

/** What the hydrography has no word for stays as it is written. */
function kindWords(text: string): Pick<HydrographyFeature, 'words' | 'surfaceWater'> {
  return hydrographyFeature(text) ?? { words: text, surfaceWater: true };
}

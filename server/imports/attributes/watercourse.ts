import type { Shape } from '../shape.js';
import type { FeatureFields } from './feature-fields.js';
import { accuracyOf, type RowContext } from './row-context.js';
import { booleanOf, numberOf } from './values.js';

/** Where published layers (the National Hydrography Dataset, county streams) keep what tells one from another. */
export const WATERCOURSE_IDS = [
  'WATERCOURSE_ID',
  'STREAM_ID',
  'uid',
  'PERMANENT_IDENTIFIER',
  'NHDPLUSID',
  'COMID',
  'GLOBALID',
  'OBJECTID',
  'FID',
  'GID',
];

/** Codes of the National Hydrography Dataset: flows all year, now and then, or after rain. */
const PERMANENT_BY_FCODE: ReadonlyMap<number, boolean> = new Map([
  [46006, true],
  [46003, false],
  [46007, false],
  [39004, true],
  [39009, true],
  [39001, false],
]);

/** A row of `watercourse`, its geometry apart. */
export interface WatercourseRow {
  id: string;
  name: string | null;
  kind: string;
  permanent: boolean | null;
  accuracy_ft: number | null;
}

/** @returns what the attributes say of a watercourse; its kind in the words of the file */
export function watercourseRow(
  fields: FeatureFields,
  context: RowContext,
  shape: Shape['kind'],
): WatercourseRow {
  return {
    id: context.ids.idOf(fields),
    name: fields.firstText('name', ['name', 'GNIS_NAME', 'STREAM_NAME', 'WATER_NAME']),
    kind: kindOf(fields, context, shape),
    permanent:
      fields.first('permanent', ['permanent', 'perennial'], booleanOf) ??
      fields.first('permanent', ['FCODE'], (text) => PERMANENT_BY_FCODE.get(numberOf(text) ?? 0) ?? null),
    accuracy_ft: accuracyOf(fields, context),
  };
}

function kindOf(fields: FeatureFields, context: RowContext, shape: Shape['kind']): string {
  const kind = fields.firstText('kind', ['kind', 'waterway', 'FTYPE', 'FEATURE_TYPE', 'TYPE']);
  if (kind !== null) return kind;
  const assumed = shape === 'lines' ? 'stream' : 'pond';
  context.tally.about(
    `nothing says what kind of watercourse it is; taken as a ${assumed} by its shape`,
    fields.feature,
  );
  return assumed;
}

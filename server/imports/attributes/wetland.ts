import type { WetlandKind } from '../../../core/measurements.js';
import { accuracyOf, type RowContext } from './row-context.js';
import type { FeatureFields } from './feature-fields.js';
import { booleanOf } from './values.js';
import { wetlandKind } from './wetland-kind.js';

/** Where published layers keep what tells one wetland from another. */
export const WETLAND_IDS = [
  'WETID',
  'WET_ID',
  'WETLAND_ID',
  'uid',
  'NWI_ID',
  'GLOBALID',
  'OBJECTID',
  'OBJECTID_1',
  'FID',
  'GID',
];

/** A row of `wetland`, its geometry apart. */
export interface WetlandRow {
  id: string;
  name: string | null;
  kind: WetlandKind;
  local_importance: boolean;
  degraded: boolean;
  accuracy_ft: number | null;
  source: string | null;
}

/** @returns what the attributes say of a wetland */
export function wetlandRow(fields: FeatureFields, context: RowContext): WetlandRow {
  return {
    id: context.ids.idOf(fields),
    name: fields.firstText('name', ['name', 'WETLAND_NAME']),
    kind: wetlandKind(fields, context),
    local_importance: fields.first('local importance', ['local_importance'], booleanOf) ?? false,
    degraded: fields.first('degraded', ['degraded'], booleanOf) ?? false,
    accuracy_ft: accuracyOf(fields, context),
    source: fields.firstText('source', ['source', 'DATA_SOURCE']),
  };
}

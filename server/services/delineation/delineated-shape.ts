import type { FeatureFields } from '../../imports/attributes/feature-fields.js';
import { booleanOf, numberOf } from '../../imports/attributes/values.js';
import { recordedKind } from '../../imports/attributes/wetland-kind.js';
import type { ImportTally } from '../../imports/import-tally.js';
import type { WetlandKind } from '../../../core/measurements.js';

/** What a file says of a delineated shape; null where it says nothing. */
export interface DelineatedAttributes {
  /** the id of a wetland, as far as the file has one */
  id: string | null;
  name: string | null;
  kind: WetlandKind | null;
  localImportance: boolean | null;
  degraded: boolean | null;
  accuracyFt: number | null;
}

/** A shape of a file that can become a change. */
export interface DelineatedShape extends DelineatedAttributes {
  /** in the file, from 1 */
  feature: number;
  /** EWKB in hexadecimal, EPSG:2260, MultiPolygon */
  geom: string;
}

/** Attributes that hold the id of a wetland. Numbers of rows (OBJECTID, FID) are none: every file has them. */
const IDS = ['id', 'WETID', 'WET_ID', 'WETLAND_ID', 'uid', 'NWI_ID', 'GLOBALID'];

const LONGEST_NAME = 200;
const MOST_ACCURACY_FT = 1000;

/** @returns what the attributes of a feature say */
export function delineatedAttributes(fields: FeatureFields, tally: ImportTally): DelineatedAttributes {
  return {
    id: fields.firstText('id', ['id']) ?? fields.featureId ?? fields.firstText('id', IDS),
    name: fields.first('name', ['name', 'WETLAND_NAME'], (text) => {
      if (text.length <= LONGEST_NAME) return text;
      tally.about(`its name has more than ${LONGEST_NAME} characters; it was left out`, fields.feature);
      return null;
    }),
    kind: recordedKind(fields, { tally }),
    localImportance: fields.first('local importance', ['local_importance'], booleanOf),
    degraded: fields.first('degraded', ['degraded'], booleanOf),
    accuracyFt: fields.first('accuracy in feet', ['accuracy_ft'], (text) => {
      const value = numberOf(text);
      if (value !== null && value >= 0 && value <= MOST_ACCURACY_FT) return value;
      tally.about(
        `accuracy_ft is no number of feet up to ${MOST_ACCURACY_FT}; it was left out`,
        fields.feature,
      );
      return null;
    }),
  };
}

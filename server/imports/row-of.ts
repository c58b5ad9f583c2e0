import { hydricSoilRow, HYDRIC_SOIL_IDS } from './attributes/hydric-soil.js';
import { IMPAIRED_WATER_IDS, impairedWaterRow } from './attributes/impaired-water.js';
import { municipalityRow } from './attributes/municipality.js';
import { parcelRow } from './attributes/parcel.js';
import { referenceFeatureRow } from './attributes/reference-feature.js';
import { WATERCOURSE_IDS, watercourseRow } from './attributes/watercourse.js';
import { WETLAND_IDS, wetlandRow } from './attributes/wetland.js';
import type { FeatureFields } from './attributes/feature-fields.js';
import type { RowContext } from './attributes/row-context.js';
import type { ImportLayerId } from '../../core/contracts/import-report.js';
import type { Shape } from './shape.js';

/** Attributes in which a layer's published files keep ids, for layers that have them. */
export const ID_ATTRIBUTES: Readonly<Record<ImportLayerId, readonly string[]>> = {
  municipality: [],
  wetlands: WETLAND_IDS,
  watercourses: WATERCOURSE_IDS,
  parcels: [],
  'impaired-waters': IMPAIRED_WATER_IDS,
  'hydric-soils': HYDRIC_SOIL_IDS,
  roads: [],
  buildings: [],
  water: [],
};

/** @returns the layer's own columns for a feature, read from its attributes */
export function rowOf(
  layer: ImportLayerId,
  fields: FeatureFields,
  context: RowContext,
  shape: Shape,
): object {
  switch (layer) {
    case 'municipality':
      return municipalityRow(fields, context);
    case 'wetlands':
      return wetlandRow(fields, context);
    case 'watercourses':
      return watercourseRow(fields, context, shape.kind);
    case 'parcels':
      return parcelRow(fields);
    case 'impaired-waters':
      return impairedWaterRow(fields, context);
    case 'hydric-soils':
      return hydricSoilRow(fields, context);
    case 'roads':
    case 'buildings':
    case 'water':
      return referenceFeatureRow(fields);
  }
}

import { hydricSoilRow } from './attributes/hydric-soil.js';
import { impairedWaterRow } from './attributes/impaired-water.js';
import { municipalityRow } from './attributes/municipality.js';
import { parcelRow } from './attributes/parcel.js';
import { referenceFeatureRow } from './attributes/reference-feature.js';
import { watercourseRow } from './attributes/watercourse.js';
import { wetlandRow } from './attributes/wetland.js';
import type { FeatureFields } from './attributes/feature-fields.js';
import type { RowContext } from './attributes/row-context.js';
import type { ImportLayerId } from '../../core/contracts/import-report.js';
import { knownNames } from '../../core/import-columns.js';
import type { Shape } from './shape.js';

/** @returns the attributes in which a layer's published files keep ids, beside the one called id; none where it has no ids */
export function idAttributes(layer: ImportLayerId): readonly string[] {
  return knownNames(layer, 'id').filter((name) => name !== 'id');
}

/** @returns the layer's own columns for a feature in EPSG:2260, read from its attributes, which it may add to */
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
      return wetlandRow(fields, context, shape);
    case 'watercourses':
      return watercourseRow(fields, context, shape.kind);
    case 'parcels':
      return parcelRow(fields, context, shape);
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

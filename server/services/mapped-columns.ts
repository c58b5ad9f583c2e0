import type { ImportPreview } from '../../core/contracts/uploads.js';
import type { ImportLayerId } from '../../core/contracts/import-report.js';
import { IMPORT_COLUMNS } from '../../core/import-columns.js';
import { AttributeLog } from '../imports/attributes/attribute-log.js';
import { NOTHING_CHOSEN, type ChosenFields } from '../imports/attributes/chosen-fields.js';
import { FeatureFields } from '../imports/attributes/feature-fields.js';
import { FileChecks } from '../imports/attributes/file-checks.js';
import { IdGiver } from '../imports/attributes/ids.js';
import { ImportTally } from '../imports/import-tally.js';
import { idAttributes, rowOf } from '../imports/row-of.js';
import type { Shape } from '../imports/shape.js';
import type { SourceFeature } from '../imports/source-feature.js';

/** A column of the layer, and what fills it. */
export type MappedColumn = ImportPreview['columns'][number];

const LONGEST_EXAMPLE = 120;

/** Its place says nothing of its attributes. */
const NOWHERE: Shape = { kind: 'areas', polygons: [] };

/**
 * Reads the attributes of features as an import would, and says which of them fill which column.
 * @param features  some of the file, the first ones for instance
 * @param chosen  what a person said of it
 * @returns every column that a file can fill in that layer, in order; where several attributes fill one, the one that
 *   most features have
 */
export function mappedColumns(
  layer: ImportLayerId,
  features: readonly SourceFeature[],
  chosen: ChosenFields = NOTHING_CHOSEN,
): MappedColumn[] {
  const log = new AttributeLog(chosen, layer);
  const tally = new ImportTally();
  const context = {
    tally,
    ids: new IdGiver(idAttributes(layer), 'feature-', tally),
    checks: new FileChecks(),
    accuracyFt: null,
    role: 'own' as const,
    own: null,
  };
  for (const feature of features) rowOf(layer, new FeatureFields(feature, log, chosen), context, NOWHERE);
  return IMPORT_COLUMNS[layer].map(({ column, label }) => {
    const said = chosen.attributes.get(column);
    const filling = log.filling(column).map(({ attribute }) => attribute);
    const attributes = said === undefined ? filling : said === null ? [] : [said];
    // GeoJSON gives an id to the feature itself, beside its attributes.
    const own =
      column === 'id' && said === undefined && attributes.length === 0 ? ownId(features, layer) : null;
    const isFilled = attributes.length > 0 || own !== null;
    const how = said !== undefined ? chosen.how : isFilled ? ('known' as const) : ('none' as const);
    return {
      column,
      label,
      attribute: attributes[0] ?? null,
      how,
      example: own === null ? exampleOf(layer, features, attributes) : own.slice(0, LONGEST_EXAMPLE),
    };
  });
}

/** The first id that a feature has by itself, which counts before attributes other than `id`. */
function ownId(features: readonly SourceFeature[], layer: ImportLayerId): string | null {
  for (const feature of features) {
    const { featureId } = new FeatureFields(feature, new AttributeLog(NOTHING_CHOSEN, layer));
    if (featureId !== null) return featureId;
  }
  return null;
}

/** The first value that one of the attributes holds, as the file writes it. */
function exampleOf(
  layer: ImportLayerId,
  features: readonly SourceFeature[],
  attributes: readonly string[],
): string | null {
  for (const attribute of attributes) {
    for (const feature of features) {
      const text = new FeatureFields(feature, new AttributeLog(NOTHING_CHOSEN, layer)).exactText(attribute);
      if (text !== null) return text.slice(0, LONGEST_EXAMPLE);
    }
  }
  return null;
}

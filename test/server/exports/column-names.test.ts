import { describe, expect, it } from 'vitest';
import { IMPORT_LAYERS } from '../../../core/contracts/import-report.js';
import { IMPORT_COLUMNS } from '../../../core/import-columns.js';
import { LAYER_FORMS } from '../../../server/exports/layer-form.js';
import { AttributeLog } from '../../../server/imports/attributes/attribute-log.js';
import { NOTHING_CHOSEN } from '../../../server/imports/attributes/chosen-fields.js';
import { FeatureFields } from '../../../server/imports/attributes/feature-fields.js';

/** What no file holds: the class is in the code, and the words of a wetland's class are made from it. */
const NOT_HELD: ReadonlySet<string> = new Set(['class']);

describe('the columns of files that are downloaded', () => {
  it.each(
    IMPORT_LAYERS.flatMap((layer) => [
      [layer, 'as they are', 'name'] as const,
      [layer, 'cut for a .dbf', 'shortName'] as const,
    ]),
  )('of %s, %s, are known to the import as what they hold', (layer, _how, spelling) => {
    const properties = Object.fromEntries(
      LAYER_FORMS[layer].fields.map((field) => [field[spelling], `in ${field.name}`]),
    );
    const log = new AttributeLog(NOTHING_CHOSEN, layer);
    const fields = new FeatureFields({ feature: 1, id: undefined, geometry: null, properties }, log);
    for (const { column, names } of IMPORT_COLUMNS[layer].filter(({ column }) => !NOT_HELD.has(column))) {
      expect([column, fields.firstText(column, names)]).toEqual([
        column,
        expect.stringMatching(/^in /) as string,
      ]);
    }
  });
});

import type { Knex } from 'knex';
import type { ExportList } from '../../../core/contracts/file-exports.js';
import { localDateOf } from '../../../core/dates.js';
import type { OrdinanceBook } from '../../../core/ordinances/registry.js';
import type { ExportFeature, ExportTable } from '../../exports/export-table.js';
import { LIST_FORMS } from '../../exports/list-form.js';
import { findJurisdiction } from '../../sql/jurisdictions/find-jurisdiction.js';
import { aboutFile, fileNameOf, markedInvented } from './about-file.js';
import { determinationFeatures } from './determination-features.js';
import { activityRows, amendmentRows, versionRows } from './list-rows.js';

/**
 * A list of a municipality as it can be written: determinations in any format, with the land that they are about; the
 * others, which have no shapes, as CSV.
 * @throws NotFound  for an unknown municipality
 */
export async function listTable(
  knex: Knex,
  ordinances: OrdinanceBook,
  place: string,
  list: ExportList,
): Promise<ExportTable> {
  const jurisdiction = await findJurisdiction(knex, place);
  const { noun, fields, groups, hasShapes } = LIST_FORMS[list];
  const { id, name } = jurisdiction;
  const features = (srid: number): AsyncIterable<ExportFeature> => {
    switch (list) {
      case 'determinations':
        return determinationFeatures(knex, ordinances, jurisdiction, srid);
      case 'amendments':
        return amendmentRows(knex, id);
      case 'map-versions':
        return versionRows(knex, id);
      case 'activity-log':
        return activityRows(knex, id);
    }
  };
  const table: ExportTable = {
    title: `${noun} of ${name}`,
    fileName: fileNameOf([id, list], localDateOf(new Date())),
    layerName: list,
    fields,
    groups,
    hasShapes,
    about: aboutFile(jurisdiction, [`${noun} as they were recorded when the file was made.`], false),
    nothing: hasShapes ? `${name} has no ${noun.toLowerCase()} yet, so there is nothing to download.` : null,
    features,
  };
  return markedInvented(table, jurisdiction);
}

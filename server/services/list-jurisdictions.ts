import type { Knex } from 'knex';
import type { z } from 'zod';
import type {
  JurisdictionList,
  jurisdictionListQuerySchema,
  OrdinanceSummary,
} from '../../core/contracts/jurisdictions.js';
import { localDateOf, type CalendarDate } from '../../core/dates.js';
import type { Ordinance } from '../../core/ordinance.js';
import type { OrdinanceBook } from '../../core/ordinances/registry.js';
import { bufferWidth } from '../../core/rules/legal-values.js';
import { countFeatures, noFeatures } from '../sql/jurisdictions/count-features.js';
import { listJurisdictionRecords } from '../sql/jurisdictions/find-jurisdiction.js';
import { readBounds } from '../sql/jurisdictions/read-bounds.js';

// A municipality's settings are left out here: the list says what the ordinance's own text and defaults are.
function summaryOf(ordinance: Ordinance, on: CalendarDate): OrdinanceSummary {
  return {
    id: ordinance.id,
    name: ordinance.name,
    shortName: ordinance.shortName,
    municipality: ordinance.municipality,
    textHeldFrom: ordinance.textHeldFrom,
    adjacentTerm: ordinance.adjacentArea?.term ?? null,
    bufferFt: on < ordinance.textHeldFrom ? null : (bufferWidth(ordinance, {}, on)?.value ?? null),
    gaps: [...ordinance.gaps],
  };
}

/**
 * @param query  as parsed at the edge; the maps and the law of today unless it names a day
 * @returns every municipality with what is loaded for it, and every ordinance, as of the day, all on one page. An
 *   ordinance whose text is not held for that day has no width there
 */
export async function listJurisdictions(
  knex: Knex,
  ordinances: OrdinanceBook,
  { on = localDateOf(new Date()) }: z.infer<typeof jurisdictionListQuerySchema> = {},
): Promise<JurisdictionList> {
  const records = await listJurisdictionRecords(knex, on);
  const counts = await countFeatures(knex, on);
  const bounds = await readBounds(knex, on);
  return {
    on,
    items: records.map((record) => ({
      id: record.id,
      name: record.name,
      ordinance: record.ordinanceId,
      invented: record.invented,
      mapVersion: record.mapVersion,
      mapSince: record.mapSince,
      newestMapVersion: record.newestMapVersion,
      firstMapSince: record.firstMapSince,
      bounds: bounds.get(record.id) ?? null,
      layers: counts.get(record.id) ?? noFeatures(),
    })),
    next: null,
    ordinances: ordinances.list().map((ordinance) => summaryOf(ordinance, on)),
  };
}

import type { Knex } from 'knex';
import { IMPORT_LAYERS } from '../../../core/contracts/import-report.js';
import type { CalendarDate } from '../../../core/dates.js';
import { HELD_VERSIONS, onTheMap } from '../map/held-versions.js';

/** Features of the map of a day, by the names that the import gives the layers; `neighbors` are other outlines. */
export type LayerCounts = Record<(typeof LAYERS)[number], number>;

const LAYERS = [...IMPORT_LAYERS, 'neighbors'] as const;

interface CountRow {
  jurisdictionId: string;
  layer: string;
  features: number;
}

/**
 * @param on  the day whose wetlands maps are counted; the other layers have no days
 * @returns by jurisdiction; one that has no layers is not among them, see `noFeatures`
 */
export async function countFeatures(
  knex: Knex | Knex.Transaction,
  on: CalendarDate,
): Promise<Map<string, LayerCounts>> {
  const result = await knex.raw<{ rows: CountRow[] }>(
    `with ${HELD_VERSIONS}
     select jurisdiction_id as "jurisdictionId", layer, cast(sum(features) as float8) as features from (
       select jurisdiction_id, case role when 'own' then 'municipality' else 'neighbors' end as layer, count(*) as features
       from municipality group by 1, 2
       union all
       select jurisdiction_id, 'wetlands', count(*) ${onTheMap('wetland')} group by 1
       union all
       select jurisdiction_id, 'watercourses', count(*) ${onTheMap('watercourse')} group by 1
       union all
       select jurisdiction_id, 'parcels', count(*) from parcel group by 1
       union all
       select jurisdiction_id, 'impaired-waters', count(*) from impaired_water group by 1
       union all
       select jurisdiction_id, 'hydric-soils', count(*) from hydric_soil group by 1
       union all
       select jurisdiction_id, layer, count(*) from reference_feature group by 1, 2) as counted
     group by 1, 2`,
    { on },
  );
  const counts = new Map<string, LayerCounts>();
  for (const { jurisdictionId, layer, features } of result.rows) {
    counts.set(jurisdictionId, { ...(counts.get(jurisdictionId) ?? noFeatures()), [layer]: features });
  }
  return counts;
}

/** @returns a count of zero for every layer */
export function noFeatures(): LayerCounts {
  return Object.fromEntries(LAYERS.map((layer) => [layer, 0])) as LayerCounts;
}

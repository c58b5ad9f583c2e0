import type { Knex } from 'knex';
import type { WetlandAttributes } from '../../../core/contracts/amendments.js';

/** A wetland's attributes and its shape as EWKB in hexadecimal, EPSG:2260, MultiPolygon. */
export interface WetlandShape {
  attributes: WetlandAttributes;
  geom: string;
}

/** A wetland as a draft finds it on its map version, and as its change has it. */
export interface StandingRow {
  wetland: string;
  /** the row of the map, null where that has no such wetland or the draft adds it */
  base: (WetlandShape & { key: string }) | null;
  /** what the draft does to it */
  change: {
    number: number;
    derivedFrom: string[];
    note: string;
    delineatedFrom: string | null;
    /** null: it retires the wetland */
    after: WetlandShape | null;
  } | null;
}

const shapeOf = (alias: string, more: string): string =>
  `json_build_object('attributes', json_build_object('name', ${alias}.name, 'kind', ${alias}.kind,
     'localImportance', ${alias}.local_importance, 'degraded', ${alias}.degraded, 'accuracyFt', ${alias}.accuracy_ft,
     'source', ${alias}.source), 'geom', ${alias}.geom::text ${more})`;

/**
 * @param named  wetlands by their ids, and changes of the draft by their numbers
 * @returns each wetland that is on the draft's map version or changed by the draft
 */
export async function readStanding(
  trx: Knex.Transaction,
  draft: { key: string; jurisdictionId: string; baseVersion: number },
  named: { wetlands: readonly string[]; changes: readonly number[] },
): Promise<StandingRow[]> {
  const result = await trx.raw<{ rows: StandingRow[] }>(
    `with changed as materialized (
       select * from amendment_change
       where amendment_key = cast(:key as bigint) and taken_back_at is null
         and (wetland_id = any(cast(:wetlands as text[])) or number = any(cast(:changes as int[])))),
     named as (select unnest(cast(:wetlands as text[])) as wetland union select wetland_id from changed)
     select n.wetland,
       case when b.key is null then null else ${shapeOf('b', ", 'key', b.key::text")} end as base,
       case when c.key is null then null else json_build_object('number', c.number, 'derivedFrom', c.derived_from,
         'note', c.note, 'delineatedFrom', c.delineated_from,
         'after', case when c.geom is null then null else ${shapeOf('c', '')} end) end as change
     from named n left join changed c on c.wetland_id = n.wetland
       left join lateral (
         select w.* from wetland w where w.key = c.replaces_key
         union all
         select w.* from wetland w where c.key is null and w.jurisdiction_id = :jurisdictionId and w.id = n.wetland
           and w.first_version <= cast(:baseVersion as int)
           and coalesce(w.retired_version > cast(:baseVersion as int), true)) b on true
     where b.key is not null or c.key is not null
     order by n.wetland`,
    { ...draft, wetlands: [...named.wetlands], changes: [...named.changes] },
  );
  return result.rows;
}

import type { Knex } from 'knex';
import type { WetlandPast } from '../../../core/contracts/map-history.js';
import { mapRowColumns, wetlandState } from '../amendments/wetland-state.js';
import { changeBetween } from './change-between.js';

/** States of one wetland that are read in one answer. */
export const MOST_STATES = 200;

/** A state of a wetland with the amendment that brought it about. */
export interface PastRow extends Omit<WetlandPast, 'evidence'> {
  amendmentKey: string | null;
}

/**
 * What the map has shown of one wetland, from the rows alone. A row that says the same as the one that it follows on, as an
 * import of the same file again makes, is no state of its own; a retirement that nothing follows on is one, without shape.
 * @returns newest first, one more than are shown at most; `until` is the day before the next state begins
 */
export async function readWetlandPast(
  knex: Knex | Knex.Transaction,
  jurisdictionId: string,
  wetland: string,
): Promise<PastRow[]> {
  const result = await knex.raw<{ rows: PastRow[] }>(
    `with life as materialized (
       select w.* from wetland w where w.jurisdiction_id = :jurisdictionId and w.id = :wetland),
     begun as (
       select is_now.first_version as version, is_now.key, ${changeBetween('was', 'is_now')} as action,
         is_now.area_sqft - was.area_sqft as net_sqft
       from life is_now left join life was on was.retired_version = is_now.first_version),
     ended as (
       select was.retired_version as version, cast(null as bigint) as key, 'retire' as action, -was.area_sqft as net_sqft
       from life was left join life is_now on is_now.first_version = was.retired_version
       where was.retired_version is not null and is_now.key is null),
     event as materialized (
       select happened.*, v.since, v.note, v.amendment_key, lead(v.since) over (order by v.number) as next_since
       from (select * from begun where action is not null union all select * from ended) as happened
       join map_version v on v.jurisdiction_id = :jurisdictionId and v.number = happened.version
       order by version desc limit ${MOST_STATES + 1})
     select event.version, to_char(event.since, 'YYYY-MM-DD') as since,
       to_char(event.next_since - 1, 'YYYY-MM-DD') as until,
       case when event.amendment_key is null then 'import' else 'amendment' end as kind, event.action,
       event.amendment_key::text as "amendmentKey", a.number as amendment, a.title, a.reference,
       coalesce(nullif(c.note, ''), event.note) as note, event.net_sqft as "netSqFt",
       ${wetlandState(mapRowColumns('w'))} as state
     from event left join wetland w on w.key = event.key
     left join amendment a on a.key = event.amendment_key
     left join amendment_change c on c.amendment_key = a.key and c.wetland_id = :wetland and c.taken_back_at is null
     order by event.version desc`,
    { jurisdictionId, wetland },
  );
  return result.rows;
}

/** Wetlands that one came from, and that came from it. */
export interface Lineage {
  derivedFrom: string[];
  ledTo: string[];
}

/** @returns by ids of the map, from adopted amendments alone, each once and in order */
export async function readLineage(
  knex: Knex | Knex.Transaction,
  jurisdictionId: string,
  wetland: string,
): Promise<Lineage> {
  const result = await knex.raw<{ rows: Lineage[] }>(
    `with adopted as materialized (
       select c.wetland_id, source.id as source_id
       from amendment a join amendment_change c on c.amendment_key = a.key and c.taken_back_at is null
       cross join lateral unnest(c.derived_from) as source (id)
       where a.jurisdiction_id = :jurisdictionId and a.state = 'adopted' and source.id <> c.wetland_id)
     select array(select distinct source_id from adopted where wetland_id = :wetland order by 1) as "derivedFrom",
       array(select distinct wetland_id from adopted where source_id = :wetland order by 1) as "ledTo"`,
    { jurisdictionId, wetland },
  );
  const row = result.rows[0];
  if (row === undefined) throw new Error('the lineage came back empty');
  return row;
}

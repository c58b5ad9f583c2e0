import type { Knex } from 'knex';
import type { MapVersion } from '../../../core/contracts/map-history.js';
import { isoTime } from '../amendments/iso-time.js';
import { changeBetween, comparedColumns } from './change-between.js';
import { asDecimal } from './exact-sum.js';

/** A version of the map with the amendment that made it. */
export interface VersionRow extends Omit<MapVersion, 'changes'> {
  amendmentKey: string | null;
  reason: string | null;
  added: number;
  reshaped: number;
  retired: number;
  reclassified: number;
  watercourses: number;
}

const PAGE = `
numbered as (
  select v.number, v.since, v.note, v.created_at, v.amendment_key, lead(v.since) over (order by v.number) as next_since
  from map_version v where v.jurisdiction_id = :jurisdictionId),
page as materialized (
  select * from numbered where number <= cast(:newest as int) order by number desc limit cast(:count as int))`;

const WETLAND_CHANGES = `
ended as (
  select page.number, ${comparedColumns('w')} from page join wetland w
    on w.jurisdiction_id = :jurisdictionId and w.retired_version = page.number),
begun as (
  select page.number, ${comparedColumns('w')} from page join wetland w
    on w.jurisdiction_id = :jurisdictionId and w.first_version = page.number),
wetland_pair as materialized (
  select coalesce(begun.number, ended.number) as number, ${changeBetween('ended', 'begun')} as action
  from ended full join begun on begun.number = ended.number and begun.id = ended.id),
wetland_change as (
  select number, count(*) filter (where action = 'add') as added, count(*) filter (where action = 'reshape') as reshaped,
    count(*) filter (where action = 'retire') as retired, count(*) filter (where action = 'reclassify') as reclassified
  from wetland_pair group by number)`;

const WATERCOURSE_CHANGES = `
water_ended as (
  select page.number, w.* from page join watercourse w
    on w.jurisdiction_id = :jurisdictionId and w.retired_version = page.number),
water_begun as (
  select page.number, w.* from page join watercourse w
    on w.jurisdiction_id = :jurisdictionId and w.first_version = page.number),
water_change as (
  select coalesce(b.number, e.number) as number, count(*) as watercourses
  from water_ended e full join water_begun b on b.number = e.number and b.id = e.id
  where e.key is null or b.key is null or row(e.name, e.kind, e.permanent) is distinct from row(b.name, b.kind, b.permanent)
    or not ST_OrderingEquals(e.geom, b.geom)
  group by coalesce(b.number, e.number))`;

// Rows that came and went together are summed once, whatever number of versions they belong to; as decimal numbers, so that
// the last digit of a version's total does not change with the order of rows when later versions are made.
const STOCK = `
stock as (
  select first_version, retired_version, count(*) as wetlands, sum(${asDecimal('area_sqft')}) as sqft
  from wetland where jurisdiction_id = :jurisdictionId group by first_version, retired_version),
on_map as (
  select page.number, sum(stock.wetlands) as wetlands, sum(stock.sqft) as sqft
  from page join stock on stock.first_version <= page.number and coalesce(stock.retired_version > page.number, true)
  group by page.number)`;

/**
 * @param newest  number of the newest version wanted
 * @param count  how many at most, from that one backwards
 * @returns versions of a municipality's wetlands map, newest first, with how many wetlands and watercourses each changed
 */
export async function readVersions(
  knex: Knex | Knex.Transaction,
  jurisdictionId: string,
  { newest, count }: { newest: number; count: number },
): Promise<VersionRow[]> {
  const result = await knex.raw<{ rows: VersionRow[] }>(
    `with ${PAGE}, ${WETLAND_CHANGES}, ${WATERCOURSE_CHANGES}, ${STOCK}
     select page.number, to_char(page.since, 'YYYY-MM-DD') as since,
       to_char(page.next_since - 1, 'YYYY-MM-DD') as until,
       ${isoTime('page.created_at')} as "recordedAt",
       case when page.amendment_key is null then 'import' else 'amendment' end as kind, page.note,
       page.amendment_key::text as "amendmentKey", a.number as amendment, a.title, a.reason, a.reference,
       who.full_name as by,
       coalesce(w.added, 0)::int as added, coalesce(w.reshaped, 0)::int as reshaped,
       coalesce(w.retired, 0)::int as retired, coalesce(w.reclassified, 0)::int as reclassified,
       coalesce(water.watercourses, 0)::int as watercourses,
       coalesce(on_map.wetlands, 0)::int as wetlands, coalesce(cast(on_map.sqft as double precision), 0) as "wetlandSqFt"
     from page left join amendment a on a.key = page.amendment_key left join account who on who.id = a.created_by
     left join wetland_change w on w.number = page.number left join water_change water on water.number = page.number
     left join on_map on on_map.number = page.number
     order by page.number desc`,
    { jurisdictionId, newest, count },
  );
  return result.rows;
}

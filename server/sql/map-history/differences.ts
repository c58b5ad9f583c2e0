import type { Knex } from 'knex';
import type { ChangeAction, WetlandState } from '../../../core/contracts/amendments.js';
import { landOnlyIn, mapRowColumns, wetlandState } from '../amendments/wetland-state.js';
import { changeBetween, comparedColumns } from './change-between.js';
import { exactSum } from './exact-sum.js';

/** Two versions of a municipality's map, in either order; 0 is the empty map before the first. */
export interface VersionPair {
  jurisdictionId: string;
  from: number;
  to: number;
}

/** Bounds on what is overlaid and sent in one answer. */
export const MOST_SHOWN = 200;
const MOST_OVERLAID = 500;
/** Vertices of both shapes together, over the wetlands that are overlaid. */
const MOST_VERTICES = 200_000;

/** How many wetlands differ, and by how much they do at least: what a reshaped one gained by its area alone. */
export interface DifferenceCounts {
  added: number;
  reshaped: number;
  retired: number;
  reclassified: number;
  leastGainedSqFt: number;
  leastLostSqFt: number;
  netSqFt: number;
}

/** A wetland that differs, with the land that it gained and lost. */
export interface DifferenceRow {
  wetland: string;
  action: ChangeAction;
  /** 0 where it was not on the map */
  beforeSqFt: number;
  afterSqFt: number;
  gainedSqFt: number;
  lostSqFt: number;
  netSqFt: number;
  leastGainedSqFt: number;
  leastLostSqFt: number;
  /** among those that are sent with their shapes */
  shown: boolean;
  before: WetlandState | null;
  after: WetlandState | null;
  amendments: number[];
  derivedFrom: string[];
  note: string;
  delineatedFrom: string | null;
}

/**
 * Wetlands that two versions show differently, as common table expressions. Only rows that end or begin between the two
 * are read, by their indexes, and no shape is unpacked but to see whether two of one area are the same.
 */
const PAIRS = `
given as (
  select least(cast(:from as int), cast(:to as int)) as lower, greatest(cast(:from as int), cast(:to as int)) as upper,
    cast(:from as int) <= cast(:to as int) as forward),
ended as (
  select ${comparedColumns('w')} from given join wetland w on w.jurisdiction_id = :jurisdictionId
    and w.retired_version > given.lower and w.retired_version <= given.upper and w.first_version <= given.lower),
begun as (
  select ${comparedColumns('w')} from given join wetland w on w.jurisdiction_id = :jurisdictionId
    and w.first_version > given.lower and w.first_version <= given.upper
    and coalesce(w.retired_version > given.upper, true)),
paired as materialized (
  select coalesce(begun.id, ended.id) as id, ended.key as older_key, begun.key as newer_key,
    ${changeBetween('ended', 'begun')} as action, coalesce(ended.area_sqft, 0) as older_sqft,
    coalesce(begun.area_sqft, 0) as newer_sqft
  from ended full join begun on begun.id = ended.id),
pair as materialized (
  select id, case when forward then older_key else newer_key end as before_key,
    case when forward then newer_key else older_key end as after_key,
    case when forward then action when action = 'add' then 'retire' when action = 'retire' then 'add'
      else action end as action,
    case when forward then newer_sqft - older_sqft else older_sqft - newer_sqft end as net_sqft
  from paired cross join given where action is not null)`;

/** @returns how many wetlands differ between the versions, and by how much at least */
export async function countDifferences(
  knex: Knex | Knex.Transaction,
  { jurisdictionId, from, to }: VersionPair,
): Promise<DifferenceCounts> {
  const result = await knex.raw<{ rows: DifferenceCounts[] }>(
    `with ${PAIRS}
     select count(*) filter (where action = 'add')::int as added,
       count(*) filter (where action = 'reshape')::int as reshaped,
       count(*) filter (where action = 'retire')::int as retired,
       count(*) filter (where action = 'reclassify')::int as reclassified,
       coalesce(${exactSum('greatest(net_sqft, 0)')}, 0) as "leastGainedSqFt",
       coalesce(${exactSum('greatest(-net_sqft, 0)')}, 0) as "leastLostSqFt",
       coalesce(${exactSum('net_sqft')}, 0) as "netSqFt"
     from pair`,
    { jurisdictionId, from, to },
  );
  const row = result.rows[0];
  if (row === undefined) throw new Error('the differences were not counted');
  return row;
}

/**
 * Reads the wetlands that differ most, by what they have more or less of area; those that are shown with their shapes in
 * degrees. `note`, `derivedFrom` and `delineatedFrom` are those of the change that made the later state, if one did.
 * @param most  wetlands that are overlaid; 500 when absent
 * @returns so many wetlands of at most 200,000 vertices, of which at most 200 are shown; square feet on the ground
 */
export async function readDifferences(
  knex: Knex | Knex.Transaction,
  { jurisdictionId, from, to }: VersionPair,
  most: number = MOST_OVERLAID,
): Promise<DifferenceRow[]> {
  const result = await knex.raw<{ rows: DifferenceRow[] }>(
    `with ${PAIRS},
     ranked as materialized (
       select pair.*, row_number() over (order by abs(net_sqft) desc, id) as place
       from pair order by place limit cast(:most as int)),
     sized as materialized (
       select ranked.*, sum(coalesce(ST_NPoints(before.geom), 0) + coalesce(ST_NPoints(after.geom), 0))
         over (order by ranked.place) as vertices
       from ranked left join wetland before on before.key = ranked.before_key
       left join wetland after on after.key = ranked.after_key),
     taken as materialized (
       select sized.*, place <= ${MOST_SHOWN} as shown from sized where place = 1 or vertices <= ${MOST_VERTICES}),
     measured as materialized (
       select taken.*,
         case when taken.action = 'reclassify' then 0 else ${landOnlyIn('after.geom', 'before.geom')} end as gained_sqft,
         case when taken.action = 'reclassify' then 0 else ${landOnlyIn('before.geom', 'after.geom')} end as lost_sqft
       from taken left join wetland before on before.key = taken.before_key
       left join wetland after on after.key = taken.after_key),
     touched as (
       select m.id, array_agg(distinct a.number) as amendments, max(v.number) as newest
       from given cross join measured m join wetland w on w.jurisdiction_id = :jurisdictionId and w.id = m.id
       join map_version v on v.jurisdiction_id = :jurisdictionId and v.number in (w.first_version, w.retired_version)
         and v.number > given.lower and v.number <= given.upper
       join amendment a on a.key = v.amendment_key
       group by m.id)
     select m.id as wetland, m.action, coalesce(before.area_sqft, 0) as "beforeSqFt",
       coalesce(after.area_sqft, 0) as "afterSqFt", m.gained_sqft as "gainedSqFt", m.lost_sqft as "lostSqFt", m.net_sqft as "netSqFt",
       greatest(m.net_sqft, 0) as "leastGainedSqFt", greatest(-m.net_sqft, 0) as "leastLostSqFt", m.shown,
       case when m.shown and before.key is not null then ${wetlandState(mapRowColumns('before'))} end as before,
       case when m.shown and after.key is not null then ${wetlandState(mapRowColumns('after'))} end as after,
       coalesce(touched.amendments, '{}') as amendments, coalesce(c.derived_from, '{}') as "derivedFrom",
       coalesce(c.note, '') as note, c.delineated_from as "delineatedFrom"
     from measured m left join wetland before on before.key = m.before_key
     left join wetland after on after.key = m.after_key left join touched on touched.id = m.id
     left join map_version v on v.jurisdiction_id = :jurisdictionId and v.number = touched.newest
     left join amendment_change c on c.amendment_key = v.amendment_key and c.wetland_id = m.id and c.taken_back_at is null
     order by m.gained_sqft + m.lost_sqft desc, m.id`,
    { jurisdictionId, from, to, most },
  );
  return result.rows;
}

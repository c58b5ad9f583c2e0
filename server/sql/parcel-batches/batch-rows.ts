import type { Knex } from 'knex';
import type { BatchState, Standing } from '../../../core/contracts/parcel-batches.js';
import type { CalendarDate } from '../../../core/dates.js';
import type { JurisdictionSettings } from '../../../core/ordinance.js';
import { isoTime } from '../amendments/iso-time.js';

/** What was recorded of a batch when it was started. */
export interface BatchTerms {
  jurisdictionId: string;
  ordinanceId: string;
  on: CalendarDate;
  /** the day of asking */
  askedOn: CalendarDate;
  mapVersion: number;
  method: string;
  settings: JurisdictionSettings;
  /** newest import into the municipality's layers; 0 before the first */
  newestImport: number;
  /** how far around a parcel is looked, in grid feet */
  searchedFt: number;
}

/** Square feet on the ground, added up. */
export interface BatchSums {
  inWetlandSqFt: number;
  inWatercourseSqFt: number;
  inAdjacentSqFt: number;
}

/** A batch and how far it is. */
export interface BatchRow extends BatchTerms {
  id: string;
  /** parcels there were at the start */
  total: number;
  /** of those, how many are in finished slices */
  done: number;
  /** parts of the adjacent areas, made first */
  preparation: { total: number; done: number };
  /** those done, by how they stand */
  standings: Partial<Record<Standing, number>>;
  sums: BatchSums;
  state: BatchState;
  failure: string | null;
  by: string;
  /** ISO 8601, UTC */
  createdAt: string;
  startedAt: string | null;
  finishedAt: string | null;
  /** since the first slice was taken; null before */
  secondsAtWork: number | null;
  sliced: boolean;
}

const BATCH_COLUMNS = `
  b.id::text as id, b.jurisdiction_id as "jurisdictionId", b.ordinance_id as "ordinanceId",
  to_char(b.on_date, 'YYYY-MM-DD') as on, to_char(b.asked_on, 'YYYY-MM-DD') as "askedOn",
  b.map_version as "mapVersion", b.method, b.settings, b.newest_import::float8 as "newestImport",
  b.searched_ft as "searchedFt", b.parcel_count as total, b.state, b.failure, b.account_name as by,
  ${isoTime('b.created_at')} as "createdAt", ${isoTime('b.started_at')} as "startedAt",
  ${isoTime('b.finished_at')} as "finishedAt", b.sliced_at is not null as sliced,
  extract(epoch from coalesce(b.finished_at, clock_timestamp()) - b.started_at)::float8 as "secondsAtWork"`;

/** What the finished slices of the batch `b` hold together. */
const PROGRESS = `
  cross join lateral (
    select coalesce(sum(cardinality(s.keys)) filter (where s.kind = 'parcels' and s.finished_at is not null), 0)::int as done,
      json_build_object('total', count(*) filter (where s.kind <> 'parcels'),
        'done', count(*) filter (where s.kind <> 'parcels' and s.finished_at is not null)) as preparation,
      json_build_object(
        'inWetlandSqFt', coalesce(sum((s.figures ->> 'inWetlandSqFt')::float8), 0),
        'inWatercourseSqFt', coalesce(sum((s.figures ->> 'inWatercourseSqFt')::float8), 0),
        'inAdjacentSqFt', coalesce(sum((s.figures ->> 'inAdjacentSqFt')::float8), 0)) as sums
    from parcel_slice s where s.batch_id = b.id) as progress
  cross join lateral (
    select coalesce(json_object_agg(standing, parcels), '{}') as standings
    from (select c.key as standing, sum(c.value::int) as parcels
      from parcel_slice s cross join lateral jsonb_each_text(s.figures -> 'standings') as c
      where s.batch_id = b.id and s.finished_at is not null group by c.key) as counted) as counts`;

const SELECT_BATCHES = `
  select ${BATCH_COLUMNS}, progress.done, progress.preparation, progress.sums, counts.standings from parcel_batch b ${PROGRESS}`;

/**
 * @param asked  with the number of parcels that there are now
 * @returns the id of the new batch; null when another of the municipality is at work
 */
export async function insertBatch(
  trx: Knex.Transaction,
  asked: BatchTerms & { accountId: string | null; by: string; total: number },
): Promise<string | null> {
  const result = await trx.raw<{ rows: { id: string }[] }>(
    `insert into parcel_batch (jurisdiction_id, ordinance_id, on_date, asked_on, map_version, method, settings,
       newest_import, searched_ft, parcel_count, account_id, account_name)
     values (:jurisdictionId, :ordinanceId, cast(:on as date), cast(:askedOn as date), cast(:mapVersion as int), :method,
       cast(:settingsJson as jsonb), cast(:newestImport as bigint), cast(:searchedFt as float8), cast(:total as int),
       cast(:accountId as uuid), :by)
     on conflict (jurisdiction_id) where state in ('waiting', 'running') do nothing
     returning id::text as id`,
    { ...asked, settingsJson: JSON.stringify(asked.settings) },
  );
  return result.rows[0]?.id ?? null;
}

/** @returns the batch of a municipality; null when there is none of that id */
export async function readBatchRow(
  knex: Knex | Knex.Transaction,
  jurisdictionId: string,
  id: string,
): Promise<BatchRow | null> {
  const result = await knex.raw<{ rows: BatchRow[] }>(
    `${SELECT_BATCHES} where b.jurisdiction_id = :jurisdictionId and b.id = cast(:id as uuid)`,
    { jurisdictionId, id },
  );
  return result.rows[0] ?? null;
}

/**
 * @param after  id of the batch before the page; null: from the newest
 * @returns the batches of a municipality, the newest first
 */
export async function listBatchRows(
  knex: Knex,
  { jurisdictionId, after, limit }: { jurisdictionId: string; after: string | null; limit: number },
): Promise<BatchRow[]> {
  const result = await knex.raw<{ rows: BatchRow[] }>(
    `${SELECT_BATCHES}
     where b.jurisdiction_id = :jurisdictionId and (cast(:after as uuid) is null or (b.created_at, b.id) < (
       select created_at, id from parcel_batch where id = cast(:after as uuid)))
     order by b.created_at desc, b.id desc limit cast(:limit as int)`,
    { jurisdictionId, after, limit },
  );
  return result.rows;
}

/** @returns the batches that wait or are at work, the oldest first, of every municipality */
export async function batchesAtWork(knex: Knex): Promise<BatchRow[]> {
  const result = await knex.raw<{ rows: BatchRow[] }>(
    `${SELECT_BATCHES} where b.state in ('waiting', 'running') order by b.created_at, b.id`,
  );
  return result.rows;
}

import type { Knex } from 'knex';
import type { Standing } from '../../../core/contracts/parcel-batches.js';
import type { BatchSums } from './batch-rows.js';

/** Work that one worker does in one transaction: adjacent areas of wetlands, or the figures of parcels. */
export interface Slice {
  number: number;
  kind: 'wetland-zones' | 'watercourse-zones' | 'parcels';
  /** keys of wetlands, of watercourses, or of parcels */
  keys: string[];
}

/** What a finished slice of parcels adds to its batch. */
export interface SliceFigures extends BatchSums {
  standings: Partial<Record<Standing, number>>;
}

/** How a batch is divided. */
export interface Slicing {
  batchId: string;
  /** parcels in a slice */
  parcels: number;
  /** wetlands and watercourses that cast an adjacent area; none where the ordinance has none */
  wetlandKeys: readonly number[];
  watercourseKeys: readonly number[];
  /** of the adjacent area, feet on the ground */
  widthFt: number;
  /** of wetlands in one slice, the squares of their numbers of vertices added up: what widening them costs goes by that */
  zoneCost: number;
}

/**
 * Divides a batch into slices, unless that was done or is being done by somebody else. First the adjacent areas that nobody
 * made before, those of many vertices at the beginning, then the parcels, near ones together.
 */
export async function sliceBatch(knex: Knex, slicing: Slicing): Promise<void> {
  await knex.raw(
    `with batch as materialized (
       update parcel_batch set sliced_at = clock_timestamp()
       where id = (select id from parcel_batch where id = cast(:batchId as uuid) and sliced_at is null
         and state in ('waiting', 'running') for update skip locked)
       returning id, jurisdiction_id),
     feature as materialized (
       select 'wetland' as layer, key, geom from wetland where key = any(cast(:wetlandKeys as bigint[]))
       union all
       select 'watercourse', key, geom from watercourse where key = any(cast(:watercourseKeys as bigint[]))),
     missing as materialized (
       select f.layer, f.key, power(ST_NPoints(f.geom), 2) as cost from batch cross join feature f
       where not exists (select from adjacent_zone z
         where z.layer = f.layer and z.feature_key = f.key and z.width_ft = cast(:widthFt as float8))),
     zone_part as materialized (
       select layer, key, floor(sum(cost) over (
         partition by layer order by cost desc, key) / cast(:zoneCost as float8)) as part
       from missing),
     parcel_part as materialized (
       select p.key, (row_number() over (order by p.geom, p.key) - 1) / cast(:parcels as int) as part
       from batch join parcel p using (jurisdiction_id)),
     part as materialized (
       select layer || '-zones' as kind, part, array_agg(key order by key) as keys from zone_part group by layer, part
       union all
       select 'parcels', part, array_agg(key order by key) from parcel_part group by part)
     insert into parcel_slice (batch_id, number, kind, keys)
     select batch.id, row_number() over (order by part.kind = 'parcels', part.part, part.kind), part.kind, part.keys
     from part cross join batch`,
    {
      ...slicing,
      wetlandKeys: [...slicing.wetlandKeys],
      watercourseKeys: [...slicing.watercourseKeys],
    },
  );
}

/**
 * Takes a slice that nobody works on now; parcels only when all adjacent areas are there. It stays locked until the
 * transaction ends, however that comes about, so a slice whose worker is gone can be taken at once by another.
 * @returns null when none can be taken now, or the batch has ended
 */
export async function takeSlice(trx: Knex.Transaction, batchId: string): Promise<Slice | null> {
  const result = await trx.raw<{ rows: Slice[] }>(
    `select s.number, s.kind, cast(s.keys as text[]) as keys
     from parcel_slice s join parcel_batch b on b.id = s.batch_id
     where s.batch_id = cast(:batchId as uuid) and b.state in ('waiting', 'running') and s.finished_at is null
       and (s.kind <> 'parcels' or not exists (
         select from parcel_slice z where z.batch_id = s.batch_id and z.kind <> 'parcels' and z.finished_at is null))
     order by s.number limit 1
     for update of s skip locked for key share of b`,
    { batchId },
  );
  return result.rows[0] ?? null;
}

/** Says that a slice is done; what it found is written in the same transaction. */
export async function finishSlice(
  trx: Knex.Transaction,
  batchId: string,
  number: number,
  figures: SliceFigures | null,
): Promise<void> {
  await trx.raw(
    `update parcel_slice set finished_at = clock_timestamp(), figures = cast(:figuresJson as jsonb)
     where batch_id = cast(:batchId as uuid) and number = cast(:number as int)`,
    { batchId, number, figuresJson: figures === null ? null : JSON.stringify(figures) },
  );
}

/** Counts a failed attempt at a slice. @returns how many there were */
export async function countAttempt(knex: Knex, batchId: string, number: number): Promise<number> {
  const result = await knex.raw<{ rows: { attempts: number }[] }>(
    `update parcel_slice set attempts = attempts + 1
     where batch_id = cast(:batchId as uuid) and number = cast(:number as int) returning attempts`,
    { batchId, number },
  );
  return result.rows[0]?.attempts ?? 0;
}

/** @returns whether the batch has work that is not done, taken by somebody or not */
export async function hasOpenSlices(knex: Knex, batchId: string): Promise<boolean> {
  const result = await knex.raw<{ rows: { open: boolean }[] }>(
    `select exists (select from parcel_slice where batch_id = cast(:batchId as uuid) and finished_at is null) as open`,
    { batchId },
  );
  return result.rows[0]?.open ?? false;
}

import { performance } from 'node:perf_hooks';
import type { Knex } from 'knex';
import { connectDatabase } from '../../../server/database/connect.js';
import type { BenchContext } from '../bench-row.js';
import { ADJACENT_FT, QUARTER_SEGMENTS, REGULATED, type AllParcels } from './all-parcels.js';

/**
 * Every parcel by the join that a GIS department writes: buffer the wetlands into a table with an index, join, intersect,
 * unite, subtract. PostgreSQL may use as many processes for it as it likes.
 */
export async function plainJoin({ knex, url, jurisdiction }: BenchContext): Promise<AllParcels> {
  if (url === null) return knex.transaction((trx) => joined(trx, 'temporary', jurisdiction));
  // The application may make no tables; a GIS department does.
  const owner = connectDatabase({ url }, 'owner');
  try {
    return await owner.transaction(async (trx) => {
      await trx.raw('set local jit = off');
      return joined(trx, 'unlogged', jurisdiction);
    });
  } finally {
    await owner.destroy();
  }
}

async function joined(
  trx: Knex.Transaction,
  kind: 'temporary' | 'unlogged',
  jurisdiction: string,
): Promise<AllParcels> {
  const begun = performance.now();
  await trx.raw(
    `create ${kind} table bench_zone as
     select geom, ST_Buffer(geom, ${ADJACENT_FT}, 'quad_segs=${QUARTER_SEGMENTS}') as zone
     from wetland where jurisdiction_id = :jurisdiction and retired_version is null and ${REGULATED}`,
    { jurisdiction },
  );
  await trx.raw('create index on bench_zone using gist (zone)');
  await trx.raw('analyze bench_zone');
  await trx.raw(
    `create ${kind} table bench_found as
     select p.key, ST_Area(ST_Union(ST_Intersection(p.geom, z.geom))) as wetland,
       ST_Area(ST_Difference(ST_Union(ST_Intersection(p.geom, z.zone)), ST_Union(ST_Intersection(p.geom, z.geom)))) as adjacent
     from parcel p left join bench_zone z on ST_Intersects(p.geom, z.zone)
     where p.jurisdiction_id = :jurisdiction group by p.key`,
    { jurisdiction },
  );
  const seconds = (performance.now() - begun) / 1000;
  const sums = await trx.raw<{ rows: Omit<AllParcels, 'seconds' | 'sample'>[] }>(
    `select count(*)::float8 as parcels, coalesce(sum(wetland), 0) as "inWetlandSqFt", coalesce(sum(adjacent), 0) as "inAdjacentSqFt"
     from bench_found`,
  );
  await trx.raw('drop table bench_zone, bench_found');
  const [row] = sums.rows;
  if (row === undefined) throw new Error('the plain join came back empty');
  return { ...row, seconds, sample: null };
}

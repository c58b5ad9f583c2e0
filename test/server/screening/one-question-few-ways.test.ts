import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BUILT_IN_ORDINANCES } from '../../../core/ordinances/registry.js';
import { connectDatabase } from '../../../server/database/connect.js';
import { screenParcel } from '../../../server/services/screen-parcel.js';
import { screenAndKeep, screenProposal } from '../../../server/services/screen-proposal.js';
import { openTestDatabase, type TestDatabase } from '../../support/database.js';
import { groundFrame, type GroundFrame } from '../../support/ground-frame.js';
import { putLayer } from '../../support/layers.js';
import { PLACES, toFeet } from '../../support/places.js';

let database: TestDatabase;
let frame: GroundFrame;
beforeAll(async () => {
  database = await openTestDatabase();
  frame = await groundFrame(database.knex, toFeet([PLACES[1].lon, PLACES[1].lat]));
  await putLayer(database.knex, 'rye', 'wetlands', [
    { properties: { id: 'W-1', kind: 'tidal' }, polygon: [frame.rectangle(0, 0, 60, 60)] },
    { properties: { id: 'W-2', kind: 'tidal' }, polygon: [frame.rectangle(80, 0, 60, 60)] },
  ]);
  await putLayer(database.knex, 'rye', 'parcels', [
    { properties: { tax_map_number: '1-1' }, polygon: [frame.rectangle(0, 0, 200, 100)] },
  ]);
});
afterAll(() => database.close());

const request = () => ({
  jurisdiction: 'rye',
  features: [frame.disturbance(0, 0, 50, 50), frame.disturbance(90, 10, 50, 50)],
});

/** @returns how many statements the work sent */
async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  let statements = 0;
  const count = (): unknown => (statements += 1);
  database.knex.on('query', count);
  await work();
  database.knex.removeListener('query', count);
  return statements;
}

describe('the statements of one screening', () => {
  it('are four for a proposal and for a parcel, however many wetlands lie near, and three more where the answer is kept', async () => {
    const { knex } = database;
    const [parcel] = await knex('parcel').pluck<string[]>('key');
    expect(await statementsOf(() => screenProposal(knex, BUILT_IN_ORDINANCES, request()))).toBe(4);
    expect(await statementsOf(() => screenParcel(knex, BUILT_IN_ORDINANCES, parcel ?? '', {}))).toBe(4);
    expect(await statementsOf(() => screenAndKeep(knex, BUILT_IN_ORDINANCES, request()))).toBe(7);
  });

  /** @returns the names under which a connection keeps statements after a proposal was screened on it twice */
  const namesOn = (knex: Knex): Promise<string[]> =>
    knex.transaction(async (trx) => {
      const first = await screenProposal(trx, BUILT_IN_ORDINANCES, request());
      const second = await screenProposal(trx, BUILT_IN_ORDINANCES, request());
      expect(first.answer.totals).toEqual(second.answer.totals);
      const kept = await trx.raw<{ rows: { name: string }[] }>('select name from pg_prepared_statements');
      return kept.rows
        .map(({ name }) => name)
        .filter((name) => name !== '')
        .sort();
    });

  it('are kept by a server under their names, and never by the embedded database, which all processes share', async () => {
    const { knex, address } = database;
    if (!('url' in address)) {
      expect(await namesOn(knex)).toEqual([]);
      return;
    }
    const direct = connectDatabase(address);
    try {
      expect(await namesOn(direct)).toEqual([
        'drawn-shapes',
        'measured-jurisdiction',
        'split',
        'surroundings',
      ]);
    } finally {
      await direct.destroy();
    }
  });

  it('have no names through a pooler, whose connections are anybody’s', async () => {
    const { address } = database;
    if (!('url' in address)) return;
    const pooled = connectDatabase({ ...address, pooled: true });
    try {
      expect(await namesOn(pooled)).toEqual([]);
    } finally {
      await pooled.destroy();
    }
  });
});

describe('the distance to a large shape', () => {
  /** A star of many corners around a place, and a small square beside it; `hole` makes a ring of the star. */
  const distances = async (awayFt: number, reachFt: number, hole: boolean) => {
    const result = await database.knex.raw<{ rows: { quick: number | null; plain: number }[] }>(
      `with star as (
         select ST_SetSRID(ST_MakePolygon(ST_MakeLine(ST_MakePoint(
           700000 + (r + 40 * sin(17 * a)) * cos(a), 800000 + (r + 40 * sin(17 * a)) * sin(a)) order by step)), 2260) as geom, r
         from (select step, r, case step when 600 then 0 else step * pi() / 300 end as a
           from generate_series(0, 600) as step, (values (300.0), (120.0)) as radius (r)) as corner group by r),
       feature as (
         select ST_Multi(case when cast(:hole as boolean) then ST_Difference(large.geom, small.geom) else large.geom end) as geom
         from star large, star small where large.r = 300 and small.r = 120),
       subject as (
         select ST_Buffer(ST_SetSRID(ST_MakePoint(700000 + cast(:awayFt as float8), 800007), 2260), 10, 'quad_segs=5') as geom)
       select hf_distance_within(feature.geom, subject.geom, cast(:reachFt as float8)) as quick,
         hf_ground_distance(feature.geom, subject.geom) as plain
       from feature, subject`,
      { awayFt, reachFt, hole },
    );
    return result.rows[0];
  };

  it.each([
    { place: 'outside', awayFt: 420, hole: false },
    { place: 'far outside', awayFt: 780, hole: false },
    { place: 'in a hole', awayFt: 5, hole: true },
    { place: 'inside', awayFt: 5, hole: false },
    { place: 'across the edge', awayFt: 300, hole: true },
  ])('is the same to the last digit as between all edges, $place', async ({ awayFt, hole }) => {
    const told = await distances(awayFt, 500, hole);
    expect(told?.plain).toBeLessThan(500);
    expect(told?.quick).toBe(told?.plain);
  });

  it('is not told beyond the reach', async () => {
    const told = await distances(420, 30, false);
    expect(told?.plain).toBeGreaterThan(30);
    expect(told?.quick).toBeNull();
  });
});

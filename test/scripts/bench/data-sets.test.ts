import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jurisdictionsOf, parcelsOf, type DataSet } from '../../../scripts/bench/data-sets/data-set.js';
import { digestOf, makeDataSet } from '../../../scripts/bench/data-sets/make-data-set.js';
import { openTestDatabase, type TestDatabase } from '../../support/database.js';

/** Two squares of four blocks: as the others are made, and soon done. */
const TINY: DataSet = {
  name: 'tiny',
  seed: 7,
  tiles: 2,
  columns: 2,
  municipalityOfEach: true,
  blocks: { across: 2, up: 2 },
  wetlands: 26,
  wetlandsOfFirst: 12,
  mostCorners: 300,
};

interface Facts {
  parcels: number;
  wetlands: number;
  unfit: number;
  overlapping: number;
  outside: number;
}

describe('the data sets of the bench', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  /** What the work finds in a set, which is gone again afterwards. */
  async function inSet<T>(set: DataSet, work: (trx: Knex.Transaction) => Promise<T>): Promise<T> {
    const trx = await database.knex.transaction();
    try {
      await makeDataSet(trx, set, () => undefined);
      return await work(trx);
    } finally {
      await trx.rollback();
    }
  }

  it('are the same each time, and others from another seed', async () => {
    const first = await inSet(TINY, digestOf);
    expect(await inSet(TINY, digestOf)).toEqual(first);
    expect(Object.keys(first)).toEqual([
      'impaired_water',
      'municipality',
      'parcel',
      'reference_feature',
      'watercourse',
      'wetland',
    ]);
    const other = await inSet({ ...TINY, seed: 8 }, digestOf);
    for (const layer of ['municipality', 'parcel', 'watercourse', 'wetland']) {
      expect(other[layer]).not.toBe(first[layer]);
    }
  });

  it('are of valid shapes, and of parcels that fill their municipality without overlapping', async () => {
    const facts = await inSet(TINY, async (trx) => {
      const found = await trx.raw<{ rows: Facts[] }>(
        `select (select count(*)::int from parcel) as parcels, (select count(*)::int from wetland) as wetlands,
           (select count(*)::int from (select geom from parcel union all select geom from wetland
             union all select geom from municipality union all select geom from watercourse) as shape
             where not ST_IsValid(geom)) as unfit,
           (select count(*)::int from parcel a join parcel b on a.key < b.key and a.geom && b.geom
             where ST_Relate(a.geom, b.geom, '2********')) as overlapping,
           (select count(*)::int from parcel p join municipality m using (jurisdiction_id)
             where m.role = 'own' and not ST_Covers(m.geom, p.geom)) as outside`,
      );
      return found.rows[0];
    });
    expect(facts).toEqual({ parcels: parcelsOf(TINY), wetlands: 26, unfit: 0, overlapping: 0, outside: 0 });
    expect(jurisdictionsOf(TINY)).toEqual(['bench-1', 'bench-2']);
  });

  it('have the same first square, however much lies around it', async () => {
    const wetlands = (trx: Knex.Transaction) =>
      trx.raw<{ rows: object[] }>(
        `select id, kind, area_sqft, geom::text as geom from wetland where jurisdiction_id = 'bench-1' order by id`,
      );
    const alone = await inSet({ ...TINY, tiles: 1, columns: 1, wetlands: 12 }, wetlands);
    const beside = await inSet(TINY, wetlands);
    expect(alone.rows).toHaveLength(12);
    expect(beside.rows).toEqual(alone.rows);
  });
});

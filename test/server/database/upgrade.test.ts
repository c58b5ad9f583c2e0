import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrateDown, migrateUp } from '../../../server/database/migrate.js';
import * as spatialBase from '../../../migrations/0001-spatial-base.js';
import { openTestDatabase, type TestDatabase } from '../../support/database.js';

const SQUARE = 'MULTIPOLYGON(((700000 850000,700100 850000,700100 850100,700000 850100,700000 850000)))';

describe('a database of before the record', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase('owner');
    const { knex } = database;
    await migrateDown(knex);
    await spatialBase.up(knex);
    await knex.raw(
      `insert into knex_migrations (name, batch, migration_time) values ('0001-spatial-base', 1, now())`,
    );
    await knex.raw(`
      insert into map_version (jurisdiction_id, number, since, note) values
        ('rye', 1, '2025-01-01', 'first'), ('rye', 2, '2025-06-01', 'second')`);
    for (const [first, retired] of [
      [1, 2],
      [2, null],
    ])
      await knex.raw(
        `insert into wetland (jurisdiction_id, first_version, retired_version, id, kind, geom, grid_scale, area_sqft,
           grid_area_sqft, perimeter_ft)
         values ('rye', ?, ?, 'W-1', 'freshwater', ST_GeomFromText(?, 2260), 1, 10000, 10000, 400)`,
        [first ?? null, retired ?? null, SQUARE],
      );
    await knex.raw(
      `insert into screening (jurisdiction_id, ordinance_id, on_date, map_version, method, request, overlay, answer)
       values ('rye', 'rye', '2025-07-01', 2, 'm', '{}',
         json_build_object('question', json_build_object('subject', cast(ST_GeomFromText(?, 2260) as text))), '{}')`,
      [SQUARE],
    );
  });
  afterAll(() => database.close());

  it('goes on with its map and its answers, and finds an answer by its place', async () => {
    expect(await migrateUp(database.knex)).toEqual([
      '0002-map-record',
      '0003-saved-proposals',
      '0004-imports',
      '0005-page-order',
      '0006-parcel-batches',
      '0007-several-servers',
      '0008-one-screening',
    ]);
    const kept = await database.knex.raw<{ rows: { area: number }[] }>(
      `select ST_Area(subject) as area from screening`,
    );
    expect(kept.rows).toEqual([{ area: 10_000 }]);
    const versions = await database.knex.raw<{ rows: { at: number }[] }>(
      `select hf_map_version('rye', cast(day as date)) as at
       from unnest(array['2024-12-31', '2025-01-01', '2025-05-31', '2025-06-01', '2030-01-01']) as t (day)`,
    );
    expect(versions.rows.map(({ at }) => at)).toEqual([1, 1, 1, 2, 2]);
  });

  it('cannot hold a wetland twice in one version from then on', async () => {
    const twice = database.knex.raw(
      `insert into wetland (jurisdiction_id, first_version, id, kind, geom, grid_scale, area_sqft, grid_area_sqft,
         perimeter_ft)
       values ('rye', 1, 'W-1', 'freshwater', ST_GeomFromText(?, 2260), 1, 1, 1, 1)`,
      [SQUARE],
    );
    await expect(twice).rejects.toThrow(/wetland_once|wetland_current_id/);
  });
});

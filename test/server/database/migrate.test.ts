import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrateDown, migrateUp } from '../../../server/database/migrate.js';
import { openTestDatabase, type TestDatabase } from '../../support/database.js';

describe('migrations', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase('owner');
  });
  afterAll(() => database.close());

  it('run up, down and up again, and leave nothing of ours behind in between', async () => {
    expect(await migrateUp(database.knex)).toEqual([]);
    const down = await migrateDown(database.knex);
    expect(down.length).toBeGreaterThan(0);
    const left = await database.knex.raw<{ rows: { name: string }[] }>(
      `select relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname = 'public' and relkind = 'r' and relname not in ('spatial_ref_sys', 'knex_migrations', 'knex_migrations_lock')
       union all
       select proname from pg_proc p join pg_namespace n on n.oid = p.pronamespace
       where n.nspname = 'public' and proname like 'hf\\_%'`,
    );
    expect(left.rows).toEqual([]);
    expect([...(await migrateUp(database.knex))].sort()).toEqual([...down].sort());
  });
});

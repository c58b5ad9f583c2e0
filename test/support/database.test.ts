import { describe, expect, it } from 'vitest';
import { openTestDatabase } from './database.js';
import { putLayer, rectangle } from './layers.js';

const FACTS = {
  wetlands: 'select count(*) from wetland',
  versions: 'select count(*) from map_version',
  sequences: 'select sequencename, last_value from pg_sequences order by 1',
  names: 'select name from jurisdiction order by id',
  triggers: `select tgname from pg_trigger where tgenabled <> 'O' order by 1`,
  tables: `select tablename from pg_tables where schemaname = 'public' order by 1`,
  memory: 'show work_mem',
} as const;

async function factsAfter(statements: readonly string[]): Promise<Record<string, object[]>> {
  const database = await openTestDatabase('owner');
  try {
    const facts: Record<string, object[]> = {};
    for (const [name, sql] of Object.entries(FACTS)) {
      facts[name] = (await database.knex.raw<{ rows: object[] }>(sql)).rows;
    }
    await putLayer(database.knex, 'rye', 'wetlands', [
      { properties: { id: 'W-1', kind: 'freshwater' }, polygon: [rectangle(700_000, 850_000, 100, 100)] },
    ]);
    for (const statement of statements) await database.knex.raw(statement);
    return facts;
  } finally {
    await database.close();
  }
}

describe('the database of a test file', () => {
  it('is as new, whatever was done to the one before', { timeout: 240_000 }, async () => {
    const first = await factsAfter([`set work_mem = '8MB'`]);
    for (const damage of [
      'alter table activity_log disable trigger all',
      `update jurisdiction set name = 'Nowhere' where id = 'rye'`,
      'create table left_behind (id int)',
    ]) {
      expect(await factsAfter([damage])).toEqual(first);
    }
    expect(await factsAfter([])).toEqual(first);
  });
});

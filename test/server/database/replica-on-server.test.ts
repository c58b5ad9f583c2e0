import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readConfig } from '../../../server/config.js';
import { connectDatabase } from '../../../server/database/connect.js';
import { openDatabase } from '../../../server/database/open.js';
import { readsOfReplica, type Reads } from '../../../server/database/reads.js';
import { bytesBehind } from '../../../server/database/wal-position.js';
import { openTestDatabase, type TestDatabase } from '../../support/database.js';
import { eventually } from '../../support/two-servers.js';

const isReplica = async (knex: Knex): Promise<boolean> => {
  const { rows } = await knex.raw<{ rows: { replica: boolean }[] }>('select pg_is_in_recovery() as replica');
  return rows[0]?.replica ?? false;
};

/** Run against the server of TEST_DATABASE_URL only. */
describe.skipIf(inject('readUrl') === null)('a streaming replica of TEST_DATABASE_READ_URL', () => {
  let database: TestDatabase;
  let replica: Knex;
  let reads: Reads;
  beforeAll(async () => {
    database = await openTestDatabase();
    replica = connectDatabase({ url: database.settings['DATABASE_READ_URL'] ?? '', pooled: true });
    reads = readsOfReplica(database.knex, replica, () => undefined);
    await eventually(
      () => reads(isReplica),
      (is) => is,
    );
  });
  afterAll(async () => {
    await replica.destroy();
    await database.close();
  });

  const log = (knex: Knex, action: string) =>
    knex('activity_log').insert({ account_name: 'a test', action, subject: 'a replica' });
  const logged = async (knex: Knex, action: string): Promise<number> =>
    (await knex('activity_log').where({ action }).select('id')).length;

  it('is read, and never behind what was written before', async () => {
    let onReplica = 0;
    for (let index = 0; index < 20; index += 1) {
      await log(database.knex, `written ${index}`);
      const { found, there } = await reads(async (knex) => ({
        found: await logged(knex, `written ${index}`),
        there: await isReplica(knex),
      }));
      expect(found).toBe(1);
      if (there) onReplica += 1;
    }
    expect(onReplica).toBeGreaterThan(0);
  });

  it('is left alone while it does not replay, and says how far it is behind', async () => {
    const owner = connectDatabase({ url: database.settings['DATABASE_READ_URL'] ?? '' }, 'owner');
    await owner.raw('select pg_wal_replay_pause()');
    try {
      await eventually(
        async () =>
          (await owner.raw<{ rows: { state: string }[] }>('select pg_get_wal_replay_pause_state() as state'))
            .rows[0]?.state,
        (state) => state === 'paused',
      );
      await log(database.knex, 'while paused');
      expect(await reads((knex) => logged(knex, 'while paused'))).toBe(1);
      expect(await logged(replica, 'while paused')).toBe(0);
      expect(await bytesBehind(database.knex, replica)).toBeGreaterThan(0);
    } finally {
      await owner.raw('select pg_wal_replay_resume()');
      await owner.destroy();
    }
    await eventually(
      () => reads(isReplica),
      (is) => is,
    );
    expect(await logged(replica, 'while paused')).toBe(1);
  });

  it('leaves to the database what it cannot do', async () => {
    const again = readsOfReplica(database.knex, replica, () => undefined);
    await eventually(
      () => again(isReplica),
      (is) => is,
    );
    await again((knex) => log(knex, 'where it can be'));
    expect(await logged(database.knex, 'where it can be')).toBe(1);
  });
});

describe.skipIf(inject('poolUrl') === null)('PgBouncer of TEST_DATABASE_POOL_URL', () => {
  it('is noticed when nobody said that it is there', async () => {
    const url = inject('poolUrl') ?? '';
    await expect(openDatabase(readConfig({ DATABASE_URL: url }), () => undefined)).rejects.toMatchObject({
      code: 'Conflict',
      message: expect.stringMatching(/There is a pooler.*DATABASE_POOLER=transaction/) as string,
    });
  });

  it('gives every transaction the rights of the application', async () => {
    const database = await openTestDatabase();
    try {
      const { rows } = await database.knex.raw<{ rows: { role: string; jit: string }[] }>(
        `select current_user as role, current_setting('jit') as jit`,
      );
      expect(rows).toEqual([{ role: 'hundredfoot_app', jit: 'off' }]);
      await expect(database.knex.raw('update wetland set area_sqft = 0')).rejects.toThrow(
        /permission denied/,
      );
      const opened = await openDatabase(readConfig(database.settings), () => undefined);
      expect(await isReplica(opened.knex)).toBe(false);
      await opened.close();
    } finally {
      await database.close();
    }
  });
});

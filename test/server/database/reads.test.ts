import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { InvalidInput } from '../../../core/errors.js';
import { connectDatabase } from '../../../server/database/connect.js';
import { readsOfReplica } from '../../../server/database/reads.js';
import { sharedQuestion } from '../../../server/database/shared-question.js';
import { openTestDatabase, type TestDatabase } from '../../support/database.js';

/** Nobody listens on the first port. */
const NOBODY = 'postgres://nobody@127.0.0.1:1/nothing';

describe('reads with a replica that cannot be read', () => {
  let database: TestDatabase;
  let nobody: Knex;
  beforeAll(async () => {
    database = await openTestDatabase();
    nobody = connectDatabase({ url: NOBODY });
  });
  afterAll(async () => {
    await nobody.destroy();
    await database.close();
  });

  it('are made on the database, and it is said once', async () => {
    const told: string[] = [];
    const reads = readsOfReplica(database.knex, nobody, (words) => told.push(words));
    const counts = await Promise.all(
      Array.from({ length: 5 }, () => reads((knex) => knex('jurisdiction').count<{ count: string }[]>())),
    );
    for (const [row] of counts) expect(Number(row?.count)).toBeGreaterThan(0);
    expect(told).toEqual([expect.stringMatching(/cannot be read; the database is asked instead/)]);
  });

  it('are made on the database when what is named as replica is none', async () => {
    const reads = readsOfReplica(database.knex, database.knex, () => undefined);
    expect(await reads((knex) => Promise.resolve(knex === database.knex))).toBe(true);
  });

  it('do not take a refusal for a fault of the replica', async () => {
    let runs = 0;
    const reads = readsOfReplica(database.knex, nobody, () => undefined);
    const refused = reads(() => {
      runs += 1;
      return Promise.reject(new InvalidInput('The connection ended before the whole file had come.'));
    });
    await expect(refused).rejects.toThrow('The connection ended');
    expect(runs).toBe(1);
  });
});

describe('a question that many ask at once', () => {
  it('is looked into once more for all who came while it was, and never shared with who came later', async () => {
    let asked = 0;
    const ask = sharedQuestion(async () => {
      asked += 1;
      const mine = asked;
      await new Promise((resolve) => setTimeout(resolve, 5));
      return mine;
    });
    const first = ask();
    const others = Array.from({ length: 40 }, () => ask());
    expect(await first).toBe(1);
    expect(new Set(await Promise.all(others))).toEqual(new Set([2]));
    expect(await ask()).toBe(3);
  });

  it('is asked anew after it failed', async () => {
    let fails = true;
    const ask = sharedQuestion(() => {
      if (fails) return Promise.reject(new Error('gone'));
      return Promise.resolve('here');
    });
    await expect(ask()).rejects.toThrow('gone');
    fails = false;
    expect(await ask()).toBe('here');
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../support/database.js';

describe('a statement that fails', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  it('leaves every later answer with its own question', async () => {
    const ask = async (number: number): Promise<number | undefined> => {
      const result = await database.knex.raw<{ rows: { n: number }[] }>('select cast(:number as int) as n', {
        number,
      });
      return result.rows[0]?.n;
    };
    for (let round = 0; round < 3; round += 1) {
      await expect(
        database.knex.raw('select 1 / (cast(:three as int) - g) from generate_series(1, 5) as g', {
          three: 3,
        }),
      ).rejects.toThrow(/division by zero/);
      for (const number of [41, 42, 43, 44]) expect(await ask(number)).toBe(number);
    }
  });

  it('in a transaction takes everything of it back, and later answers stay with their questions', async () => {
    await expect(
      database.knex.transaction(async (transaction) => {
        await transaction.raw('update jurisdiction set name = :name', { name: 'changed' });
        await transaction.raw('select 1 / cast(:zero as int)', { zero: 0 });
      }),
    ).rejects.toThrow(/division by zero/);
    const names = await database
      .knex('jurisdiction')
      .distinct<{ name: string }[]>('name')
      .where({ id: 'rye' });
    expect(names).toEqual([{ name: 'City of Rye' }]);
  });
});

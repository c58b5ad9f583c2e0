import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { putAmendment } from '../../support/adopted-amendment.js';
import { openTestDatabase, type TestDatabase } from '../../support/database.js';
import { putLayer, rectangle } from '../../support/layers.js';

describe('what may be said once', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
    const { knex } = database;
    await putLayer(knex, 'rye', 'wetlands', [
      { properties: { id: 'W-1', kind: 'freshwater' }, polygon: [rectangle(700_000, 850_000, 100, 100)] },
    ]);
    await putAmendment(knex, 'rye', {
      title: 'Survey',
      effectiveOn: '2099-06-01',
      changes: [{ action: 'reshape', wetland: 'W-1', ring: rectangle(700_000, 850_000, 120, 100) }],
    });
    await knex.raw('update amendment_change set taken_back_at = now()').catch(() => undefined);
  });
  afterAll(() => database.close());

  it.each([
    [
      'a retired row does not come back',
      'update wetland set retired_version = null where retired_version is not null',
    ],
    [
      'nor is it retired in another version',
      'update wetland set retired_version = 3 where retired_version = 2',
    ],
    ['an adopted amendment is not changed', `update amendment set title = 'Another'`],
    ['nor does it become a draft again', `update amendment set state = 'draft', adopted_version = null`],
    ['what was taken back stays so', 'update amendment_change set taken_back_at = null'],
  ])('%s', async (_what, statement) => {
    await expect(database.knex.raw(statement)).rejects.toThrow(
      /was retired before|is decided|was taken back before/,
    );
  });
});

import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COMMAND_LINE } from '../../../core/access.js';
import { BUILT_IN_ORDINANCES } from '../../../core/ordinances/registry.js';
import { screenAndKeep } from '../../../server/services/screen-proposal.js';
import { recordActivity } from '../../../server/sql/activity/record-activity.js';
import { putAmendment } from '../../support/adopted-amendment.js';
import { asOwner } from '../../support/as-owner.js';
import { openTestDatabase, type TestDatabase } from '../../support/database.js';
import { groundFrame } from '../../support/ground-frame.js';
import { putLayer } from '../../support/layers.js';
import { PLACES, toFeet } from '../../support/places.js';

/** What of each table of the record is held against what it held before; the geometry and JSON in it as text. */
const RECORD = [
  'activity_log',
  'wetland',
  'screening',
  'evidence',
  'amendment_change',
  'map_version',
] as const;

describe('the record and the log', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
    const { knex } = database;
    const frame = await groundFrame(knex, toFeet([PLACES[0].lon, PLACES[0].lat]));
    await putLayer(knex, 'mamaroneck', 'wetlands', [
      { properties: { id: 'W-1', kind: 'freshwater' }, polygon: [frame.rectangle(0, 0, 100, 100)] },
    ]);
    await putAmendment(knex, 'mamaroneck', {
      title: 'Survey',
      effectiveOn: '2024-06-01',
      changes: [{ action: 'reshape', wetland: 'W-1', ring: frame.rectangle(0, 0, 120, 100) }],
      evidence: [{ delineatedBy: 'M. Elm', delineatedOn: '2024-05-01' }],
    });
    await screenAndKeep(knex, BUILT_IN_ORDINANCES, {
      jurisdiction: 'mamaroneck',
      features: [frame.disturbance(150, 0, 20, 20)],
    });
    await recordActivity(knex, {
      jurisdictionId: 'mamaroneck',
      actor: COMMAND_LINE,
      action: 'amendment.adopted',
      subject: 'amendment 1',
    });
  });
  afterAll(() => database.close());

  async function record(): Promise<string> {
    const parts = await Promise.all(
      RECORD.map((table) =>
        database.knex.raw<{ rows: { text: string }[] }>('select t::text as text from ?? as t order by 1', [
          table,
        ]),
      ),
    );
    return JSON.stringify(parts.map(({ rows }) => rows));
  }

  /** A statement in a transaction of its own, since a connection that saw an error is not used again. */
  const refused = async (
    statement: string,
    run: <T>(knex: Knex, work: (trx: Knex.Transaction) => Promise<T>) => Promise<T>,
  ): Promise<string> => {
    try {
      await run(database.knex, (trx) => trx.raw(statement));
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
    return 'it was done';
  };
  const asApplication = <T>(knex: Knex, work: (trx: Knex.Transaction) => Promise<T>): Promise<T> =>
    knex.transaction(work);

  const LOG = [
    `update activity_log set account_name = 'somebody else'`,
    'delete from activity_log',
    'truncate activity_log',
  ];

  it.each(LOG)('has a log of which the application has no right to: %s', async (statement) => {
    const before = await record();
    expect(await refused(statement, asApplication)).toContain('permission denied');
    expect(await record()).toBe(before);
  });

  it.each(LOG)('has a log of which even its owner is refused: %s', async (statement) => {
    const before = await record();
    expect(await refused(statement, asOwner)).toContain('nothing in it is changed or deleted');
    expect(await record()).toBe(before);
  });

  it.each([
    `update wetland set geom = ST_Translate(geom, 1, 0)`,
    `update wetland set area_sqft = 1, name = 'another'`,
    `update wetland set first_version = 1`,
    `update watercourse set geom = ST_Translate(geom, 1, 0)`,
    'delete from wetland',
    'truncate wetland cascade',
    `update screening set answer = '{}'`,
    `update screening set map_version = 9`,
    'delete from screening',
    `update evidence set delineated_by = 'Somebody'`,
    `update evidence set document_sha256 = null`,
    'delete from evidence',
    `update amendment_change set geom = null`,
    'delete from amendment_change',
    'delete from amendment',
    `update map_version set since = date '2000-01-01'`,
    'delete from map_version',
    `insert into map_version (jurisdiction_id, number, since, note) values ('mamaroneck', 2, date '2000-01-01', '')
     on conflict (jurisdiction_id, number) do update set since = excluded.since`,
    'alter table activity_log disable trigger all',
    'drop trigger activity_log_kept on activity_log',
    'create or replace function hf_refuse_change() returns trigger language plpgsql as $$ begin return new; end $$',
  ])('lets the application not overwrite what it says: %s', async (statement) => {
    const before = await record();
    expect(await refused(statement, asApplication)).toMatch(/permission denied|must be owner/);
    expect(await record()).toBe(before);
  });
});

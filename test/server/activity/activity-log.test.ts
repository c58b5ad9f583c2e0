import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COMMAND_LINE } from '../../../core/access.js';
import { activityListSchema, type ActivityList } from '../../../core/contracts/map-history.js';
import { recordActivity } from '../../../server/sql/activity/record-activity.js';
import { serveTestApi, type TestApi } from '../../support/api.js';
import { openTestDatabase, type TestDatabase } from '../../support/database.js';
import { signedIn, type SignedInClient } from '../../support/signed-in.js';

const RYE = '/api/jurisdictions/rye/activity-log';

describe('reading the log', () => {
  let database: TestDatabase;
  let api: TestApi;
  let naturalist: SignedInClient;
  beforeAll(async () => {
    database = await openTestDatabase();
    api = await serveTestApi(database.knex);
    naturalist = await signedIn(api, database.knex, 'naturalist', 'rye');
    for (let step = 1; step <= 5; step += 1) {
      await recordActivity(database.knex, {
        jurisdictionId: step === 3 ? 'mamaroneck' : 'rye',
        actor: { accountId: naturalist.accountId, name: naturalist.name, roles: [] },
        action: 'amendment.changed',
        subject: `amendment ${step}`,
        details: { revision: step },
      });
    }
    await recordActivity(database.knex, {
      jurisdictionId: null,
      actor: COMMAND_LINE,
      action: 'account.added',
      subject: 'account m.elm',
    });
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });

  const read = async (client: SignedInClient, path: string): Promise<ActivityList> => {
    const answer = await client.get(path);
    expect(answer.status).toBe(200);
    return activityListSchema.parse(answer.body);
  };
  const subjects = ({ items }: ActivityList) => items.map(({ subject }) => subject);

  it("shows a municipality's lines to its naturalist, newest first, page by page", async () => {
    const whole = await read(naturalist, RYE);
    expect(subjects(whole)).toEqual(['amendment 5', 'amendment 4', 'amendment 2', 'amendment 1']);
    expect(whole.next).toBeNull();
    expect(whole.items[0]).toMatchObject({
      jurisdiction: 'rye',
      by: naturalist.name,
      action: 'amendment.changed',
      details: { revision: 5 },
    });
    const first = await read(naturalist, `${RYE}?limit=3`);
    expect(subjects(first)).toEqual(['amendment 5', 'amendment 4', 'amendment 2']);
    const second = await read(naturalist, first.next ?? '');
    expect(subjects(second)).toEqual(['amendment 1']);
    expect(second.next).toBeNull();
    expect(subjects(await read(naturalist, `${RYE}?limit=4`))).toHaveLength(4);
  });

  it('shows all of it to an administrator of the installation and to nobody else', async () => {
    const everywhere = await signedIn(api, database.knex, 'administrator', null);
    const all = await read(everywhere, '/api/activity-log?limit=2');
    expect(subjects(all)).toEqual(['account m.elm', 'amendment 5']);
    expect(all.items[0]).toMatchObject({ jurisdiction: null, by: 'command line' });
    expect(subjects(await read(everywhere, all.next ?? ''))).toEqual(['amendment 4', 'amendment 3']);
    expect((await naturalist.get('/api/activity-log')).status).toBe(403);
    expect((await naturalist.get('/api/jurisdictions/mamaroneck/activity-log')).status).toBe(403);
    const planner = await signedIn(api, database.knex, 'planner', 'rye');
    expect((await planner.get(RYE)).status).toBe(403);
    expect((await api.get(RYE)).status).toBe(401);
  });

  it('shows one kind of thing alone, on every page of it', async () => {
    await recordActivity(database.knex, {
      jurisdictionId: 'rye',
      actor: COMMAND_LINE,
      action: 'import',
      subject: 'parcels from a file',
    });
    expect(subjects(await read(naturalist, `${RYE}?kind=import`))).toEqual(['parcels from a file']);
    const first = await read(naturalist, `${RYE}?kind=amendment&limit=3`);
    expect(subjects(first)).toEqual(['amendment 5', 'amendment 4', 'amendment 2']);
    expect(subjects(await read(naturalist, first.next ?? ''))).toEqual(['amendment 1']);
    expect((await read(naturalist, `${RYE}?kind=settings`)).items).toEqual([]);
    expect((await naturalist.get(`${RYE}?kind=amend%25`)).status).toBe(400);
  });

  it('refuses a page that is none, and a municipality that is not there', async () => {
    for (const query of ['limit=0', 'limit=201', 'before=x', 'before=-1']) {
      expect((await naturalist.get(`${RYE}?${query}`)).status).toBe(400);
    }
    const everywhere = await signedIn(api, database.knex, 'administrator', null);
    expect((await everywhere.get('/api/jurisdictions/nowhere/activity-log')).status).toBe(404);
  });
});

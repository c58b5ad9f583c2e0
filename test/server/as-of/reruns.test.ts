import { afterAll, beforeEach, beforeAll, describe, expect, it } from 'vitest';
import { applicationSchema } from '../../../core/contracts/application.js';
import { rerunSchema, type Rerun } from '../../../core/contracts/reruns.js';
import {
  proposalScreeningSchema,
  screeningRequestSchema,
  type ProposalScreening,
} from '../../../core/contracts/screening.js';
import { BUILT_IN_ORDINANCES } from '../../../core/ordinances/registry.js';
import { screenAndKeep } from '../../../server/services/screen-proposal.js';
import { putAmendment } from '../../support/adopted-amendment.js';
import { serveTestApi, type TestApi } from '../../support/api.js';
import { asOwner, emptyTables } from '../../support/as-owner.js';
import { openTestDatabase, type TestDatabase } from '../../support/database.js';
import { groundFrame, type GroundFrame } from '../../support/ground-frame.js';
import { putLayer } from '../../support/layers.js';
import { PLACES, toFeet } from '../../support/places.js';

const TOWN = 'north-castle';
const TABLES = ['wetland', 'watercourse', 'municipality', 'parcel', 'map_version', 'amendment', 'import_run'];

describe('a kept answer computed anew', () => {
  let database: TestDatabase;
  let api: TestApi;
  let frame: GroundFrame;
  beforeAll(async () => {
    database = await openTestDatabase();
    frame = await groundFrame(database.knex, toFeet([PLACES[2].lon, PLACES[2].lat]));
    api = await serveTestApi(database.knex);
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });

  const oval = (id: string, x: number, y: number, degraded = false) => ({
    properties: { id, kind: 'freshwater', accuracy_ft: 2, degraded },
    polygon: [frame.turned(frame.oval(x, y, 120, 70), 0.3)],
  });
  const ring = (x: number, y: number, halfWidth: number): [number, number][] =>
    frame.turned(frame.oval(x, y, halfWidth, 80), 0.3);
  const parcel = (SBL: string, x: number) => ({
    properties: { SBL, ADDRESS: `${SBL} Test Road` },
    polygon: [frame.rectangle(x, -200, 300, 600)],
  });
  const parcels = () => [parcel('1', -200), parcel('2', 100)];

  beforeEach(async () => {
    await emptyTables(database.knex, TABLES);
    await database.knex('jurisdiction').where({ id: TOWN }).update({ settings: {} });
    const { knex } = database;
    await putLayer(knex, TOWN, 'municipality', [
      { properties: { name: 'Town', role: 'own' }, polygon: [frame.rectangle(-4000, -4000, 8000, 8000)] },
    ]);
    await putLayer(knex, TOWN, 'parcels', parcels());
    const wetlands = [oval('A', 0, 0), oval('B', 90, 60), oval('C', -80, 90, true), oval('D', 3000, 0)];
    await putLayer(knex, TOWN, 'wetlands', wetlands, { mapSince: '2020-01-01' });
    await putLayer(
      knex,
      TOWN,
      'watercourses',
      [{ properties: { id: 'P', kind: 'pond' }, polygon: [frame.oval(150, -60, 60, 40)] }],
      { mapSince: '2020-01-01' },
    );
  });

  /** Disturbances that overlap, of two activities, with mitigation that lies partly in wetland. */
  const proposal = (on?: string) => ({
    jurisdiction: TOWN,
    ...(on === undefined ? {} : { on }),
    features: [
      frame.disturbance(-60, -40, 170, 120, { activity: 'building', name: 'House' }),
      frame.disturbance(60, -90, 130, 90, { activity: 'fill' }),
      frame.disturbance(100, -50, 20, 200, { activity: 'fill' }),
      frame.mitigation(-200, 60, 150, 80, 'wetland-creation'),
      frame.mitigation(-170, 80, 150, 60, 'wetland-restoration'),
      frame.mitigation(-250, -120, 120, 120, 'buffer-enhancement'),
    ],
  });
  const screen = async (on?: string): Promise<ProposalScreening> => {
    const { status, body } = await api.post('/api/screenings', proposal(on));
    expect(status, JSON.stringify(body)).toBe(201);
    return proposalScreeningSchema.parse(body);
  };
  const rerun = async (id: string): Promise<Rerun> => {
    const { status, body } = await api.get(`/api/screenings/${id}/rerun`);
    expect(status, JSON.stringify(body)).toBe(200);
    return rerunSchema.parse(body);
  };
  const amendThrice = async (): Promise<void> => {
    const { knex } = database;
    await putAmendment(knex, TOWN, {
      title: 'first',
      effectiveOn: '2024-01-01',
      changes: [
        { action: 'reshape', wetland: 'A', ring: ring(20, 10, 160) },
        { action: 'add', wetland: 'E', ring: ring(-150, 0, 50) },
      ],
    });
    await putAmendment(knex, TOWN, {
      title: 'second',
      effectiveOn: '2024-06-01',
      changes: [
        { action: 'retire', wetland: 'B' },
        { action: 'reclassify', wetland: 'C', kind: 'tidal' },
      ],
    });
    await putAmendment(knex, TOWN, {
      title: 'third',
      effectiveOn: '2999-01-01',
      changes: [{ action: 'reshape', wetland: 'A', ring: ring(0, 0, 90) }],
    });
  };

  it('gives the same digits, also after three later amendments', async () => {
    const kept = await screen();
    expect(kept.totals.inWetlandSqFt).toBeGreaterThan(1000);
    expect(kept.mitigation.wetland.providedSqFt).toBeGreaterThan(100);
    const same = { same: true, differences: [], left: 0, reasons: [], mapVersion: 2 };
    expect(await rerun(kept.id)).toMatchObject(same);
    await amendThrice();
    const again = await screen();
    expect(again.mapVersion).toBe(4);
    expect(again.totals.inWetlandSqFt).not.toBe(kept.totals.inWetlandSqFt);
    const result = await rerun(kept.id);
    expect(result).toMatchObject({ ...same, id: kept.id, on: kept.on });
    expect(result.statement).toMatch(/version 2 .* every figure came out the same, to the last digit\.$/);
    expect(await rerun(again.id)).toMatchObject({ ...same, mapVersion: 4 });
  });

  it('is, asked as of a day, the answer that was given then', async () => {
    const given = await screen('2023-07-01');
    await amendThrice();
    expect({ ...(await screen('2023-07-01')), id: given.id }).toEqual(given);
    expect(await rerun(given.id)).toMatchObject({ same: true, differences: [] });
  });

  it('says what is still to come from the day of asking, not from that of computing', async () => {
    const { id, notices } = await screen('2030-01-01');
    expect(notices[0]).toMatch(/2030-01-01 is still to come/);
    await asOwner(database.knex, (trx) =>
      trx.raw(
        `update screening set created_at = '2025-02-03T12:00:00Z',
           answer = jsonb_set(answer, '{notices,0}', to_jsonb(regexp_replace(answer -> 'notices' ->> 0,
             'known on [0-9-]+', 'known on 2025-02-03'))) where id = ?`,
        [id],
      ),
    );
    expect(await rerun(id)).toMatchObject({ same: true, differences: [], reasons: [] });
  });

  it('keeps the settings of then', async () => {
    const { knex } = database;
    await knex('jurisdiction')
      .where({ id: TOWN })
      .update({ settings: { bufferFt: 80, wetlandMitigationRatio: 3 } });
    const kept = await screen();
    await knex('jurisdiction')
      .where({ id: TOWN })
      .update({ settings: { bufferFt: 150 } });
    const result = await rerun(kept.id);
    expect(result).toMatchObject({ same: true, differences: [] });
    expect(result.reasons).toEqual([
      'The settings of the municipality have changed since. This is computed with those of then.',
    ]);
  });

  it('that differs says where, and which layer was loaded meanwhile', async () => {
    const kept = await screen();
    await putLayer(database.knex, TOWN, 'parcels', [parcel('9', -200)], { replace: true });
    const result = await rerun(kept.id);
    expect(result.same).toBe(false);
    expect(result.differences.map(({ member }) => member)).toContain('parcels[0].taxMapNumber');
    expect(result.reasons).toContain(
      'Loaded since the answer was given: parcels. These have no versions and are those of now.',
    );
    expect(result.statement).toMatch(/figures? came out otherwise/);
    // nothing of the map differs
    expect(result.differences.filter(({ member }) => member.startsWith('totals'))).toEqual([]);
  });

  it('is the same where the same parcels were loaded again, which have other keys then', async () => {
    const kept = await screen();
    expect(kept.parcels.length).toBeGreaterThan(0);
    await putLayer(database.knex, TOWN, 'parcels', parcels(), { replace: true });
    const again = await screen();
    expect(again.parcels.map(({ id }) => id)).not.toEqual(kept.parcels.map(({ id }) => id));
    const result = await rerun(kept.id);
    expect(result).toMatchObject({ same: true, differences: [], left: 0 });
    expect(result.statement).toContain('came out the same, to the last digit');
    expect(result.reasons).toEqual([
      'Loaded since the answer was given: parcels. These have no versions and are those of now.',
    ]);
  });

  it('says that the method has changed, and compares all the same', async () => {
    const { id } = await screen();
    await asOwner(database.knex, (trx) =>
      trx.raw(
        `update screening set method = 'grid-2260-q8-0', answer = jsonb_set(jsonb_set(answer, '{method,id}',
           '"grid-2260-q8-0"'), '{totals,inWetlandSqFt}', '1.5') where id = ?`,
        [id],
      ),
    );
    const result = await rerun(id);
    expect(result.method).toEqual({ kept: 'grid-2260-q8-0', now: 'ground-2260-q64-2', changed: true });
    expect(result.same).toBe(false);
    expect(result.differences.map(({ member }) => member).sort()).toEqual([
      'method.id',
      'totals.inWetlandSqFt',
    ]);
    expect(result.reasons.join(' ')).toMatch(/method of measuring was grid-2260-q8-0 then/);
    expect(result.statement).toMatch(/The method of measuring has changed since\.$/);
  });

  it('finds the last digit', async () => {
    const { id, totals } = await screen();
    const next = (totals.inWetlandSqFt ?? 0) * (1 + Number.EPSILON);
    expect(next).not.toBe(totals.inWetlandSqFt);
    await asOwner(database.knex, (trx) =>
      trx.raw(
        `update screening set answer = jsonb_set(answer, '{totals,inWetlandSqFt}', cast(? as jsonb)) where id = ?`,
        [JSON.stringify(next), id],
      ),
    );
    const result = await rerun(id);
    expect(result).toMatchObject({ same: false, left: 0 });
    expect(result.differences).toEqual([
      { member: 'totals.inWetlandSqFt', kept: next, now: totals.inWetlandSqFt },
    ]);
    expect(result.reasons.join(' ')).toMatch(/^Nothing on record explains/);
  });

  it('of an answer kept before settings and imports were recorded says what is not known', async () => {
    const { id } = await screen();
    await asOwner(database.knex, (trx) =>
      trx.raw('update screening set settings = null, newest_import = null where id = ?', [id]),
    );
    const result = await rerun(id);
    expect(result).toMatchObject({ same: true, differences: [] });
    expect(result.reasons.join(' ')).toMatch(/Which settings .* not known.*Which imports .* not known/);
  });

  it('of an answer in an older shape is compared on the members that it has', async () => {
    const { id } = await screen();
    await asOwner(database.knex, (trx) =>
      trx.raw(
        `update screening set answer = (answer - 'activities' - 'stateLaw') #- '{wetlands,0,gridAreaSqFt}' where id = ?`,
        [id],
      ),
    );
    const result = await rerun(id);
    expect(result).toMatchObject({ same: true, differences: [] });
    expect(result.reasons).toEqual([
      'The answer was kept by an earlier version of the program and lacks activities, stateLaw and wetlands.gridAreaSqFt. It is compared on the members that it has.',
    ]);
    expect(result.statement).toContain('every figure that the kept answer has');
  });

  it('is refused, and the answer stands, where its request can no longer be read', async () => {
    const { id } = await screen();
    await asOwner(database.knex, (trx) =>
      trx.raw(`update screening set request = '{"features": []}' where id = ?`, [id]),
    );
    expect(await api.get(`/api/screenings/${id}/rerun`)).toMatchObject({
      status: 409,
      body: { code: 'Conflict' },
    });
    expect((await api.get(`/api/screenings/${id}`)).status).toBe(200);
    for (const none of ['nonsense', '3f0c5d8e-9d0a-4c57-8f7c-0a6f1b2c3d4e']) {
      expect((await api.get(`/api/screenings/${none}/rerun`)).status).toBe(404);
    }
  });

  it('and its application stay on their map, which the application says', async () => {
    const kept = await screen();
    await amendThrice();
    const { body } = await api.get(`/api/screenings/${kept.id}/application`);
    const application = applicationSchema.parse(body);
    expect(application.mapVersion).toBe(2);
    expect(application.notes.join(' ')).toContain('moved on to version 4, which holds since 2024-06-01');
    expect(application.notes.join(' ')).not.toContain('splits otherwise');
  });

  it('is recorded with who asked, the land it is about, the settings and the newest import', async () => {
    const { id } = await screen();
    const { rows } = await database.knex.raw<{ rows: unknown[] }>(
      `select account_id as account, settings, cast(newest_import as int) as import,
         ST_Equals(subject, cast(overlay -> 'question' ->> 'subject' as geometry)) as same
       from screening where id = ?`,
      [id],
    );
    expect(rows).toEqual([{ account: null, settings: {}, import: 4, same: true }]);
    const [account] = await database
      .knex('account')
      .insert({ sign_in_name: 'pat.planner', full_name: 'Pat Planner' })
      .returning<{ id: string }[]>('id');
    const accountId = account?.id ?? '';
    const kept = await screenAndKeep(
      database.knex,
      BUILT_IN_ORDINANCES,
      screeningRequestSchema.parse(proposal()),
      { accountId, name: 'Pat Planner', roles: [] },
    );
    const asked = await database.knex('screening').where({ id: kept.id }).pluck<string[]>('account_id');
    expect(asked).toEqual([accountId]);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  municipalitySettingsSchema,
  type MunicipalitySettings,
} from '../../../core/contracts/municipality-settings.js';
import { serveTestApi, type TestApi } from '../../support/api.js';
import { openTestDatabase, type TestDatabase } from '../../support/database.js';
import { signedIn, type SignedInClient } from '../../support/signed-in.js';

const PATH = '/api/jurisdictions/north-castle/settings';

describe("a municipality's settings", () => {
  let database: TestDatabase;
  let api: TestApi;
  let administrator: SignedInClient;
  beforeAll(async () => {
    database = await openTestDatabase();
    api = await serveTestApi(database.knex);
    administrator = await signedIn(api, database.knex, 'administrator', 'north-castle');
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });
  beforeEach(async () => {
    await database.knex('jurisdiction').update({ settings: {}, settings_revision: 1 });
  });

  const read = async (id: string): Promise<MunicipalitySettings> =>
    municipalitySettingsSchema.parse((await api.get(`/api/jurisdictions/${id}/settings`)).body);

  it('are public, with the figures that the ordinance leaves open', async () => {
    expect(await read('north-castle')).toEqual({
      jurisdiction: 'north-castle',
      settings: {},
      open: ['bufferFt', 'minimumWetlandSqFt'],
      revision: 1,
    });
    expect((await read('rye')).open).toEqual(['wetlandMitigationRatio', 'bufferMitigationRatio']);
    expect((await read('mamaroneck')).open).toEqual([]);
    expect((await read('wesley-hills')).open).toEqual([]);
    expect((await api.get('/api/jurisdictions/nowhere/settings')).status).toBe(404);
  });

  it('are set by an administrator of the municipality, on the revision seen, and logged with old and new', async () => {
    const first = await administrator.put(PATH, { bufferFt: 150, minimumWetlandSqFt: 5_000 }, '"r1"');
    expect(first.status).toBe(200);
    expect(first.etag).toBe('"r2"');
    expect(first.body).toMatchObject({ settings: { bufferFt: 150, minimumWetlandSqFt: 5_000 }, revision: 2 });
    const second = await administrator.put(PATH, { bufferFt: 125 }, '"r2"');
    expect(second.body).toMatchObject({ settings: { bufferFt: 125 }, revision: 3 });
    expect((await read('north-castle')).settings).toEqual({ bufferFt: 125 });
    const lines = await database.knex('activity_log').where({ action: 'settings.changed' }).orderBy('id');
    expect(lines).toHaveLength(2);
    expect((lines as unknown[])[1]).toMatchObject({
      jurisdiction_id: 'north-castle',
      account_name: administrator.name,
      subject: 'settings of Town of North Castle',
      details: {
        revision: 3,
        before: { bufferFt: 150, minimumWetlandSqFt: 5_000 },
        after: { bufferFt: 125 },
      },
    });
  });

  it('are set by nobody else', async () => {
    const others = [
      await signedIn(api, database.knex, 'naturalist', 'north-castle'),
      await signedIn(api, database.knex, 'administrator', 'rye'),
    ];
    for (const other of others) {
      expect((await other.put(PATH, { bufferFt: 150 }, '"r1"')).status).toBe(403);
    }
    expect(await read('north-castle')).toMatchObject({ settings: {}, revision: 1 });
  });

  it('of another revision are refused with those of now, and without one at all', async () => {
    await administrator.put(PATH, { bufferFt: 150 }, '"r1"');
    const late = await administrator.put(PATH, { bufferFt: 175 }, '"r1"');
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({
      code: 'Conflict',
      conflict: {
        kind: 'edited-meanwhile',
        yourRevision: 1,
        current: { settings: { bufferFt: 150 }, revision: 2 },
        yours: { bufferFt: 175 },
      },
    });
    expect((await administrator.put(PATH, { bufferFt: 175 })).status).toBe(428);
    const both = await Promise.all([
      administrator.put(PATH, { bufferFt: 160 }, '"r2"'),
      administrator.put(PATH, { bufferFt: 170 }, '"r2"'),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('that the text fixes are refused with the section that fixes them', async () => {
    const everywhere = await signedIn(api, database.knex, 'administrator', null);
    const put = (id: string, body: object) =>
      everywhere.put(`/api/jurisdictions/${id}/settings`, body, '"r1"');
    const fixed = await put('mamaroneck', { bufferFt: 50, minimumWetlandSqFt: 10 });
    expect(fixed.status).toBe(400);
    expect(fixed.body).toMatchObject({
      code: 'InvalidInput',
      problems: [
        { path: 'bufferFt', message: expect.stringContaining('§ 192-2, Adjacent area') as string },
        { path: 'minimumWetlandSqFt', message: expect.stringContaining('§ 192-2, Wetlands') as string },
      ],
    });
    const none = await put('mamaroneck', { wetlandMitigationRatio: 2 });
    expect(JSON.stringify(none.body)).toContain('has no mitigation ratio for wetland');
    expect((await put('north-castle', { wetlandMitigationRatio: 3 })).status).toBe(400);
    for (const body of [{ bufferFt: 0 }, { bufferFt: 9_999 }, { bufferFt: '100' }, { widthFt: 100 }]) {
      expect((await put('north-castle', body)).status).toBe(400);
    }
    expect(await read('north-castle')).toMatchObject({ settings: {}, revision: 1 });
  });
});

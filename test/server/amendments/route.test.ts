import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { amendmentValidationSchema } from '../../../core/contracts/amendment-validation.js';
import { amendmentListSchema, amendmentSchema, type Amendment } from '../../../core/contracts/amendments.js';
import { serveTestApi, type TestApi } from '../../support/api.js';
import { openTestDatabase, type TestDatabase } from '../../support/database.js';
import { signedIn, type SignedInClient } from '../../support/signed-in.js';
import { mapDesk, PLAIN, type MapDesk } from './support/map-desk.js';

const ALL = '/api/jurisdictions/rye/amendments';

describe('the routes of amendments', () => {
  let database: TestDatabase;
  let api: TestApi;
  let naturalist: SignedInClient;
  let planner: SignedInClient;
  let desk: MapDesk;
  beforeAll(async () => {
    database = await openTestDatabase();
    api = await serveTestApi(database.knex);
    desk = await mapDesk(database.knex, 'rye', { 'W-1': [0, 0, 100, 60] });
    naturalist = await signedIn(api, database.knex, 'naturalist', 'rye');
    planner = await signedIn(api, database.knex, 'planner', 'rye');
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });

  const started = async (title: string) => {
    const answer = await naturalist.post(ALL, { title });
    expect(answer.status).toBe(201);
    return { amendment: answer.body as Amendment, etag: answer.etag };
  };

  it('take an amendment from its beginning to the map', async () => {
    const { amendment, etag } = await started('Resurvey');
    expect(amendmentSchema.parse(amendment)).toEqual(amendment);
    const address = `${ALL}/${amendment.number}`;
    const drawn = await naturalist.post(
      `${address}/changes`,
      { operations: [{ operation: 'add', attributes: PLAIN, geometry: desk.drawn(500, 0, 50, 50) }] },
      etag,
    );
    expect(drawn).toMatchObject({ status: 200, etag: '"r2"' });
    const validation = await planner.get(`${address}/validation`);
    expect(amendmentValidationSchema.parse(validation.body).fit).toBe(false);
    const refused = await naturalist.post(`${address}/propose`, {}, drawn.etag);
    expect(refused).toMatchObject({ status: 409, body: { code: 'Conflict', validation: validation.body } });
    const described = await naturalist.patch(address, { reason: 'Staked in May.' }, drawn.etag);
    expect(described.body).toMatchObject({ title: 'Resurvey', reason: 'Staked in May.', revision: 3 });
    const proven = await naturalist.post(
      `${address}/evidence`,
      { delineatedBy: 'Fenwick', delineatedOn: '2026-05-04', method: 'field', accuracyFt: null },
      described.etag,
    );
    const proposed = await naturalist.post(`${address}/propose`, {}, proven.etag);
    expect(proposed.body).toMatchObject({ state: 'proposed' });
    const reopened = await naturalist.post(`${address}/reopen`, { note: 'once more' }, proposed.etag);
    const again = await naturalist.post(`${address}/propose`, {}, reopened.etag);
    const adopted = await naturalist.post(
      `${address}/adopt`,
      { effectiveOn: '2030-01-01', reference: 'Resolution 3' },
      again.etag,
    );
    expect(amendmentSchema.parse(adopted.body)).toMatchObject({ state: 'adopted', adoptedVersion: 2 });
    const read = await planner.get(address);
    expect(read).toMatchObject({ status: 200, etag: adopted.etag, body: adopted.body });
  });

  it('refuse a change without If-Match, and one of another revision', async () => {
    const { amendment } = await started('Unsure');
    const address = `${ALL}/${amendment.number}`;
    const paths: [string, string, unknown][] = [
      ['PATCH', address, { title: 'Other' }],
      ['POST', `${address}/changes`, { operations: [{ operation: 'take-back', change: 1 }] }],
      ['POST', `${address}/propose`, {}],
      ['POST', `${address}/reopen`, { note: 'why' }],
      ['POST', `${address}/adopt`, { effectiveOn: '2030-01-01', reference: 'R' }],
      ['POST', `${address}/withdraw`, { note: 'why' }],
      ['POST', `${address}/carry-over`, {}],
    ];
    for (const [method, path, body] of paths) {
      expect(await naturalist.request(method, path, { body })).toMatchObject({
        status: 428,
        body: { code: 'VersionNeeded' },
      });
      expect(await naturalist.request(method, path, { body, ifMatch: '"r9"' })).toMatchObject({
        status: 409,
        body: { conflict: { kind: 'edited-meanwhile', yourRevision: 9, differences: [] } },
      });
    }
    expect((await planner.get(address)).body).toEqual(amendment);
  });

  it('list amendments newest first, page by page and by state', async () => {
    const titles = ['One', 'Two', 'Three'];
    for (const title of titles) await started(title);
    const page = await planner.get(`${ALL}?limit=2&state=draft`);
    const { items, next } = amendmentListSchema.parse(page.body);
    expect(items.map(({ title }) => title)).toEqual(['Three', 'Two']);
    expect(items[0]).toMatchObject({ changes: 0, createdBy: naturalist.name });
    const following = amendmentListSchema.parse((await planner.get(next ?? '')).body);
    expect(following.items[0]?.title).toBe('One');
    expect((await planner.get(`${ALL}?state=gone`)).status).toBe(400);
    expect((await planner.get('/api/jurisdictions/nowhere/amendments')).status).toBe(403);
  });

  it('answer what is not there, is no number or is not said', async () => {
    expect(await planner.get(`${ALL}/99999`)).toMatchObject({ status: 404, body: { code: 'NotFound' } });
    expect((await planner.get(`${ALL}/first`)).status).toBe(400);
    expect((await planner.get(`${ALL}/99999/validation`)).status).toBe(404);
    expect((await naturalist.post(`${ALL}/99999/propose`, {}, '"r1"')).status).toBe(404);
    expect((await naturalist.post(ALL, { reason: 'no title' })).status).toBe(400);
    expect((await naturalist.post(ALL, { title: 'x', restores: 99999 })).status).toBe(404);
    const { amendment, etag } = await started('Odd');
    const address = `${ALL}/${amendment.number}`;
    expect((await naturalist.post(`${address}/reopen`, { note: '' }, etag)).status).toBe(400);
    expect((await naturalist.post(`${address}/changes`, { operations: [] }, etag)).status).toBe(400);
    expect((await naturalist.patch(address, {}, etag)).status).toBe(400);
    const bowtie = { type: 'Polygon', coordinates: [[[0, 0]]] };
    const shape = await naturalist.post(
      `${address}/changes`,
      { operations: [{ operation: 'add', attributes: PLAIN, geometry: bowtie }] },
      etag,
    );
    expect(shape).toMatchObject({ status: 422, body: { code: 'InvalidGeometry' } });
    expect((await planner.post(`${address}/withdraw`, { note: 'why' }, etag)).status).toBe(403);
  });
});

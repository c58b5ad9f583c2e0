import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importPreviewSchema, uploadListSchema } from '../../../core/contracts/uploads.js';
import { failInterruptedImports } from '../../../server/services/layer-uploads/interrupted-imports.js';
import { serveTestApi, type TestApi } from '../../support/api.js';
import { openTestDatabase, type TestDatabase } from '../../support/database.js';
import { signedIn, type SignedInClient } from '../../support/signed-in.js';
import { BOW_TIE, polygonFile, sendFile, settled, squares, UPLOADS } from './support.js';

let database: TestDatabase;
let api: TestApi;
let client: SignedInClient;
let dataDir: string;

beforeAll(async () => {
  database = await openTestDatabase();
  dataDir = await mkdtemp(path.join(tmpdir(), 'hf-uploads-'));
  api = await serveTestApi(database.knex, undefined, { dataDir });
  client = await signedIn(api, database.knex, 'administrator', 'rye');
});

afterAll(async () => {
  await api.close();
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

const kept = (id: string): boolean => existsSync(path.join(dataDir, 'uploads', id));
const parcels = async (): Promise<number> =>
  Number((await database.knex('parcel').where({ jurisdiction_id: 'rye' }).count({ n: '*' }))[0]?.['n']);

describe('importing a file by the API', () => {
  it('shows what would come in, and stores nothing of it', async () => {
    const upload = await sendFile(client, 'Wetlands 2026.geojson', polygonFile([...squares(60), BOW_TIE]));
    expect(upload).toMatchObject({ state: 'received', format: 'GeoJSON', by: client.name, fileKept: true });
    const answer = await client.post(`${UPLOADS}/${upload.id}/preview`, { layer: 'wetlands' });
    expect(answer.status).toBe(200);
    const preview = importPreviewSchema.parse(answer.body);
    expect(preview).toMatchObject({
      crs: { code: 'EPSG:2260' },
      read: 61,
      accepted: 60,
      rejectedCount: 1,
      repaired: 0,
      refusal: null,
      present: 0,
      nextMapVersion: 1,
      shown: 60,
      leftOut: ['OWNER'],
    });
    expect(preview.attributes).toEqual(['id', 'ATTRIBUTE']);
    expect(preview.rows).toHaveLength(50);
    expect(preview.rows[0]).toEqual({ id: 'S-1', ATTRIBUTE: 'PFO1A' });
    expect(preview.columns.find(({ column }) => column === 'kind')).toMatchObject({
      attribute: 'ATTRIBUTE',
      how: 'known',
      example: 'PFO1A',
    });
    // the lines of the bow-tie cross in its middle
    const [rejected] = preview.rejected;
    expect(rejected).toMatchObject({
      feature: 61,
      message: expect.stringMatching(/self-intersection/) as string,
    });
    expect(rejected?.location?.xFt).toBeCloseTo(750_050, 3);
    expect(rejected?.location?.yFt).toBeCloseTo(760_050, 3);
    expect(JSON.stringify(answer.body)).not.toContain('not to be kept');

    const mended = importPreviewSchema.parse(
      (await client.post(`${UPLOADS}/${upload.id}/preview`, { layer: 'wetlands', repair: true })).body,
    );
    expect(mended).toMatchObject({ accepted: 61, rejectedCount: 0, repaired: 1 });
    const emptied = importPreviewSchema.parse(
      (await client.post(`${UPLOADS}/${upload.id}/preview`, { layer: 'wetlands', fields: { kind: '' } }))
        .body,
    );
    expect(emptied.columns.find(({ column }) => column === 'kind')).toMatchObject({
      attribute: null,
      how: 'chosen',
    });
    for (const table of ['wetland', 'import_run', 'map_version', 'field_mapping'])
      expect(await database.knex(table).where({ jurisdiction_id: 'rye' }), table).toEqual([]);

    const ordered = await client.post(`${UPLOADS}/${upload.id}/import`, {
      layer: 'wetlands',
      repair: true,
      accuracyFt: 40,
      mapNote: 'As surveyed.',
    });
    expect(ordered.status).toBe(202);
    expect(ordered.body).toMatchObject({ state: 'importing', layer: 'wetlands' });
    const done = await settled(client, upload.id);
    expect(done).toMatchObject({ state: 'imported', fileKept: false, failure: null, progress: null });
    expect(done.report).toMatchObject({ accepted: 61, file: 'Wetlands 2026.geojson', mapVersion: 1 });
    expect(kept(upload.id)).toBe(false);
    const rows = await database.knex('wetland').where({ jurisdiction_id: 'rye' });
    expect(rows).toHaveLength(61);
    expect(rows[0]).toMatchObject({ accuracy_ft: 40 });
    const log = await database.knex('activity_log').where({ jurisdiction_id: 'rye', action: 'import' });
    expect(log).toMatchObject([{ account_id: client.accountId, account_name: client.name }]);
    expect((await client.post(`${UPLOADS}/${upload.id}/import`, { layer: 'roads' })).status).toBe(409);
    expect((await client.delete(`${UPLOADS}/${upload.id}`)).status).toBe(409);
  });

  it('says why nothing came in, and goes on from there', async () => {
    const upload = await sendFile(client, 'parcels.geojson', polygonFile([...squares(3), BOW_TIE]));
    await client.post(`${UPLOADS}/${upload.id}/import`, { layer: 'parcels', replace: true });
    const failed = await settled(client, upload.id);
    expect(failed.state).toBe('failed');
    expect(failed.failure).toMatch(
      /^1 of the 4 features was rejected.*Nothing was changed.*allowRejected=true/,
    );
    expect(failed.fileKept).toBe(true);
    expect(await parcels()).toBe(0);
    await client.post(`${UPLOADS}/${upload.id}/import`, {
      layer: 'parcels',
      replace: true,
      allowRejected: true,
    });
    expect((await settled(client, upload.id)).state).toBe('imported');
    expect(await parcels()).toBe(3);
  });

  it('says before the import which ids the map has already, and which parcels are parts of one', async () => {
    const again = await sendFile(client, 'wetlands again.geojson', polygonFile(squares(4)));
    const asked = async (id: string, body: object) =>
      importPreviewSchema.parse((await client.post(`${UPLOADS}/${id}/preview`, body)).body);
    expect(await asked(again.id, { layer: 'wetlands' })).toMatchObject({
      present: 61,
      takenCount: 4,
      takenIds: ['S-1', 'S-2', 'S-3', 'S-4'],
    });
    await client.post(`${UPLOADS}/${again.id}/import`, { layer: 'wetlands' });
    expect((await settled(client, again.id)).failure).toMatch(
      /already has wetlands of these ids: S-1, S-2, S-3/,
    );
    const parts = squares(3).map(({ ring }, index) => ({
      properties: { PRINT_KEY: `7-${index >> 1}` },
      ring,
    }));
    const lots = await sendFile(client, 'lots.geojson', polygonFile(parts));
    const { takenCount, notices } = await asked(lots.id, { layer: 'parcels' });
    expect(takenCount).toBe(0);
    expect(notices.join(' ')).toMatch(/2 features share one tax map number \(7-0\)/);
    await Promise.all([again.id, lots.id].map((id) => client.delete(`${UPLOADS}/${id}`)));
  });

  it('says in what the coordinates would fit where the file does not say it, and takes nothing by itself', async () => {
    const upload = await sendFile(client, 'lots.geojson', polygonFile(squares(2), false));
    const read = async (more: object) =>
      importPreviewSchema.parse(
        (await client.post(`${UPLOADS}/${upload.id}/preview`, { layer: 'parcels', ...more })).body,
      );
    const unread = await read({});
    expect(unread).toMatchObject({ accepted: 0, rejectedCount: 2, bbox: null, shown: 0 });
    expect(unread.refusal).toMatch(/say crs=EPSG:2260/);
    expect(unread.suggestedCrs).toContain('EPSG:2260');
    expect(await read({ crs: 'EPSG:2260' })).toMatchObject({ accepted: 2, refusal: null });
    expect((await client.delete(`${UPLOADS}/${upload.id}`)).status).toBe(204);
    expect(kept(upload.id)).toBe(false);
    expect((await client.get(`${UPLOADS}/${upload.id}`)).status).toBe(404);
  });

  it('keeps nothing of a file that cannot be read', async () => {
    const before = await readdir(path.join(dataDir, 'uploads'));
    const answer = await client.request('POST', `${UPLOADS}?name=picture.png`, {
      raw: Buffer.from('no layer'),
      headers: { 'content-type': 'application/octet-stream' },
    });
    expect(answer.status).toBe(400);
    expect(await readdir(path.join(dataDir, 'uploads'))).toEqual(before);
  });
});

describe('an import that runs', () => {
  it('is told how far it is at once, is the only one, and leaves nothing when it is cancelled', async () => {
    const before = await parcels();
    const [upload, other] = [
      await sendFile(client, 'many.geojson', polygonFile(squares(6000))),
      await sendFile(client, 'few.geojson', polygonFile(squares(1))),
    ];
    await client.post(`${UPLOADS}/${upload.id}/import`, { layer: 'parcels' });
    const begun = performance.now();
    const answer = await client.get(`${UPLOADS}/${upload.id}`);
    expect(performance.now() - begun).toBeLessThan(2000);
    expect(answer.body).toMatchObject({ state: 'importing', layer: 'parcels' });
    const [second, cancelled] = await Promise.all([
      client.post(`${UPLOADS}/${other.id}/import`, { layer: 'parcels' }),
      client.delete(`${UPLOADS}/${upload.id}`),
    ]);
    expect(cancelled.status).toBe(204);
    expect([202, 409]).toContain(second.status);
    if (second.status === 202) await settled(client, other.id);
    expect(await settled(client, upload.id)).toMatchObject({
      state: 'cancelled',
      fileKept: false,
      report: null,
    });
    expect(kept(upload.id)).toBe(false);
    expect(await parcels()).toBe(before + (second.status === 202 ? 1 : 0));
    const runs = await database
      .knex('import_run')
      .where({ jurisdiction_id: 'rye', file_name: 'many.geojson' });
    expect(runs).toEqual([]);
  });

  it('counts as failed when the server that made it is gone', async () => {
    const upload = await sendFile(client, 'left.geojson', polygonFile(squares(1)));
    await database.knex('upload').where({ id: upload.id }).update({ state: 'importing' });
    await failInterruptedImports(database.knex, true);
    const found = await settled(client, upload.id);
    expect(found).toMatchObject({ state: 'failed', fileKept: true });
    expect(found.failure).toMatch(/server was stopped.*Nothing of it was stored/);
  });

  it('stands in the list of the files that were sent last', async () => {
    const { items } = uploadListSchema.parse((await client.get(UPLOADS)).body);
    expect(items.map(({ name, state }) => [name, state])).toContainEqual(['many.geojson', 'cancelled']);
    expect(items[0]?.name).toBe('left.geojson');
  });
});

import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { putAmendment } from '../support/adopted-amendment.js';
import { SESSION_SECRET } from '../support/api.js';
import { openTestDatabase, type TestDatabase } from '../support/database.js';
import { rectangle } from '../support/layers.js';
import { signedInAs, type SignedInClient } from '../support/signed-in.js';
import { eventually, startServerProcess, type ServerProcess } from '../support/two-servers.js';

const UPLOADS = '/api/jurisdictions/rye/uploads';
const TILE = '/tiles/demo/mamaroneck/12/1211/1537.mvt';

/** One wetland of 100 by 100 ft, in EPSG:2260 feet. */
const WETLAND = JSON.stringify({
  type: 'FeatureCollection',
  crs: { type: 'name', properties: { name: 'urn:ogc:def:crs:EPSG::2260' } },
  features: [
    {
      type: 'Feature',
      properties: { id: 'W-1', kind: 'freshwater' },
      geometry: {
        type: 'Polygon',
        coordinates: [[...rectangle(760_000, 760_000, 100, 100), [760_000, 760_000]]],
      },
    },
  ],
});

/** Run against the server of TEST_DATABASE_URL only. */
describe('two servers that start at once on one PostGIS server', { timeout: 240_000 }, () => {
  let database: TestDatabase;
  const started: ServerProcess[] = [];
  let first: ServerProcess;
  let second: ServerProcess;
  let atFirst: SignedInClient;
  let atSecond: SignedInClient;
  beforeAll(async () => {
    database = await openTestDatabase();
    const { knex } = database;
    await knex('shared_secret').insert({ name: 'session', secret: SESSION_SECRET });
    const start = async (): Promise<ServerProcess> => {
      const server = await startServerProcess(database.settings);
      started.push(server);
      return server;
    };
    [first, second] = await Promise.all([start(), start()]);
    const [admin] = await knex('account').where({ sign_in_name: 'admin' }).select<{ id: string }[]>('id');
    const id = admin?.id ?? '';
    await knex('account').where({ id }).update({ password_is_temporary: false });
    atFirst = await signedInAs({ url: first.url }, knex, id);
    atSecond = await signedInAs({ url: second.url }, knex, id);
  }, 240_000);
  afterAll(async () => {
    await Promise.all(started.map((server) => server.kill()));
    await database.close();
  });

  const send = async (client: SignedInClient, path: string, text: string) => {
    const headers = { 'content-type': 'application/octet-stream' };
    const answer = await client.request('POST', path, { raw: Buffer.from(text), headers });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return answer.body as { id: string; sha256: string };
  };
  const begin = async (client: SignedInClient, id: string): Promise<void> => {
    const ordered = await client.post(`${UPLOADS}/${id}/import`, { layer: 'wetlands', replace: true });
    expect(ordered.status, JSON.stringify(ordered.body)).toBe(202);
  };
  const stateAt = async (client: SignedInClient, id: string) =>
    (await client.get(`${UPLOADS}/${id}`)).body as { state: string; failure: string | null };
  /** Does something while an import of Rye has to wait for the municipality. */
  const whileHeld = async (work: (release: () => Promise<void>) => Promise<void>): Promise<void> => {
    const held = await database.knex.transaction();
    await held.raw(`select 1 from jurisdiction where id = 'rye' for update`);
    const release = async (): Promise<void> => {
      if (!held.isCompleted()) await held.rollback();
    };
    try {
      await work(release);
    } finally {
      await release();
    }
  };

  it('load the demonstration municipality and make the first administrator once', async () => {
    for (const { url } of [first, second]) {
      const health = (await (await fetch(`${url}/api/health`)).json()) as object;
      expect(health).toMatchObject({ status: 'ok', database: { kind: 'server' } });
      if (inject('readUrl') !== null) expect(health).toMatchObject({ replica: { answers: true } });
    }
    const { items } = (await (await fetch(`${second.url}/api/jurisdictions`)).json()) as {
      items: { id: string; layers: { wetlands: number } }[];
    };
    const wetlands = Number(
      (await database.knex('wetland').where({ jurisdiction_id: 'demo' }).count({ n: '*' }))[0]?.['n'],
    );
    expect(wetlands).toBeGreaterThan(40);
    expect(items.find((item) => item.id === 'demo')?.layers.wetlands).toBe(wetlands);
    const said = [first, second].map(({ command }) => /Password:\s+(\S+)/.exec(command.output())?.[1]);
    expect(said.filter((password) => password !== undefined)).toHaveLength(1);
  });

  it('know whoever signed in at the other', async () => {
    const session = (await atSecond.get('/api/session')).body;
    expect(session).toMatchObject({ account: { signInName: 'admin' } });
    const cookie = atFirst.cookie;
    const elsewhere = await fetch(`${second.url}/api/session`, { headers: { cookie } });
    expect(await elsewhere.json()).toMatchObject({ account: { signInName: 'admin' } });
  });

  it('import what was sent to the other, and let go of its bytes', async () => {
    const { id } = await send(atFirst, `${UPLOADS}?name=one.geojson`, WETLAND);
    expect(await stateAt(atSecond, id)).toMatchObject({ state: 'received', fileKept: true });
    await begin(atSecond, id);
    const done = await eventually(
      () => stateAt(atFirst, id),
      ({ state }) => state !== 'importing',
    );
    expect(done).toMatchObject({ state: 'imported', fileKept: true });
    expect(await database.knex('upload_piece').where({ upload_id: id })).toEqual([]);
    expect(await database.knex('wetland').where({ jurisdiction_id: 'rye' })).toHaveLength(1);
  });

  it('read a document of evidence that was sent to the other', async () => {
    const text = '%PDF-1.4 a plan of the flags';
    const { sha256 } = await send(atFirst, '/api/jurisdictions/rye/documents?name=plan.pdf', text);
    const changes = [{ action: 'retire' as const, wetland: 'W-1' }];
    const { number } = await putAmendment(database.knex, 'rye', { title: 'W-1 is gone', changes });
    const amendment = `/api/jurisdictions/rye/amendments/${number}`;
    const { etag } = await atSecond.get(amendment);
    const evidence = { delineatedBy: 'Fern & Marsh', delineatedOn: '2026-03-02', method: 'flags' };
    const document = { sha256, name: 'plan.pdf' };
    const body = { ...evidence, accuracyFt: null, document };
    const answer = await atSecond.post(`${amendment}/evidence`, body, etag);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    for (const client of [atSecond, atFirst])
      expect((await client.get(`${amendment}/evidence/1/document`)).body).toBe(text);
  });

  it('show the map as it was adopted at the other, from that moment on', async () => {
    for (let index = 0; index < 10; index += 1) {
      const { version } = await putAmendment(database.knex, 'demo', {
        title: `wetland ${index} is found`,
        effectiveOn: '2026-01-05',
        changes: [{ action: 'add', wetland: `new-${index}`, ring: rectangle(740_000, 860_000, 50, 50) }],
      });
      const shown = await Promise.all(
        [first, second].map(async ({ url }) => (await fetch(url + TILE)).headers.get('map-version')),
      );
      expect(shown).toEqual([String(version), String(version)]);
    }
  });

  it('cancel an import that the other makes', async () => {
    const { id } = await send(atFirst, `${UPLOADS}?name=two.geojson`, WETLAND);
    await whileHeld(async (release) => {
      await begin(atSecond, id);
      const discarded = atFirst.delete(`${UPLOADS}/${id}`);
      await eventually(
        () => database.knex('upload').where({ id }).select('cancel_asked as asked', 'progress'),
        ([row]) => (row as { asked: boolean }).asked,
      );
      // by then the other one has looked whether it was asked to end
      await new Promise((resolve) => setTimeout(resolve, 1300));
      await release();
      expect((await discarded).status).toBe(204);
    });
    expect(await stateAt(atSecond, id)).toMatchObject({ state: 'cancelled' });
    expect(await database.knex('import_run').where({ file_name: 'two.geojson' })).toEqual([]);
  });

  it('say of an import that it failed when the other one was killed in the middle', async () => {
    const { id } = await send(atFirst, `${UPLOADS}?name=three.geojson`, WETLAND);
    await whileHeld(async (release) => {
      await begin(atSecond, id);
      await eventually(
        () => database.knex('upload').where({ id }).whereNotNull('progress').select('id'),
        (rows) => rows.length === 1,
      );
      expect(await stateAt(atFirst, id)).toMatchObject({ state: 'importing' });
      await second.kill();
      await release();
    });
    const failed = await eventually(
      () => stateAt(atFirst, id),
      ({ state }) => state !== 'importing',
    );
    expect(failed).toMatchObject({ state: 'failed', fileKept: true });
    expect(failed.failure).toMatch(/server was stopped.*Nothing of it was stored/);
    await begin(atFirst, id);
    expect(
      await eventually(
        () => stateAt(atFirst, id),
        ({ state }) => state !== 'importing',
      ),
    ).toMatchObject({ state: 'imported' });
  });

  it('stop on Ctrl+C', async () => {
    first.command.process.kill('SIGINT');
    expect(await first.command.ended).toBe(0);
  });
});

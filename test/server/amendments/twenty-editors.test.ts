import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EditedMeanwhile, MapChanged } from '../../../core/contracts/amendment-conflicts.js';
import type { Amendment } from '../../../core/contracts/amendments.js';
import { serveTestApi, type TestApi } from '../../support/api.js';
import { openTestDatabase, type TestDatabase } from '../../support/database.js';
import { signedIn, type SignedInClient } from '../../support/signed-in.js';
import { mapDesk, PLAIN, type MapDesk } from './support/map-desk.js';
import { brokenRecords } from './support/proposed-stock.js';

const EDITORS = Array.from({ length: 20 }, (_, index) => index);
/** The embedded database answers them one after the other. */
const PATIENCE_MS = 5 * 60_000;

const EVIDENCE = {
  delineatedBy: 'Fenwick Surveys',
  delineatedOn: '2026-05-04',
  method: 'field delineation',
  accuracyFt: 0.5,
};

interface Problem {
  detail: string;
  conflict?: EditedMeanwhile | MapChanged;
}

describe('twenty editors at once', { timeout: PATIENCE_MS }, () => {
  let database: TestDatabase;
  let api: TestApi;
  let editors: SignedInClient[];
  let desk: MapDesk;
  beforeAll(async () => {
    database = await openTestDatabase();
    api = await serveTestApi(database.knex);
    const own = EDITORS.map((editor) => [`W-${editor}`, [editor * 200, 0, 100, 60]] as const);
    desk = await mapDesk(database.knex, 'rye', {
      ...Object.fromEntries(own.map(([id, [x, y, w, h]]) => [id, [x, y, w, h]])),
      CONTESTED: [0, 5000, 100, 60],
    });
    editors = await Promise.all(EDITORS.map(() => signedIn(api, database.knex, 'naturalist', 'rye')));
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });

  const all = '/api/jurisdictions/rye/amendments';
  /** A request that has to succeed. */
  async function done(
    editor: SignedInClient,
    method: string,
    path: string,
    body: unknown,
    ifMatch?: string,
  ): Promise<{ amendment: Amendment; etag: string }> {
    const answer = await editor.request(method, path, {
      body,
      ...(ifMatch === undefined ? {} : { ifMatch }),
    });
    if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${(answer.body as Problem).detail}`);
    return { amendment: answer.body as Amendment, etag: answer.etag };
  }
  const started = (editor: SignedInClient, title: string) => done(editor, 'POST', all, { title });

  it('on one draft: each change is stored once, each refusal stores nothing', async () => {
    const [first] = editors;
    if (first === undefined) throw new Error('nobody is signed in');
    const { amendment, etag } = await started(first, 'All together');
    const address = `${all}/${amendment.number}`;
    let refusals = 0;
    await Promise.all(
      editors.map(async (editor, index) => {
        const body = {
          operations: [
            {
              operation: 'add',
              wetland: `TOGETHER-${index}`,
              attributes: PLAIN,
              geometry: desk.drawn(index * 200, 1000, 50, 20 + index),
            },
          ],
        };
        let ifMatch = etag;
        for (;;) {
          const answer = await editor.post(`${address}/changes`, body, ifMatch);
          if (answer.status === 200) return;
          expect(answer.status).toBe(409);
          const conflict = (answer.body as Problem).conflict as EditedMeanwhile;
          expect(conflict).toMatchObject({ kind: 'edited-meanwhile', yours: body });
          expect(conflict.current.changes.map(({ wetland }) => wetland)).not.toContain(`TOGETHER-${index}`);
          expect(conflict.differences.length).toBeGreaterThan(0);
          refusals += 1;
          ifMatch = `"r${conflict.current.revision}"`;
        }
      }),
    );
    expect(refusals).toBeGreaterThan(0);
    const { amendment: after } = await done(first, 'GET', address, undefined);
    expect(after.revision).toBe(21);
    expect(after.changes.map(({ number }) => number)).toEqual(EDITORS.map((index) => index + 1));
    expect(after.changes.map(({ wetland }) => wetland).sort()).toEqual(
      EDITORS.map((index) => `TOGETHER-${index}`).sort(),
    );
    const expected = EDITORS.reduce((sum, index) => sum + 50 * (20 + index), 0);
    expect(after.totals.gainedSqFt / expected).toBeCloseTo(1, 5);
    const rows = await database.knex('amendment_change').where('wetland_id', 'like', 'TOGETHER-%');
    expect(rows).toHaveLength(20);
  });

  it('on twenty drafts: all are adopted, each version whole and the next of the one before', async () => {
    const before = await newestVersion();
    const adopted = await Promise.all(
      editors.map(async (editor, index) => {
        const { amendment, etag } = await started(editor, `Wetland ${index}`);
        const address = `${all}/${amendment.number}`;
        const operations = [
          { operation: 'reshape', wetland: `W-${index}`, geometry: desk.drawn(index * 200, 0, 90, 60) },
          { operation: 'add', attributes: PLAIN, geometry: desk.drawn(index * 200, 2000, 50, 50) },
        ];
        const drawn = await done(editor, 'POST', `${address}/changes`, { operations }, etag);
        const proven = await done(editor, 'POST', `${address}/evidence`, EVIDENCE, drawn.etag);
        const proposed = await done(editor, 'POST', `${address}/propose`, {}, proven.etag);
        const adoption = { effectiveOn: '2030-01-01', reference: `Resolution ${index}` };
        const end = await done(editor, 'POST', `${address}/adopt`, adoption, proposed.etag);
        return end.amendment.adoptedVersion ?? 0;
      }),
    );
    expect(adopted.sort((a, b) => a - b)).toEqual(EDITORS.map((index) => before + 1 + index));
    expect(await brokenRecords(database.knex)).toEqual([]);
  });

  it('on twenty drafts of one wetland: one is adopted, nineteen are told, and nothing of theirs is lost', async () => {
    const proposals = await Promise.all(
      editors.map(async (editor, index) => {
        const { amendment, etag } = await started(editor, `Contested ${index}`);
        const address = `${all}/${amendment.number}`;
        const geometry = desk.drawn(0, 5000, 100, 61 + index);
        const operations = [{ operation: 'reshape', wetland: 'CONTESTED', geometry }];
        const drawn = await done(editor, 'POST', `${address}/changes`, { operations }, etag);
        const proven = await done(editor, 'POST', `${address}/evidence`, EVIDENCE, drawn.etag);
        const proposed = await done(editor, 'POST', `${address}/propose`, {}, proven.etag);
        return { editor, index, address, etag: proposed.etag };
      }),
    );
    const before = await newestVersion();
    const answers = await Promise.all(
      proposals.map(async ({ editor, index, address, etag }) => ({
        index,
        address,
        answer: await editor.post(
          `${address}/adopt`,
          { effectiveOn: '2030-01-01', reference: `Resolution ${index}` },
          etag,
        ),
      })),
    );
    expect(answers.filter(({ answer }) => answer.status === 200)).toHaveLength(1);
    const refused = answers.filter(({ answer }) => answer.status === 409);
    expect(refused).toHaveLength(19);
    expect(await newestVersion()).toBe(before + 1);
    const [winner] = answers.filter(({ answer }) => answer.status === 200);
    for (const { index, answer } of refused) {
      const conflict = (answer.body as Problem).conflict as MapChanged;
      expect(conflict.kind).toBe('map-changed');
      const [wetland] = conflict.wetlands;
      expect(wetland?.theirs?.areaSqFt).toBeCloseTo(100 * (61 + (winner?.index ?? 0)), 0);
      expect(wetland?.yours?.areaSqFt).toBeCloseTo(100 * (61 + index), 0);
      expect(wetland?.differenceSqFt).toBeCloseTo(100 * Math.abs(index - (winner?.index ?? 0)), 0);
    }
    expect(await brokenRecords(database.knex)).toEqual([]);
  });

  async function newestVersion(): Promise<number> {
    const [newest = 0] = await database
      .knex('map_version')
      .where('jurisdiction_id', 'rye')
      .orderBy('number', 'desc')
      .limit(1)
      .pluck<number[]>('number');
    return newest;
  }
});

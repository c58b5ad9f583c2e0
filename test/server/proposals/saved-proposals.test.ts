import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProposalDrawing, Shape } from '../../../core/contracts/proposal-drawing.js';
import {
  MOST_SAVED_PROPOSALS,
  savedProposalListSchema,
  savedProposalSchema,
  sharedProposalSchema,
  type SavedProposal,
} from '../../../core/contracts/saved-proposals.js';
import { LIMITS } from '../../../core/contracts/screening.js';
import { problemSchema } from '../../../server/openapi/problems.js';
import { serveTestApi, type TestApi } from '../../support/api.js';
import { openTestDatabase, type TestDatabase } from '../../support/database.js';
import { signedIn, signedInAs, type SignedInClient } from '../../support/signed-in.js';

const HOSTILE = `Ann's "terrace" <img src=x onerror=alert(1)>'); drop table saved_proposal; -- :id ?? 🏡`;
/** The smallest steps between neighboring doubles are told apart only by their last digit. */
const RING: [number, number][] = [
  [-73.73012345678, 40.95012345679],
  [-73.72999999999, 40.7 + 0.2],
  [-73.7299, 40.9504],
  [1e-11, -0.1 - 0.2],
];
const NO_DECISION = { decidedOn: '', reason: '' };
const FACTS = {
  answers: {
    zebra: { kind: 'yes-no' as const, value: false },
    acres: { kind: 'number' as const, text: 'lots', value: null },
  },
  bufferNotFeasible: { decidedOn: '2026-05-01', reason: HOSTILE },
  offSiteAccepted: NO_DECISION,
  feeInLieu: { recommendedOn: '', acceptedOn: '', wetlandSqFt: '1,250', bufferSqFt: '' },
};

function shapeOf(ring: [number, number][], id = 'a'): Shape {
  return {
    id,
    role: 'disturbance',
    name: HOSTILE,
    activity: 'building',
    mitigationType: 'wetland-creation',
    duration: 'temporary',
    phase: { from: '2026-04-01', to: '' },
    answers: { plan: { kind: 'choice', option: 'yes' } },
    rings: [ring],
  };
}

function drawingOf(...shapes: Shape[]): ProposalDrawing {
  return { alternatives: [{ id: 'a', name: HOSTILE, shapes, facts: FACTS }], current: 'a' };
}

const LAW = { ordinance: 'north-castle', on: '2026-06-01' };
const change = (title: string, drawing = drawingOf(shapeOf(RING))) => ({ title, law: LAW, drawing });

describe('kept proposals', () => {
  let database: TestDatabase;
  let api: TestApi;
  let ann: SignedInClient;
  let ben: SignedInClient;
  beforeAll(async () => {
    database = await openTestDatabase();
    api = await serveTestApi(database.knex);
    [ann, ben] = [
      await signedIn(api, database.knex, 'planner', 'rye'),
      await signedIn(api, database.knex, 'administrator', null),
    ];
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });

  async function kept(title = HOSTILE, drawing = drawingOf(shapeOf(RING))): Promise<SavedProposal> {
    const made = await ann.post('/api/proposals', { jurisdiction: 'rye', ...change(title, drawing) });
    expect(made.status).toBe(201);
    return savedProposalSchema.parse(made.body);
  }
  const problemOf = ({ body }: { body: unknown }) => problemSchema.parse(body);

  it('come back as they were sent, to the last digit and the last quote', async () => {
    const { id, revision } = await kept();
    const answer = await ann.get(`/api/proposals/${id}`);
    const found = savedProposalSchema.parse(answer.body);
    expect(answer.etag).toBe('"r1"');
    expect(found).toMatchObject({ jurisdiction: 'rye', revision, shareKey: null, alternatives: 1 });
    expect({ title: found.title, law: found.law, drawing: found.drawing }).toEqual(change(HOSTILE));
    expect(found.drawing.alternatives[0]?.shapes[0]?.rings).toStrictEqual([RING]);
  });

  it('are listed last changed first, page after page, each once, and of one municipality', async () => {
    const cleo = await signedIn(api, database.knex, 'planner', 'rye');
    const titles = ['one', 'two', 'three'];
    for (const title of titles)
      await cleo.post('/api/proposals', { jurisdiction: 'rye', ...change(title, drawingOf()) });
    await cleo.post('/api/proposals', { jurisdiction: 'mamaroneck', ...change('elsewhere', drawingOf()) });
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const query = after === null ? '' : `&after=${encodeURIComponent(after)}`;
      const list = savedProposalListSchema.parse(
        (await cleo.get(`/api/proposals?jurisdiction=rye&limit=2${query}`)).body,
      );
      seen.push(...list.items.map(({ title }) => title));
      after = list.next;
    } while (after !== null);
    expect(seen).toEqual(['three', 'two', 'one']);
    expect(savedProposalListSchema.parse((await cleo.get('/api/proposals')).body).items).toHaveLength(4);
    for (const odd of ['x', "2026-01-01T00:00:00.000000Z~'", '2026-99-01T00:00:00.000000Z~' + '0'.repeat(36)])
      expect((await cleo.get(`/api/proposals?after=${encodeURIComponent(odd)}`)).status).toBe(400);
  });

  it('are no one else’s, an administrator’s neither, and are not said to be there', async () => {
    const { id } = await kept();
    const missing = await ben.get('/api/proposals/00000000-0000-4000-8000-000000000000');
    const tries = [
      await ben.get(`/api/proposals/${id}`),
      await ben.put(`/api/proposals/${id}`, change('mine now'), '"r1"'),
      await ben.delete(`/api/proposals/${id}`, '"r1"'),
      await ben.post(`/api/proposals/${id}/share`),
      await ben.delete(`/api/proposals/${id}/share`),
    ];
    for (const tried of tries) {
      expect(tried.status).toBe(404);
      expect(problemOf(tried)).toEqual(problemOf(missing));
    }
    expect(savedProposalListSchema.parse((await ben.get('/api/proposals')).body).items).toEqual([]);
    expect(savedProposalSchema.parse((await ann.get(`/api/proposals/${id}`)).body).revision).toBe(1);
    for (const path of ['/api/proposals', `/api/proposals/${id}`])
      expect((await api.get(path)).status).toBe(401);
  });

  it('wait until a temporary password was changed', async () => {
    await database.knex('account').where({ id: ben.accountId }).update({ password_is_temporary: true });
    const again = await signedInAs(api, database.knex, ben.accountId);
    expect((await again.get('/api/proposals')).status).toBe(403);
    await database.knex('account').where({ id: ben.accountId }).update({ password_is_temporary: false });
  });

  it('are not overwritten unseen: the second of two changes is shown the first', async () => {
    const { id } = await kept('first');
    const path = `/api/proposals/${id}`;
    expect((await ann.put(path, change('second'), '"r1"')).etag).toBe('"r2"');
    const lost = await ann.put(path, change('lost'), '"r1"');
    expect(lost.status).toBe(409);
    expect((lost.body as { conflict: unknown }).conflict).toMatchObject({
      kind: 'edited-meanwhile',
      yourRevision: 1,
      current: { id, title: 'second', revision: 2 },
    });
    expect((await ann.delete(path, '"r1"')).status).toBe(409);
    expect((await ann.put(path, change('unsaid'))).status).toBe(428);
    expect((await ann.delete(path)).status).toBe(428);
    expect((await ann.delete(path, '"r2"')).status).toBe(204);
    expect((await ann.get(path)).status).toBe(404);
  });

  it('are changed once by two changes at the same time', async () => {
    const { id } = await kept('race');
    const statuses = await Promise.all(
      ['a', 'b'].map(async (title) => (await ann.put(`/api/proposals/${id}`, change(title), '"r1"')).status),
    );
    expect(statuses.sort()).toEqual([200, 409]);
  });

  it('are shown by a link to whoever has it, without a name, until it is ended', async () => {
    const { id, revision } = await kept('For the board');
    const shared = await ann.post(`/api/proposals/${id}/share`);
    const { shareKey } = shared.body as { shareKey: string };
    expect(shareKey).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect((await ann.post(`/api/proposals/${id}/share`)).body).toEqual(shared.body);
    const looked = await fetch(`${api.url}/api/shared-proposals/${shareKey}`);
    const text = await looked.text();
    expect(looked.status).toBe(200);
    expect(looked.headers.get('cache-control')).toBe('no-store');
    expect(looked.headers.get('referrer-policy')).toBe('no-referrer');
    expect(text).not.toContain(ann.name);
    expect(text).not.toContain(ann.accountId);
    expect(text).not.toContain(id);
    const { updatedAt, ...shown } = sharedProposalSchema.parse(JSON.parse(text));
    expect(Date.parse(updatedAt)).toBeLessThanOrEqual(Date.now());
    expect(shown).toEqual({ jurisdiction: 'rye', ...change('For the board') });
    // Sharing is no change of the proposal: what is open elsewhere can still be saved.
    expect((await ann.put(`/api/proposals/${id}`, change('Later'), `"r${revision}"`)).status).toBe(200);
    expect((await api.get(`/api/shared-proposals/${shareKey}`)).body).toMatchObject({ title: 'Later' });

    expect((await ann.delete(`/api/proposals/${id}/share`)).body).toMatchObject({ shareKey: null });
    const ended = await api.get(`/api/shared-proposals/${shareKey}`);
    expect(ended.status).toBe(404);
    expect(problemOf(ended).detail).toMatch(/^This link shows no proposal\..*ended the sharing/);
    const again = (await ann.post(`/api/proposals/${id}/share`)).body as { shareKey: string };
    expect(again.shareKey).not.toBe(shareKey);
    const log = await database
      .knex('activity_log')
      .where({ subject: `kept proposal ${id}` })
      .orderBy('id')
      .pluck<string[]>('action');
    expect(log).toEqual(['proposal.shared', 'proposal.sharing-ended', 'proposal.shared']);
  });

  it('are not shown by a link once their owner’s account is closed', async () => {
    const dora = await signedIn(api, database.knex, 'planner', 'rye');
    const made = await dora.post('/api/proposals', { jurisdiction: 'rye', ...change('Old') });
    const { id } = made.body as { id: string };
    const { shareKey } = (await dora.post(`/api/proposals/${id}/share`)).body as { shareKey: string };
    await database
      .knex('account')
      .where({ id: dora.accountId })
      .update({ disabled_at: database.knex.fn.now() });
    expect((await api.get(`/api/shared-proposals/${shareKey}`)).status).toBe(404);
  });

  it.each([
    ['a blank title', { title: ' \t' }, /title/],
    ['a title with half a character', { title: 'a\ud83c' }, /title/],
    ['no alternative', { drawing: { alternatives: [], current: 'a' } }, /alternatives/],
    ['a current one that is none', { drawing: { ...drawingOf(), current: 'b' } }, /is none of them/],
    [
      'two alternatives of one id',
      {
        drawing: { ...drawingOf(), alternatives: [...drawingOf().alternatives, ...drawingOf().alternatives] },
      },
      /same id/,
    ],
    ['a corner beyond the earth', { drawing: drawingOf(shapeOf([[-190, 40]])) }, /rings/],
    ['a law that is none', { law: { ordinance: '../x', on: null } }, /law/],
    [
      'too many corners',
      { drawing: drawingOf(shapeOf(Array.from({ length: LIMITS.verticesPerRequest + 1 }, () => [-73, 40]))) },
      /corners/,
    ],
    [
      'too many shapes',
      {
        drawing: drawingOf(...Array.from({ length: LIMITS.features + 1 }, (_, n) => shapeOf([], String(n)))),
      },
      /shapes/,
    ],
  ])('are refused in words with %s', async (_what, part, words) => {
    const answer = await ann.post('/api/proposals', { jurisdiction: 'rye', ...change('Odd'), ...part });
    expect(answer.status).toBe(400);
    expect(
      problemOf(answer)
        .problems.map(({ message }) => message)
        .join(' '),
    ).toMatch(words);
  });

  it('are refused for a municipality that is none, and when their text is too long to be read', async () => {
    const nowhere = await ann.post('/api/proposals', { jurisdiction: "'; --", ...change('x') });
    expect(nowhere.status).toBe(404);
    const long = { ...change('x'), padding: 'x'.repeat(LIMITS.bodyBytes) };
    expect((await ann.post('/api/proposals', { jurisdiction: 'rye', ...long })).status).toBe(413);
    for (const id of ['1', "'", '%00', 'null'])
      expect((await ann.get(`/api/proposals/${encodeURIComponent(id)}`)).status).toBe(404);
  });

  it('hold a drawing as large as a request may be', async () => {
    const ring = Array.from({ length: LIMITS.verticesPerRequest }, (_, n): [number, number] => [
      -73.7 - n * 1e-6,
      40.9 + n * 1e-7,
    ]);
    const { id } = await kept('Large', drawingOf(shapeOf(ring)));
    const found = savedProposalSchema.parse((await ann.get(`/api/proposals/${id}`)).body);
    expect(found.drawing.alternatives[0]?.shapes[0]?.rings[0]).toStrictEqual(ring);
  });

  it('are no more than one person may keep', async () => {
    const eve = await signedIn(api, database.knex, 'planner', 'rye');
    await database.knex.raw(
      `insert into saved_proposal (jurisdiction_id, account_id, title, content)
       select 'rye', cast(:id as uuid), 'n', cast(:content as jsonb) from generate_series(1, cast(:most as int))`,
      {
        id: eve.accountId,
        content: JSON.stringify({ law: LAW, drawing: drawingOf() }),
        most: MOST_SAVED_PROPOSALS - 1,
      },
    );
    const last = await eve.post('/api/proposals', { jurisdiction: 'rye', ...change('last') });
    expect(last.status).toBe(201);
    const more = await eve.post('/api/proposals', { jurisdiction: 'rye', ...change('more') });
    expect(more.status).toBe(409);
    expect(problemOf(more).detail).toContain('Delete one first.');
  });

  it('do not let keys be tried without end', async () => {
    const statuses: number[] = [];
    for (let tries = 0; tries < 40; tries++)
      statuses.push((await api.get(`/api/shared-proposals/${String(tries).padStart(22, 'A')}`)).status);
    expect(statuses.at(0)).toBe(404);
    expect(statuses.at(-1)).toBe(429);
    for (const odd of ["'", '%00', 'x'.repeat(5000)])
      expect([404, 429]).toContain((await api.get(`/api/shared-proposals/${odd}`)).status);
  });
});

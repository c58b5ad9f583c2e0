import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { amendmentSchema } from '../../../core/contracts/amendments.js';
import {
  determinationListSchema,
  determinationSchema,
  type Determination,
} from '../../../core/contracts/determinations.js';
import { localDateOf } from '../../../core/dates.js';
import { serveTestApi, type TestApi } from '../../support/api.js';
import { openTestDatabase, type TestDatabase } from '../../support/database.js';
import { putLayer, rectangle } from '../../support/layers.js';
import { PLACES, toDegrees, toFeet } from '../../support/places.js';
import { signedIn, type ClientAnswer, type SignedInClient } from '../../support/signed-in.js';

const RYE = '/api/jurisdictions/rye/determinations';
const [X, Y] = toFeet([PLACES[1].lon, PLACES[1].lat]).map(Math.round) as [number, number];

const land = (x: number, y: number, width: number, height: number) => {
  const ring = rectangle(x, y, width, height).map(toDegrees);
  return { type: 'Polygon' as const, coordinates: [[...ring, ring[0]]] };
};

const request = (more: object = {}) => ({
  kind: 'determination',
  requestedOn: '2026-03-02',
  requestedBy: 'Fern Alder',
  about: 'The meadow behind the barn: is it subject to the chapter?',
  ...more,
});

const outcome = (more: object = {}) => ({
  outcome: 'may-be-subject',
  decidedOn: '2026-03-09',
  decidedBy: 'The City Naturalist',
  statement: 'Skunk cabbage all over.',
  lookedAt: {
    map: true,
    hydricSoils: 'Natchaug muck',
    plants: ['Symplocarpus foetidus'],
    siteVisitOn: '2026-03-06',
  },
  ...more,
});

describe('determinations', () => {
  let database: TestDatabase;
  let api: TestApi;
  let naturalist: SignedInClient;
  let planner: SignedInClient;

  beforeAll(async () => {
    database = await openTestDatabase();
    const { knex } = database;
    await putLayer(knex, 'rye', 'municipality', [
      { properties: { name: 'City', role: 'own' }, polygon: [rectangle(X - 5000, Y - 5000, 10_000, 10_000)] },
    ]);
    const wetlands = (width: number) => [
      { properties: { id: 'A', kind: 'freshwater' }, polygon: [rectangle(X, Y, width, 100)] },
    ];
    await putLayer(knex, 'rye', 'wetlands', wetlands(100), { mapSince: '2020-01-01' });
    await putLayer(knex, 'rye', 'wetlands', wetlands(200), { mapSince: '2026-03-08', replace: true });
    api = await serveTestApi(knex);
    naturalist = await signedIn(api, knex, 'naturalist', null);
    planner = await signedIn(api, knex, 'planner', 'rye');
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });

  const parsed = ({ body }: ClientAnswer): Determination => determinationSchema.parse(body);
  const ask = async (more: object = {}): Promise<Determination> => {
    const answer = await naturalist.post(RYE, request(more));
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return parsed(answer);
  };
  const give = (number: number, more: object = {}, ifMatch = '"r1"'): Promise<ClientAnswer> =>
    naturalist.post(`${RYE}/${number}/outcome`, outcome(more), ifMatch);

  it('keeps a request as it came in, with the day by which it has to be answered', async () => {
    const answer = await naturalist.post(
      RYE,
      request({ taxMapNumber: '146-7-1', geometry: land(X, Y, 50, 40) }),
    );
    expect(answer.status).toBe(201);
    expect(answer.etag).toBe('"r1"');
    const made = parsed(answer);
    expect(made).toMatchObject({
      kind: 'determination',
      outcome: null,
      lookedAt: null,
      mapVersion: 2,
      revision: 1,
      citation: '§ 195-4B(1)',
      votesNeeded: null,
      taxMapNumber: '146-7-1',
      createdBy: naturalist.name,
      deadlines: [],
    });
    expect(made.outcomes.map(({ id }) => id)).toEqual(['not-subject', 'may-be-subject']);
    expect(made.answerDue).toMatchObject({ due: '2026-03-09', who: 'the City Naturalist' });
    const [corner = [0, 0]] = (made.geometry?.coordinates as [number, number][][][]).flat(2);
    const [x, y] = toFeet(corner);
    expect(Math.min(...[X, X + 50].map((at) => Math.abs(at - x)))).toBeLessThan(1e-4);
    expect(Math.min(...[Y, Y + 40].map((at) => Math.abs(at - y)))).toBeLessThan(1e-4);
    const again = await planner.get(`${RYE}/${made.number}`);
    expect(again.etag).toBe('"r1"');
    expect(parsed(again)).toEqual(made);
  });

  it('gives exactly one outcome, once, with what was looked at and the periods that run from it', async () => {
    const { number } = await ask();
    const answer = await give(number);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(answer.etag).toBe('"r2"');
    const given = parsed(answer);
    expect(given).toMatchObject({
      outcome: 'may-be-subject',
      outcomeLabel: 'The area may be subject to the chapter',
      revision: 2,
      leadsToAmendment: false,
      lookedAt: { map: true, mapVersion: 2, hydricSoils: 'Natchaug muck', plants: ['Symplocarpus foetidus'] },
    });
    expect(given.answerDue?.sentence).toContain('in time');
    expect(given.deadlines.map(({ title, due }) => [title, due])).toEqual([
      ['Petition against "may be subject"', '2026-03-30'],
    ]);
    for (const ifMatch of ['"r1"', '"r2"']) {
      const second = await give(number, { outcome: 'not-subject' }, ifMatch);
      expect(second.status).toBe(409);
      expect(second.body).toMatchObject({
        code: 'Conflict',
        conflict: { kind: 'edited-meanwhile', current: { outcome: 'may-be-subject' } },
      });
    }
    expect(parsed(await planner.get(`${RYE}/${number}`))).toEqual(given);
  });

  it('lets only one of two outcomes in that are given at once', async () => {
    const { number } = await ask();
    const both = await Promise.all([give(number), give(number, { outcome: 'not-subject' })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('cannot be changed in the database either', async () => {
    const { number } = await ask();
    await give(number);
    await expect(
      database.knex.raw(
        `update determination set statement = 'otherwise' where jurisdiction_id = 'rye' and number = ?`,
        [number],
      ),
    ).rejects.toThrow(/not changed/);
  });

  it.each([
    ['2026-03-09', /in time/],
    ['2026-03-10', /after the last day/],
  ])('says of an answer of %s to a request of 2026-03-02 whether it was late', async (decidedOn, said) => {
    const { number } = await ask();
    expect(parsed(await give(number, { decidedOn })).answerDue?.sentence).toMatch(said);
  });

  it('says what was looked at: the version of the day, one that is named, or that the map was not', async () => {
    const versionOf = async (more: object) => {
      const { number } = await ask();
      const lookedAt = parsed(await give(number, more)).lookedAt;
      return [lookedAt?.map, lookedAt?.mapVersion];
    };
    expect(await versionOf({ decidedOn: '2026-03-07', lookedAt: { map: true } })).toEqual([true, 1]);
    expect(await versionOf({ decidedOn: '2026-03-08', lookedAt: { map: true } })).toEqual([true, 2]);
    expect(await versionOf({ lookedAt: { map: true, mapVersion: 1 } })).toEqual([true, 1]);
    expect(await versionOf({ lookedAt: { map: false, mapVersion: 1 } })).toEqual([false, undefined]);
  });

  it.each([
    [{ outcome: 'perhaps' }, 'outcome', 'exactly one of not-subject, may-be-subject'],
    [{ outcome: 'answered' }, 'outcome', 'no outcome of this'],
    [{ decidedOn: '2026-03-01' }, 'decidedOn', 'cannot have been decided before'],
    [{ decidedOn: '2199-01-01' }, 'decidedOn', 'is after today'],
    [{ votesFor: 5 }, 'votesFor', 'is not voted on'],
    [{ lookedAt: { map: true, mapVersion: 9 } }, 'lookedAt.mapVersion', 'no version 9'],
    [{ lookedAt: { siteVisitOn: '2026-03-10' } }, 'lookedAt.siteVisitOn', 'is after 2026-03-09'],
    [{ statement: '' }, 'statement', 'statement'],
  ])('refuses the outcome %j and keeps the request open', async (more, path, said) => {
    const { number } = await ask();
    const answer = await give(number, more);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ problems: [{ path }] });
    expect((answer.body as { detail: string }).detail).toContain(said);
    expect(parsed(await planner.get(`${RYE}/${number}`))).toMatchObject({ outcome: null, revision: 1 });
  });

  it.each([
    [{ requestedOn: '2199-01-01' }, 'requestedOn', 'after today'],
    [{ requestedOn: '1992-05-05' }, 'requestedOn', 'from 1992-05-06 on'],
    [{ kind: 'note', requestedOn: '1899-12-31' }, 'requestedOn', 'from 1900-01-01 on'],
    [{ requestedOn: '2026-02-30' }, 'requestedOn', 'YYYY-MM-DD'],
    [{ supersedes: 9999 }, 'supersedes', 'no determination 9999'],
    [{ kind: 'opinion' }, 'kind', ''],
  ])('refuses the request %j', async (more, path, said) => {
    const answer = await naturalist.post(RYE, request(more));
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ problems: [{ path }] });
    expect((answer.body as { detail: string }).detail).toContain(said);
  });

  it.each(['requestedBy', 'about'])('refuses a blank %s', async (member) => {
    const { status, body } = await naturalist.post(RYE, request({ [member]: ' \n ' }));
    expect(status).toBe(400);
    expect((body as { detail: string }).detail).toBe(`${member}: must not be blank`);
  });

  it('refuses land that cannot be measured, or lies elsewhere', async () => {
    const bowtie = [
      [X, Y],
      [X + 100, Y + 100],
      [X + 100, Y],
      [X, Y + 100],
      [X, Y],
    ] as [number, number][];
    const crossed = { type: 'Polygon', coordinates: [bowtie.map(toDegrees)] };
    expect((await naturalist.post(RYE, request({ geometry: crossed }))).status).toBe(422);
    const away = await naturalist.post(RYE, request({ geometry: land(X + 50_000, Y, 10, 10) }));
    expect(away.status).toBe(422);
  });

  it('takes a state that was seen, and 428 without', async () => {
    const { number } = await ask();
    expect((await naturalist.post(`${RYE}/${number}/outcome`, outcome())).status).toBe(428);
    const stale = await give(number, {}, '"r7"');
    expect(stale.status).toBe(409);
    expect(stale.body).toMatchObject({ conflict: { yourRevision: 7, current: { revision: 1 } } });
  });

  it('supersedes one by another, once, and answers only the later', async () => {
    const first = await ask();
    const second = await ask({ supersedes: first.number });
    expect(second.supersedes).toBe(first.number);
    expect(parsed(await planner.get(`${RYE}/${first.number}`)).supersededBy).toBe(second.number);
    expect((await naturalist.post(RYE, request({ supersedes: first.number }))).status).toBe(409);
    const late = await give(first.number);
    expect(late.status).toBe(409);
    expect((late.body as { detail: string }).detail).toContain(`superseded by ${second.number}`);
    expect((await give(second.number)).status).toBe(200);
  });

  it('lists them newest first, by parcel and in pages, with the kinds that there are', async () => {
    await ask({ taxMapNumber: '9-9-9' });
    await ask({ taxMapNumber: '9-9-9' });
    const list = determinationListSchema.parse((await planner.get(`${RYE}?taxMapNumber=9-9-9&limit=1`)).body);
    expect(list.items).toHaveLength(1);
    expect(list.kinds.map(({ kind, citation }) => [kind, citation])).toEqual([
      ['determination', '§ 195-4B(1)'],
      ['finding', '§ 195-4A(3)'],
      ['note', null],
    ]);
    const rest = determinationListSchema.parse((await planner.get(list.next ?? '')).body);
    expect(rest.items).toHaveLength(1);
    expect(rest.items[0]?.number).toBeLessThan(list.items[0]?.number ?? 0);
    expect(rest.next).toBeNull();
  });

  it('shows nobody else who asked, and lets nobody else record', async () => {
    const { number } = await ask();
    const anyone = await api.get(`${RYE}/${number}`);
    expect(anyone.status).toBe(401);
    expect(JSON.stringify(anyone.body)).not.toContain('Fern Alder');
    expect((await api.get(RYE)).status).toBe(401);
    expect((await planner.post(RYE, request())).status).toBe(403);
    expect((await planner.post(`${RYE}/${number}/outcome`, outcome(), '"r1"')).status).toBe(403);
    expect((await planner.get('/api/jurisdictions/mamaroneck/determinations')).status).toBe(403);
    const logged = await database
      .knex('activity_log')
      .select('details')
      .where({ subject: `determination ${number}` });
    expect(JSON.stringify(logged)).not.toContain('Fern Alder');
  });

  it('logs every act', async () => {
    const { number } = await ask();
    await give(number);
    const { rows } = await database.knex.raw<{ rows: { action: string; account_name: string }[] }>(
      'select action, account_name from activity_log where subject = ? order by id',
      [`determination ${number}`],
    );
    expect(rows).toEqual([
      { action: 'determination.requested', account_name: naturalist.name },
      { action: 'determination.given', account_name: naturalist.name },
    ]);
  });

  describe('a finding on unmapped land', () => {
    const finding = (more: object = {}) =>
      ask({
        kind: 'finding',
        about: 'Wet land in the north',
        geometry: land(X + 1000, Y, 300, 200),
        ...more,
      });
    const found = { outcome: 'found-stop-work', decidedBy: 'The Planning Commission', votesAgainst: 2 };

    it('takes five votes: with four it is refused, and can be recorded as none', async () => {
      const { number, votesNeeded, answerDue } = await finding();
      expect([votesNeeded, answerDue]).toEqual([5, null]);
      const four = await give(number, { ...found, votesFor: 4 });
      expect(four.status).toBe(400);
      expect((four.body as { detail: string }).detail).toMatch(
        /at least 5 members.*4 voted for it.*not-found/,
      );
      expect((await give(number, found)).status).toBe(400);
      const none = parsed(await give(number, { ...found, outcome: 'not-found', votesFor: 4 }));
      expect(none).toMatchObject({
        outcome: 'not-found',
        votesFor: 4,
        votesAgainst: 2,
        leadsToAmendment: false,
      });
      expect((await naturalist.post(`${RYE}/${number}/amendment`)).status).toBe(409);
    });

    it('leads into a draft of an amendment with its land, once', async () => {
      const { number } = await finding();
      expect((await naturalist.post(`${RYE}/${number}/amendment`)).status).toBe(409);
      const five = parsed(await give(number, { ...found, votesFor: 5 }));
      expect(five).toMatchObject({ leadsToAmendment: true, amendment: null });
      const answer = await naturalist.post(`${RYE}/${number}/amendment`);
      expect(answer.status, JSON.stringify(answer.body)).toBe(201);
      const led = parsed(answer);
      expect(led.amendment).not.toBeNull();
      const draft = amendmentSchema.parse(
        (await naturalist.get(`/api/jurisdictions/rye/amendments/${led.amendment}`)).body,
      );
      expect(draft).toMatchObject({ state: 'draft', createdBy: naturalist.name });
      // what was asked may name people, and the title is everybody's once the amendment is adopted
      expect(draft.title).toBe(`After finding ${number} of ${led.decidedOn}`);
      expect(JSON.stringify(draft)).not.toContain('Wet land in the north');
      expect(led.amendmentState).toBe('draft');
      expect(draft.reason).toContain(`finding ${number}`);
      expect(draft.changes.map(({ action, before }) => [action, before])).toEqual([['add', null]]);
      // 300 × 200 grid feet; on the ground some parts in ten thousand more
      expect(draft.changes[0]?.after?.gridAreaSqFt).toBeCloseTo(60_000, 2);
      const again = await naturalist.post(`${RYE}/${number}/amendment`);
      expect(again.status).toBe(409);
      expect((again.body as { detail: string }).detail).toContain(`amendment ${led.amendment}`);
    });

    it('leads into another amendment after one that was withdrawn', async () => {
      const { number } = await finding({ geometry: null });
      await give(number, { ...found, votesFor: 5 });
      const first = parsed(await naturalist.post(`${RYE}/${number}/amendment`)).amendment ?? 0;
      const path = `/api/jurisdictions/rye/amendments/${first}`;
      const withdrawn = await naturalist.post(`${path}/withdraw`, { note: 'From the wrong survey' }, '"r1"');
      expect(withdrawn.status, JSON.stringify(withdrawn.body)).toBe(200);
      expect(parsed(await naturalist.get(`${RYE}/${number}`)).amendmentState).toBe('withdrawn');
      const second = parsed(await naturalist.post(`${RYE}/${number}/amendment`));
      expect(second.amendment).toBeGreaterThan(first);
      expect((await naturalist.post(`${RYE}/${number}/amendment`)).status).toBe(409);
    });

    it('is not left out where five voted for it', async () => {
      const { number } = await finding({ geometry: null });
      const five = await give(number, { ...found, outcome: 'not-found', votesFor: 5 });
      expect(five.status).toBe(400);
      expect((five.body as { detail: string }).detail).toMatch(
        /5 members voted for a finding.*found-stop-work/,
      );
    });

    it('leads into one amendment when it is asked for twice at once, and leaves no second draft', async () => {
      const { number } = await finding({ geometry: null });
      await give(number, { ...found, votesFor: 6 });
      const drafts = async () => Number((await database.knex('amendment').count({ n: '*' }).first())?.n);
      const before = await drafts();
      const both = await Promise.all([
        naturalist.post(`${RYE}/${number}/amendment`),
        naturalist.post(`${RYE}/${number}/amendment`),
      ]);
      expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
      expect(await drafts()).toBe(before + 1);
    });

    it('is the end of nothing else: a determination leads into none', async () => {
      const { number } = await ask();
      await give(number);
      const answer = await naturalist.post(`${RYE}/${number}/amendment`);
      expect(answer.status).toBe(409);
      expect((answer.body as { detail: string }).detail).toContain('does not lead into an amendment');
    });
  });

  describe('in a place whose ordinance provides for none', () => {
    const NOTES = '/api/jurisdictions/mamaroneck/determinations';
    const note = request({ kind: 'note' });

    it('is a plain note, with an answer and no period', async () => {
      const made = parsed(await naturalist.post(NOTES, note));
      expect(made).toMatchObject({ kind: 'note', answerDue: null, citation: null, mapVersion: 0 });
      expect(made.outcomes.map(({ id }) => id)).toEqual(['answered']);
      const given = parsed(
        await naturalist.post(
          `${NOTES}/${made.number}/outcome`,
          outcome({ outcome: 'answered', lookedAt: {} }),
          '"r1"',
        ),
      );
      expect(given).toMatchObject({
        outcome: 'answered',
        outcomeLabel: 'Answered',
        deadlines: [],
        answerDue: null,
      });
      const { kinds } = determinationListSchema.parse((await naturalist.get(NOTES)).body);
      expect(kinds.map(({ kind }) => kind)).toEqual(['note']);
    });

    it('is no determination, and no map can have been looked at where there is none', async () => {
      const answer = await naturalist.post(NOTES, request());
      expect(answer.status).toBe(400);
      expect((answer.body as { detail: string }).detail).toContain('provides for no determination');
      const { number } = parsed(await naturalist.post(NOTES, note));
      const looked = await naturalist.post(
        `${NOTES}/${number}/outcome`,
        outcome({ outcome: 'answered' }),
        '"r1"',
      );
      expect(looked.body).toMatchObject({ status: 400, problems: [{ path: 'lookedAt.map' }] });
    });
  });

  it('is not there under numbers that were not given', async () => {
    expect((await naturalist.get(`${RYE}/9999`)).status).toBe(404);
    expect((await naturalist.get(`${RYE}/x`)).status).toBe(400);
    expect((await naturalist.post('/api/jurisdictions/atlantis/determinations', request())).status).toBe(404);
    const tomorrow = localDateOf(new Date(Date.now() + 48 * 3_600_000));
    expect((await naturalist.post(RYE, request({ requestedOn: tomorrow }))).status).toBe(400);
  });
});

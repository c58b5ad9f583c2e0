import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  mapComparisonSchema,
  mapVersionDetailSchema,
  mapVersionListSchema,
  wetlandHistorySchema,
  wetlandSchema,
  type MapComparison,
} from '../../../core/contracts/map-history.js';
import { putAmendment } from '../../support/adopted-amendment.js';
import { exactSum } from '../../../server/sql/map-history/exact-sum.js';
import { serveTestApi, type TestApi } from '../../support/api.js';
import { openTestDatabase, type TestDatabase } from '../../support/database.js';
import { groundFrame, type GroundFrame } from '../../support/ground-frame.js';
import { putLayer } from '../../support/layers.js';
import { PLACES, toFeet } from '../../support/places.js';

const RYE = toFeet([PLACES[1].lon, PLACES[1].lat]);
const PLACE = '/api/jurisdictions/rye';

/** Square feet, from rectangles on the ground: 800 ft from its origin the scale of a frame is still right to 1 in 10⁶. */
const near = (value: number) => expect.closeTo(value, 1) as number;

describe('the history of a map of imports and amendments', () => {
  let database: TestDatabase;
  let api: TestApi;
  let frame: GroundFrame;

  beforeAll(async () => {
    database = await openTestDatabase();
    const { knex } = database;
    frame = await groundFrame(knex, RYE);
    const wetland = (id: string, x: number, width: number, more = {}) => ({
      properties: { id, kind: 'freshwater', ...more },
      polygon: [frame.rectangle(x, 0, width, 100)],
    });
    // 1: A, B and C, and a brook in the same version
    await putLayer(
      knex,
      'rye',
      'wetlands',
      [wetland('A/1 .x', 0, 100), wetland('B', 250, 200), wetland('C', 500, 300)],
      { mapSince: '2020-01-01' },
    );
    await putLayer(
      knex,
      'rye',
      'watercourses',
      [{ properties: { id: 'brook' }, line: frame.rectangle(0, 500, 900, 50) }],
      {
        mapVersion: 1,
      },
    );
    // 2: A reshaped, 20 ft further on both sides in turn; B is tidal; D is new
    await putAmendment(knex, 'rye', {
      title: 'Survey of the marsh',
      effectiveOn: '2021-06-01',
      reference: 'Resolution 12-2021',
      changes: [
        { action: 'reshape', wetland: 'A/1 .x', ring: frame.rectangle(20, 0, 130, 100), note: 'moved east' },
        { action: 'reclassify', wetland: 'B', kind: 'tidal' },
        { action: 'add', wetland: 'D', ring: frame.rectangle(-200, 0, 50, 100), derivedFrom: ['C', 'D'] },
      ],
      evidence: [
        { delineatedBy: 'A. Sedge', delineatedOn: '2021-03-02' },
        { wetlands: ['B'], delineatedBy: 'B. Rush', delineatedOn: '2021-03-03' },
        { delineatedBy: 'Nobody', delineatedOn: '2021-03-04', takenBack: true },
      ],
    });
    // 3: never in force, because 4 begins on the same day; C retired, then back as it was
    await putAmendment(knex, 'rye', {
      title: 'C is not there',
      effectiveOn: '2022-01-01',
      changes: [{ action: 'retire', wetland: 'C', note: 'dry' }],
    });
    await putAmendment(knex, 'rye', {
      title: 'C is there after all',
      effectiveOn: '2022-01-01',
      changes: [{ action: 'add', wetland: 'C', ring: frame.rectangle(500, 0, 300, 100) }],
    });
    // 5: an import of all there is again, with D left out
    await putLayer(
      knex,
      'rye',
      'wetlands',
      [wetland('A/1 .x', 20, 130), wetland('B', 250, 200, { kind: 'tidal' }), wetland('C', 500, 300)],
      { mapSince: '2023-01-01', replace: true },
    );
    await putAmendment(knex, 'rye', {
      title: 'A draft that nobody has adopted',
      changes: [{ action: 'retire', wetland: 'B' }],
      evidence: [{ delineatedBy: 'C. Reed', delineatedOn: '2023-05-05' }],
    });
    api = await serveTestApi(knex);
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });

  const versions = async (query = '') =>
    mapVersionListSchema.parse((await api.get(`${PLACE}/map-versions${query}`)).body);
  const version = async (number: number) =>
    mapVersionDetailSchema.parse((await api.get(`${PLACE}/map-versions/${number}`)).body);
  const compare = async (from: string | number, to: string | number): Promise<MapComparison> =>
    mapComparisonSchema.parse((await api.get(`${PLACE}/map-comparison?from=${from}&to=${to}`)).body);

  it('says of each version, newest first, what it changed and while it held', async () => {
    const { items, next } = await versions();
    expect(next).toBeNull();
    expect(items.map(({ number, kind, since, until }) => [number, kind, since, until])).toEqual([
      [5, 'import', '2023-01-01', null],
      [4, 'amendment', '2022-01-01', '2022-12-31'],
      [3, 'amendment', '2022-01-01', '2021-12-31'],
      [2, 'amendment', '2021-06-01', '2021-12-31'],
      [1, 'import', '2020-01-01', '2021-05-31'],
    ]);
    const none = { added: 0, reshaped: 0, retired: 0, reclassified: 0, watercourses: 0 };
    expect(items.map(({ changes }) => changes)).toEqual([
      { ...none, retired: 1 },
      { ...none, added: 1 },
      { ...none, retired: 1 },
      { ...none, added: 1, reshaped: 1, reclassified: 1 },
      { ...none, added: 3, watercourses: 1 },
    ]);
    expect(items.map(({ wetlands, wetlandSqFt }) => [wetlands, wetlandSqFt])).toEqual([
      [3, near(63_000)],
      [4, near(68_000)],
      [3, near(38_000)],
      [4, near(68_000)],
      [3, near(60_000)],
    ]);
    expect(items[3]).toMatchObject({
      title: 'Survey of the marsh',
      reference: 'Resolution 12-2021',
      amendment: 1,
    });
    expect(items[0]).toMatchObject({ title: null, reference: null, amendment: null, by: null });
  });

  it('sums areas to the same last digit in whatever order they are read', async () => {
    const sums = await Promise.all(
      ['1e16, 0.1, 1, -1e16', '0.1, 1e16, -1e16, 1'].map(async (figures) => {
        const { rows } = await database.knex.raw<{ rows: { total: number }[] }>(
          `select ${exactSum('figure')} as total from unnest(cast(array[${figures}] as double precision[])) as figure`,
        );
        return rows[0]?.total;
      }),
    );
    expect(sums).toEqual([1.1, 1.1]);
  });

  it('names the part of the address that is no number', async () => {
    const { status, body } = await api.get(`${PLACE}/map-versions/latest`);
    expect(status).toBe(400);
    expect((body as { detail: string }).detail).toBe(
      'version: must be the number of a map version, such as 3',
    );
  });

  it.each(['wetlands/B?on=', 'map-comparison?to=1&from='])(
    'refuses a day of the year 0: %s',
    async (part) => {
      expect((await api.get(`${PLACE}/${part}0000-01-01`)).status).toBe(400);
    },
  );

  it('goes through them in pages', async () => {
    const first = await versions('?limit=2');
    expect(first.items.map(({ number }) => number)).toEqual([5, 4]);
    const second = mapVersionListSchema.parse((await api.get(first.next ?? '')).body);
    expect(second.items.map(({ number, until }) => [number, until])).toEqual([
      [3, '2021-12-31'],
      [2, '2021-12-31'],
    ]);
    const last = mapVersionListSchema.parse((await api.get(second.next ?? '')).body);
    expect(last).toMatchObject({ items: [{ number: 1 }], next: null });
  });

  it('shows what an amendment changed, by how many square feet, and on what evidence', async () => {
    const { items, left, evidence, reason } = await version(2);
    expect(left).toBe(0);
    expect(reason).toBe('Because it was surveyed.');
    const told = items.map(({ before, after, ...rest }) => ({
      ...rest,
      was: before?.areaSqFt ?? null,
      is: after?.areaSqFt ?? null,
    }));
    const plain = { derivedFrom: [], note: '', delineatedFrom: null };
    expect(told).toEqual([
      // 20 ft left behind in the west, 50 ft taken in the east
      {
        ...plain,
        wetland: 'A/1 .x',
        action: 'reshape',
        note: 'moved east',
        gainedSqFt: near(5000),
        lostSqFt: near(2000),
        netSqFt: near(3000),
        was: near(10_000),
        is: near(13_000),
      },
      {
        ...plain,
        wetland: 'D',
        action: 'add',
        derivedFrom: ['C', 'D'],
        gainedSqFt: near(5000),
        lostSqFt: 0,
        netSqFt: near(5000),
        was: null,
        is: near(5000),
      },
      {
        ...plain,
        wetland: 'B',
        action: 'reclassify',
        gainedSqFt: 0,
        lostSqFt: 0,
        netSqFt: 0,
        was: near(20_000),
        is: near(20_000),
      },
    ]);
    expect(items[2]?.before?.kind).toBe('freshwater');
    expect(items[2]?.after?.kind).toBe('tidal');
    expect(evidence.map(({ delineatedBy, wetlands }) => [delineatedBy, wetlands])).toEqual([
      ['A. Sedge', []],
      ['B. Rush', ['B']],
    ]);
    expect(JSON.stringify(evidence)).not.toContain('amendmentKey');
  });

  it('counts as a change of an import only what differs', async () => {
    const { items, kind, evidence } = await version(5);
    expect(kind).toBe('import');
    expect(items.map(({ wetland, action }) => [wetland, action])).toEqual([['D', 'retire']]);
    expect(evidence).toEqual([]);
  });

  it('compares two versions, and says by which amendments they came apart', async () => {
    const forward = await compare(1, 5);
    expect(forward.totals).toEqual({
      added: 0,
      reshaped: 1,
      retired: 0,
      reclassified: 1,
      gainedSqFt: near(5000),
      lostSqFt: near(2000),
      netSqFt: near(3000),
    });
    expect(forward.items.map(({ wetland, action, amendments }) => [wetland, action, amendments])).toEqual([
      ['A/1 .x', 'reshape', [1]],
      ['B', 'reclassify', [1]],
    ]);
    const backward = await compare(5, 1);
    expect(backward.totals).toMatchObject({
      gainedSqFt: near(2000),
      lostSqFt: near(5000),
      netSqFt: near(-3000),
    });
    expect(backward.items[0]?.before).toEqual(forward.items[0]?.after);
    expect(backward.items[0]?.after).toEqual(forward.items[0]?.before);
  });

  it('compares days: the version that holds on each', async () => {
    const days = await compare('2021-05-31', '2021-06-01');
    expect(days.from).toEqual({ number: 1, since: '2020-01-01' });
    expect(days.to).toEqual({ number: 2, since: '2021-06-01' });
    expect((await compare('1999-01-01', 2)).from.number).toBe(1);
    expect((await compare('2022-01-01', '2022-01-01')).from.number).toBe(4);
    const same = await compare(4, 4);
    expect(same.items).toEqual([]);
    expect(same.totals).toMatchObject({ added: 0, gainedSqFt: 0 });
    const empty = await compare(0, 1);
    expect(empty.from).toEqual({ number: 0, since: null });
    expect(empty.totals).toMatchObject({ added: 3, gainedSqFt: near(60_000) });
  });

  it('turns additions into retirements when it looks back', async () => {
    const back = await compare(2, 1);
    expect(back.items.map(({ wetland, action, amendments }) => [wetland, action, amendments])).toContainEqual(
      ['D', 'retire', [1]],
    );
    expect(back.totals).toMatchObject({ added: 0, retired: 1, netSqFt: near(-8000) });
  });

  it('shows a wetland as it was on a day, whatever its id is made of', async () => {
    const at = `${PLACE}/wetlands/${encodeURIComponent('A/1 .x')}`;
    const before = wetlandSchema.parse((await api.get(`${at}?on=2021-05-31`)).body);
    expect(before).toMatchObject({
      wetland: 'A/1 .x',
      mapVersion: 1,
      firstVersion: 1,
      areaSqFt: near(10_000),
    });
    const after = wetlandSchema.parse((await api.get(`${at}?on=2021-06-01`)).body);
    expect(after).toMatchObject({
      mapVersion: 2,
      firstVersion: 2,
      areaSqFt: near(13_000),
      perimeterFt: near(460),
    });
    expect(wetlandSchema.parse((await api.get(at)).body).mapVersion).toBe(5);
    const gone = await api.get(`${PLACE}/wetlands/D`);
    expect(gone.status).toBe(404);
    expect((gone.body as { detail: string }).detail).toContain('version 5');
  });

  it('tells all that a wetland has been, with the evidence of each change', async () => {
    const at = `${PLACE}/wetlands/${encodeURIComponent('A/1 .x')}/history`;
    const { items, derivedFrom, ledTo } = wetlandHistorySchema.parse((await api.get(at)).body);
    // the import of version 5 says the same again and is no state of its own
    expect(
      items.map(({ version, action, since, until, netSqFt }) => [version, action, since, until, netSqFt]),
    ).toEqual([
      [2, 'reshape', '2021-06-01', null, near(3000)],
      [1, 'add', '2020-01-01', '2021-05-31', null],
    ]);
    expect(items[0]?.evidence.map(({ delineatedBy }) => delineatedBy)).toEqual(['A. Sedge']);
    expect(items[0]).toMatchObject({ amendment: 1, title: 'Survey of the marsh', note: 'moved east' });
    expect([derivedFrom, ledTo]).toEqual([[], []]);
  });

  it('tells of a wetland that went and came again, and of its kin', async () => {
    const c = wetlandHistorySchema.parse((await api.get(`${PLACE}/wetlands/C/history`)).body);
    expect(
      c.items.map(({ version, action, until, state }) => [version, action, until, state === null]),
    ).toEqual([
      [4, 'add', null, false],
      [3, 'retire', '2021-12-31', true],
      [1, 'add', '2021-12-31', false],
    ]);
    expect(c.items[1]).toMatchObject({ netSqFt: near(-30_000), note: 'dry' });
    expect(c.ledTo).toEqual(['D']);
    const d = wetlandHistorySchema.parse((await api.get(`${PLACE}/wetlands/D/history`)).body);
    expect(d.derivedFrom).toEqual(['C']);
    expect(d.items.map(({ version, action, kind }) => [version, action, kind])).toEqual([
      [5, 'retire', 'import'],
      [2, 'add', 'amendment'],
    ]);
  });

  it('shows nothing of a draft', async () => {
    const everything = await Promise.all([
      versions(),
      version(5),
      compare(0, 5),
      api.get(`${PLACE}/wetlands/B/history`),
    ]);
    expect(JSON.stringify(everything)).not.toMatch(/nobody has adopted|C\. Reed/);
  });

  it('gives the wetlands of a version as a file', async () => {
    const answer = await api.get(`${PLACE}/map-versions/2.geojson`);
    expect(answer.type).toMatch('application/geo+json');
    const collection = answer.body as {
      mapVersion: number;
      features: { id: string; properties: { kind: string } }[];
    };
    expect(collection.mapVersion).toBe(2);
    expect(collection.features.map(({ id }) => id)).toEqual(['A/1 .x', 'B', 'C', 'D']);
    expect(collection.features[1]?.properties.kind).toBe('tidal');
  });

  it('gives a comparison as a file for spreadsheets', async () => {
    const answer = await api.get(`${PLACE}/map-comparison.csv?from=5&to=2`);
    expect(answer.type).toMatch('text/csv');
    expect(answer.body).toBe(
      [
        'Wetland,Change,Before (sq ft),After (sq ft),Gained (sq ft),Lost (sq ft),Net (sq ft),Amendments',
        'D,added,0,5000,5000,0,5000,',
        '',
      ].join('\r\n'),
    );
  });

  it.each([
    ['/map-versions/9', 404, 'no version 9; its newest is 5'],
    ['/map-versions/0', 400, 'must be the number of a map version'],
    ['/map-versions/latest', 400, 'must be the number of a map version'],
    ['/map-comparison?from=1&to=9', 404, 'no version 9'],
    ['/map-comparison?from=1', 400, 'to'],
    ['/map-comparison?from=1&to=2021-02-30', 400, 'to'],
    ['/map-versions?limit=0', 400, 'limit'],
    ['/wetlands/E/history', 404, 'There was never a wetland'],
    ['/wetlands/B?on=someday', 400, 'YYYY-MM-DD'],
  ])('refuses %s with %i', async (path, status, detail) => {
    const answer = await api.get(`${PLACE}${path}`);
    expect(answer.status).toBe(status);
    expect(JSON.stringify(answer.body)).toContain(detail);
  });

  it('says so where there is no map, and no such place', async () => {
    expect((await api.get('/api/jurisdictions/north-castle/map-versions')).body).toEqual({
      items: [],
      next: null,
    });
    expect((await api.get('/api/jurisdictions/north-castle/map-versions/1')).status).toBe(404);
    expect((await api.get('/api/jurisdictions/north-castle/wetlands/B')).status).toBe(404);
    expect((await api.get('/api/jurisdictions/atlantis/map-versions')).status).toBe(404);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  mapComparisonSchema,
  mapVersionDetailSchema,
  mapVersionListSchema,
} from '../../../core/contracts/map-history.js';
import { serveTestApi, type TestApi } from '../../support/api.js';
import { openTestDatabase, type TestDatabase } from '../../support/database.js';
import { groundFrame, type GroundFrame } from '../../support/ground-frame.js';
import { putLayer } from '../../support/layers.js';
import { PLACES, toFeet } from '../../support/places.js';

const COUNT = 700;
const PLACE = '/api/jurisdictions/north-castle';

describe('a map that an import replaces as a whole', () => {
  let database: TestDatabase;
  let api: TestApi;
  let frame: GroundFrame;
  beforeAll(async () => {
    database = await openTestDatabase();
    frame = await groundFrame(database.knex, toFeet([PLACES[2].lon, PLACES[2].lat]));
    // squares of 10 by 10 ft; the later file has them 3 ft further east and their width grown by `more` ft
    const map = (shift: number, more: (index: number) => number) =>
      Array.from({ length: COUNT }, (_, index) => ({
        properties: { id: `w${String(index).padStart(3, '0')}`, kind: 'freshwater' },
        polygon: [
          frame.rectangle((index % 30) * 20 + shift, Math.floor(index / 30) * 20, 10 + more(index), 10),
        ],
      }));
    const put = (features: ReturnType<typeof map>, mapSince: string) =>
      putLayer(database.knex, 'north-castle', 'wetlands', features, { replace: true, mapSince });
    await put(
      map(0, () => 0),
      '2020-01-01',
    );
    await put(
      map(0, () => 0),
      '2021-01-01',
    );
    await put(
      map(3, (index) => index / 1000),
      '2022-01-01',
    );
    api = await serveTestApi(database.knex);
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });

  it('counts them all, and an import of the same again as no change', async () => {
    const { items } = mapVersionListSchema.parse((await api.get(`${PLACE}/map-versions`)).body);
    expect(items.map(({ changes: { added, reshaped, retired } }) => [added, reshaped, retired])).toEqual([
      [0, COUNT, 0],
      [0, 0, 0],
      [COUNT, 0, 0],
    ]);
    const same = mapVersionDetailSchema.parse((await api.get(`${PLACE}/map-versions/2`)).body);
    expect([same.items, same.left]).toEqual([[], 0]);
  });

  it('shows the 200 that changed most, and counts the rest', async () => {
    const { items, left } = mapVersionDetailSchema.parse((await api.get(`${PLACE}/map-versions/3`)).body);
    expect([items.length, left]).toEqual([200, 500]);
    // w699 is 0.699 ft wider and 3 ft further east: 10 × 3.699 gained, 10 × 3 lost
    expect(items[0]).toMatchObject({
      wetland: 'w699',
      gainedSqFt: expect.closeTo(36.99, 3) as number,
      lostSqFt: expect.closeTo(30, 3) as number,
    });
    expect(items.at(-1)?.wetland).toBe('w500');
  });

  it('says that its totals are at least so much where not all are overlaid; the net figure is exact', async () => {
    const { items, left, totals } = mapComparisonSchema.parse(
      (await api.get(`${PLACE}/map-comparison?from=1&to=3`)).body,
    );
    expect([items.length, left]).toEqual([200, 500]);
    const grown = (COUNT * (COUNT - 1)) / 2 / 100;
    const lost = 500 * 30;
    expect(totals).toEqual({
      added: 0,
      reshaped: COUNT,
      retired: 0,
      reclassified: 0,
      gainedSqFt: expect.closeTo(grown + lost, 1) as number,
      lostSqFt: expect.closeTo(lost, 1) as number,
      netSqFt: expect.closeTo(grown, 1) as number,
      atLeast: true,
    });
  });

  it('refuses a file that would leave some out', async () => {
    const answer = await api.get(`${PLACE}/map-comparison.csv?from=1&to=3`);
    expect(answer.status).toBe(413);
    expect((answer.body as { detail: string }).detail).toContain('700 wetlands differ, and 500');
  });
});

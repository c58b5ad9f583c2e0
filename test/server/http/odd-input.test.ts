import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveTestApi, type TestApi } from '../../support/api.js';
import { openTestDatabase, type TestDatabase } from '../../support/database.js';
import { BOWTIE, degrees, drawn, SQUARE } from '../../support/drawn.js';
import { putLayer, rectangle } from '../../support/layers.js';

describe('odd input that is no error', () => {
  let database: TestDatabase;
  let api: TestApi;
  beforeAll(async () => {
    database = await openTestDatabase();
    await putLayer(database.knex, 'mamaroneck', 'wetlands', [
      { properties: { id: 'W-1', kind: 'freshwater' }, polygon: [rectangle(700_020, 850_020, 100, 100)] },
    ]);
    api = await serveTestApi(database.knex);
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });

  /** 50 × 50 grid feet is 2,500.253 sq ft on the ground here (Karney on GRS 80). */
  const SQUARE_SQFT = 2500.253;

  it.each([
    ['counter-clockwise', SQUARE],
    ['clockwise', [...SQUARE].reverse()],
    ['repeated vertices from a double click', SQUARE.flatMap((position) => [position, position])],
    ['heights', SQUARE.map((position, index) => [...position, index === 0 ? 10 : 99])],
  ])('a ring with %s measures the same', async (_name, ring) => {
    const answer = await api.post('/api/screenings', drawn([ring]));
    expect(answer.status).toBe(201);
    expect((answer.body as { totals: { disturbanceSqFt: number } }).totals.disturbanceSqFt).toBeCloseTo(
      SQUARE_SQFT,
      2,
    );
  });

  it('an accepted repair of a bow-tie is used and said', async () => {
    const bowtie = drawn([BOWTIE]);
    const answer = await api.post('/api/screenings', { ...bowtie, acceptRepair: true });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ repaired: [1] });
    const { totals } = answer.body as { totals: { disturbanceSqFt: number } };
    expect(totals.disturbanceSqFt).toBeCloseTo(2 * SQUARE_SQFT, 1);
  });

  it('a repair keeps a hole that shares an edge with the outline a hole: 200 × 200 less 50 × 60 grid sq ft', async () => {
    const outer = degrees(
      [700_000, 850_000],
      [700_200, 850_000],
      [700_200, 850_200],
      [700_000, 850_200],
      [700_000, 850_000],
    );
    const hole = degrees(
      [700_000, 850_050],
      [700_050, 850_050],
      [700_050, 850_110],
      [700_000, 850_110],
      [700_000, 850_050],
    );
    const answer = await api.post('/api/screenings', { ...drawn([outer, hole]), acceptRepair: true });
    expect(answer.status).toBe(201);
    const { totals } = answer.body as { totals: { disturbanceSqFt: number } };
    expect(Math.abs(totals.disturbanceSqFt / ((37_000 * SQUARE_SQFT) / 2500) - 1)).toBeLessThan(1e-6);
  });

  it('names full of quotes, markup and SQL come back as they were written, and are kept', async () => {
    const name = `Bob'); drop table wetland; -- <img src=x onerror=alert(1)> "quoted" \u{1F438}`;
    const body = drawn([SQUARE]);
    const named = {
      ...body,
      features: body.features.map((feature) => ({ ...feature, properties: { role: 'disturbance', name } })),
    };
    const answer = await api.post('/api/screenings', named);
    expect(answer.status).toBe(201);
    const { id } = answer.body as { id: string };
    const kept = await api.get(`/api/screenings/${id}.geojson`);
    const { features } = (typeof kept.body === 'string' ? JSON.parse(kept.body) : kept.body) as {
      features: { properties: { name?: string } }[];
    };
    expect(features[0]?.properties.name).toBe(name);
    expect((await api.get(`/api/screenings/${id}`)).body).toEqual(answer.body);
  });

  it('a FeatureCollection as the body itself, and one inside `features`, are the same question', async () => {
    const plain = drawn([SQUARE]);
    const asBody = { type: 'FeatureCollection', ...plain };
    const nested = { ...plain, features: { type: 'FeatureCollection', features: plain.features } };
    const totals = await Promise.all(
      [asBody, nested].map(async (body) => {
        const answer = await api.post('/api/screenings', body);
        expect(answer.status).toBe(201);
        return (answer.body as { totals: unknown }).totals;
      }),
    );
    expect(totals[0]).toEqual(totals[1]);
  });
});

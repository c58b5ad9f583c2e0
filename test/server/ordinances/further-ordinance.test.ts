import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DrawnFeature, ProposalScreening } from '../../../core/contracts/screening.js';
import type { OrdinanceBook } from '../../../core/ordinances/registry.js';
import { readOrdinances } from '../../../server/services/read-ordinances.js';
import { registerOrdinances } from '../../../server/services/register-ordinances.js';
import { serveTestApi, type TestApi } from '../../support/api.js';
import { openTestDatabase, type TestDatabase } from '../../support/database.js';
import { groundFrame, type GroundFrame } from '../../support/ground-frame.js';
import { putLayer } from '../../support/layers.js';
import { PLACES, toFeet } from '../../support/places.js';

const FOLDER = fileURLToPath(new URL('../../../docs/examples', import.meta.url));

/** 200 ft by this is half an acre, 21,780 sq ft; the frame holds to a few thousandths of a square foot. */
const HALF_AN_ACRE_DEEP_FT = 108.9;

describe('a town whose ordinance is a file: 75 ft, half an acre, 1.5 : 1, activities of its own', () => {
  let database: TestDatabase;
  let api: TestApi;
  let frame: GroundFrame;
  let ordinances: OrdinanceBook;

  beforeAll(async () => {
    database = await openTestDatabase();
    ordinances = await readOrdinances(FOLDER);
    await registerOrdinances(database.knex, ordinances);
    api = await serveTestApi(database.knex, ordinances);
    frame = await groundFrame(database.knex, toFeet([PLACES[0].lon, PLACES[0].lat]));
    await putLayer(database.knex, 'oakmere', 'wetlands', [
      // two square feet more than half an acre, and 2,000 ft to the east two less
      {
        properties: { id: 'HALF', kind: 'freshwater', accuracy_ft: 0.1 },
        polygon: [frame.rectangle(0, 0, 200, HALF_AN_ACRE_DEEP_FT + 0.01)],
      },
      {
        properties: { id: 'LESS', kind: 'freshwater', accuracy_ft: 0.1 },
        polygon: [frame.rectangle(2_000, 0, 200, HALF_AN_ACRE_DEEP_FT - 0.01)],
      },
    ]);
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });

  const screen = async (features: DrawnFeature[], more: object = {}): Promise<ProposalScreening> => {
    const { status, body } = await api.post('/api/screenings', {
      jurisdiction: 'oakmere',
      features,
      ...more,
    });
    expect(status, JSON.stringify(body)).toBe(201);
    return body as ProposalScreening;
  };

  it('is offered beside the four, with a municipality of its own', async () => {
    const { body } = await api.get('/api/jurisdictions');
    const { items, ordinances: offered } = body as {
      items: { id: string; ordinance: string; invented: boolean }[];
      ordinances: { id: string; bufferFt: number }[];
    };
    expect(items).toContainEqual(
      expect.objectContaining({ id: 'oakmere', ordinance: 'oakmere', invented: true }),
    );
    expect(offered).toContainEqual(expect.objectContaining({ id: 'oakmere', bufferFt: 75 }));
    expect((await api.get('/api/ordinances/oakmere')).body).toEqual(ordinances.find('oakmere'));
  });

  it('measures its own margin of 75 ft, and owes one and a half for one', async () => {
    const { totals, mitigation, findings } = await screen([
      frame.disturbance(170, 20, 200, 40, { activity: 'excavation' }),
    ]);
    expect(totals.inWetlandSqFt).toBeCloseTo(30 * 40, 2);
    expect(totals.inAdjacentSqFt).toBeCloseTo(75 * 40, 2);
    expect(totals.outsideControlledSqFt).toBeCloseTo(95 * 40, 2);
    expect(mitigation.wetland.requiredSqFt).toBeCloseTo(1.5 * 30 * 40, 2);
    expect(mitigation.buffer.requiredSqFt).toBeCloseTo(1.5 * 75 * 40, 2);
    expect(findings.map(({ rule }) => rule)).toEqual(expect.arrayContaining(['OAK-W', 'OAK-ADJ', 'OAK-MIT']));
    for (const { explanation } of findings) expect(explanation.words.length).toBeGreaterThan(10);
  });

  it('two square feet less than half an acre are no wetland of it, and two more are', async () => {
    const { wetlands } = await screen([frame.disturbance(1_990, 20, 20, 20, { activity: 'structure' })]);
    expect(wetlands.find(({ id }) => id === 'LESS')?.regulated).toBe(false);
    const near = await screen([frame.disturbance(10, 20, 20, 20, { activity: 'structure' })]);
    expect(near.wetlands.find(({ id }) => id === 'HALF')).toMatchObject({
      regulated: true,
      criterion: 'OAK-W',
    });
  });

  it('asks an acre before its local law of 2024-06-15, and half of one from that day on', async () => {
    const features = [frame.disturbance(10, 20, 20, 20, { activity: 'structure' })];
    const regulated = async (on: string) =>
      (await screen(features, { on })).wetlands.find(({ id }) => id === 'HALF')?.regulated;
    expect(await regulated('2024-06-14')).toBe(false);
    expect(await regulated('2024-06-15')).toBe(true);
  });

  it('rules on its own activities, and asks what it has to know', async () => {
    const bed = [frame.disturbance(205, 20, 20, 20, { activity: 'lawn-garden' })];
    const open = await screen(bed);
    expect(open.activities).toMatchObject([
      { land: 'adjacent', standing: 'undetermined', missing: ['gardenSqFt'] },
    ]);
    expect(open.questions).toMatchObject([{ id: 'gardenSqFt', stated: null }]);
    const small = await screen(bed, { facts: { answers: { gardenSqFt: 400 } } });
    expect(small.activities).toMatchObject([{ standing: 'as-of-right', rule: 'OAK-ACT' }]);
    const large = await screen(bed, { facts: { answers: { gardenSqFt: 401 } } });
    expect(large.activities).toMatchObject([
      { standing: 'permit', permit: { name: 'a wetlands permit', authority: 'the Wetlands Board' } },
    ]);
    const snow = await screen([frame.disturbance(205, 20, 20, 20, { activity: 'snow-storage' })], {
      facts: { answers: { roadSalt: true } },
    });
    expect(snow.activities).toMatchObject([{ standing: 'prohibited', rule: 'OAK-NO', permit: null }]);
  });

  it('is compared with the four', async () => {
    const { status, body } = await api.post('/api/comparisons', {
      jurisdiction: 'oakmere',
      features: [frame.disturbance(290, 20, 20, 40, { activity: 'structure' })],
      under: [{}, { ordinance: 'north-castle' }],
    });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({ under: [{ ordinance: 'oakmere' }, { ordinance: 'north-castle' }] });
    const { rows } = body as { rows: { what: string; values: string[]; differs: boolean }[] };
    expect(rows.find(({ what }) => what === 'In the adjacent area or buffer')).toEqual({
      what: 'In the adjacent area or buffer',
      values: ['0 sq ft (0.000 acres)', '400 sq ft (0.009 acres)'],
      differs: true,
    });
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BUILT_IN_ORDINANCES } from '../../../core/ordinances/registry.js';
import { screenAndKeep } from '../../../server/services/screen-proposal.js';
import { openTestDatabase, type TestDatabase } from '../../support/database.js';
import { groundFrame, type GroundFrame } from '../../support/ground-frame.js';
import { putLayer } from '../../support/layers.js';
import { PLACES, toFeet } from '../../support/places.js';

describe('answers while the map changes', () => {
  let database: TestDatabase;
  let frame: GroundFrame;
  beforeAll(async () => {
    database = await openTestDatabase();
    frame = await groundFrame(database.knex, toFeet([PLACES[1].lon, PLACES[1].lat]));
  });
  afterAll(() => database.close());

  it('each counts the wetlands of the version it names, and no other', async () => {
    // version n of the map has n wetlands of 10 × 100 ft, side by side under the same disturbance
    const addWetland = (number: number) =>
      putLayer(database.knex, 'rye', 'wetlands', [
        {
          properties: { id: `W-${number}`, kind: 'tidal' },
          polygon: [frame.rectangle(10 * number, 0, 10, 100)],
        },
      ]);
    await addWetland(1);
    const request = { jurisdiction: 'rye', features: [frame.disturbance(0, 0, 200, 100)] };
    const answers: Promise<{ version: number; sqFt: number | null }>[] = [];
    for (let number = 2; number <= 8; number += 1) {
      for (let again = 0; again < 3; again += 1) {
        answers.push(
          screenAndKeep(database.knex, BUILT_IN_ORDINANCES, request).then((answer) => ({
            version: answer.mapVersion,
            sqFt: answer.totals.inWetlandSqFt,
          })),
        );
      }
      await addWetland(number);
    }
    for (const { version, sqFt } of await Promise.all(answers)) {
      expect(sqFt).toBeCloseTo(version * 1000, 1);
    }
    const kept = await database.knex('screening').count<{ count: string }[]>({ count: '*' });
    expect(Number(kept[0]?.count)).toBe(answers.length);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BUILT_IN_ORDINANCES } from '../../../core/ordinances/registry.js';
import type { ScreeningRequest } from '../../../core/contracts/screening.js';
import { screenProposal } from '../../../server/services/screen-proposal.js';
import { openTestDatabase, type TestDatabase } from '../../support/database.js';
import { groundFrame, type GroundFrame } from '../../support/ground-frame.js';
import { putLayer } from '../../support/layers.js';
import { PLACES, toFeet } from '../../support/places.js';

/** Relative agreement that figures with straight edges are held to. */
const EXACT = 1e-6;
/** Relative agreement of areas with round corners. */
const ROUND = 2e-4;

function expectClose(measured: number | null, expected: number, relative: number): void {
  expect(measured).not.toBeNull();
  expect(Math.abs((measured ?? Number.NaN) - expected)).toBeLessThanOrEqual(
    Math.max(1e-3, expected * relative),
  );
}

describe.each(PLACES)('the split of a proposal at $name', ({ lon, lat }) => {
  let database: TestDatabase;
  let frame: GroundFrame;
  const screen = (request: Omit<ScreeningRequest, 'jurisdiction'>) =>
    screenProposal(database.knex, BUILT_IN_ORDINANCES, { jurisdiction: 'rye', ...request }).then(
      (screened) => screened.answer,
    );

  beforeAll(async () => {
    database = await openTestDatabase();
    frame = await groundFrame(database.knex, toFeet([lon, lat]));
    await putLayer(database.knex, 'rye', 'wetlands', [
      {
        properties: { id: 'W-1', kind: 'freshwater', accuracy_ft: 0.1 },
        polygon: [frame.rectangle(0, 0, 200, 200)],
      },
    ]);
    // far away, so that "no watercourse near" is known and not merely not loaded
    await putLayer(database.knex, 'rye', 'watercourses', [
      {
        properties: { id: 'B-1', kind: 'brook', accuracy_ft: 2 },
        line: [frame.at(3000, 3000), frame.at(3500, 3000)],
      },
    ]);
  });
  afterAll(() => database.close());

  it('straight through one side: 30 ft in the wetland, 100 ft adjacent, the rest beyond', async () => {
    const { totals, wetlands } = await screen({ features: [frame.disturbance(170, 80, 250, 40)] });
    expectClose(totals.disturbanceSqFt, 250 * 40, EXACT);
    expectClose(totals.inWetlandSqFt, 30 * 40, EXACT);
    expectClose(totals.inAdjacentSqFt, 100 * 40, EXACT);
    expectClose(totals.outsideControlledSqFt, 120 * 40, EXACT);
    expect(totals.nearestWetlandFt).toBe(0);
    expectClose(wetlands[0]?.areaSqFt ?? null, 200 * 200, EXACT);
    expectClose(wetlands[0]?.overlapSqFt ?? null, 30 * 40, EXACT);
    expectClose(wetlands[0]?.adjacentOverlapSqFt ?? null, 100 * 40, EXACT);
  });

  it('over the whole of it: the adjacent area is the closed form 4·200·100 + π·100²', async () => {
    const { totals } = await screen({ features: [frame.disturbance(-200, -200, 600, 600)] });
    expectClose(totals.inWetlandSqFt, 200 * 200, EXACT);
    expectClose(totals.inAdjacentSqFt, 4 * 200 * 100 + Math.PI * 100 ** 2, ROUND);
    expectClose(totals.disturbanceSqFt, 600 * 600, EXACT);
  });

  it('the parts add up to the whole', async () => {
    const { totals } = await screen({ features: [frame.disturbance(120, 130, 233, 177)] });
    const sum =
      (totals.inWetlandSqFt ?? Number.NaN) +
      (totals.inAdjacentSqFt ?? Number.NaN) +
      (totals.outsideControlledSqFt ?? Number.NaN);
    expect(Math.abs(sum - totals.disturbanceSqFt)).toBeLessThan(1e-3);
  });

  it('overlapping disturbances count once', async () => {
    const { totals } = await screen({
      features: [frame.disturbance(-50, 0, 100, 50), frame.disturbance(0, 0, 100, 50)],
    });
    expectClose(totals.disturbanceSqFt, 150 * 50, EXACT);
    expectClose(totals.inWetlandSqFt, 100 * 50, EXACT);
    expectClose(totals.inAdjacentSqFt, 50 * 50, EXACT);
  });

  it.each([
    ['99.8 ft', 99.8, 'applies', true],
    ['99.95 ft, inside the margin', 99.95, 'applies', false],
    ['100 ft', 100, 'applies', false],
    ['100.05 ft, inside the margin', 100.05, 'does-not-apply', false],
    ['100.2 ft', 100.2, 'does-not-apply', true],
  ])(
    'R-BUF (§ 195-3): a corner at %s from the wetland is told by its distance',
    async (_name, distance, outcome, certain) => {
      // A corner off the wetland's corner, where a buffer polygon has chords: the distance runs at 45°.
      const off = distance / Math.SQRT2;
      const { findings, totals } = await screen({
        features: [frame.disturbance(200 + off, 200 + off, 30, 30)],
      });
      expect(Math.abs((totals.nearestWetlandFt ?? 0) / distance - 1)).toBeLessThan(EXACT);
      const finding = findings.find((item) => item.rule === 'R-BUF');
      expect(finding?.outcome).toBe(outcome);
      expect(finding?.threshold).toBe(100);
      expect(finding?.certain).toBe(certain);
    },
  );
});

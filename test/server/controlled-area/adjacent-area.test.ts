import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BUILT_IN_ORDINANCES } from '../../../core/ordinances/registry.js';
import type { ControlledArea } from '../../../core/contracts/controlled-area.js';
import type { OrdinanceId } from '../../../core/ordinance.js';
import { controlledArea } from '../../../server/services/controlled-area.js';
import { openTestDatabase, type TestDatabase } from '../../support/database.js';
import { groundFrame, type GroundFrame } from '../../support/ground-frame.js';
import { putLayer } from '../../support/layers.js';
import { PLACES, toFeet } from '../../support/places.js';
import { boxAround, groundArea, lensArea } from './planar.js';

/** Feet between the scenes, so that none reaches another. */
const APART = 4000;

const ROUND = 2e-4;

describe('controlled area without a municipal outline', () => {
  let database: TestDatabase;
  let scenes: GroundFrame[];
  beforeAll(async () => {
    database = await openTestDatabase();
    const [x, y] = toFeet([PLACES[1].lon, PLACES[1].lat]);
    scenes = await Promise.all(
      Array.from({ length: 6 }, (_, index) => groundFrame(database.knex, [x + index * APART, y])),
    );
    const [alone, pair, small, , pond, large] = scenes as [
      GroundFrame,
      GroundFrame,
      GroundFrame,
      GroundFrame,
      GroundFrame,
      GroundFrame,
    ];
    const wetland = (id: string, ring: [number, number][]) => ({
      properties: { id, kind: 'freshwater' },
      polygon: [ring],
    });
    await putLayer(database.knex, 'rye', 'wetlands', [
      wetland('alone', alone.rectangle(0, 0, 200, 200)),
      wetland('left', pair.rectangle(0, 0, 200, 200)),
      wetland('right', pair.rectangle(320, 0, 200, 200)),
      wetland('main', small.rectangle(0, 0, 200, 200)),
      wetland('below', small.rectangle(220, 50, 60, 40)),
      wetland('over', small.rectangle(400, 50, 60, 50)),
      wetland('shore', pond.rectangle(0, 0, 200, 200)),
      wetland('large', large.rectangle(-2000, -1000, 2000, 2000)),
    ]);
    const brook = scenes[3] as GroundFrame;
    await putLayer(database.knex, 'rye', 'watercourses', [
      { properties: { id: 'brook', kind: 'brook' }, line: [brook.at(0, 0), brook.at(300, 0)] },
      { properties: { id: 'pond', kind: 'pond' }, polygon: [pond.rectangle(150, 0, 250, 200)] },
    ]);
  });
  afterAll(() => database.close());

  const ask = async (
    scene: number,
    ordinance: OrdinanceId,
    box: readonly [number, number, number, number] = [-600, -600, 1100, 800],
  ): Promise<ControlledArea> =>
    controlledArea(database.knex, BUILT_IN_ORDINANCES, {
      jurisdiction: 'rye',
      ordinance,
      bbox: boxAround(scenes[scene] as GroundFrame, box),
    });
  const area = (answer: ControlledArea, part: 'wetland' | 'watercourse' | 'adjacent'): number =>
    groundArea(answer[part], answer.gridScale);
  const near = (value: number, expected: number, tolerance: number): void =>
    expect(Math.abs(value / expected - 1)).toBeLessThan(tolerance);

  it('is 100 ft on the ground around a square, with round corners', async () => {
    const answer = await ask(0, 'mamaroneck');
    expect(answer.srid).toBe(2260);
    expect(answer.municipality).toBeNull();
    near(area(answer, 'wetland'), 200 * 200, 1e-6);
    near(area(answer, 'adjacent'), 4 * 200 * 100 + Math.PI * 100 ** 2, ROUND);
  });

  it('gives stored coordinates back to the grid of overlays, 1e-8 ft', async () => {
    const answer = await ask(0, 'mamaroneck');
    const [x, y] = (scenes[0] as GroundFrame).at(200, 200);
    const off = (answer.wetland[0]?.[0] ?? []).map(([px, py]) => Math.hypot(px - x, py - y));
    expect(Math.min(...off)).toBeLessThan(2e-8);
  });

  it('counts land beside two wetlands once', async () => {
    const shared = 200 * (2 * 100 - 120) + lensArea(100, 120);
    near(area(await ask(1, 'mamaroneck'), 'adjacent'), 2 * (80_000 + Math.PI * 100 ** 2) - shared, ROUND);
  });

  it('gives no adjacent area to a wetland below 2,500 sq ft (§ 192-2), which may lie in that of another', async () => {
    const answer = await ask(2, 'mamaroneck');
    near(area(answer, 'wetland'), 200 * 200 + 60 * 50, 1e-6);
    const alone = 80_000 + Math.PI * 100 ** 2;
    const over = 2 * (60 + 50) * 100 + Math.PI * 100 ** 2;
    near(area(answer, 'adjacent'), alone + over, 2e-3);
    expect(area(await ask(2, 'rye'), 'wetland')).toBeCloseTo(200 * 200 + 60 * 50 + 60 * 40, 1);
  });

  it('follows a brook in Rye (§ 195-3), and not in Mamaroneck', async () => {
    const rye = await ask(3, 'rye');
    expect(rye.watercourse).toEqual([]);
    near(area(rye, 'adjacent'), 2 * 300 * 100 + Math.PI * 100 ** 2, ROUND);
    expect((await ask(3, 'mamaroneck')).adjacent).toEqual([]);
  });

  it('keeps wetland, pond and adjacent area apart', async () => {
    const answer = await ask(4, 'rye');
    near(area(answer, 'wetland'), 200 * 200, 1e-6);
    near(area(answer, 'watercourse'), 200 * 200, 1e-6);
    near(area(answer, 'adjacent'), 2 * (400 + 200) * 100 + Math.PI * 100 ** 2, ROUND);
  });

  it('regulates nothing in Wesley Hills', async () => {
    const answer = await ask(0, 'wesley-hills');
    expect([answer.wetland, answer.watercourse, answer.adjacent]).toEqual([[], [], []]);
  });

  it('is the same in a small box beside a large wetland as in a large one', async () => {
    const answer = await ask(5, 'mamaroneck', [20, -100, 300, 100]);
    const [xMin, yMin, , yMax] = answer.bounds;
    const edge = (scenes[5] as GroundFrame).at(100, 0)[0];
    const expected = ((edge - xMin) * (yMax - yMin)) / answer.gridScale ** 2;
    // The width is taken to the grid at the middle of the wetland, 1,000 ft away: 5 in 10⁷.
    near(area(answer, 'adjacent'), expected, 1e-6);
    expect(answer.wetland).toEqual([]);
  });
});

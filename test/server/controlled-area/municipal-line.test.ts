import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BUILT_IN_ORDINANCES } from '../../../core/ordinances/registry.js';
import type { ControlledArea } from '../../../core/contracts/controlled-area.js';
import type { OrdinanceId } from '../../../core/ordinance.js';
import { controlledArea } from '../../../server/services/controlled-area.js';
import { openTestDatabase, type TestDatabase } from '../../support/database.js';
import { groundFrame, type GroundFrame } from '../../support/ground-frame.js';
import { putLayer } from '../../support/layers.js';
import { PLACES, toFeet } from '../../support/places.js';
import { boxAround, groundArea, segmentArea } from './planar.js';

const ROUND = 2e-4;

describe('controlled area at a municipal line', () => {
  let database: TestDatabase;
  let frame: GroundFrame;
  beforeAll(async () => {
    database = await openTestDatabase();
    frame = await groundFrame(database.knex, toFeet([PLACES[0].lon, PLACES[0].lat]));
    // The municipality lies east of x = 0; the wetland 50 ft west of it, and a brook far to the north-west.
    await putLayer(database.knex, 'mamaroneck', 'municipality', [
      { properties: { name: 'Village', role: 'own' }, polygon: [frame.rectangle(0, -3000, 5000, 6000)] },
      {
        properties: { name: 'Town', role: 'neighbor' },
        polygon: [frame.rectangle(-5000, -3000, 5000, 6000)],
      },
    ]);
    await putLayer(database.knex, 'mamaroneck', 'wetlands', [
      { properties: { id: 'W', kind: 'freshwater' }, polygon: [frame.rectangle(-250, 0, 200, 200)] },
    ]);
    await putLayer(database.knex, 'mamaroneck', 'watercourses', [
      { properties: { id: 'away', kind: 'brook' }, line: [frame.at(-600, 1000), frame.at(-300, 1000)] },
      { properties: { id: 'across', kind: 'brook' }, line: [frame.at(-200, 2000), frame.at(100, 2000)] },
    ]);
  });
  afterAll(() => database.close());

  const ask = (
    ordinance: OrdinanceId,
    box: readonly [number, number, number, number] = [-500, -300, 500, 500],
  ): Promise<ControlledArea> =>
    controlledArea(database.knex, BUILT_IN_ORDINANCES, {
      jurisdiction: 'mamaroneck',
      ordinance,
      bbox: boxAround(frame, box),
    });
  const near = (value: number, expected: number, tolerance: number): void =>
    expect(Math.abs(value / expected - 1)).toBeLessThan(tolerance);

  it('throws its adjacent area over the line, where only land in the Village counts (§ 192-2)', async () => {
    const answer = await ask('mamaroneck');
    near(groundArea(answer.wetland, answer.gridScale), 200 * 200, 1e-6);
    const expected = 200 * 50 + segmentArea(100, 50);
    near(groundArea(answer.adjacent, answer.gridScale), expected, ROUND);
    const west = Math.min(...answer.adjacent.flat(2).map(([x]) => x));
    expect(west).toBeCloseTo(frame.at(0, 0)[0], 6);
  });

  it('is whole in Rye, whose buffer does not end at the line (§ 195-3)', async () => {
    const answer = await ask('rye');
    near(groundArea(answer.adjacent, answer.gridScale), 80_000 + Math.PI * 100 ** 2, ROUND);
  });

  it('gives the part of the municipality that lies in the box', async () => {
    const { municipality, bounds, gridScale } = await ask('mamaroneck');
    const [, yMin, xMax, yMax] = bounds;
    const expected = ((xMax - frame.at(0, 0)[0]) * (yMax - yMin)) / gridScale ** 2;
    near(groundArea(municipality ?? [], gridScale), expected, 1e-9);
  });

  it('answers an empty municipality, not an unknown one, for a box outside of it', async () => {
    expect((await ask('mamaroneck', [-900, -300, -600, 0])).municipality).toEqual([]);
  });

  it('leaves out a brook that neither lies in the City nor reaches it (§ 195-3)', async () => {
    const away = await ask('rye', [-900, 700, 300, 1300]);
    expect(away.adjacent).toEqual([]);
    const across = await ask('rye', [-500, 1700, 500, 2300]);
    near(groundArea(across.adjacent, across.gridScale), 2 * 300 * 100 + Math.PI * 100 ** 2, ROUND);
  });
});

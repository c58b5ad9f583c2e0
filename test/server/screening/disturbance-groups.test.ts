import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DrawnFeature } from '../../../core/contracts/screening.js';
import type { DisturbanceMeasure, ProposalFacts } from '../../../core/measurements.js';
import { BUILT_IN_ORDINANCES } from '../../../core/ordinances/registry.js';
import { statedFacts } from '../../../core/rules/stated-facts.js';
import { groupDisturbances } from '../../../server/services/group-disturbances.js';
import { measureSubject } from '../../../server/services/measure-subject.js';
import { measuringContext } from '../../../server/services/measuring-context.js';
import { readDrawing } from '../../../server/services/read-drawing.js';
import { rulesInput } from '../../../server/services/screening-answer.js';
import { openTestDatabase, type TestDatabase } from '../../support/database.js';
import { groundFrame, type GroundFrame } from '../../support/ground-frame.js';
import { putLayer } from '../../support/layers.js';
import { PLACES, toDegrees, toFeet } from '../../support/places.js';

let database: TestDatabase;
let frame: GroundFrame;

/** The groups of a proposal, the whole that they make up, and how many statements grouping took. */
async function grouped(
  jurisdiction: string,
  features: DrawnFeature[],
  facts: ProposalFacts = {},
  ordinance?: string,
) {
  const { knex } = database;
  const context = await measuringContext(knex, BUILT_IN_ORDINANCES, { jurisdiction, ordinance });
  const { shapes } = await readDrawing(knex, context.jurisdiction, features, false);
  const disturbed = shapes.filter(({ properties }) => properties.role === 'disturbance');
  const measured = await measureSubject(
    knex,
    context,
    disturbed.map(({ geom }) => geom),
    { parcels: false, impairedWaters: false },
  );
  const whole = rulesInput(context, measured, [], measured.subject.gridScale);
  let statements = 0;
  const count = () => (statements += 1);
  knex.on('query', count);
  const groups = await groupDisturbances(knex, whole, measured.question, shapes, statedFacts(facts));
  knex.removeListener('query', count);
  return { groups, split: measured.split, statements };
}

/** Figures with straight edges agree to a millionth; null only where null is expected. */
function expectSqFt(group: DisturbanceMeasure | undefined, expected: Partial<DisturbanceMeasure>): void {
  for (const [member, value] of Object.entries(expected)) {
    const measured = group?.[member as keyof DisturbanceMeasure];
    if (typeof value !== 'number') expect(measured, member).toBe(value);
    else {
      expect(typeof measured, member).toBe('number');
      expect(Math.abs((measured as number) - value), member).toBeLessThanOrEqual(
        Math.max(1e-3, value * 1e-6),
      );
    }
  }
}

beforeAll(async () => {
  database = await openTestDatabase();
  frame = await groundFrame(database.knex, toFeet([PLACES[1].lon, PLACES[1].lat]));
  const { knex } = database;
  const wetland = (id: string, x: number, y: number, width: number, height: number) => ({
    properties: { id, kind: 'freshwater', accuracy_ft: 0.1 },
    polygon: [frame.rectangle(x, y, width, height)],
  });
  // Rye: a wetland of 200 × 200 ft, a pond 20 ft into its east side, and no outline
  await putLayer(knex, 'rye', 'wetlands', [wetland('W-1', 0, 0, 200, 200)]);
  await putLayer(knex, 'rye', 'watercourses', [
    {
      properties: { id: 'P-1', kind: 'pond', accuracy_ft: 0.1 },
      polygon: [frame.rectangle(180, 150, 70, 40)],
    },
    // far to the south, and drawn as a line
    {
      properties: { id: 'B-1', kind: 'brook', accuracy_ft: 0.1 },
      line: [frame.at(0, -1500), frame.at(400, -1500)],
    },
  ]);
  // Mamaroneck: its line runs north along x = 100; two wetlands that overlap each other cross it, one does not
  await putLayer(knex, 'mamaroneck', 'municipality', [
    { properties: { name: 'Village of Mamaroneck' }, polygon: [frame.rectangle(-2000, -2000, 2100, 4000)] },
  ]);
  await putLayer(knex, 'mamaroneck', 'wetlands', [
    wetland('S-1', 0, 0, 200, 100),
    wetland('S-2', 0, 50, 200, 100),
    wetland('W-9', -400, 0, 200, 200),
  ]);
});
afterAll(() => database.close());

describe('the only group there is', () => {
  it('has the figures of the whole, and asks the database nothing', async () => {
    const { groups, split, statements } = await grouped('rye', [
      frame.disturbance(170, 80, 250, 40, { activity: 'grading' }),
      frame.disturbance(170, 130, 10, 10, { activity: ' Grading ' }),
    ]);
    expect(statements).toBe(0);
    expect(groups).toHaveLength(1);
    expect(groups[0]).toMatchObject({ features: [1, 2], activity: 'grading', facts: {}, reaches: true });
    expectSqFt(groups[0], {
      areaSqFt: split.subjectSqFt,
      inWetlandSqFt: split.inWetlandSqFt,
      inAdjacentSqFt: split.inAdjacentSqFt,
      inWatercourseSqFt: 0,
      nearestControlledFt: 0,
    });
  });

  it('counts land once that lies in two wetlands of several municipalities (§ 192-4B(6))', async () => {
    // 30 × 150 ft: 100 ft of it in S-1, 100 ft in S-2, 50 ft of that in both
    const { groups } = await grouped('mamaroneck', [frame.disturbance(10, 0, 30, 150)]);
    expectSqFt(groups[0], { inWetlandSqFt: 30 * 150, inSharedWetlandSqFt: 30 * 150 });
  });

  it('has no shared wetland where its wetland ends in the municipality', async () => {
    const { groups, statements } = await grouped('mamaroneck', [frame.disturbance(-300, 10, 30, 30)]);
    expectSqFt(groups[0], { inWetlandSqFt: 900, inSharedWetlandSqFt: 0, areaSqFt: 900 });
    expect(statements).toBe(0);
  });
});

describe('groups by what is done', () => {
  it('are each split by themselves: wetland, adjacent area and the rest', async () => {
    const { groups, split, statements } = await grouped('rye', [
      frame.disturbance(170, 60, 100, 40, { activity: 'grading' }),
      frame.disturbance(270, 60, 150, 40, { activity: 'building' }),
      frame.disturbance(1000, 0, 10, 10),
    ]);
    expect(statements).toBe(1);
    expect(groups.map(({ features, activity }) => ({ features, activity }))).toEqual([
      { features: [1], activity: 'grading' },
      { features: [2], activity: 'building' },
      { features: [3], activity: null },
    ]);
    expectSqFt(groups[0], { areaSqFt: 4000, inWetlandSqFt: 30 * 40, inAdjacentSqFt: 70 * 40 });
    expectSqFt(groups[0], { inWatercourseSqFt: 0, inSharedWetlandSqFt: null, nearestControlledFt: 0 });
    // 20 ft east and 50 ft south of the pond's corner
    expectSqFt(groups[1], { areaSqFt: 6000, inWetlandSqFt: 0, nearestControlledFt: Math.hypot(20, 50) });
    expectSqFt(groups[2], { areaSqFt: 100, inWetlandSqFt: 0, inAdjacentSqFt: 0, nearestControlledFt: null });
    expect(groups.map(({ reaches, certain }) => [reaches, certain])).toEqual([
      [true, true],
      [true, true],
      [false, true],
    ]);
    const sum = (member: 'inWetlandSqFt' | 'inAdjacentSqFt' | 'areaSqFt') =>
      groups.reduce((total, group) => total + (group[member] ?? Number.NaN), 0);
    expect(sum('areaSqFt')).toBeCloseTo(split.subjectSqFt, 3);
    expect(sum('inWetlandSqFt')).toBeCloseTo(split.inWetlandSqFt ?? Number.NaN, 3);
    expect(sum('inAdjacentSqFt')).toBeCloseTo(split.inAdjacentSqFt ?? Number.NaN, 3);
  });

  it('add up to the whole where no edge is upright and several meet', async () => {
    const turned = (x: number, y: number, activity: string): DrawnFeature => ({
      ...frame.disturbance(x, y, 60, 60, { activity }),
      geometry: {
        type: 'Polygon',
        coordinates: [
          [...frame.turned(frame.rectangle(x, y, 60, 60), 0.3)]
            .map(toDegrees)
            .flatMap((at, index, all) => (index === all.length - 1 ? [at, all[0] ?? at] : [at])),
        ],
      },
    });
    const { groups, split } = await grouped(
      'rye',
      [60, 120, 180, 240, 300].map((x, index) => turned(x, 90, `activity-${index}`)),
    );
    for (const member of ['inWetlandSqFt', 'inWatercourseSqFt', 'inAdjacentSqFt'] as const) {
      const sum = groups.reduce((total, group) => total + (group[member] ?? Number.NaN), 0);
      expect(split[member]).toBeGreaterThan(0);
      expect(Math.abs(sum - (split[member] ?? Number.NaN)), member).toBeLessThan(1e-3);
    }
  });

  it('put wetland before watercourse and watercourse before adjacent area, so that the parts add up', async () => {
    // over the edge of wetland and pond: 20 × 10 ft in both, 50 × 10 ft in the pond alone
    const { groups } = await grouped('rye', [
      frame.disturbance(180, 160, 100, 10, { activity: 'dock-dam-bridge' }),
      frame.disturbance(-500, 0, 10, 10, { activity: 'planting' }),
    ]);
    expectSqFt(groups[0], {
      areaSqFt: 1000,
      inWetlandSqFt: 20 * 10,
      inWatercourseSqFt: 50 * 10,
      inAdjacentSqFt: 30 * 10,
    });
  });

  it('tell which of them meets a brook that is drawn as a line', async () => {
    const across = frame.disturbance(100, -1510, 20, 20, { activity: 'planting' });
    const beside = frame.disturbance(200, -1490, 20, 20, { activity: 'fill' });
    const meets = async (features: (typeof across)[]) =>
      (await grouped('rye', features)).groups.map(({ meetsLineWatercourse }) => meetsLineWatercourse);
    expect(await meets([across, beside])).toEqual([true, false]);
    expect(await meets([across])).toEqual([true]);
    expect(await meets([beside])).toEqual([false]);
  });

  it('may overlap each other: land that two groups share counts in both, and once in each', async () => {
    const { groups } = await grouped('rye', [
      frame.disturbance(0, 0, 50, 50, { activity: 'fill' }),
      frame.disturbance(25, 0, 50, 50, { activity: 'fill' }),
      frame.disturbance(0, 0, 50, 50, { activity: 'excavation' }),
    ]);
    expectSqFt(groups[0], { areaSqFt: 75 * 50, inWetlandSqFt: 75 * 50 });
    expectSqFt(groups[1], { areaSqFt: 50 * 50, inWetlandSqFt: 50 * 50 });
    expect(groups[0]?.features).toEqual([1, 2]);
  });

  it('are told apart by what is stated of them, and facts of the whole are merged under it', async () => {
    const { groups } = await grouped(
      'rye',
      [
        frame.disturbance(0, 0, 10, 10, { activity: 'Repair', answers: { ordinaryRepair: true } }),
        frame.mitigation(-300, -300, 10, 10, 'buffer-protection'),
        frame.disturbance(20, 0, 10, 10, { activity: 'repair' }),
        frame.disturbance(40, 0, 10, 10, { activity: 'repair', answers: { ordinaryRepair: false } }),
        frame.disturbance(60, 0, 10, 10, { activity: 'repair', answers: { treesCut: 2 } }),
      ],
      { singleFamilyResidence: true, answers: { ordinaryRepair: false } },
    );
    expect(groups.map(({ features, activity, facts }) => ({ features, activity, facts }))).toEqual([
      { features: [1], activity: 'Repair', facts: { singleFamilyResidence: true, ordinaryRepair: true } },
      // the third states what holds anyway
      { features: [3, 4], activity: 'repair', facts: { singleFamilyResidence: true, ordinaryRepair: false } },
      {
        features: [5],
        activity: 'repair',
        facts: { singleFamilyResidence: true, ordinaryRepair: false, treesCut: 2 },
      },
    ]);
    expectSqFt(groups[1], { areaSqFt: 200 });
  });

  it('count land of the municipality only, and tell shared wetland apart (§ 192-4B(6))', async () => {
    // the line of the village runs at x = 100: half of each lies beyond it
    const { groups } = await grouped('mamaroneck', [
      frame.disturbance(80, 40, 40, 20, { activity: 'fill' }),
      frame.disturbance(80, 200, 40, 20, { activity: 'grading' }),
      frame.disturbance(-210, 20, 20, 10, { activity: 'fence' }),
    ]);
    expectSqFt(groups[0], { areaSqFt: 800, inWetlandSqFt: 400, inSharedWetlandSqFt: 400, inAdjacentSqFt: 0 });
    expectSqFt(groups[1], { areaSqFt: 800, inWetlandSqFt: 0, inSharedWetlandSqFt: 0, inAdjacentSqFt: 400 });
    expectSqFt(groups[2], { inWetlandSqFt: 100, inSharedWetlandSqFt: 0, inAdjacentSqFt: 100 });
  });

  it.each([
    ['99.8 ft', 99.8, true, true],
    ['99.95 ft, inside the accuracy', 99.95, true, false],
    ['100 ft', 100, true, false],
    ['100.05 ft, inside the accuracy', 100.05, false, false],
    ['100.2 ft', 100.2, false, true],
  ])(
    'at %s from the nearest wetland are told by their own distance',
    async (_name, off, reaches, certain) => {
      const { groups } = await grouped('rye', [
        frame.disturbance(0, -off - 30, 30, 30, { activity: 'fence' }),
        frame.disturbance(0, 0, 30, 30, { activity: 'fill' }),
      ]);
      expect(groups[0]).toMatchObject({ reaches, certain });
      expectSqFt(groups[0], { nearestControlledFt: off });
      if (!reaches) expect(groups[0]?.inAdjacentSqFt).toBe(0);
      expect(groups[1]).toMatchObject({ reaches: true, certain: true });
    },
  );
});

describe('layers that are not loaded', () => {
  const two = () => [
    frame.disturbance(0, 0, 20, 20, { activity: 'fill' }),
    frame.disturbance(40, 0, 20, 20, { activity: 'grading' }),
  ];
  it('leave the figures unknown, for one group and for several', async () => {
    const unknown = { areaSqFt: 400, inWetlandSqFt: null, inSharedWetlandSqFt: null, inAdjacentSqFt: null };
    for (const features of [two(), two().slice(0, 1)]) {
      const { groups } = await grouped('north-castle', features);
      expect(groups).toHaveLength(features.length);
      expectSqFt(groups[0], unknown);
      expect(groups[0]).toMatchObject({ reaches: null, certain: false, nearestControlledFt: null });
    }
  });

  it('leave shared wetland unknown where the outline is missing', async () => {
    const { groups } = await grouped('rye', two());
    expectSqFt(groups[0], { inWetlandSqFt: 400, inSharedWetlandSqFt: null });
  });

  it('do not matter to an ordinance that regulates no such land', async () => {
    const { groups } = await grouped('wesley-hills', two());
    expectSqFt(groups[1], { inWetlandSqFt: 0, inWatercourseSqFt: 0, inAdjacentSqFt: 0 });
    expect(groups[1]).toMatchObject({ reaches: false, certain: true });
  });
});

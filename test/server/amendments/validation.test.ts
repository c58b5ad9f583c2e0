import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AmendmentProblem } from '../../../core/contracts/amendment-validation.js';
import { Conflict } from '../../../core/errors.js';
import { proposeAmendment } from '../../../server/services/amendments/decide-amendment.js';
import { validateAmendment } from '../../../server/services/amendments/validate-amendment.js';
import { openTestDatabase, type TestDatabase } from '../../support/database.js';
import { putLayer } from '../../support/layers.js';
import { mapDesk, PLAIN, type AskedOperation, type MapDesk } from './support/map-desk.js';

/** Wetlands far enough from each other that none is another's neighbor. */
const MAP: Parameters<typeof mapDesk>[2] = {
  'W-1': [0, 0, 100, 100],
  TIDAL: [0, 400, 100, 100, { kind: 'tidal' }],
  'OLD-1': [0, 800, 100, 100],
  'OLD-2': [99, 800, 100, 100],
};

describe('the validation of an amendment', () => {
  let database: TestDatabase;
  let desk: MapDesk;
  beforeAll(async () => {
    database = await openTestDatabase();
    desk = await mapDesk(database.knex, 'rye', MAP);
    await putLayer(database.knex, 'rye', 'municipality', [
      { properties: { name: 'City of Rye' }, polygon: [desk.frame.rectangle(-500, -500, 3000, 3000)] },
    ]);
  });
  afterAll(() => database.close());

  /** What is found about a draft of these operations, with evidence; the warning that it has none aside. */
  async function found(...operations: AskedOperation[]): Promise<AmendmentProblem[]> {
    const draft = await desk.withEvidence(await desk.draw(await desk.start(), ...operations));
    const validation = await validateAmendment(database.knex, 'rye', draft.number);
    expect(validation.fit).toBe(validation.problems.every(({ severity }) => severity === 'warning'));
    return validation.problems;
  }
  const adding = (...box: [number, number, number, number]): AskedOperation => ({
    operation: 'add',
    wetland: 'NEW',
    attributes: PLAIN,
    geometry: desk.drawn(...box),
  });

  it('finds nothing wrong with a wetland by itself', async () => {
    expect(await found(adding(500, 0, 50, 50))).toEqual([]);
  });

  it('finds an overlap of 200 sq ft with its place, and none with another kind', async () => {
    const [overlap, ...others] = await found(adding(98, 0, 50, 100));
    expect(others).toEqual([]);
    expect(overlap).toMatchObject({
      severity: 'error',
      code: 'overlap',
      wetland: 'NEW',
      other: 'W-1',
      change: 1,
    });
    expect(overlap?.areaSqFt).toBeCloseTo(200, 2);
    const [west, south] = desk.frame.at(98, 0);
    const [east, north] = desk.frame.at(100, 100);
    expect(overlap?.location?.xFt).toBeGreaterThan(west);
    expect(overlap?.location?.xFt).toBeLessThan(east);
    expect(overlap?.location?.yFt).toBeGreaterThan(south);
    expect(overlap?.location?.yFt).toBeLessThan(north);
    expect(overlap?.location?.lon).toBeCloseTo(-73.75, 1);
    expect(await found(adding(98, 400, 50, 100))).toEqual([]);
  });

  it.each([
    [0.009, []],
    [0.011, ['sliver']],
    [0.99, ['sliver']],
    [1, ['overlap']],
    [1.01, ['overlap']],
  ])('takes an overlap of %d ft for what it is', async (width, codes) => {
    const problems = await found(adding(100 - width, 0, 50, 100));
    expect(problems.map(({ code }) => code)).toEqual(codes);
    expect(problems.every(({ severity, other }) => severity === 'error' && other === 'W-1')).toBe(true);
  });

  it.each([
    [0, []],
    [0.009, []],
    [0.011, ['gap']],
    [0.99, ['gap']],
    [1, []],
    [1.01, []],
  ])('warns of a gap of %d ft if that is narrow and no rounding', async (width, codes) => {
    const problems = await found(adding(100 + width, 0, 50, 100));
    expect(problems.map(({ code }) => code)).toEqual(codes);
    expect(problems.every(({ severity }) => severity === 'warning')).toBe(true);
  });

  it('warns of a narrow gap that two wetlands enclose which meet beside it', async () => {
    const ring = desk.drawn(100, 0, 50, 100).coordinates[0] ?? [];
    const corner = desk.drawn(100.6, 30, 1, 40).coordinates[0] ?? [];
    const [sw, se, ne, nw] = ring;
    const bay = [nw, desk.drawn(100, 70, 1, 1).coordinates[0]?.[0], corner[3], corner[0]];
    const end = desk.drawn(100, 30, 1, 1).coordinates[0]?.[0];
    const outline = [sw, se, ne, ...bay, end, sw].map((position) => position ?? [0, 0]);
    const problems = await found({
      operation: 'add',
      wetland: 'BAY',
      attributes: PLAIN,
      geometry: { type: 'Polygon', coordinates: [outline] },
    });
    expect(problems).toMatchObject([{ code: 'gap', severity: 'warning', other: 'W-1' }]);
    expect(problems[0]?.areaSqFt).toBeCloseTo(0.6 * 40, 2);
  });

  it.each([
    [0.99, ['sliver']],
    [1, []],
    [1.01, []],
  ])('takes a part of %d ft by 100 ft for a sliver below 1 ft', async (width, codes) => {
    const [whole, part] = [desk.drawn(500, 0, 50, 50), desk.drawn(600, 0, width, 100)];
    const problems = await found({
      operation: 'add',
      attributes: PLAIN,
      geometry: { type: 'MultiPolygon', coordinates: [whole.coordinates, part.coordinates] },
    });
    expect(problems.map(({ code }) => code)).toEqual(codes);
    if (codes.length > 0) expect(problems[0]?.areaSqFt).toBeCloseTo(99, 2);
  });

  it.each([
    [0.99, ['sliver']],
    [1.01, []],
  ])('takes a hole of %d ft by 30 ft for a sliver below 1 ft', async (width, codes) => {
    const problems = await found({
      operation: 'add',
      attributes: PLAIN,
      geometry: desk.drawn(500, 0, 50, 50, [520, 10, width, 30]),
    });
    expect(problems.map(({ code }) => code)).toEqual(codes);
  });

  it('looks at the map as it would be: the old outline of a reshaped or retired neighbor is in no way', async () => {
    expect(
      await found(
        { operation: 'reshape', wetland: 'W-1', geometry: desk.drawn(0, 0, 60, 100) },
        adding(60, 0, 90, 100),
      ),
    ).toEqual([]);
    expect(
      await found({ operation: 'retire', wetland: 'W-1', note: 'filled' }, adding(20, 20, 50, 50)),
    ).toEqual([]);
  });

  it('finds two wetlands of the amendment itself that overlap, once', async () => {
    const problems = await found(adding(500, 0, 50, 50), {
      operation: 'add',
      wetland: 'NEW-2',
      attributes: PLAIN,
      geometry: desk.drawn(540, 0, 50, 50),
    });
    expect(problems).toMatchObject([{ code: 'overlap', wetland: 'NEW', other: 'NEW-2' }]);
    expect(problems[0]?.areaSqFt).toBeCloseTo(500, 2);
  });

  it('does not blame an amendment for an overlap that was there before', async () => {
    const problems = await found({
      operation: 'reclassify',
      wetland: 'OLD-1',
      attributes: { localImportance: true },
    });
    expect(problems).toMatchObject([{ severity: 'warning', code: 'overlap', other: 'OLD-2' }]);
    expect(await found({ operation: 'reclassify', wetland: 'OLD-1', attributes: { kind: 'tidal' } })).toEqual(
      [],
    );
  });

  it('wants a wetland inside the municipality or touching it', async () => {
    expect(await found(adding(2450, 0, 100, 50))).toEqual([]);
    expect(await found(adding(2600, 0, 100, 50))).toMatchObject([
      { severity: 'error', code: 'outside-municipality', wetland: 'NEW' },
    ]);
  });

  it('says that it could not look where the outline is not loaded', async () => {
    const elsewhere = await mapDesk(database.knex, 'mamaroneck', { 'M-1': [0, 0, 50, 50] });
    const draft = await elsewhere.draw(await elsewhere.start(), {
      operation: 'reclassify',
      wetland: 'M-1',
      attributes: { degraded: true },
    });
    const ready = await elsewhere.withEvidence(draft);
    const { fit, problems } = await validateAmendment(database.knex, 'mamaroneck', ready.number);
    expect(fit).toBe(true);
    expect(problems).toMatchObject([{ severity: 'warning', code: 'outside-municipality', wetland: null }]);
    expect(problems[0]?.message).toContain('could not be checked');
  });

  it('finds changes that change nothing', async () => {
    const shape = desk.drawn(0, 0, 100, 100);
    expect(await found({ operation: 'reshape', wetland: 'W-1', geometry: shape })).toMatchObject([
      { severity: 'error', code: 'unchanged', wetland: 'W-1', change: 1 },
    ]);
    expect(
      await found({ operation: 'reclassify', wetland: 'W-1', attributes: { kind: 'freshwater' } }),
    ).toMatchObject([{ code: 'unchanged' }]);
    expect(
      await found({ operation: 'reshape', wetland: 'W-1', geometry: shape, attributes: { accuracyFt: 0.1 } }),
    ).toEqual([]);
    expect(await found()).toMatchObject([{ severity: 'error', code: 'nothing-changed' }]);
  });

  it('wants evidence, and warns of wetlands that none speaks of', async () => {
    const draft = await desk.draw(
      await desk.start(),
      { operation: 'reshape', wetland: 'W-1', geometry: desk.drawn(0, 0, 90, 100) },
      { operation: 'reclassify', wetland: 'TIDAL', attributes: { degraded: true } },
    );
    const before = await validateAmendment(database.knex, 'rye', draft.number);
    expect(before).toMatchObject({ fit: false, problems: [{ severity: 'error', code: 'no-evidence' }] });
    const refusal = await proposeAmendment(database.knex, desk.act(draft)).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(Conflict);
    expect((refusal as Conflict).more['validation']).toEqual(before);
    expect((refusal as Conflict).problems).toHaveLength(1);
    const partly = await desk.withEvidence(draft, ['W-1']);
    expect(await validateAmendment(database.knex, 'rye', partly.number)).toMatchObject({
      fit: true,
      problems: [{ severity: 'warning', code: 'no-evidence', wetland: 'TIDAL' }],
    });
  });
});

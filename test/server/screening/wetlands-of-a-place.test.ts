import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BUILT_IN_ORDINANCES } from '../../../core/ordinances/registry.js';
import type { ScreeningRequest } from '../../../core/contracts/screening.js';
import { screenParcel } from '../../../server/services/screen-parcel.js';
import { parcelFeatures } from '../../../server/services/screening-geojson.js';
import { screenProposal } from '../../../server/services/screen-proposal.js';
import { emptyTables } from '../../support/as-owner.js';
import { openTestDatabase, type TestDatabase } from '../../support/database.js';
import { groundFrame, type GroundFrame } from '../../support/ground-frame.js';
import { putLayer, type PlanarFeature } from '../../support/layers.js';
import { PLACES, toFeet } from '../../support/places.js';

/** Figures with straight edges are held to 1 in 10⁶; the frame's one scale is good for that over these distances. */
function expectArea(measured: number | null | undefined, expected: number): void {
  expect(Math.abs((measured ?? Number.NaN) - expected)).toBeLessThan(Math.max(1e-3, 1e-6 * expected));
}

const TABLES = [
  'wetland',
  'watercourse',
  'municipality',
  'parcel',
  'map_version',
  'impaired_water',
  'import_run',
];

describe('wetlands, lines and neighbours', () => {
  let database: TestDatabase;
  let frame: GroundFrame;
  beforeAll(async () => {
    database = await openTestDatabase();
    frame = await groundFrame(database.knex, toFeet([PLACES[0].lon, PLACES[0].lat]));
  });
  beforeEach(() => emptyTables(database.knex, TABLES));
  afterAll(() => database.close());

  const square = (
    id: string,
    x: number,
    y: number,
    width: number,
    height: number,
    more = {},
  ): PlanarFeature => ({
    properties: { id, kind: 'freshwater', accuracy_ft: 0.1, ...more },
    polygon: [frame.rectangle(x, y, width, height)],
  });
  const screen = (jurisdiction: string, features: ScreeningRequest['features'], more = {}) =>
    screenProposal(database.knex, BUILT_IN_ORDINANCES, { jurisdiction, features, ...more }).then(
      (screened) => screened.answer,
    );

  describe('M-B (§ 192-2, Wetlands B): 2,500 sq ft of the whole wetland on the ground', () => {
    it.each([
      ['2,499 sq ft', 2499, false],
      ['2,500 sq ft', 2500, true],
      ['2,501 sq ft', 2501, true],
    ])('%s', async (_name, areaSqFt, regulated) => {
      await putLayer(database.knex, 'mamaroneck', 'wetlands', [
        square('W-1', -25, -areaSqFt / 100, 50, areaSqFt / 50),
        // so that the nearest regulated wetland is known
        square('W-9', 5000, 5000, 100, 100),
      ]);
      const answer = await screen('mamaroneck', [frame.disturbance(-45, -10, 40, 20)]);
      const wetland = answer.wetlands.find((item) => item.id === 'W-1');
      expect(wetland?.regulated).toBe(regulated);
      expect(wetland?.criterion).toBe(regulated ? 'M-B' : null);
      expect(Math.abs((wetland?.areaSqFt ?? 0) - areaSqFt)).toBeLessThan(1e-6 * areaSqFt);
      // with 0.1 ft of accuracy around 200 ft of outline, all three are too close to call
      expect(wetland?.certain).toBe(false);
      expectArea(answer.totals.inWetlandSqFt, regulated ? 20 * 20 : 0);
      expectArea(answer.totals.inAdjacentSqFt, regulated ? 20 * 20 : 0);
    });

    it('a tidal wetland of 100 sq ft counts (§ 192-2, Wetlands A)', async () => {
      await putLayer(database.knex, 'mamaroneck', 'wetlands', [
        square('T-1', 0, 0, 10, 10, { kind: 'tidal' }),
      ]);
      const answer = await screen('mamaroneck', [frame.disturbance(-20, -20, 40, 40)]);
      expect(answer.wetlands[0]).toMatchObject({ regulated: true, criterion: 'M-A' });
      expectArea(answer.totals.inWetlandSqFt, 100);
    });

    it('one below the minimum throws no adjacent area but may lie in that of another', async () => {
      await putLayer(database.knex, 'mamaroneck', 'wetlands', [
        square('W-big', 0, 0, 100, 100),
        square('W-small', 150, 40, 20, 20),
      ]);
      const answer = await screen('mamaroneck', [frame.disturbance(150, 40, 100, 20)]);
      expect(answer.totals.inWetlandSqFt).toBe(0);
      expectArea(answer.totals.inAdjacentSqFt, 50 * 20);
      expectArea(answer.totals.nearestWetlandFt, 50);
    });
  });

  it('overlapping wetlands are united: 60 × 60 of a 60 × 80 footprint, not the sum of both', async () => {
    await putLayer(database.knex, 'rye', 'wetlands', [
      square('W-1', 0, 0, 100, 200),
      square('W-2', 40, 0, 60, 200),
    ]);
    const answer = await screen('rye', [frame.disturbance(40, 20, 80, 60)]);
    expectArea(answer.totals.inWetlandSqFt, 60 * 60);
    const sum = answer.wetlands.reduce((total, wetland) => total + (wetland.overlapSqFt ?? 0), 0);
    expectArea(sum, 2 * 60 * 60);
  });

  it('two wetlands closer than 200 ft share adjacent area, which counts once', async () => {
    await putLayer(database.knex, 'rye', 'wetlands', [
      square('W-1', 0, 0, 100, 100),
      square('W-2', 220, 0, 100, 100),
    ]);
    // a strip from one to the other, away from round corners
    const answer = await screen('rye', [frame.disturbance(100, 40, 120, 20)]);
    expectArea(answer.totals.inAdjacentSqFt, 120 * 20);
    const each = answer.wetlands.map((wetland) => wetland.adjacentOverlapSqFt ?? 0);
    expect(each.map((area) => Math.round(area))).toEqual([2000, 2000]);
  });

  describe('at a municipal line', () => {
    const village = (x: number, width: number, more = {}): PlanarFeature => ({
      properties: { name: 'Test Village', ...more },
      polygon: [frame.rectangle(x, -1000, width, 2000)],
    });

    it('M-ADJ (§ 192-2): a wetland outside the Village throws its adjacent area over the line, on Village land only', async () => {
      await putLayer(database.knex, 'mamaroneck', 'municipality', [village(0, 1000)]);
      await putLayer(database.knex, 'mamaroneck', 'wetlands', [square('W-out', -160, 0, 100, 100)]);
      const answer = await screen('mamaroneck', [frame.disturbance(-30, 40, 130, 20)]);
      // 60 ft from the line: its 100 ft reach 40 ft into the Village
      expectArea(answer.totals.inAdjacentSqFt, 40 * 20);
      expectArea(answer.totals.outsideMunicipalitySqFt, 30 * 20);
      expectArea(answer.totals.outsideControlledSqFt, 60 * 20);
      expect(answer.totals.inWetlandSqFt).toBe(0);
    });

    it('M-MULTI (§ 192-4B(6)): a wetland across the line is recognised from its shape', async () => {
      await putLayer(database.knex, 'mamaroneck', 'municipality', [village(0, 1000)]);
      await putLayer(database.knex, 'mamaroneck', 'wetlands', [square('W-two', -50, 0, 100, 100)]);
      const answer = await screen('mamaroneck', [frame.disturbance(20, 20, 60, 20)]);
      const finding = answer.findings.find((item) => item.rule === 'M-MULTI');
      expect(finding?.outcome).toBe('exempt');
      expectArea(answer.totals.inWetlandSqFt, 30 * 20);
    });

    it('M-MULTI: a sliver of digitising over the line makes no second municipality', async () => {
      await putLayer(database.knex, 'mamaroneck', 'municipality', [village(0, 1000)]);
      await putLayer(database.knex, 'mamaroneck', 'wetlands', [square('W-one', -0.05, 0, 100, 100)]);
      const answer = await screen('mamaroneck', [frame.disturbance(20, 20, 60, 20)]);
      expect(answer.findings.filter((item) => item.rule === 'M-MULTI' && item.outcome === 'exempt')).toEqual(
        [],
      );
    });

    it('M-MULTI: without an outline it cannot be told, and the answer says so', async () => {
      await putLayer(database.knex, 'mamaroneck', 'wetlands', [square('W-1', 0, 0, 100, 100)]);
      const answer = await screen('mamaroneck', [frame.disturbance(20, 20, 60, 20)]);
      expect(answer.totals.outsideMunicipalitySqFt).toBeNull();
      expect(answer.findings.find((item) => item.rule === 'M-MULTI')?.outcome).toBe('undetermined');
      expect(answer.notices.join(' ')).toMatch(/outline/i);
    });
  });

  describe('Rye: watercourses (§ 195-3)', () => {
    it('a brook throws 100 ft on either side and itself has no area', async () => {
      await putLayer(database.knex, 'rye', 'wetlands', [square('W-far', 5000, 5000, 100, 100)]);
      await putLayer(database.knex, 'rye', 'watercourses', [
        {
          properties: { id: 'B-1', name: 'Test Brook', kind: 'brook' },
          line: [frame.at(0, -1000), frame.at(0, 1000)],
        },
      ]);
      const answer = await screen('rye', [frame.disturbance(-150, 0, 300, 40)]);
      expect(answer.totals.inWatercourseSqFt).toBe(0);
      expectArea(answer.totals.inAdjacentSqFt, 200 * 40);
      expectArea(answer.totals.outsideControlledSqFt, 100 * 40);
      expect(answer.watercourses[0]).toMatchObject({ id: 'B-1', regulated: true });
    });

    it('a pond is regulated itself, apart from wetland, and throws a buffer; Mamaroneck regulates neither', async () => {
      for (const place of ['rye', 'mamaroneck']) {
        await putLayer(database.knex, place, 'wetlands', [square('W-far', 5000, 5000, 100, 100)]);
        await putLayer(database.knex, place, 'watercourses', [
          { properties: { id: 'P-1', kind: 'pond' }, polygon: [frame.rectangle(0, 0, 200, 200)] },
        ]);
      }
      const features = [frame.disturbance(150, 80, 200, 40)];
      const inRye = await screen('rye', features);
      expect(inRye.totals.inWetlandSqFt).toBe(0);
      expectArea(inRye.totals.inWatercourseSqFt, 50 * 40);
      expectArea(inRye.totals.inAdjacentSqFt, 100 * 40);
      const inMamaroneck = await screen('mamaroneck', features);
      expect(inMamaroneck.totals).toMatchObject({ inWetlandSqFt: 0, inAdjacentSqFt: 0 });
    });
  });

  it('nearly coincident edges of adjoining lots throw nothing and overlap by nothing', async () => {
    await putLayer(database.knex, 'rye', 'wetlands', [
      square('W-1', 0, 0, 100, 100),
      square('W-2', 100 + 1e-9, 0, 50, 100),
    ]);
    const answer = await screen('rye', [frame.disturbance(0, 0, 150, 100)]);
    expectArea(answer.totals.inWetlandSqFt, 15_000);
    expect(answer.totals.inAdjacentSqFt).toBeLessThan(0.001);
  });

  it('a neighbour’s lot touched by 0.016 ft of digitising is a sliver and no affected parcel', async () => {
    await putLayer(database.knex, 'rye', 'parcels', [
      { properties: { SBL: '1.1-1-1' }, polygon: [frame.rectangle(0, 0, 200, 150)] },
      { properties: { SBL: '1.1-1-2' }, polygon: [frame.rectangle(199.984, 0, 200, 150)] },
    ]);
    const answer = await screen('rye', [frame.disturbance(50, 20, 150, 80)]);
    expect(answer.parcels.map((parcel) => parcel.taxMapNumber)).toEqual(['1.1-1-1']);
    expect(answer.slivers.map((parcel) => parcel.taxMapNumber)).toEqual(['1.1-1-2']);
    expectArea(answer.slivers[0]?.overlapSqFt, 0.016 * 80);
  });

  it('a day before the map on record is answered with a notice that the map is not of that day', async () => {
    await putLayer(database.knex, 'rye', 'wetlands', [square('W-1', 0, 0, 100, 100)]);
    const past = await screen('rye', [frame.disturbance(0, 0, 50, 50)], { on: '2010-01-01' });
    expect(past.notices[0]).toMatch(
      /law is that of 2010-01-01\. The record of the wetlands map of City of Rye begins on .* first day on record \(version 1\)/,
    );
    const future = await screen('rye', [frame.disturbance(0, 0, 50, 50)], { on: '2999-01-01' });
    expect(future.notices[0]).toMatch(/still to come/);
    const today = await screen('rye', [frame.disturbance(0, 0, 50, 50)]);
    expect(today.notices.join(' ')).not.toMatch(/still to come|law is that of/);
  });

  it('residues of floating-point arithmetic are no land', async () => {
    await putLayer(database.knex, 'rye', 'wetlands', [square('W-1', 0, 0, 100, 100)]);
    const inside = await screen('rye', [frame.disturbance(10, 10, 50, 50)]);
    expect(inside.totals).toMatchObject({ inAdjacentSqFt: 0, outsideControlledSqFt: 0 });
  });

  it('a lot wholly in wetland and adjacent area, whose parts share every edge, is split and drawn without a failure', async () => {
    await putLayer(database.knex, 'rye', 'wetlands', [
      { properties: { id: 'W-1', kind: 'freshwater' }, polygon: [frame.oval(30, 40, 25, 60)] },
    ]);
    await putLayer(database.knex, 'rye', 'watercourses', [
      { properties: { id: 'B-1', kind: 'brook' }, line: [frame.at(5000, 5000), frame.at(5100, 5000)] },
    ]);
    await putLayer(database.knex, 'rye', 'parcels', [
      { properties: { SBL: '1' }, polygon: [frame.turned(frame.rectangle(0, 0, 80, 120), 0.6)] },
    ]);
    const found = await database.knex<{ key: string }>('parcel').first('key');
    const screened = await screenParcel(database.knex, BUILT_IN_ORDINANCES, String(found?.key), {});
    const { totals } = screened.answer;
    const { features } = await parcelFeatures(database.knex, screened);
    const properties = features.map((feature) => feature.properties as { part: string; areaSqFt: number });
    expect(properties.map(({ part }) => part)).toEqual(['in-wetland', 'in-adjacent-area']);
    expectArea(properties[0]?.areaSqFt, totals.inWetlandSqFt ?? Number.NaN);
    expectArea(properties[1]?.areaSqFt, totals.inAdjacentSqFt ?? Number.NaN);
    expectArea((totals.inWetlandSqFt ?? 0) + (totals.inAdjacentSqFt ?? 0), totals.parcelSqFt);
  });

  it('without a wetlands layer nothing reads as zero', async () => {
    const answer = await screen('mamaroneck', [frame.disturbance(0, 0, 50, 50)]);
    expect(answer.totals).toMatchObject({
      inWetlandSqFt: null,
      inAdjacentSqFt: null,
      outsideControlledSqFt: null,
      nearestWetlandFt: null,
    });
    expect(answer.notices.join(' ')).toMatch(/wetland/i);
    expect(answer.summary).not.toMatch(/no permit/i);
  });

  describe('North Castle (§ 340-9): two for one, wetland and buffer apart', () => {
    it('owes 2 × each; new wetland counts outside wetland and off the disturbance, buffer likewise, overlaps once', async () => {
      await putLayer(database.knex, 'north-castle', 'wetlands', [
        square('W-1', 0, 0, 200, 200),
        square('W-2', 1000, 0, 100, 100, { degraded: true }),
      ]);
      const answer = await screen('north-castle', [
        frame.disturbance(170, 80, 80, 40),
        // 40 × 100 drawn, of which 20 × 100 lie in W-1
        frame.mitigation(-20, 0, 40, 100, 'wetland-creation'),
        // twice the same 30 × 30, all of it in the degraded W-2
        frame.mitigation(1010, 10, 30, 30, 'wetland-restoration'),
        frame.mitigation(1010, 10, 30, 30, 'wetland-restoration'),
        // restoration where nothing is recorded as degraded counts for nothing
        frame.mitigation(50, 150, 20, 20, 'wetland-restoration'),
        // 100 × 40 of buffer, 50 × 40 of it on the disturbance
        frame.mitigation(200, 80, 100, 40, 'buffer-enhancement'),
      ]);
      const { wetland, buffer } = answer.mitigation;
      expect(wetland.ratio).toBe(2);
      expectArea(wetland.requiredSqFt, 2 * 30 * 40);
      expectArea(wetland.providedSqFt, 20 * 100 + 30 * 30);
      expect(wetland.shortfallSqFt).toBe(0);
      expectArea(wetland.surplusSqFt, 20 * 100 + 30 * 30 - 2 * 30 * 40);
      expect(buffer.ratio).toBe(2);
      expectArea(buffer.requiredSqFt, 2 * 50 * 40);
      expectArea(buffer.providedSqFt, 50 * 40);
      expectArea(buffer.shortfallSqFt, 50 * 40);
    });

    it('new wetland in mapped open water is no upland and counts for nothing; buffer on ground that counted as wetland neither', async () => {
      await putLayer(database.knex, 'north-castle', 'wetlands', [square('W-1', 0, 0, 200, 200)]);
      await putLayer(database.knex, 'north-castle', 'watercourses', [
        { properties: { id: 'P-1', kind: 'pond' }, polygon: [frame.rectangle(300, 0, 100, 100)] },
      ]);
      const answer = await screen('north-castle', [
        frame.disturbance(170, 80, 80, 40),
        // 60 of its 80 ft lie in the pond
        frame.mitigation(340, 10, 80, 50, 'wetland-creation'),
        frame.mitigation(400, 10, 20, 80, 'buffer-restoration'),
      ]);
      expectArea(answer.mitigation.wetland.providedSqFt, 20 * 50);
      expectArea(answer.mitigation.buffer.providedSqFt, 20 * 30);
    });

    it('mitigation in the next town is measured, a disturbance there is refused', async () => {
      await putLayer(database.knex, 'north-castle', 'municipality', [
        { properties: { name: 'Test Town' }, polygon: [frame.rectangle(-500, -500, 1000, 1000)] },
      ]);
      await putLayer(database.knex, 'north-castle', 'wetlands', [square('W-1', 0, 0, 200, 200)]);
      const answer = await screen('north-castle', [
        frame.disturbance(170, 80, 80, 40),
        frame.mitigation(700, 0, 50, 50, 'wetland-creation'),
      ]);
      expectArea(answer.mitigation.wetland.providedSqFt, 2500);
      await expect(screen('north-castle', [frame.disturbance(700, 0, 50, 50)])).rejects.toThrow(
        /wholly outside/,
      );
    });

    it('on-site is what lies on the parcels of the disturbance', async () => {
      await putLayer(database.knex, 'north-castle', 'wetlands', [square('W-1', 0, 0, 200, 200)]);
      await putLayer(database.knex, 'north-castle', 'parcels', [
        { properties: { SBL: '1' }, polygon: [frame.rectangle(0, 0, 400, 200)] },
        { properties: { SBL: '2' }, polygon: [frame.rectangle(400, 0, 400, 200)] },
      ]);
      const answer = await screen('north-castle', [
        frame.disturbance(170, 80, 80, 40),
        frame.mitigation(380, 0, 60, 100, 'wetland-creation'),
      ]);
      expectArea(answer.mitigation.wetland.onSiteSqFt, 20 * 100);
      expectArea(answer.mitigation.wetland.offSiteSqFt, 40 * 100);
    });
  });

  describe('Wesley Hills (ch. 181)', () => {
    const ACRE = 43_560;
    it.each([
      ['just below 1 acre', ACRE - 1, 'undetermined'],
      ['1 acre', ACRE, 'applies'],
      ['just above 1 acre', ACRE + 1, 'applies'],
    ])('W-DEV (§ 181-6): %s of two overlapping polygons', async (_name, areaSqFt, outcome) => {
      const answer = await screen('wesley-hills', [
        frame.disturbance(-200, -areaSqFt / 800, 200, areaSqFt / 400),
        frame.disturbance(-100, -areaSqFt / 800, 300, areaSqFt / 400),
      ]);
      expectArea(answer.totals.disturbanceSqFt, areaSqFt);
      expect(answer.findings.find((item) => item.rule === 'W-DEV')?.outcome).toBe(outcome);
    });

    it('W-5 (§ 181-7B(1)(d)): the largest area open at once comes from the days of the phases', async () => {
      const phase = (from: string, to: string) => ({ phase: { from, to } });
      const answer = await screen('wesley-hills', [
        // three acres each; the first two meet on one day, the third comes after
        frame.disturbance(0, 0, 363, 360, phase('2026-04-01', '2026-05-31')),
        frame.disturbance(400, 0, 363, 360, phase('2026-05-31', '2026-07-31')),
        frame.disturbance(800, 0, 363, 360, phase('2026-08-01', '2026-09-30')),
      ]);
      const finding = answer.findings.find((item) => item.rule === 'W-5');
      expectArea(finding?.measured, 2 * 363 * 360);
      expect(finding?.outcome).not.toBe('does-not-apply');
    });
  });
});

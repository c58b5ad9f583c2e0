import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FeatureCollection } from 'geojson';
import { amendmentEffectsSchema, type AmendmentEffects } from '../../../core/contracts/amendment-effects.js';
import { Conflict, NotFound } from '../../../core/errors.js';
import { putAmendment, type PutChange } from '../../support/adopted-amendment.js';
import { serveTestApi, type TestApi } from '../../support/api.js';
import { emptyTables } from '../../support/as-owner.js';
import { openTestDatabase, type TestDatabase } from '../../support/database.js';
import { groundFrame, type GroundFrame } from '../../support/ground-frame.js';
import { putLayer } from '../../support/layers.js';
import { PLACES, toFeet } from '../../support/places.js';
import { signedIn, type SignedInClient } from '../../support/signed-in.js';
import { adoptNow, effectsOf, parcelOf, recordState } from './support.js';

const TOWN = 'mamaroneck';

describe('what an amendment changes on parcels', () => {
  let database: TestDatabase;
  let frame: GroundFrame;
  let api: TestApi;
  let planner: SignedInClient;
  beforeAll(async () => {
    database = await openTestDatabase();
    frame = await groundFrame(database.knex, toFeet([PLACES[0].lon, PLACES[0].lat]));
    api = await serveTestApi(database.knex);
    planner = await signedIn(api, database.knex, 'planner', TOWN);
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });

  // Figures follow from these squares, in ground feet, as far as the scale holds some thousand feet on: the adjacent area is
  // 100 ft wide.
  beforeEach(async () => {
    await emptyTables(database.knex, ['map_version', 'parcel', 'amendment']);
    const wetland = (id: string, x: number, side: number) => ({
      properties: { id, kind: 'freshwater' },
      polygon: [frame.rectangle(x, 0, side, side)],
    });
    await putLayer(database.knex, TOWN, 'wetlands', [
      wetland('W-1', 0, 100),
      wetland('W-2', 2000, 100),
      wetland('W-3', 4000, 49),
    ]);
    const parcel = (number: string, x: number, width: number, address = 'Oak Lane') => ({
      properties: { PRINT_KEY: number, address },
      polygon: [frame.rectangle(x, 0, width, 100)],
    });
    await putLayer(database.knex, TOWN, 'parcels', [
      parcel('1.-1', 300, 100),
      parcel('1.-2', 150, 100, '=HYPERLINK("x"), "Elm"'),
      parcel('1.-3', -150, 100),
      parcel('2.-1', 2110, 50),
      parcel('9.-9', 6000, 100),
    ]);
  });

  const draft = async (...changes: PutChange[]): Promise<number> =>
    (await putAmendment(database.knex, TOWN, { title: 'Survey', changes })).number;
  const grown = (): PutChange => ({
    action: 'reshape',
    wetland: 'W-1',
    ring: frame.rectangle(0, 0, 250, 100),
  });
  const effects = (number: number, asked = {}) => effectsOf(database.knex, TOWN, number, asked);

  it('tells those that enter, leave and change, with square feet that can be told by hand', async () => {
    const number = await draft(grown(), { action: 'retire', wetland: 'W-2' });
    const found = await effects(number);
    expect(found.parcels?.map(({ taxMapNumber, change }) => [taxMapNumber, change])).toEqual([
      ['1.-1', 'enters'],
      ['2.-1', 'leaves'],
      ['1.-2', 'changes'],
    ]);
    const near = (parcel: string, side: 'before' | 'after', wetland: number, adjacent: number) => {
      const figures = parcelOf(found, parcel)?.[side];
      expect(figures?.inWetlandSqFt).toBeCloseTo(wetland, 1);
      expect(figures?.inAdjacentSqFt).toBeCloseTo(adjacent, 1);
    };
    near('1.-1', 'before', 0, 0);
    near('1.-1', 'after', 0, 5_000);
    near('1.-2', 'before', 0, 5_000);
    near('1.-2', 'after', 10_000, 0);
    near('2.-1', 'before', 0, 5_000);
    near('2.-1', 'after', 0, 0);
    const { enter, leave, change, wetlandNetSqFt, adjacentNetSqFt } = found.parcelTotals;
    expect([enter, leave, change]).toEqual([1, 1, 1]);
    expect(wetlandNetSqFt).toBeCloseTo(10_000, 1);
    expect(adjacentNetSqFt).toBeCloseTo(-5_000, 1);
    expect(found).toMatchObject({ amendment: number, revision: 1, baseVersion: 1, ordinance: TOWN });
    expect(found.notices.join(' ')).toContain('below 0.5 sq ft counts as none');
  });

  it('counts neither less than half a square foot nor a wetland that the ordinance does not regulate', async () => {
    const hair = frame.rectangle(0, 0, 100, 100).map(([x, y]): [number, number] => [x + 0.004, y]);
    // 49 ft square is 2,401 sq ft, and 49.9 ft is 2,490: both below 2,500
    const still = frame.rectangle(4000, 0, 49.9, 49.9);
    const number = await draft(
      { action: 'reshape', wetland: 'W-1', ring: hair },
      { action: 'reshape', wetland: 'W-3', ring: still },
    );
    expect((await effects(number)).parcels).toEqual([]);
  });

  it('counts a wetland that grows over the minimum whole, and one that falls below it not at all', async () => {
    await putLayer(database.knex, TOWN, 'parcels', [
      { properties: { PRINT_KEY: '4.-1' }, polygon: [frame.rectangle(4060, 0, 40, 40)] },
    ]);
    const number = await draft(
      { action: 'reshape', wetland: 'W-3', ring: frame.rectangle(4000, 0, 51, 51) },
      { action: 'reshape', wetland: 'W-2', ring: frame.rectangle(2051, 0, 49, 49) },
    );
    const found = await effects(number);
    expect(parcelOf(found, '4.-1')).toMatchObject({ change: 'enters', before: { inAdjacentSqFt: 0 } });
    expect(parcelOf(found, '4.-1')?.after.inAdjacentSqFt).toBeCloseTo(1_600, 1);
    expect(parcelOf(found, '2.-1')?.change).toBe('leaves');
  });

  it('leaves nothing behind, and has the same answer for a draft, a proposed and a withdrawn one', async () => {
    const number = await draft(grown());
    const before = await recordState(database.knex);
    const first = await effects(number);
    expect(await recordState(database.knex)).toEqual(before);
    const one = database.knex('amendment').where({ number });
    await one.clone().update({ state: 'proposed' });
    expect((await effects(number)).parcels).toEqual(first.parcels);
    await one.clone().update({ state: 'withdrawn' });
    const withdrawn = await effects(number);
    expect(withdrawn.parcels).toEqual(first.parcels);
    expect(withdrawn.notices.join(' ')).toContain('was withdrawn');
  });

  it('refuses to tell what the newest map does not take, and says to carry over', async () => {
    const number = await draft(grown());
    const other = await draft({ action: 'retire', wetland: 'W-1' });
    const elsewhere = await draft({ action: 'retire', wetland: 'W-2' });
    await adoptNow(database.knex, TOWN, elsewhere);
    const found = await effects(number);
    expect(found.baseVersion).toBe(2);
    expect(found.notices.join(' ')).toContain('began from version 1');
    await adoptNow(database.knex, TOWN, other);
    await expect(effects(number)).rejects.toThrow(Conflict);
    await expect(effects(number)).rejects.toThrow(
      /version 3 of the map shows W-1 otherwise.*Carry the amendment over/,
    );
    const taken = await draft({ action: 'add', wetland: 'W-1', ring: frame.rectangle(0, 500, 60, 60) });
    expect((await effects(taken)).parcels).toEqual([]);
    await adoptNow(database.knex, TOWN, taken);
    const again = await draft({ action: 'add', wetland: 'W-1', ring: frame.rectangle(0, 900, 60, 60) });
    await expect(effects(again)).rejects.toThrow(/shows W-1 otherwise/);
    await expect(effects(99)).rejects.toThrow(NotFound);
  });

  it('answers beside another one and beside an adoption, each on one state of the map', async () => {
    const [number, other] = [await draft(grown()), await draft({ action: 'retire', wetland: 'W-2' })];
    const alone = await effects(number);
    const before = await recordState(database.knex);
    const both = await Promise.all([effects(number), effects(other), effects(number)]);
    expect(both[0]).toEqual(alone);
    expect(both[2]).toEqual(alone);
    expect(parcelOf(both[1], '2.-1')?.change).toBe('leaves');
    expect(await recordState(database.knex)).toEqual(before);
    const [beside, version, later] = await Promise.all([
      effects(number),
      adoptNow(database.knex, TOWN, other),
      effects(number),
    ]);
    expect(version).toBe(2);
    for (const told of [beside, later]) {
      expect([1, 2]).toContain(told.baseVersion);
      expect(told.parcels).toEqual(alone.parcels);
    }
    const numbers = await database.knex('map_version').where({ jurisdiction_id: TOWN }).pluck('number');
    expect(numbers.sort()).toEqual([1, 2]);
  });

  it('says what cannot be told: no parcels, no map, a law without wetlands, a parcel that crosses itself', async () => {
    const number = await draft(grown());
    const wesley = await effects(number, { ordinance: 'wesley-hills' });
    expect(wesley.parcels).toEqual([]);
    expect(wesley.notices.join(' ')).toContain('regulates no wetlands');
    await database.knex.raw(
      `insert into parcel (jurisdiction_id, tax_map_number, geom, area_sqft)
       select :town, '1.-1A', ST_Multi(ST_Translate(ST_GeomFromText('POLYGON((0 0, 10 10, 10 0, 0 10, 0 0))', 2260),
         ST_XMin(geom), ST_YMin(geom))), 0 from wetland where id = 'W-1' and jurisdiction_id = :town`,
      { town: TOWN },
    );
    const unfit = await effects(number);
    expect(unfit.notices.join(' ')).toContain(
      'could not be measured, since the outline crosses itself: 1.-1A',
    );
    expect(unfit.parcels?.length).toBe(2);
    await emptyTables(database.knex, ['map_version', 'amendment']);
    const first = await effects(
      await draft({ action: 'add', wetland: 'W-1', ring: frame.rectangle(0, 0, 250, 100) }),
    );
    expect(first.baseVersion).toBe(0);
    expect(first.notices.join(' ')).toContain('There is no map yet');
    expect(parcelOf(first, '1.-3')?.change).toBe('enters');
    await emptyTables(database.knex, ['parcel']);
    const none = await effects(1);
    expect(none.parcels).toBeNull();
    expect(none.notices.join(' ')).toContain('No parcels are loaded');
  });

  it('refuses to measure more parcels than there is time for, before it begins', async () => {
    await database.knex.raw(
      `insert into parcel (jurisdiction_id, geom, area_sqft)
       select :town, ST_Multi(ST_MakeEnvelope(x, y, x + 1, y + 1, 2260)), 1
       from (select ST_XMin(geom) + column_number as x, ST_YMin(geom) + row_number as y
         from wetland, generate_series(1, 45) as column_number, generate_series(1, 45) as row_number
         where jurisdiction_id = :town and id = 'W-1') as corner`,
      { town: TOWN },
    );
    await expect(effects(await draft(grown()))).rejects.toThrow(/more than 2,000 parcels.*Divide it/);
  });

  it('comes by the address for planners of the municipality, as a list and as shapes too', async () => {
    const number = await draft(grown(), { action: 'retire', wetland: 'W-2' });
    const path = `/api/jurisdictions/${TOWN}/amendments/${number}/effects`;
    expect((await api.get(path)).status).toBe(401);
    const elsewhere = await signedIn(api, database.knex, 'administrator', 'rye');
    expect((await elsewhere.get(path)).status).toBe(403);
    const answer = await planner.get(`${path}?on=2024-05-01`);
    expect(answer.status).toBe(200);
    const told: AmendmentEffects = amendmentEffectsSchema.parse(answer.body);
    expect(told.on).toBe('2024-05-01');

    const list = await planner.get(`${path}.csv`);
    expect(list.type).toContain('text/csv');
    const lines = String(list.body).split('\r\n');
    expect(lines).toHaveLength(5);
    expect(lines[0]).toContain('Tax map number,Address,Change');
    expect(lines[1]).toBe('1.-1,Oak Lane,enters controlled land,10000.0,0.0,0.0,0.0,5000.0');
    expect(lines[3]).toBe(`1.-2,"'=HYPERLINK(""x""), ""Elm""",changes,10000.0,0.0,10000.0,5000.0,0.0`);

    const shapes = await planner.get(`${path}.geojson`);
    const { features } = (
      typeof shapes.body === 'string' ? JSON.parse(shapes.body) : shapes.body
    ) as FeatureCollection;
    const part = (name: string) => features.find(({ properties }) => properties?.['part'] === name);
    // 150 ft more of wetland; the retired one was 100 ft square
    expect(part('enters-wetland')?.properties?.['areaSqFt']).toBeCloseTo(15_000, 1);
    expect(part('leaves-wetland')?.properties?.['areaSqFt']).toBeCloseTo(10_000, 1);
    // beside the wetland 150 ft further on two sides; its end moves without a change of area, over 150 ft of what becomes wetland
    expect(Number(part('enters-adjacent-area')?.properties?.['areaSqFt'])).toBeGreaterThan(30_000);
    const parcel = features.find(({ properties }) => properties?.['taxMapNumber'] === '1.-1');
    expect(parcel?.properties).toMatchObject({ layer: 'parcel', change: 'enters', inWetlandAfterSqFt: 0 });
    expect(parcel?.geometry.type).toBe('MultiPolygon');
  });
});

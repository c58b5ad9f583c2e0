import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placeSchema, type Place } from '../../../core/contracts/place.js';
import { BUILT_IN_ORDINANCES } from '../../../core/ordinances/registry.js';
import { placeRouter } from '../../../server/routes/place.js';
import { openTestDatabase, readsFor, type TestDatabase } from '../../support/database.js';
import { groundFrame, type GroundFrame } from '../../support/ground-frame.js';
import { putLayer } from '../../support/layers.js';
import { toDegrees } from '../../support/places.js';
import { serveRouter, type ServedRouter } from '../../support/serve-router.js';

const ORIGIN: [number, number] = [712_345.5, 798_765.25];

/** A wetland of 300 by 200 ft on the ground, a parcel around it, a house, and a line 900 ft east of its edge. */
describe('what is here', () => {
  let database: TestDatabase;
  let served: ServedRouter;
  let ground: GroundFrame;

  beforeAll(async () => {
    database = await openTestDatabase();
    const { knex } = database;
    ground = await groundFrame(knex, ORIGIN);
    const put = (layer: Parameters<typeof putLayer>[2], features: Parameters<typeof putLayer>[3]) =>
      putLayer(knex, 'mamaroneck', layer, features);
    await put('municipality', [
      { properties: { name: 'Village' }, polygon: [ground.rectangle(-3000, -3000, 4200, 6000)] },
    ]);
    await put('wetlands', [
      {
        properties: {
          id: 'W-17',
          name: 'Sedge Hollow',
          kind: 'freshwater',
          accuracy_ft: 5,
          ATTRIBUTE: 'PEM1E',
        },
        polygon: [ground.rectangle(0, 0, 300, 200)],
      },
      {
        properties: { id: 'W-2', kind: 'freshwater', accuracy_ft: 5 },
        polygon: [ground.rectangle(0, 420, 30, 30)],
      },
    ]);
    await put('parcels', [
      {
        properties: { SBL: '9-27-114', address: '12 Sorrel Lane' },
        polygon: [ground.rectangle(-100, -100, 600, 400)],
      },
      { properties: { SBL: '9-27-115' }, polygon: [ground.rectangle(500, -100, 200, 400)] },
    ]);
    await put('buildings', [{ polygon: [ground.rectangle(400, 50, 40, 25)] }]);
    served = await serveRouter(placeRouter({ reads: readsFor(knex), ordinances: BUILT_IN_ORDINANCES }));
  });
  afterAll(async () => {
    await served.close();
    await database.close();
  });

  const get = (query: Record<string, string>, place = 'mamaroneck'): Promise<Response> =>
    served.get(`/api/jurisdictions/${place}/place?${new URLSearchParams(query)}`);

  async function at(x: number, y: number, more: Record<string, string> = {}): Promise<Place> {
    const [lon, lat] = toDegrees(ground.at(x, y));
    const response = await get({ lon: String(lon), lat: String(lat), ...more });
    expect(response.status).toBe(200);
    return placeSchema.parse(await response.json());
  }

  it.each<[what: string, x: number, y: number, land: Place['land'], certain: boolean, distanceFt: number]>([
    ['deep in the wetland', 150, 100, 'wetland', true, 0],
    ['4 ft inside its edge, known to 5 ft', 150, 4, 'wetland', false, 0],
    ['42 ft from it', 342, 100, 'adjacent', true, 42],
    ['off its corner, where a square would still hold it', 370, 270, 'adjacent', false, Math.hypot(70, 70)],
    ['beyond its corner', 380, 280, 'neither', true, Math.hypot(80, 80)],
    ['100 ft less a little', 399.999, 100, 'adjacent', false, 99.999],
    ['100 ft and a little', 400.001, 100, 'neither', false, 100.001],
    ['400 ft away', 700, 100, 'neither', true, 400],
  ])('%s', async (_what, x, y, land, certain, distanceFt) => {
    const place = await at(x, y);
    expect(place).toMatchObject({ land, certain, insideMunicipality: true });
    // the grid scale changes by some 3 in 10⁷ over 400 ft
    expect(place.wetlands.find(({ id }) => id === 'W-17')?.distanceFt).toBeCloseTo(distanceFt, 3);
  });

  it('says the position, the sentence and what stands there', async () => {
    const place = await at(420, 60);
    const [eastFt, northFt] = ground.at(420, 60);
    expect(place.position.eastFt).toBeCloseTo(eastFt, 4);
    expect(place.position.northFt).toBeCloseTo(northFt, 4);
    expect(place.summary).toBe(
      'This place is not shown as in the controlled area; the nearest regulated wetland, W-17 (Sedge Hollow), is 120.0 ft away.',
    );
    expect(place.parcels).toMatchObject([{ taxMapNumber: '9-27-114', address: '12 Sorrel Lane' }]);
    expect(place.buildings[0]?.areaSqFt).toBeCloseTo(1000, 3);
    expect(place.notices).toContain(
      'The map is evidence only: the boundary of a wetland is fixed in the field.',
    );
  });

  it('gives outlines with all their digits', async () => {
    const [parcel] = (await at(550, 0)).parcels;
    const ring = parcel?.geometry.coordinates[0]?.[0] ?? [];
    const corners = ground.rectangle(500, -100, 200, 400).map(toDegrees);
    expect(ring).toHaveLength(5);
    for (const [lon, lat] of corners) {
      // 1e-11 degrees is a thousandth of a millimetre
      expect(ring.some(([x, y]) => Math.abs(x - lon) < 1e-11 && Math.abs(y - lat) < 1e-11)).toBe(true);
    }
  });

  it('on the line of two parcels names both', async () => {
    const [lon, lat] = toDegrees(ground.at(500, 100));
    const place = placeSchema.parse(await (await get({ lon: String(lon), lat: String(lat) })).json());
    expect(place.parcels.length).toBeLessThanOrEqual(2);
    expect((await at(250, 100)).parcels).toHaveLength(1);
  });

  it('outside the municipality the ordinance does not hold', async () => {
    const place = await at(1300, 0);
    expect(place).toMatchObject({
      insideMunicipality: false,
      land: null,
      summary: 'This place lies outside Village of Mamaroneck, where its ordinance does not hold.',
    });
  });

  it('a small wetland is named and throws no adjacent area', async () => {
    const place = await at(10, 440);
    expect(place.land).toBe('neither');
    expect(place.wetlands.map(({ id, regulated, classInWords }) => [id, regulated, classInWords])).toEqual([
      ['W-2', false, null],
      ['W-17', true, 'Palustrine emergent, persistent, seasonally flooded and saturated'],
    ]);
    expect(place.summary).toMatch(/W-2 is mapped here, and smaller than the ordinance regulates/);
  });

  it('asks under another ordinance', async () => {
    // Rye has no minimum area, and watercourses, which are not loaded here
    const place = await at(10, 440, { ordinance: 'rye' });
    expect(place.ordinance).toBe('rye');
    expect(place.land).toBe('wetland');
    expect(place.notices.join(' ')).toMatch(/watercourses layer is not loaded/);
  });

  it('says when nothing is loaded, and when the map begins later', async () => {
    const [lon, lat] = toDegrees(ground.at(0, 0));
    const bare = placeSchema.parse(
      await (await get({ lon: String(lon), lat: String(lat) }, 'north-castle')).json(),
    );
    expect(bare).toMatchObject({ land: null, certain: false, insideMunicipality: null });
    expect(bare.summary).toBe('What lies here cannot be told: the wetlands layer is not loaded.');
    const early = await at(150, 100, { on: '2020-01-01' });
    expect(early.notices[0]).toMatch(/^The law is that of 2020-01-01\. The record of the wetlands map/);
  });

  it.each([
    ['no point', {}, 400],
    ['half a point', { lon: '-73.7' }, 400],
    ['words', { lon: 'a', lat: 'b' }, 400],
    ['latitude and longitude exchanged', { lon: '40.95', lat: '-73.7' }, 400],
    ['a point elsewhere on earth', { lon: '100', lat: '40.95' }, 400],
    ['a day that is none', { lon: '-73.7', lat: '40.95', on: '2026-02-30' }, 400],
    ['an unknown ordinance', { lon: '-73.7', lat: '40.95', ordinance: 'yonkers' }, 400],
  ])('refuses %s', async (_what, query: Record<string, string>, status) => {
    const response = await get(query);
    expect(response.status).toBe(status);
  });

  it('knows no municipality of another name', async () => {
    expect((await get({ lon: '-73.7', lat: '40.95' }, 'yonkers')).status).toBe(404);
  });
});

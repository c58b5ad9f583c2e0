import type { VectorTileFeature } from '@mapbox/vector-tile';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BUILT_IN_ORDINANCES } from '../../../core/ordinances/registry.js';
import type { OrdinanceId } from '../../../core/ordinance.js';
import { createTileService } from '../../../server/services/tiles.js';
import { openTestDatabase, type TestDatabase } from '../../support/database.js';
import { groundFrame, type GroundFrame } from '../../support/ground-frame.js';
import { putLayer } from '../../support/layers.js';
import { PLACES, toDegrees, toFeet } from '../../support/places.js';
import { segmentArea } from '../controlled-area/planar.js';
import { decodeTile, tileAt, worldPosition, type DecodedTile } from './read-tile.js';

describe('content of a tile', () => {
  let database: TestDatabase;
  let frame: GroundFrame;
  beforeAll(async () => {
    database = await openTestDatabase();
    const { knex } = database;
    frame = await groundFrame(knex, toFeet([PLACES[0].lon, PLACES[0].lat]));
    await putLayer(knex, 'mamaroneck', 'municipality', [
      { properties: { name: 'Village', role: 'own' }, polygon: [frame.rectangle(0, -3000, 5000, 6000)] },
      {
        properties: { name: 'Town', role: 'neighbor' },
        polygon: [frame.rectangle(-5000, -3000, 5000, 6000)],
      },
    ]);
    await putLayer(knex, 'mamaroneck', 'wetlands', [
      { properties: { id: 'W', kind: 'freshwater' }, polygon: [frame.rectangle(-250, 0, 200, 200)] },
      { properties: { id: 'small', kind: 'freshwater' }, polygon: [frame.rectangle(-450, 0, 49, 50)] },
      { properties: { id: 'marsh', kind: 'tidal' }, polygon: [frame.rectangle(-450, 100, 49, 50)] },
    ]);
    await putLayer(knex, 'mamaroneck', 'watercourses', [
      { properties: { id: 'B', kind: 'brook' }, line: [frame.at(-400, -100), frame.at(300, -100)] },
    ]);
    await putLayer(knex, 'mamaroneck', 'parcels', [
      { properties: { SBL: '9-1-1', address: '1 Main Street' }, polygon: [frame.rectangle(20, 20, 80, 80)] },
    ]);
    await putLayer(knex, 'mamaroneck', 'roads', [
      { properties: { name: 'Main Street' }, line: [frame.at(-300, 10), frame.at(300, 10)] },
    ]);
    await putLayer(knex, 'mamaroneck', 'buildings', [{ polygon: [frame.rectangle(30, 30, 20, 20)] }]);
    await putLayer(knex, 'mamaroneck', 'water', [{ polygon: [frame.rectangle(100, 100, 100, 100)] }]);
    await putLayer(knex, 'mamaroneck', 'impaired-waters', [
      { properties: { id: 'IW', listing: '303(d)' }, polygon: [frame.rectangle(100, 100, 90, 90)] },
    ]);
  });
  afterAll(() => database.close());

  const tile = async (
    z: number,
    at: [number, number] = [0, 50],
    ordinance: OrdinanceId = 'mamaroneck',
  ): Promise<DecodedTile> => {
    const answer = await createTileService(database.knex, BUILT_IN_ORDINANCES).find({
      jurisdiction: 'mamaroneck',
      ordinance,
      tile: tileAt(z, toDegrees(frame.at(...at))),
    });
    return decodeTile(await answer.draw());
  };
  const regulated = (features: VectorTileFeature[] = []): Record<string, unknown> =>
    Object.fromEntries(features.map(({ properties }) => [String(properties['id']), properties['regulated']]));

  it('shows more the closer it comes: roads from 12, parcels from 14, buildings from 15', async () => {
    const names = async (z: number): Promise<string[]> => Object.keys(await tile(z)).sort();
    const far = ['impairedWaters', 'municipality', 'water', 'watercourses', 'wetlands'];
    expect(await names(5)).toEqual(['municipality']);
    expect(await names(11)).toEqual(far);
    expect(await names(12)).toEqual([...far, 'adjacent', 'roads'].sort());
    expect(await names(13)).toEqual([...far, 'adjacent', 'roads', 'wetlandLabels'].sort());
    expect(await names(14)).toContain('parcels');
    expect(await names(14)).not.toContain('buildings');
    expect(await names(15)).toContain('buildings');
  });

  it('tells what each feature is', async () => {
    const layers = await tile(15);
    const properties = (layer: string): unknown[] =>
      (layers[layer] ?? []).map((feature) => feature.properties);
    expect(properties('municipality')).toEqual([
      { name: 'Village', role: 'own' },
      { name: 'Town', role: 'neighbor' },
    ]);
    expect(properties('parcels')).toEqual([{ id: '1', taxMapNumber: '9-1-1', address: '1 Main Street' }]);
    expect(properties('impairedWaters')).toEqual([{ id: 'IW', listing: '303(d)' }]);
    expect(properties('roads')).toEqual([{ name: 'Main Street' }]);
    expect(properties('wetlands')).toContainEqual({ id: 'W', kind: 'freshwater', regulated: true });
    expect(layers['wetlandLabels']?.every(({ type }) => type === 1)).toBe(true);
  });

  it('marks what each ordinance regulates', async () => {
    const mamaroneck = await tile(15);
    expect(regulated(mamaroneck['wetlands'])).toEqual({ W: true, small: false, marsh: true });
    expect(regulated(mamaroneck['watercourses'])).toEqual({ B: false });
    const rye = await tile(15, [0, 50], 'rye');
    expect(regulated(rye['wetlands'])).toEqual({ W: true, small: true, marsh: true });
    expect(regulated(rye['watercourses'])).toEqual({ B: true });
    const wesleyHills = await tile(15, [0, 50], 'wesley-hills');
    expect(regulated(wesleyHills['wetlands'])).toEqual({ W: false, small: false, marsh: false });
    expect(wesleyHills['adjacent']).toBeUndefined();
  });

  it('puts every corner where the web map projection has it, to half a unit', async () => {
    const at = tileAt(17, toDegrees(frame.at(60, 60)));
    const [parcel] = (await tile(17, [60, 60]))['parcels'] ?? [];
    const drawn = (parcel?.loadGeometry()[0] ?? []).map(({ x, y }) => [x, y]);
    for (const corner of frame.rectangle(20, 20, 80, 80)) {
      const [column, row] = worldPosition(toDegrees(corner)).map((share) => share * 2 ** 17);
      const x = ((column ?? 0) - at.x) * 4096;
      const y = ((row ?? 0) - at.y) * 4096;
      expect(drawn).toContainEqual([expect.closeTo(x, -0.3), expect.closeTo(y, -0.3)]);
    }
  });

  it('turns outer rings clockwise on the screen, as the specification asks', async () => {
    const [parcel] = (await tile(17, [60, 60]))['parcels'] ?? [];
    const ring = parcel?.loadGeometry()[0] ?? [];
    const twice = ring.slice(1).reduce((sum, { x, y }, index) => {
      const before = ring[index] ?? { x, y };
      return sum + before.x * y - x * before.y;
    }, 0);
    expect(twice).toBeGreaterThan(0);
  });

  it('ends the adjacent area at the municipal line, without the wetland, at its true size', async () => {
    const at = tileAt(16, toDegrees(frame.at(25, 100)));
    const [adjacent, ...more] = (await tile(16, [25, 100]))['adjacent'] ?? [];
    expect(more).toEqual([]);
    expect(adjacent?.properties).toEqual({ widthFt: 100 });
    const result = await database.knex.raw<{ rows: { area: number }[] }>(
      'select hf_ground_area(ST_Transform(ST_SetSRID(ST_GeomFromGeoJSON(:shape), 4269), 2260)) as area',
      { shape: JSON.stringify(adjacent?.toGeoJSON(at.x, at.y, at.z).geometry) },
    );
    const expected = 200 * 50 + segmentArea(100, 50);
    expect((result.rows[0]?.area ?? 0) / expected).toBeCloseTo(1, 2);
  });

  it('leaves out what is retired', async () => {
    await database.knex('wetland').where({ id: 'marsh' }).update({ retired_version: 2 });
    expect(Object.keys(regulated((await tile(15))['wetlands']))).not.toContain('marsh');
  });
});

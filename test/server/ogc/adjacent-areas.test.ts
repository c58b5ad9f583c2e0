import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OgcFeature } from '../../../core/contracts/ogc.js';
import { NEW_YORK_EAST } from '../../../core/contracts/ogc.js';
import { serveTestApi, type TestApi } from '../../support/api.js';
import { openTestDatabase, type TestDatabase } from '../../support/database.js';
import { groundFrame, type GroundFrame } from '../../support/ground-frame.js';
import { putLayer } from '../../support/layers.js';
import { PLACES, toFeet } from '../../support/places.js';
import { fetchPage, followPages, ringsOf } from './ogc-client.js';

const FEET = encodeURIComponent(NEW_YORK_EAST);
/** A circle of 100 ft as it is drawn: a regular polygon of 256 corners. */
const ROUND = 128 * 100 ** 2 * Math.sin(Math.PI / 128);

describe('adjacent areas', () => {
  let database: TestDatabase;
  let api: TestApi;
  let items: string;
  let here: GroundFrame;
  beforeAll(async () => {
    database = await openTestDatabase();
    const { knex } = database;
    api = await serveTestApi(knex);
    items = `${api.url}/ogc/collections/adjacent-areas/items`;
    here = await groundFrame(knex, toFeet([PLACES[0].lon, PLACES[0].lat]));
    const wetlands = [
      { properties: { id: 'large', kind: 'freshwater' }, polygon: [here.rectangle(0, 0, 200, 200)] },
      { properties: { id: 'small', kind: 'freshwater' }, polygon: [here.rectangle(1000, 0, 10, 10)] },
      { properties: { id: 'beside', kind: 'freshwater' }, polygon: [here.rectangle(260, 0, 200, 200)] },
    ];
    const outline = here.rectangle(-2000, -2000, 2250, 4000);
    await putLayer(knex, 'mamaroneck', 'municipality', [{ properties: { name: 'M' }, polygon: [outline] }]);
    await putLayer(knex, 'rye', 'municipality', [{ properties: { name: 'R' }, polygon: [outline] }]);
    for (const jurisdiction of ['mamaroneck', 'rye', 'wesley-hills']) {
      await putLayer(knex, jurisdiction, 'wetlands', wetlands);
    }
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });

  /** Square feet on the ground between an outer ring and its holes. */
  const areaOf = (feature: OgcFeature | undefined): number => {
    const [outer = 0, ...holes] = ringsOf(feature).map((ring) => {
      const [x0, y0] = ring[0] ?? [0, 0];
      const twice = ring.slice(1).map(([x, y], index) => {
        const [px, py] = ring[index] ?? [0, 0];
        return (px - x0) * (y - y0) - (x - x0) * (py - y0);
      });
      return Math.abs(twice.reduce((sum, value) => sum + value, 0)) / 2 / here.scale ** 2;
    });
    return outer - holes.reduce((sum, hole) => sum + hole, 0);
  };
  const find = async (id: string): Promise<OgcFeature | undefined> =>
    (await fetchPage(`${items}?crs=${FEET}`)).features.find((feature) => feature.id === id);

  it('are those of regulated wetlands under each municipality’s own ordinance', async () => {
    const features = await followPages(`${items}?limit=1`);
    expect(features.map(({ id }) => id)).toEqual([
      'mamaroneck.beside',
      'mamaroneck.large',
      'rye.beside',
      'rye.large',
      'rye.small',
    ]);
    expect(features[3]?.properties).toEqual({
      jurisdiction: 'rye',
      invented: false,
      ordinance: 'rye',
      width_ft: 100,
      wetland: 'large',
      name: null,
      kind: 'freshwater',
      map_version: 1,
    });
  });

  it('are 100 ft wide on the ground, without the wetland, over the municipal line (Rye § 195-3)', async () => {
    expect(areaOf(await find('rye.large'))).toBeCloseTo(4 * 200 * 100 + ROUND, 1);
  });

  it('end at the municipal line where only land in the municipality counts (Mamaroneck § 192-2)', async () => {
    const cut = await find('mamaroneck.large');
    const line = here.at(250, 0)[0];
    expect(
      Math.max(
        ...ringsOf(cut)
          .flat()
          .map(([x]) => x),
      ),
    ).toBeCloseTo(line, 6);
    // 50 ft of the strip and the circle's segments beyond it are missing on that side
    expect(areaOf(cut)).toBeLessThan(4 * 200 * 100 + ROUND - 200 * 50);
    const beside = await find('mamaroneck.beside');
    expect(
      ringsOf(beside)
        .flat()
        .every(([x]) => x <= line + 1e-6),
    ).toBe(true);
  });

  it('are found by a box that only they reach into, not by one within their wetland', async () => {
    const within = async (x: number, y: number): Promise<unknown[]> => {
      const box = [...here.at(x, y), ...here.at(x + 1, y + 1)].join(',');
      const page = await fetchPage(`${items}?limit=1&jurisdiction=rye&bbox=${box}&bbox-crs=${FEET}`);
      return page.features.map(({ id }) => id);
    };
    expect(await within(-99, 100)).toEqual(['rye.large']);
    expect(await within(-102, 100)).toEqual([]);
    expect(await within(100, 100)).toEqual([]);
    expect(await within(400, 100)).toEqual([]);
    // in the one wetland and beside the other: the first candidate has nothing there, the page is filled from the next
    expect(await within(280, 100)).toEqual(['rye.large']);
    expect(await within(190, 100)).toEqual(['rye.beside']);
  });

  it('are none of a wetland that is not regulated, or of an ordinance without', async () => {
    for (const id of ['mamaroneck.small', 'wesley-hills.large', 'nowhere.large', 'large', 'rye.none']) {
      expect((await fetch(`${items}/${id}`)).status, id).toBe(404);
    }
  });
});

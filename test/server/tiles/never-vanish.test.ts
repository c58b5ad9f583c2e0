import type { VectorTileFeature } from '@mapbox/vector-tile';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BUILT_IN_ORDINANCES } from '../../../core/ordinances/registry.js';
import { createTileService } from '../../../server/services/tiles.js';
import { openTestDatabase, type TestDatabase } from '../../support/database.js';
import { groundFrame } from '../../support/ground-frame.js';
import { putLayer } from '../../support/layers.js';
import { PLACES, toDegrees, toFeet } from '../../support/places.js';
import { distanceToRings, isWithin, rasterised, type Corner } from './raster.js';
import { decodeTile, worldPosition, type DecodedTile } from './read-tile.js';

type Point = [number, number];

const TILE_PIXELS = 512;
const ZOOMS = [9, 10, 11, 12, 13, 14, 15, 16, 17];

/** A line that wanders, as two neighbors share it. */
const SHARED = Array.from({ length: 40 }, (_none, index): Point => [
  700 + 30 * Math.sin(index * 1.3),
  -400 + index * 10,
]);

/** Ground feet from a point in Mamaroneck. */
const WETLANDS: Readonly<Record<string, Point[][]>> = {
  strip: [[[-900, 0], [1096, 130], [1096, 133], [-900, 3]]],
  pool: [[[-500, 200], [-480, 200], [-480, 220], [-500, 220]]],
  puddle: [[[-300, 200], [-297, 200], [-297, 203], [-300, 203]]],
  ring: [
    [[-800, -500], [-500, -500], [-500, -200], [-800, -200]],
    [[-700, -400], [-600, -400], [-600, -300], [-700, -300]],
  ],
  dumbbell: [
    [
      [-400, -500], [-250, -500], [-250, -426], [150, -426], [150, -500], [300, -500],
      [300, -350], [150, -350], [150, -423], [-250, -423], [-250, -350], [-400, -350],
    ],
  ],
  west: [[[500, -400], ...SHARED, [500, -10]]],
  east: [[[900, -400], ...SHARED, [900, -10]]],
}; // prettier-ignore

/** Where the municipality ends: two feet of the adjacent area of `beyond` lie in it, 700 ft from anything else. */
const BEYOND: Point[] = [
  [-150, 1098],
  [50, 1098],
  [50, 1300],
  [-150, 1300],
];
const SLIVER: Point[] = [
  [-150, 998],
  [50, 998],
  [50, 1000],
  [-150, 1000],
];

describe('areas of the map on its tiles', () => {
  let database: TestDatabase;
  let placed: (point: Point) => Point;
  beforeAll(async () => {
    database = await openTestDatabase();
    const { knex } = database;
    const frame = await groundFrame(knex, toFeet([PLACES[0].lon, PLACES[0].lat]));
    placed = ([x, y]) => frame.at(x, y);
    await putLayer(knex, 'mamaroneck', 'municipality', [
      { properties: { name: 'Village', role: 'own' }, polygon: [frame.rectangle(-4000, -4000, 8000, 5000)] },
    ]);
    await putLayer(
      knex,
      'mamaroneck',
      'wetlands',
      Object.entries({ ...WETLANDS, beyond: [BEYOND] }).map(([id, rings]) => ({
        properties: { id, kind: 'freshwater' },
        polygon: rings.map((ring) => ring.map(placed)),
      })),
    );
  });
  afterAll(() => database.close());

  /** Rings in pixels of the whole world at a zoom. */
  const exactly = (rings: Point[][], zoom: number): Corner[][] =>
    rings.map((ring) =>
      ring.map((point): Corner => {
        const [x, y] = worldPosition(toDegrees(placed(point)));
        return [x * 2 ** zoom * TILE_PIXELS, y * 2 ** zoom * TILE_PIXELS];
      }),
    );
  const boxOf = (rings: readonly (readonly Corner[])[]): [number, number, number, number] => {
    const [xs, ys] = [0, 1].map((axis) => rings.flat().map((corner) => corner[axis] ?? 0));
    return [
      Math.min(...(xs ?? [])),
      Math.min(...(ys ?? [])),
      Math.max(...(xs ?? [])),
      Math.max(...(ys ?? [])),
    ];
  };

  const drawn = new Map<string, Promise<DecodedTile>>();
  const tileOf = (z: number, x: number, y: number): Promise<DecodedTile> => {
    const known = drawn.get(`${z}/${x}/${y}`);
    if (known !== undefined) return known;
    const answer = createTileService(database.knex, BUILT_IN_ORDINANCES)
      .find({ jurisdiction: 'mamaroneck', ordinance: 'mamaroneck', tile: { z, x, y } })
      .then(async (tile) => decodeTile(await tile.draw()));
    drawn.set(`${z}/${x}/${y}`, answer);
    return answer;
  };

  /** Pixels of a feature, of each tile those in it: so a seam between two tiles would be seen. */
  const pixelsOf = async (
    zoom: number,
    rings: Corner[][],
    layer: string,
    isIt: (properties: Record<string, unknown>) => boolean,
  ): Promise<Set<string>> => {
    const [west, north, east, south] = boxOf(rings).map((edge, index) =>
      Math.floor((edge + (index < 2 ? -2 : 2)) / TILE_PIXELS),
    );
    const pixels = new Set<string>();
    for (let x = west ?? 0; x <= (east ?? 0); x += 1) {
      for (let y = north ?? 0; y <= (south ?? 0); y += 1) {
        const [left, top] = [x * TILE_PIXELS, y * TILE_PIXELS];
        for (const feature of (await tileOf(zoom, x, y))[layer] ?? []) {
          if (!isIt(feature.properties)) continue;
          const window = [left, top, left + TILE_PIXELS, top + TILE_PIXELS] as const;
          for (const pixel of rasterised(ringsOf(feature, x, y), window)) pixels.add(pixel);
        }
      }
    }
    return pixels;
  };
  /** Rings of a feature of a tile, in pixels of the whole world. */
  function ringsOf(feature: VectorTileFeature, x: number, y: number): Corner[][] {
    return feature
      .loadGeometry()
      .map((ring) =>
        ring.slice(0, -1).map((at): Corner => [x * TILE_PIXELS + at.x / 8, y * TILE_PIXELS + at.y / 8]),
      );
  }
  const middleOf = (pixel: string): Corner => {
    const [x = 0, y = 0] = pixel.split(' ').map((part) => Number(part) + 0.5);
    return [x, y];
  };
  const wetland = (zoom: number, id: string): Promise<Set<string>> =>
    pixelsOf(zoom, exactly(WETLANDS[id] ?? [], zoom), 'wetlands', (properties) => properties['id'] === id);

  it.each(ZOOMS)('shows every wetland at zoom %i, where it is and nowhere else', async (zoom) => {
    for (const [id, rings] of Object.entries(WETLANDS)) {
      const exact = exactly(rings, zoom);
      const pixels = await wetland(zoom, id);
      expect(pixels.size, id).toBeGreaterThan(0);
      for (const pixel of pixels) {
        const middle = middleOf(pixel);
        if (!isWithin(middle, exact)) expect(distanceToRings(middle, exact), id).toBeLessThan(1);
      }
      // Whatever lies surely within is filled, also where it goes from one tile to the next, and holes stay open.
      const [left, top, right, bottom] = boxOf(exact).map(Math.floor) as [number, number, number, number];
      for (const pixel of rasterised(exact, [left - 1, top - 1, right + 2, bottom + 2])) {
        if (distanceToRings(middleOf(pixel), exact) > 0.25)
          expect(pixels.has(pixel), `${id} ${pixel}`).toBe(true);
      }
    }
  });

  it.each(ZOOMS)('shows narrow ones along their length at zoom %i', async (zoom) => {
    const [left, , right] = boxOf(exactly(WETLANDS['strip'] ?? [], zoom));
    const columns = new Set([...(await wetland(zoom, 'strip'))].map((pixel) => pixel.split(' ')[0]));
    expect(columns.size).toBeGreaterThanOrEqual(Math.floor(right - left));
    const necks = exactly([[[-250, -426], [150, -423]]], zoom); // prettier-ignore
    const [from, , to] = boxOf(necks).map(Math.floor);
    const across = new Set(
      [...(await wetland(zoom, 'dumbbell'))].map((pixel) => Number(pixel.split(' ')[0])),
    );
    for (let column = from ?? 0; column <= (to ?? 0); column += 1) expect(across).toContain(column);
  });

  // Where a narrow tip is widened its edge gets a corner more, which lies on whole units: an eighth of a pixel.
  it.each(ZOOMS)('leaves no gap of an eighth of a pixel between neighbors at zoom %i', async (zoom) => {
    const both = exactly([[[500, -400], [900, -400], [900, -10], [500, -10]]], zoom); // prettier-ignore
    const pixels = new Set([...(await wetland(zoom, 'west')), ...(await wetland(zoom, 'east'))]);
    const shared = exactly([SHARED], zoom);
    const [left, top, right, bottom] = boxOf(both).map(Math.floor) as [number, number, number, number];
    for (const pixel of rasterised(both, [left, top, right + 1, bottom + 1])) {
      const middle = middleOf(pixel);
      if (pixels.has(pixel) || distanceToRings(middle, both) < 1) continue;
      expect(distanceToRings(middle, shared), pixel).toBeLessThan(0.2);
      const [x, y] = middle.map((at) => Math.floor(at / TILE_PIXELS));
      const sides = ((await tileOf(zoom, x ?? 0, y ?? 0))['wetlands'] ?? []).filter(({ properties }) =>
        ['west', 'east'].includes(String(properties['id'])),
      );
      expect(sides).toHaveLength(2);
      for (const side of sides)
        expect(distanceToRings(middle, ringsOf(side, x ?? 0, y ?? 0))).toBeLessThan(0.125);
    }
  });

  it.each(ZOOMS.filter((zoom) => zoom >= 12))(
    'shows a strip of adjacent area two feet wide at zoom %i',
    async (zoom) => {
      const exact = exactly([SLIVER], zoom);
      const pixels = [...(await pixelsOf(zoom, exact, 'adjacent', () => true))].filter(
        (pixel) => distanceToRings(middleOf(pixel), exact) < 2,
      );
      expect(pixels.length).toBeGreaterThan(0);
    },
  );

  it('cuts nothing within a tile: every corner that shows lies on the outline', async () => {
    const zoom = 16;
    const exact = exactly(WETLANDS['ring'] ?? [], zoom);
    const [left, top, right, bottom] = boxOf(exact).map((edge) => Math.floor(edge / TILE_PIXELS));
    for (let x = left ?? 0; x <= (right ?? 0); x += 1) {
      for (let y = top ?? 0; y <= (bottom ?? 0); y += 1) {
        const feature = (await tileOf(zoom, x, y))['wetlands']?.find(
          ({ properties }) => properties['id'] === 'ring',
        );
        for (const at of feature?.loadGeometry().flat() ?? []) {
          const shows = at.x > -64 && at.x < 4160 && at.y > -64 && at.y < 4160;
          const corner: Corner = [x * TILE_PIXELS + at.x / 8, y * TILE_PIXELS + at.y / 8];
          if (shows) expect(distanceToRings(corner, exact)).toBeLessThan(0.2);
        }
      }
    }
  });
});

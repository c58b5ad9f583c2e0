import { featureCollection, intersect, multiPolygon, polygon, union } from '@turf/turf';
import type * as GeoJson from 'geojson';
import { describe, expect, it } from 'vitest';
import { measureOverlay } from '../../../client/preview/overlay.js';
import { ringArea, type MultiPolygon, type Point, type Polygon } from '../../../client/preview/planar.js';
import { liveSplitScene, ragged, repeatable } from '../../../scripts/bench/live-split-scene.js';
import { overlayOfAllCrossings } from './all-crossings.js';

function blob(next: () => number, x: number, y: number, corners: number): Polygon {
  return [ragged(next, [x, y], corners, 40, 200)];
}

const box = (west: number, south: number, east: number, north: number): Point[] => [
  [704_800 + west, 771_900 + south],
  [704_800 + east, 771_900 + south],
  [704_800 + east, 771_900 + north],
  [704_800 + west, 771_900 + north],
  [704_800 + west, 771_900 + south],
];

function areaOf(geometry: { type: string; coordinates: unknown } | undefined): number {
  const coordinates = geometry?.coordinates;
  const polygons = (geometry?.type === 'Polygon' ? [coordinates] : (coordinates ?? [])) as MultiPolygon;
  return polygons.reduce(
    (sum, [outer = [], ...holes]) =>
      sum + ringArea(outer) - holes.reduce((holed, hole) => holed + ringArea(hole), 0),
    0,
  );
}

/** Within a millionth of the figure, or of a square foot. */
function expectClose(measured: number | undefined, expected: number): void {
  expect(Math.abs((measured ?? Number.NaN) - expected)).toBeLessThan(1e-6 * Math.max(1, expected));
}

describe('the overlay by slabs', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('agrees with a clipping library on random shapes (%s)', (seed) => {
    const next = repeatable(seed);
    const [a, b] = [blob(next, 704_800, 771_900, 9), blob(next, 704_900, 771_950, 7)];
    const land = blob(next, 704_850, 771_800, 40);
    const both = union(featureCollection([polygon(a), polygon(b)]));
    const overlap = both === null ? null : intersect(featureCollection([both, polygon(land)]));
    const measured = measureOverlay([a, b], { outline: null, kinds: [[land]] });
    expectClose(measured.all, areaOf(both?.geometry));
    expectClose(measured.kinds[0], areaOf(overlap?.geometry));
  });

  it.each([1, 2, 3, 4, 5, 6])('agrees with cells between all crossings, inside an outline (%s)', (seed) => {
    const next = repeatable(100 + seed);
    const shapes = [blob(next, 704_800, 771_900, 9), blob(next, 704_900, 771_950, 8)];
    // One that crosses itself counts even-odd.
    const corner = (): Point => [704_700 + 200 * next(), 771_800 + 200 * next()];
    const corners = [corner(), corner(), corner(), corner(), corner()];
    shapes.push([[...corners, ...corners.slice(0, 1)]]);
    const land = {
      outline: [blob(next, 704_800, 771_850, 25)],
      kinds: [
        [blob(next, 704_700, 771_900, 20), blob(next, 705_150, 771_900, 20)],
        [[box(-150, -150, 250, 250), box(0, 0, 90, 90)]],
      ],
    };
    const measured = measureOverlay(shapes, land);
    const expected = overlayOfAllCrossings(
      shapes.map((shape) => [shape]),
      land,
      [704_500, 771_500],
    );
    expectClose(measured.all, expected.all);
    expectClose(measured.inside, expected.inside);
    for (const [kind, area] of expected.kinds.entries()) expectClose(measured.kinds[kind], area);
    expect(expected.kinds.every((area) => area > 100)).toBe(true);
  });

  it('agrees with a clipping library where a municipal line crosses wetlands under the drawing', () => {
    const { drawing, municipality, wetland, adjacent } = liveSplitScene(3, 350);
    const measured = measureOverlay([drawing], { outline: municipality, kinds: [wetland, adjacent] });
    const within = intersect(
      featureCollection<GeoJson.Polygon | GeoJson.MultiPolygon>([
        polygon(drawing),
        multiPolygon(municipality),
      ]),
    );
    expectClose(measured.inside, areaOf(within?.geometry));
    for (const [kind, land] of [wetland, adjacent].entries()) {
      const near = land.filter(([outer = []]) => outer.some(([x]) => Math.abs(x - 702_160) < 900));
      const shared =
        within &&
        intersect(featureCollection<GeoJson.Polygon | GeoJson.MultiPolygon>([within, multiPolygon(near)]));
      expectClose(measured.kinds[kind], areaOf(shared?.geometry));
    }
  });

  it('takes rings either way round, holes too, and land that begins below the drawing', () => {
    const outer = box(0, -1000, 100, 1000);
    const hole = box(20, -500, 60, 40);
    // 100 by 100 ft, less 40 by 40 ft of the hole.
    for (const rings of [
      [outer, hole],
      [outer, [...hole].reverse()],
      [[...outer].reverse(), hole],
    ])
      expectClose(
        measureOverlay([[box(0, 0, 100, 100)]], { outline: null, kinds: [[rings]] }).kinds[0],
        8400,
      );
  });

  it('knows a drawing in the middle of large land, in a hole of it, and beside it', () => {
    const ring = ragged(repeatable(5), [704_800, 771_900], 300, 3000, 4000);
    const hole = ragged(repeatable(6), [704_800, 771_900], 300, 500, 800);
    const drawing = [box(-50, -50, 50, 50)];
    const measured = measureOverlay([drawing], {
      outline: [[ring]],
      kinds: [[[ring]], [[ring, hole]], [[hole]], [[box(50, -50, 90, 50)]]],
    });
    expect(measured.inside).toBeCloseTo(10_000, 6);
    for (const [kind, area] of [10_000, 0, 10_000, 0].entries())
      expect(measured.kinds[kind]).toBeCloseTo(area, 6);
  });

  it('measures shapes whose edges nearly coincide, where a clipping library gives up', () => {
    const square = box(0, 0, 200, 200);
    const nearly: Point[] = square.map(([x, y], index) => [x + (index % 2) * 3e-10, y - (index % 3) * 2e-10]);
    const measured = measureOverlay([[nearly]], { outline: [[square]], kinds: [[[square]]] });
    expect(measured.all).toBeCloseTo(40_000, 4);
    expect(measured.inside).toBeCloseTo(40_000, 4);
    expect(measured.kinds[0]).toBeCloseTo(40_000, 4);
  });

  it('measures a drawing along a wetland’s own corners', () => {
    const wetland = ragged(repeatable(9), [704_800, 771_900], 160, 90, 110);
    const half = [...wetland.slice(0, 81), ...wetland.slice(0, 1)];
    const measured = measureOverlay([[half]], { outline: null, kinds: [[[wetland]]] });
    expectClose(measured.kinds[0], ringArea(half));
  });
});

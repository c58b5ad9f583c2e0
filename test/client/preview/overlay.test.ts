import { featureCollection, intersect, polygon, union } from '@turf/turf';
import { describe, expect, it } from 'vitest';
import { measureOverlay } from '../../../client/preview/overlay.js';
import { ringArea, type MultiPolygon, type Point, type Polygon } from '../../../client/preview/planar.js';

/** A repeatable source of numbers from 0 to 1. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** A star-shaped polygon with corners at random distances: simple, seldom convex. */
function blob(next: () => number, x: number, y: number, corners: number): Polygon {
  const ring = Array.from({ length: corners }, (_none, step): Point => {
    const [angle, radius] = [(step / corners) * 2 * Math.PI, 40 + 160 * next()];
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
  return [[...ring, ...ring.slice(0, 1)]];
}

function areaOf(geometry: { type: string; coordinates: unknown } | undefined): number {
  const coordinates = geometry?.coordinates;
  const polygons = (geometry?.type === 'Polygon' ? [coordinates] : (coordinates ?? [])) as MultiPolygon;
  return polygons.reduce(
    (sum, [outer = [], ...holes]) =>
      sum + ringArea(outer) - holes.reduce((holed, hole) => holed + ringArea(hole), 0),
    0,
  );
}

describe('the overlay by slabs', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('agrees with a clipping library on random shapes (%s)', (seed) => {
    const next = random(seed);
    const [a, b] = [blob(next, 704_800, 771_900, 9), blob(next, 704_900, 771_950, 7)];
    const land = blob(next, 704_850, 771_800, 40);
    const both = union(featureCollection([polygon(a), polygon(b)]));
    const overlap = both === null ? null : intersect(featureCollection([both, polygon(land)]));
    const measured = measureOverlay([a, b], { outline: null, kinds: [[land]] });
    expect(measured.all).toBeCloseTo(areaOf(both?.geometry), 4);
    expect(measured.kinds[0]).toBeCloseTo(areaOf(overlap?.geometry), 4);
  });

  it('measures shapes whose edges nearly coincide, where a clipping library gives up', () => {
    const square: Point[] = [
      [704_800, 771_900],
      [705_000, 771_900],
      [705_000, 772_100],
      [704_800, 772_100],
      [704_800, 771_900],
    ];
    const nearly: Point[] = square.map(([x, y], index) => [x + (index % 2) * 3e-10, y - (index % 3) * 2e-10]);
    const measured = measureOverlay([[nearly]], { outline: [[square]], kinds: [[[square]]] });
    expect(measured.all).toBeCloseTo(40_000, 4);
    expect(measured.inside).toBeCloseTo(40_000, 4);
    expect(measured.kinds[0]).toBeCloseTo(40_000, 4);
  });
});

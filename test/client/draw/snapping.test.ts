import { describe, expect, it } from 'vitest';
import { snapLinesOf, snapTo } from '../../../client/draw/snapping.js';
import type { Point } from '../../../client/preview/planar.js';
import { toDegrees, toFeet } from '../../../client/preview/projection.js';

const A: Point = [-73.658123456789, 40.9310123456789];
const B: Point = [-73.657123456789, 40.9312123456789];

/** A screen on which a foot is two pixels. */
function project(place: Point): { x: number; y: number } {
  const [x, y] = toFeet(place);
  return { x: x * 2, y: -y * 2 };
}

function beside(place: Point, eastFt: number, northFt: number): Point {
  const [x, y] = toFeet(place);
  return toDegrees([x + eastFt, y + northFt]);
}

function linesOf(layer: 'wetlands' | 'parcels', line: readonly Point[]) {
  return snapLinesOf({
    type: 'FeatureCollection',
    mapVersion: 1,
    features: [
      {
        type: 'Feature',
        properties: { layer, id: 'W-3' },
        geometry: { type: 'MultiLineString', coordinates: [line.map(([lon, lat]) => [lon, lat])] },
      },
    ],
  });
}

describe('snapping', () => {
  it('goes to a corner within reach, with exactly its digits', () => {
    const snapped = snapTo(beside(A, 4, -3), linesOf('wetlands', [A, B]), project);
    expect(snapped).toEqual({ place: A, on: 'corner', what: 'wetland W-3' });
  });

  it('goes to the last corner of a line too', () => {
    expect(snapTo(beside(B, -2, 2), linesOf('parcels', [A, B]), project)?.place).toEqual(B);
  });

  it('prefers a corner to the line that it ends', () => {
    const [x, y] = [toFeet(A), toFeet(B)];
    const near = toDegrees([x[0] + (y[0] - x[0]) * 0.015, x[1] + (y[1] - x[1]) * 0.015]);
    expect(snapTo(near, linesOf('parcels', [A, B]), project)?.on).toBe('corner');
  });

  it('goes to the line in State Plane feet, on which the map is straight', () => {
    const [from, to] = [toFeet(A), toFeet(B)];
    const middle = toDegrees([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]);
    const snapped = snapTo(beside(middle, 1, 3), linesOf('parcels', [A, B]), project);
    expect(snapped?.on).toBe('line');
    expect(snapped?.what).toBe('a parcel line');
    const [x, y] = toFeet(snapped?.place ?? A);
    const away =
      ((to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0])) /
      Math.hypot(to[0] - from[0], to[1] - from[1]);
    expect(Math.abs(away)).toBeLessThan(1e-6);
  });

  it('goes nowhere where nothing is within reach', () => {
    expect(snapTo(beside(A, 0, -40), linesOf('parcels', [A, B]), project)).toBeNull();
    expect(snapTo(A, [], project)).toBeNull();
  });

  it('leaves lines without length aside', () => {
    expect(linesOf('parcels', [A])).toEqual([]);
  });
});

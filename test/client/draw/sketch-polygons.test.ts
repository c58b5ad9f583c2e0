import { describe, expect, it } from 'vitest';
import { sketchPolygons, type SketchSizes } from '../../../client/draw/sketch-polygons.js';
import { polygonArea } from '../../../client/geometry/measure.js';
import { gridScaleAt } from '../../../client/preview/grid-scale.js';
import type { Point } from '../../../client/preview/planar.js';
import { toDegrees, toFeet } from '../../../client/preview/projection.js';
import { inFeet } from '../../../client/preview/split.js';

const SIZES: SketchSizes = { widthFt: 12, radiusFt: null, radiusTyped: false };

function at(eastFt: number, northFt: number): Point {
  return toDegrees([724_400 + eastFt, 772_000 + northFt]);
}

/** Square feet on the ground of all polygons that are made. */
function groundSqFt(...asked: Parameters<typeof sketchPolygons>): number {
  const made = sketchPolygons(...asked);
  if (!made.ok) throw new Error(made.message);
  const grid = made.polygons.reduce((sum, rings) => sum + polygonArea(inFeet(rings) ?? []), 0);
  return grid / gridScaleAt(at(0, 0)) ** 2;
}

describe('what a tool makes of points', () => {
  it('makes a circle of a typed radius on the ground, to its exact area', () => {
    const area = groundSqFt('circle', [at(0, 0)], { ...SIZES, radiusFt: 50, radiusTyped: true });
    expect(area).toBeCloseTo(Math.PI * 50 ** 2, 1);
  });

  it('makes a circle by a point on it', () => {
    const scale = gridScaleAt(at(0, 0));
    const area = groundSqFt('circle', [at(0, 0), at(30 * scale, 40 * scale)], SIZES);
    expect(area).toBeCloseTo(Math.PI * 50 ** 2, 1);
  });

  it('makes a line as wide as is typed', () => {
    const scale = gridScaleAt(at(0, 0));
    expect(groundSqFt('line', [at(0, 0), at(0, 100 * scale)], SIZES)).toBeCloseTo(1200, 1);
    // One mitred bend of 90° adds and takes away the same.
    expect(
      groundSqFt('line', [at(0, 0), at(0, 100 * scale), at(80 * scale, 100 * scale)], SIZES),
    ).toBeCloseTo(180 * 12, 1);
  });

  it('makes a rectangle north up on the grid, or along a first side', () => {
    const made = sketchPolygons('rectangle', [at(0, 0), at(40, -60)], SIZES);
    const corners = made.ok ? (made.polygons[0]?.[0] ?? []).map(toFeet) : [];
    for (const [x, y] of corners) {
      expect(Math.min(Math.abs(x - 724_400), Math.abs(x - 724_440))).toBeLessThan(1e-4);
      expect(Math.min(Math.abs(y - 772_000), Math.abs(y - 771_940))).toBeLessThan(1e-4);
    }
    expect(corners).toHaveLength(4);
    const scale = gridScaleAt(at(0, 0));
    // 50 ft long in the direction 3:4; the third point lies 20 ft across from its end.
    const third = at(30 * scale - 16 * scale, 40 * scale + 12 * scale);
    expect(groundSqFt('rectangle', [at(0, 0), at(30 * scale, 40 * scale), third], SIZES)).toBeCloseTo(
      1000,
      1,
    );
  });

  it('keeps the digits of corners that were snapped to, and leaves out points that a hand did not mean', () => {
    const exact: Point = [-73.65712345678901, 40.93121234567891];
    const outline = sketchPolygons('polygon', [exact, at(0, 0), at(0, 0), at(50, 50), exact], SIZES);
    expect(outline.ok && outline.polygons[0]?.[0]).toHaveLength(3);
    expect(outline.ok && outline.polygons[0]?.[0]?.[0]).toEqual(exact);
    const side = Array.from({ length: 50 }, (_none, step) => at(step * 2, step % 2 === 0 ? 0 : 0.3));
    const byHand = sketchPolygons('freehand', [...side, at(100, 100), at(0, 100)], SIZES);
    expect(byHand.ok && byHand.polygons[0]?.[0]?.length).toBeLessThanOrEqual(5);
  });

  it.each([
    ['polygon', [at(0, 0), at(1, 1)], SIZES, /three corners/],
    ['polygon', [at(0, 0), at(0, 10), at(0, 20)], SIZES, /no area/],
    ['line', [at(0, 0), at(0, 0)], SIZES, /two different points/],
    ['line', [at(0, 0), at(0, 9)], { ...SIZES, widthFt: null }, /width of the line in feet/],
    ['line', [at(0, 0), at(0, 9)], { ...SIZES, widthFt: 0 }, /width of the line in feet/],
    ['circle', [at(0, 0)], { ...SIZES, radiusTyped: true }, /radius in feet/],
    ['circle', [at(0, 0)], SIZES, /needs a radius/],
    ['circle', [at(0, 0), at(0, 0)], SIZES, /no radius/],
    ['rectangle', [at(0, 0)], SIZES, /two opposite corners/],
    ['rectangle', [at(0, 0), at(9, 0)], SIZES, /no area/],
  ] as const)('says why a %s cannot be made', (tool, points, sizes, message) => {
    const made = sketchPolygons(tool, points, sizes);
    expect(made.ok ? '' : made.message).toMatch(message);
  });
});

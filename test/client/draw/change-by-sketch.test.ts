import { describe, expect, it } from 'vitest';
import { cutSketch, splitSketch } from '../../../client/draw/change-by-sketch.js';
import { ringsWithout } from '../../../client/draw/delete-corner.js';
import { newShape } from '../../../client/draw/shape.js';
import { draggedShape } from '../../../client/draw/shape-drag.js';
import { polygonArea } from '../../../client/geometry/measure.js';
import { distanceBetween, type Point } from '../../../client/preview/planar.js';
import { toDegrees, toFeet } from '../../../client/preview/projection.js';
import { inFeet } from '../../../client/preview/split.js';

function at(eastFt: number, northFt: number): Point {
  return toDegrees([724_400 + eastFt, 772_000 + northFt]);
}

function square(east: number, north: number, side: number): Point[] {
  return [at(east, north), at(east + side, north), at(east + side, north + side), at(east, north + side)];
}

const YARD = {
  ...newShape('disturbance', [square(0, 0, 100)], 'wetland-creation', 'yard'),
  name: 'Yard',
  activity: 'fill',
};
const SHED = newShape('disturbance', [square(300, 0, 20)], 'wetland-creation', 'shed');

function sqFt(rings: readonly Point[][]): number {
  return polygonArea(inFeet(rings) ?? []);
}

describe('changing a shape by what is drawn over it', () => {
  it('cuts a hole into the selected shape and leaves its corners and what is said about it alone', () => {
    const cut = cutSketch([YARD, SHED], 'yard', square(40, 40, 10));
    expect(cut).toMatchObject({
      ok: true,
      target: 'yard',
      parts: [{ id: 'yard', name: 'Yard', activity: 'fill' }],
    });
    const rings = cut.ok ? (cut.parts[0]?.rings ?? []) : [];
    expect(rings[0]).toEqual(YARD.rings[0]);
    expect(sqFt(rings)).toBeCloseTo(9900, 1);
  });

  it('finds the shape under a hole where none is selected, and says so where there is none', () => {
    expect(cutSketch([YARD, SHED], null, square(305, 5, 5))).toMatchObject({ ok: true, target: 'shed' });
    expect(cutSketch([YARD, SHED], null, square(900, 0, 5))).toEqual({
      ok: false,
      message: 'Draw the hole inside of a shape.',
    });
    expect(cutSketch([YARD, SHED], 'yard', square(900, 0, 5)).ok).toBe(false);
  });

  it('splits a shape into parts that keep what is said about it, the largest as the shape itself', () => {
    const split = splitSketch([YARD, SHED], 'yard', [at(30, -20), at(30, 120)]);
    if (!split.ok) throw new Error(split.message);
    expect(split.parts.map(({ name, activity }) => [name, activity])).toEqual([
      ['Yard', 'fill'],
      ['Yard, part 2', 'fill'],
    ]);
    expect(split.parts[0]?.id).toBe('yard');
    expect(split.parts[1]?.id).not.toBe('yard');
    expect(split.parts.map(({ rings }) => Math.round(sqFt(rings)))).toEqual([7000, 3000]);
  });

  it('says why a line does not split', () => {
    expect(splitSketch([YARD], 'yard', [at(30, -20), at(30, 50)])).toMatchObject({ ok: false });
    expect(splitSketch([YARD, SHED], null, [at(600, 0), at(700, 0)])).toEqual({
      ok: false,
      message: 'Select the shape to split first.',
    });
  });
});

describe('moving by the pointer', () => {
  it('moves one corner and leaves the others to the last digit', () => {
    const grip = { kind: 'corner', ring: 0, corner: 2 } as const;
    const moved = draggedShape({ grip, shape: YARD, from: at(100, 100) }, at(150, 160));
    expect(moved.rings[0]?.[2]).toEqual(at(150, 160));
    expect(moved.rings[0]?.filter((_corner, index) => index !== 2)).toEqual(
      YARD.rings[0]?.filter((_corner, index) => index !== 2),
    );
  });

  it('draws a corner out of the middle of an edge', () => {
    const grip = { kind: 'middle', ring: 0, corner: 1, at: at(50, 0) } as const;
    const moved = draggedShape({ grip, shape: YARD, from: at(50, 0) }, at(50, -30));
    expect(moved.rings[0]).toHaveLength(5);
    expect(sqFt(moved.rings)).toBeCloseTo(10_000 + 1500, 1);
  });

  it('moves a whole shape, holes too, by feet: it keeps its size', () => {
    const holed = { ...YARD, rings: [square(0, 0, 100), square(40, 40, 10)] };
    const moved = draggedShape({ grip: { kind: 'shape' }, shape: holed, from: at(0, 0) }, at(3000, 4000));
    expect(sqFt(moved.rings)).toBeCloseTo(9900, 2);
    for (const [ring, corners] of holed.rings.entries())
      for (const [index, corner] of corners.entries())
        expect(distanceBetween(toFeet(corner), toFeet(moved.rings[ring]?.[index] ?? [0, 0]))).toBeCloseTo(
          5000,
          3,
        );
  });

  it('takes a corner away, a hole with its third, and never the third of an outline', () => {
    const holed = { ...YARD, rings: [square(0, 0, 100), square(40, 40, 10).slice(1)] };
    expect(ringsWithout(holed, 0, 1)?.[0]).toHaveLength(3);
    expect(ringsWithout(holed, 1, 0)).toEqual([holed.rings[0]]);
    expect(ringsWithout({ ...YARD, rings: [square(0, 0, 9).slice(1)] }, 0, 0)).toBeNull();
    expect(ringsWithout(YARD, 3, 0)).toBeNull();
  });
});

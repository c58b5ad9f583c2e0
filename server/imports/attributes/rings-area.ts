import type { Ring } from '../shape.js';

/** @returns the area of polygons, holes taken out, in the square of the unit of their coordinates */
export function ringsArea(polygons: readonly (readonly Ring[])[]): number {
  return polygons.reduce(
    (sum, [outer, ...holes]) =>
      sum +
      (outer === undefined ? 0 : ringArea(outer)) -
      holes.reduce((out, hole) => out + ringArea(hole), 0),
    0,
  );
}

/** Counted from its first corner, so that State Plane coordinates keep their digits. */
function ringArea(ring: Ring): number {
  const [x0, y0] = ring[0] ?? [0, 0];
  let twice = 0;
  let before: readonly [number, number] = [0, 0];
  for (const [x, y] of ring) {
    const [dx, dy] = [x - x0, y - y0];
    twice += before[0] * dy - dx * before[1];
    before = [dx, dy];
  }
  return Math.abs(twice) / 2;
}

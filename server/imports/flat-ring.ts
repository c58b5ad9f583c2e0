import type { Ring } from './shape.js';

/** Height of a ring over its length below which it is a line and not an area: a micron in a kilometre. */
const FLATNESS = 1e-9;

/**
 * Whether all vertices of a ring lie on one line. The signed area cannot tell: it is also zero for the two lobes of a
 * bow-tie, which enclose land.
 * @param ring  in the coordinates of the file, where a straight line is still straight
 */
export function isFlat(ring: Ring): boolean {
  const origin = ring[0];
  if (origin === undefined) return true;
  let far = 0;
  let farX = 0;
  let farY = 0;
  for (const [x, y] of ring) {
    const distance = (x - origin[0]) ** 2 + (y - origin[1]) ** 2;
    if (distance > far) {
      far = distance;
      farX = x - origin[0];
      farY = y - origin[1];
    }
  }
  return ring.every(([x, y]) => Math.abs((x - origin[0]) * farY - (y - origin[1]) * farX) <= FLATNESS * far);
}

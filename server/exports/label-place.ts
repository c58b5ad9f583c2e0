import type { Position } from 'geojson';

/** @returns where a level line at that height crosses the rings, from west to east */
function crossings(rings: readonly Position[][], height: number): number[] {
  const found: number[] = [];
  for (const ring of rings) {
    for (const [index, [x1 = 0, y1 = 0]] of ring.entries()) {
      const [x2 = 0, y2 = 0] = ring[index + 1] ?? [x1, y1];
      if (y1 > height !== y2 > height) found.push(x1 + ((height - y1) / (y2 - y1)) * (x2 - x1));
    }
  }
  return found.sort((a, b) => a - b);
}

/**
 * @param rings  of a polygon, closed
 * @returns a place in it where a text can stand: the middle of the widest stretch halfway up; null for a flat one
 */
export function placeInside(rings: readonly Position[][]): Position | null {
  const heights = rings.flat().map(([, y = 0]) => y);
  let [low, high] = [Infinity, -Infinity];
  for (const height of heights) {
    low = Math.min(low, height);
    high = Math.max(high, height);
  }
  const height = (low + high) / 2;
  const found = crossings(rings, height);
  let best: { x: number; width: number } | null = null;
  for (let index = 0; index + 1 < found.length; index += 2) {
    const [west = 0, east = 0] = [found[index], found[index + 1]];
    if (best === null || east - west > best.width) best = { x: (west + east) / 2, width: east - west };
  }
  return best === null ? null : [best.x, height];
}

/** @returns the middle vertex of a line */
export function placeOnLine(line: readonly Position[]): Position | null {
  return line[Math.floor(line.length / 2)] ?? null;
}

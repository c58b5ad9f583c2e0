/** A corner, in pixels or units. */
export type Corner = readonly [number, number];

/** Whether a point lies within rings, counted by how often a line from it to the west crosses them. */
export function isWithin([x, y]: Corner, rings: readonly (readonly Corner[])[]): boolean {
  let within = false;
  for (const ring of rings) {
    let before = ring.at(-1) ?? [0, 0];
    for (const corner of ring) {
      // Half open, so that a point on an edge that two shapes share is in one of them.
      const meets = before[1] <= y !== corner[1] <= y;
      if (meets && crossing(y, before, corner) <= x) within = !within;
      before = corner;
    }
  }
  return within;
}

/** Where an edge crosses a row; the same to the last digit in whichever direction the edge is given. */
function crossing(y: number, a: Corner, b: Corner): number {
  const [[x1, y1], [x2, y2]] = a[1] < b[1] ? [a, b] : [b, a];
  return x1 + ((y - y1) / (y2 - y1)) * (x2 - x1);
}

function distanceToEdge([x, y]: Corner, [x1, y1]: Corner, [x2, y2]: Corner): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / length));
  return Math.hypot(x - x1 - share * dx, y - y1 - share * dy);
}

/** @returns how far a point is from the nearest edge of the rings */
export function distanceToRings(point: Corner, rings: readonly (readonly Corner[])[]): number {
  return Math.min(
    ...rings.flatMap((ring) =>
      ring.map((corner, index) => distanceToEdge(point, ring.at(index - 1) ?? corner, corner)),
    ),
  );
}

/**
 * @param rings  in pixels
 * @param window  columns and rows of pixels that are looked at: first ones, and first ones after it
 * @returns the pixels whose middle lies within the rings, as a renderer that samples there fills them
 */
export function rasterised(
  rings: readonly (readonly Corner[])[],
  [left, top, right, bottom]: readonly [number, number, number, number],
): Set<string> {
  const pixels = new Set<string>();
  for (let row = top; row < bottom; row += 1) {
    const y = row + 0.5;
    const crossings = rings
      .flatMap((ring) =>
        ring.map((corner, index): number | null => {
          const before = ring.at(index - 1) ?? corner;
          return before[1] <= y === corner[1] <= y ? null : crossing(y, before, corner);
        }),
      )
      .filter((x) => x !== null)
      .sort((a, b) => a - b);
    for (let index = 0; index + 1 < crossings.length; index += 2) {
      const first = Math.max(left, Math.ceil((crossings[index] ?? 0) - 0.5));
      const after = Math.min(right, Math.ceil((crossings[index + 1] ?? 0) - 0.5));
      for (let column = first; column < after; column += 1) pixels.add(`${column} ${row}`);
    }
  }
  return pixels;
}

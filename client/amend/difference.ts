import { crossingX, edgesNear, heightAt, type Edge } from '../preview/edges.js';
import { boxAround, type Box, type MultiPolygon, type Point, type Polygon } from '../preview/planar.js';

/** Land that two shapes do not share, as trapezoids side by side: for showing, where their seams do not matter. */
export interface Difference {
  /** in the second and not in the first */
  gained: Polygon[];
  lost: Polygon[];
}

/** Edges times edges beyond which the difference is not drawn: finding where they cross would take too long. */
const MOST_PAIRS = 6_000_000;

function keyOf({ x0, y0, x1, y1 }: Edge): string {
  return `${x0} ${y0} ${x1} ${y1}`;
}

function onlyIn(edges: readonly Edge[], others: readonly Edge[]): Edge[] {
  const known = new Set(others.map(keyOf));
  return edges.filter((edge) => !known.has(keyOf(edge)));
}

interface Side {
  edge: Edge;
  second: boolean;
  height: number;
}

function trapezoid(low: Edge, high: Edge, from: number, to: number, [x, y]: Point): Polygon {
  const corner = (edge: Edge, at: number): Point => [at + x, heightAt(edge, at) + y];
  const first = corner(low, from);
  return [[first, corner(low, to), corner(high, to), corner(high, from), first]];
}

function slabPieces(
  first: readonly Edge[],
  second: readonly Edge[],
  [from, to]: readonly [number, number],
  origin: Point,
  found: Difference,
): void {
  const middle = (from + to) / 2;
  const crossed = (edges: readonly Edge[], isSecond: boolean): Side[] =>
    edges
      .filter((edge) => edge.x0 <= from && edge.x1 >= to)
      .map((edge) => ({ edge, second: isSecond, height: heightAt(edge, middle) }));
  const sides = [...crossed(first, false), ...crossed(second, true)].sort((a, b) => a.height - b.height);
  let [inFirst, inSecond] = [false, false];
  for (const [index, side] of sides.entries()) {
    if (side.second) inSecond = !inSecond;
    else inFirst = !inFirst;
    const above = sides[index + 1];
    if (above === undefined || inFirst === inSecond || above.height - side.height < 1e-10) continue;
    (inSecond ? found.gained : found.lost).push(trapezoid(side.edge, above.edge, from, to, origin));
  }
}

/**
 * The land that two shapes do not share, found by vertical slabs as the preview measures: nothing is stitched together,
 * so edges that coincide cannot make it fail. For display only; figures are the server's.
 * @param first  closed rings in degrees or feet
 * @returns null where the shapes have too many corners to compare while somebody waits
 */
export function differenceOf(first: MultiPolygon, second: MultiPolygon): Difference | null {
  const found: Difference = { gained: [], lost: [] };
  const box = boxAround([...first.flat(), ...second.flat()]);
  if (box === null) return found;
  const origin: Point = [box[0], box[1]];
  const wide: Box = [box[0] - 1, box[1] - 1, box[2] + 1, box[3] + 1];
  const [allFirst, allSecond] = [edgesNear(first, wide, origin), edgesNear(second, wide, origin)];
  const own = [onlyIn(allFirst, allSecond), onlyIn(allSecond, allFirst)].flat();
  if (own.length === 0) return found;
  if (own.length * (allFirst.length + allSecond.length) > MOST_PAIRS) return null;
  // Land differs only above and below edges that one of them has alone.
  const west = own.reduce((least, { x0 }) => Math.min(least, x0), Infinity);
  const east = own.reduce((most, { x1 }) => Math.max(most, x1), -Infinity);
  const near = (edges: readonly Edge[]): Edge[] => edges.filter(({ x0, x1 }) => x0 < east && x1 > west);
  const [nearFirst, nearSecond] = [near(allFirst), near(allSecond)];
  const bounds = [...nearFirst, ...nearSecond].flatMap(({ x0, x1 }) => [x0, x1]);
  for (const edge of own)
    for (const other of [...nearFirst, ...nearSecond]) {
      const x = crossingX(edge, other);
      if (x !== null) bounds.push(x);
    }
  const sorted = [...new Set(bounds)].filter((x) => x >= west && x <= east).sort((a, b) => a - b);
  for (let index = 1; index < sorted.length; index += 1) {
    const [from, to] = [sorted[index - 1] ?? 0, sorted[index] ?? 0];
    if (to - from > 1e-11) slabPieces(nearFirst, nearSecond, [from, to], origin, found);
  }
  return found;
}

import { crossingX, edgesNear, heightAt, type Edge } from './edges.js';
import { intervalsBetween, lengthOf, shared, united, type Interval } from './intervals.js';
import { boxAround, type MultiPolygon, type Polygon } from './planar.js';

/** Kinds of land that share no area with one another, and the outline they are asked about inside of. */
export interface Land {
  /** null: everything counts as inside */
  outline: MultiPolygon | null;
  kinds: readonly MultiPolygon[];
}

/** Areas in the square of the unit of the coordinates. */
export interface Overlay {
  /** of the shapes united */
  all: number;
  /** of what of them lies inside the outline */
  inside: number;
  /** of what lies inside the outline and on each kind of land, in the order given */
  kinds: number[];
}

function crossings(edges: readonly Edge[], x: number): number[] {
  return edges.filter((edge) => edge.x0 < x && edge.x1 > x).map((edge) => heightAt(edge, x));
}

/** The xs between which no edge of a shape begins, ends or crosses another: there, every length is linear in x. */
function slabBounds(shapes: readonly Edge[][], land: readonly Edge[]): number[] {
  const own = shapes.flat();
  const bounds = [...own, ...land].flatMap((edge) => [edge.x0, edge.x1]);
  for (const [index, edge] of own.entries())
    for (const other of [...own.slice(index + 1), ...land]) {
      const x = crossingX(edge, other);
      if (x !== null) bounds.push(x);
    }
  return bounds.sort((a, b) => a - b);
}

/**
 * Measures what shapes share with kinds of land, by vertical slabs: within one, the covered length of a vertical line
 * is linear in x, so its value in the middle times the width of the slab is exact. Nothing is stitched together, so
 * edges that coincide, or nearly do, cannot make it fail. A ring that crosses itself counts even-odd.
 */
export function measureOverlay(shapes: readonly Polygon[], land: Land): Overlay {
  const box = boxAround(shapes.flat());
  const result: Overlay = { all: 0, inside: 0, kinds: land.kinds.map(() => 0) };
  if (box === null) return result;
  // Measured from a corner of the drawing, so that the digits of State Plane coordinates are not spent on their size.
  const origin: [number, number] = [box[0], box[1]];
  const own = shapes.map((rings) => edgesNear([rings], box, origin));
  const outline = land.outline === null ? null : edgesNear(land.outline, box, origin);
  const kinds = land.kinds.map((polygons) => edgesNear(polygons, box, origin));
  const bounds = slabBounds(own, [...(outline ?? []), ...kinds.flat()]);
  const east = box[2] - origin[0];
  for (let index = 1; index < bounds.length; index += 1) {
    const [from, to] = [Math.max(0, bounds[index - 1] ?? 0), Math.min(east, bounds[index] ?? 0)];
    const middle = (from + to) / 2;
    if (!(from < middle && middle < to)) continue;
    const covered: Interval[] = united(own.flatMap((edges) => intervalsBetween(crossings(edges, middle))));
    if (covered.length === 0) continue;
    const inside = outline === null ? covered : shared(covered, intervalsBetween(crossings(outline, middle)));
    result.all += lengthOf(covered) * (to - from);
    result.inside += lengthOf(inside) * (to - from);
    for (const [kind, edges] of kinds.entries()) {
      const length = lengthOf(shared(inside, intervalsBetween(crossings(edges, middle))));
      result.kinds[kind] = (result.kinds[kind] ?? 0) + length * (to - from);
    }
  }
  return result;
}

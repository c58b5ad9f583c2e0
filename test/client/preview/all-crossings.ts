import { crossingX, heightAt, ringEdges, type Edge } from '../../../client/preview/edges.js';
import type { Land, Overlay } from '../../../client/preview/overlay.js';
import type { MultiPolygon, Point } from '../../../client/preview/planar.js';

/** Even-odd at a height of the line at x. */
function holds(edges: readonly Edge[], x: number, y: number): boolean {
  return edges.filter((edge) => edge.x0 < x && edge.x1 > x && heightAt(edge, x) < y).length % 2 === 1;
}

/**
 * The overlay by the plainest way there is: slabs between all ends and all crossings of all edges, and in each the
 * cells between neighbouring edges, each asked what it lies in. Slow, and with nothing left out.
 */
export function overlayOfAllCrossings(shapes: readonly MultiPolygon[], land: Land, origin: Point): Overlay {
  const edgesOf = (polygons: MultiPolygon): Edge[] =>
    polygons.flat().flatMap((ring) => ringEdges(ring, origin));
  const own = shapes.map(edgesOf);
  const outline = land.outline === null ? null : edgesOf(land.outline);
  const kinds = land.kinds.map(edgesOf);
  const every = [...own, outline ?? [], ...kinds].flat();
  const bounds = every.flatMap(({ x0, x1 }) => [x0, x1]);
  for (const [index, edge] of every.entries())
    for (const other of every.slice(index + 1)) {
      const x = crossingX(edge, other);
      if (x !== null) bounds.push(x);
    }
  bounds.sort((a, b) => a - b);
  const result: Overlay = { all: 0, inside: 0, kinds: kinds.map(() => 0) };
  for (const [index, to] of bounds.entries()) {
    const from = bounds[index - 1] ?? to;
    const x = (from + to) / 2;
    if (!(from < x && x < to)) continue;
    const heights = every
      .filter((edge) => edge.x0 < x && edge.x1 > x)
      .map((edge) => heightAt(edge, x))
      .sort((a, b) => a - b);
    for (const [at, high] of heights.entries()) {
      const low = heights[at - 1] ?? high;
      const y = (low + high) / 2;
      if (!(low < y && y < high) || !own.some((edges) => holds(edges, x, y))) continue;
      const area = (high - low) * (to - from);
      result.all += area;
      if (outline !== null && !holds(outline, x, y)) continue;
      result.inside += area;
      for (const [kind, edges] of kinds.entries())
        if (holds(edges, x, y)) result.kinds[kind] = (result.kinds[kind] ?? 0) + area;
    }
  }
  return result;
}

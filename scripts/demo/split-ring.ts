import { along, cyclic, type Point, type Ring } from './plane.js';

interface Node {
  readonly point: Point;
  /** The node across the cut, for a node on the cut. */
  partner: number | null;
}

/**
 * Cuts a simple ring along a straight line.
 * @param through  a position of the line
 * @param direction  of the line
 * @returns the pieces; the ring itself when the line misses it
 */
export function splitRing(ring: Ring, through: Point, direction: Point): Ring[] {
  const offset = ([x, y]: Point): number => direction[0] * (y - through[1]) - direction[1] * (x - through[0]);
  const feetAlong = ([x, y]: Point): number =>
    direction[0] * (x - through[0]) + direction[1] * (y - through[1]);
  const nodes: Node[] = [];
  const crossings: { node: number; at: number }[] = [];
  ring.forEach((point, index) => {
    nodes.push({ point, partner: null });
    const next = cyclic(ring, index + 1);
    const [here, there] = [offset(point), offset(next)];
    // A vertex on the line counts as lying on its left, so that every crossing is a proper one.
    if (here >= 0 === there >= 0) return;
    const crossing = along(point, next, here / (here - there));
    crossings.push({ node: nodes.length, at: feetAlong(crossing) });
    nodes.push({ point: crossing, partner: null });
  });
  crossings.sort((a, b) => a.at - b.at);
  for (let index = 0; index + 1 < crossings.length; index += 2) {
    const [one, other] = [cyclic(crossings, index).node, cyclic(crossings, index + 1).node];
    cyclic(nodes, one).partner = other;
    cyclic(nodes, other).partner = one;
  }
  return crossings.length < 2 ? [ring] : tracePieces(nodes);
}

function tracePieces(nodes: readonly Node[]): Ring[] {
  const seen = new Set<number>();
  const pieces: Ring[] = [];
  nodes.forEach((start, startIndex) => {
    if (start.partner !== null || seen.has(startIndex)) return;
    const piece: Point[] = [];
    let index = startIndex;
    do {
      const node = cyclic(nodes, index);
      piece.push(node.point);
      if (node.partner === null) {
        seen.add(index);
      } else {
        index = node.partner;
        piece.push(cyclic(nodes, index).point);
      }
      index = (index + 1) % nodes.length;
    } while (index !== startIndex);
    pieces.push(piece);
  });
  return pieces;
}

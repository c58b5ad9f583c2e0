import type { Position } from 'geojson';
import type { ExportGeometry } from '../../../server/exports/export-table.js';
import { linesOf, polygonsOf } from '../../../server/exports/shape-parts.js';

/** Twice the area of a ring; positive where it runs against the clock. */
function turning(ring: readonly Position[]): number {
  return ring.reduce((sum, [x1 = 0, y1 = 0], index) => {
    const [x2 = 0, y2 = 0] = ring[(index + 1) % ring.length] ?? [];
    return sum + x1 * y2 - x2 * y1;
  }, 0);
}

const before = ([x1 = 0, y1 = 0]: Position, [x2 = 0, y2 = 0]: Position): boolean =>
  Math.abs(x1 - x2) > 0.01 ? x1 < x2 : y1 < y2;

/** @returns the ring open, against the clock, from its westernmost corner on: formats may begin and turn as they like */
function settled(ring: readonly Position[]): Position[] {
  const open = ring.slice(0, -1);
  const turned = turning(open) < 0 ? open.reverse() : open;
  const first = turned.reduce((least, position, index) => {
    const found = turned[least];
    return found !== undefined && before(position, found) ? index : least;
  }, 0);
  return [...turned.slice(first), ...turned.slice(0, first)];
}

/** @returns the vertices of every ring and line in an order that does not hang on the format */
export function settledVertices(geometry: ExportGeometry): Position[] {
  const parts = [...polygonsOf(geometry).flat().map(settled), ...linesOf(geometry)];
  const order = (a: readonly Position[], b: readonly Position[]): number =>
    before(a[0] ?? [], b[0] ?? []) ? -1 : 1;
  return parts.sort(order).flat();
}

/** @returns the number of rings and lines */
export function partCount(geometry: ExportGeometry): number {
  return polygonsOf(geometry).flat().length + linesOf(geometry).length;
}

/** @returns how far the furthest vertex is from where it was; infinitely far where there are more or fewer */
export function furthest(was: ExportGeometry, is: ExportGeometry): number {
  const [from, to] = [settledVertices(was), settledVertices(is)];
  if (from.length !== to.length || partCount(was) !== partCount(is)) return Infinity;
  return from.reduce((most, [x1 = 0, y1 = 0], index) => {
    const [x2 = NaN, y2 = NaN] = to[index] ?? [];
    return Math.max(most, Math.hypot(x1 - x2, y1 - y2));
  }, 0);
}

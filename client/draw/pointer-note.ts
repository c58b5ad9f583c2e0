import { sqFtText, feetText } from '../figures/format.js';
import { distanceBetween, ringArea, samePoint, type Point } from '../preview/planar.js';
import { toFeet } from '../preview/projection.js';

function edgeFt(a: Point | undefined, b: Point | undefined, gridScale: number): number {
  return a === undefined || b === undefined ? 0 : distanceBetween(toFeet(a), toFeet(b)) / gridScale;
}

function areaText(ring: readonly Point[], gridScale: number): string {
  return `${sqFtText(ringArea([...ring, ...ring.slice(0, 1)].map(toFeet)) / gridScale ** 2)} sq ft`;
}

/** Beside the pointer while a polygon is drawn: the edge that follows the pointer, and the area so far. */
export function drawingNote(ring: readonly Point[], gridScale: number): string {
  const edge = `edge ${feetText(edgeFt(ring.at(-2), ring.at(-1), gridScale))} ft`;
  return ring.length < 3 ? edge : `${edge} · ${areaText(ring, gridScale)}`;
}

/** Beside the pointer while a corner is moved: the two edges that meet there, and the area. */
export function movingNote(before: readonly Point[], ring: readonly Point[], gridScale: number): string {
  const index = ring.findIndex((point, at) => !samePoint(point, before[at]));
  if (index === -1) return areaText(ring, gridScale);
  const previous = edgeFt(ring.at(index - 1), ring[index], gridScale);
  const next = edgeFt(ring[index], ring[(index + 1) % ring.length], gridScale);
  return `edges ${feetText(previous)} and ${feetText(next)} ft · ${areaText(ring, gridScale)}`;
}

import type { Point } from '../preview/planar.js';

/** @returns the index of the corner before or after one, around the ring; the first where none was at hand */
export function stepCorner(from: number | null, corners: number, step: 1 | -1): number {
  if (from === null || corners === 0) return 0;
  return (from + step + corners) % corners;
}

/** @returns the ring with a corner halfway between one and the next, and its index */
export function withCornerAfter(
  corners: readonly Point[],
  index: number,
): { corners: Point[]; index: number } {
  const a = corners[index];
  const b = corners[(index + 1) % corners.length];
  if (a === undefined || b === undefined) return { corners: [...corners], index };
  const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  return { corners: [...corners.slice(0, index + 1), middle, ...corners.slice(index + 1)], index: index + 1 };
}

/** @returns the ring without a corner, or null where fewer than three would be left */
export function withoutCorner(corners: readonly Point[], index: number): Point[] | null {
  return corners.length <= 3 ? null : corners.filter((_corner, at) => at !== index);
}

/** @returns the ring with one corner elsewhere */
export function withCornerAt(corners: readonly Point[], index: number, place: Point): Point[] {
  return corners.map((corner, at) => (at === index ? place : corner));
}

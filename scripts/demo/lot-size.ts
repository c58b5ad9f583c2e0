import type { Point } from './plane.js';

/** The lot that a zoning district asks for, feet. */
export interface LotSize {
  readonly width: number;
  readonly depth: number;
}

/**
 * The usual lot at a position: narrow about the harbour and Main Street, wide towards the ridge.
 * @param point  design frame
 */
export function lotSizeAt([u, v]: Point): LotSize {
  if (v < 420 && !(u > 4000 && u < 5300)) return { width: 118, depth: 260 };
  const fromCentre = Math.hypot((u - 4450) / 1.5, (v - 1750) * 1.05);
  if (fromCentre < 640) return { width: 70, depth: 120 };
  if (fromCentre < 1150) return { width: 82, depth: 134 };
  if (v < 2960) return { width: 97, depth: 152 };
  if (v < 4280) return { width: 124, depth: 200 };
  return { width: 165, depth: 260 };
}

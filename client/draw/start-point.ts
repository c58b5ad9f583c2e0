import type { Point } from '../preview/planar.js';
import { toFeet } from '../preview/projection.js';

/** A point as typed, in State Plane feet, or what is wrong with it as a sentence. */
export type StartPoint = { ok: true; at: Point } | { ok: false; message: string };

const PAIR = /^([+-]?[\d,]*\.?\d+)(?:\s*[,;]\s*|\s+)([+-]?[\d,]*\.?\d+)$/;

/**
 * Reads one point: east and north in State Plane feet, or longitude and latitude in degrees, whichever the numbers can be.
 */
export function parseStartPoint(text: string): StartPoint {
  const [, first = '', second = ''] = PAIR.exec(text.trim().replace(/,\s+/, ' ')) ?? [];
  if (first === '' || second === '')
    return { ok: false, message: 'Write two numbers: 704810.99, 771917.59 or -73.730000, 40.950000.' };
  const [x, y] = [Number(first.replaceAll(',', '')), Number(second.replaceAll(',', ''))];
  if (Math.abs(x) > 180 || Math.abs(y) > 180) return { ok: true, at: [x, y] };
  if (x >= 0 || y <= 0)
    return { ok: false, message: 'Write longitude, then latitude: -73.730000, 40.950000.' };
  return { ok: true, at: toFeet([x, y]) };
}

import type { Point } from '../preview/planar.js';
import type { CoordinateKind } from './polygon-text.js';

/** Where New York East is used, widely taken, in degrees and in its feet: numbers beyond are no place here. */
const LONGITUDES = [-80, -68] as const;
const LATITUDES = [36, 48] as const;
const EASTS = [100_000, 1_500_000] as const;
const NORTHS = [1, 3_000_000] as const;

const within = (value: number, [least, most]: readonly [number, number]): boolean =>
  value >= least && value <= most;

/** A place that somebody typed, in the system it was written in. */
export interface TypedPlace {
  kind: CoordinateKind;
  point: Point;
}

/**
 * @param text  such as `-73.73, 40.95` (in either order) or `704,810.99 771,917.59` (east, then north)
 * @returns the place, or null where it is none, such as a tax map number
 */
export function readPlace(text: string): TypedPlace | null {
  const words = text
    .trim()
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
    .split(/[\s,;]+/)
    .filter((word) => word !== '')
    .map((word) => word.replace(/[°′']$/, ''));
  const [first = '', second = ''] = words;
  if (words.length !== 2 || !words.every((word) => /^[+-]?\d+(\.\d*)?$/.test(word))) return null;
  const [a, b] = [Number(first), Number(second)];
  if (within(a, LONGITUDES) && within(b, LATITUDES)) return { kind: 'degrees', point: [a, b] };
  if (within(b, LONGITUDES) && within(a, LATITUDES)) return { kind: 'degrees', point: [b, a] };
  if (within(a, EASTS) && within(b, NORTHS) && b > 1000) return { kind: 'feet', point: [a, b] };
  return null;
}

import { feetText, sqFtText } from '../figures/format.js';
import { distanceBetween, ringArea, type Point } from '../preview/planar.js';
import { toFeet } from '../preview/projection.js';
import type { KeyWork } from './key-target.js';

const WINDS = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const;

/** @returns in which of eight directions `b` lies from `a`, on the State Plane grid */
export function windOf(a: Point, b: Point): string {
  const [from, to] = [toFeet(a), toFeet(b)];
  const degrees = (Math.atan2(to[0] - from[0], to[1] - from[1]) * 180) / Math.PI;
  return WINDS[Math.round((degrees + 360) / 45) % 8] ?? 'north';
}

/** @returns feet on the ground between two places in degrees */
export function groundFt(a: Point, b: Point, gridScale: number): number {
  return distanceBetween(toFeet(a), toFeet(b)) / gridScale;
}

function areaSqFt(corners: readonly Point[], gridScale: number): number {
  return ringArea([...corners, ...corners.slice(0, 1)].map(toFeet)) / gridScale ** 2;
}

/**
 * @param corners  put down so far, in degrees
 * @param at  the cursor
 * @returns how far the cursor is from the last corner and which way, and the area that an outline would have
 */
export function drawingWords(
  figure: Extract<KeyWork, { kind: 'draw' }>['figure'],
  corners: readonly Point[],
  at: Point,
  gridScale: number,
): string {
  const last = corners.at(-1);
  if (last === undefined) return '';
  const feet = groundFt(last, at, gridScale);
  const edge =
    feet < 0.05 ? 'on the last corner' : `${feetText(feet)} ft ${windOf(last, at)} of the last corner`;
  if (figure !== 'outline' || corners.length < 2) return edge;
  return `${edge} · ${sqFtText(areaSqFt([...corners, at], gridScale))} sq ft`;
}

/** @returns what the keys do now, as the line below the map says it */
export function keyHint(work: KeyWork, corners: number, holding: boolean): string {
  switch (work.kind) {
    case 'draw': {
      const cursor = 'Arrow keys move the cursor, with Shift farther.';
      if (corners === 0) return `${cursor} Enter puts down the first corner of ${work.what}.`;
      if (work.inAll !== null && corners === work.inAll - 1)
        return `${cursor} Enter puts down the last point and finishes.`;
      const enough = work.figure === 'line' ? 2 : 3;
      const finish = work.inAll !== null || corners < enough ? '' : ' Enter twice in one place finishes.';
      return `${cursor} Enter adds a corner, Backspace takes the last one back, Escape starts over.${finish}`;
    }
    case 'edit':
      return holding
        ? 'Arrow keys carry the corner, with Shift farther. Enter puts it down, Escape puts it back, Delete takes it away.'
        : 'N and P go from corner to corner. Enter takes the corner up, Delete takes it away, I adds one after it.';
    case 'choose':
      return `Arrow keys move the cursor, with Shift farther. Enter chooses ${work.what}.`;
    case 'rest':
      return work.what;
  }
}

/** Every key and what it does, for the list of keys. */
export const KEYS: readonly (readonly [string, string])[] = [
  ['Arrow keys', 'move the cursor; with Shift farther, with Alt by one pixel'],
  ['Home', 'brings the cursor to the middle of the map'],
  ['Enter', 'adds a corner, chooses what is at the cursor, takes a corner up or puts it down'],
  ['Enter twice', 'in one place finishes an outline or a line'],
  ['Backspace', 'takes the last corner back'],
  ['Escape', 'starts over, or leaves the cursor'],
  ['Ctrl + Z, Ctrl + Y', 'undo and redo'],
  ['N and P', 'go to the next and the previous corner of the shape'],
  ['H', 'goes to the holes of the shape, one after another, and back to its outline'],
  ['I', 'adds a corner halfway to the next one'],
  ['Delete', 'takes the corner away'],
  ['W', 'says what is at the cursor'],
  ['+ and −', 'bring the map nearer and farther'],
  ['?', 'opens and closes this list'],
];

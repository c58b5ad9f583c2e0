import { along, cyclic, distance, type Point, type Ring } from './plane.js';
import type { Random } from './random.js';

/**
 * A line with a position every so many feet, its ends kept.
 * @param line  at least two positions
 * @param spacing  feet between positions, about
 */
export function resample(line: readonly Point[], spacing: number): Point[] {
  const total = lineLength(line);
  const count = Math.max(1, Math.round(total / spacing));
  return Array.from({ length: count + 1 }, (_, index) => pointAlong(line, (total * index) / count));
}

/** Feet along a line. */
export function lineLength(line: readonly Point[]): number {
  return line.reduce(
    (sum, point, index) => sum + (index === 0 ? 0 : distance(cyclic(line, index - 1), point)),
    0,
  );
}

/** The position at so many feet from a line's start. */
export function pointAlong(line: readonly Point[], feet: number): Point {
  let left = feet;
  for (let index = 1; index < line.length; index += 1) {
    const [from, to] = [cyclic(line, index - 1), cyclic(line, index)];
    const length = distance(from, to);
    if (left <= length) return length === 0 ? from : along(from, to, left / length);
    left -= length;
  }
  return cyclic(line, -1);
}

/**
 * A smooth line through control positions (a Catmull-Rom spline), its ends kept.
 * @param controls  at least two positions
 * @param spacing  feet between the positions of the result, about
 */
export function smoothLine(controls: readonly Point[], spacing: number): Point[] {
  const fine: Point[] = [];
  for (let index = 0; index + 1 < controls.length; index += 1) {
    const at = (offset: number): Point =>
      cyclic(controls, Math.min(controls.length - 1, Math.max(0, index + offset)));
    for (let step = 0; step < 16; step += 1) fine.push(spline(at(-1), at(0), at(1), at(2), step / 16));
  }
  return resample([...fine, cyclic(controls, -1)], spacing);
}

/** A smooth ring through control positions; see {@link smoothLine}. */
export function smoothRing(controls: Ring, spacing: number): Point[] {
  const fine: Point[] = [];
  for (let index = 0; index < controls.length; index += 1) {
    const at = (offset: number): Point => cyclic(controls, index + offset);
    for (let step = 0; step < 16; step += 1) fine.push(spline(at(-1), at(0), at(1), at(2), step / 16));
  }
  return resample([...fine, cyclic(fine, 0)], spacing).slice(0, -1);
}

function spline(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const blend = (axis: 0 | 1): number =>
    0.5 *
    (2 * b[axis] +
      (c[axis] - a[axis]) * t +
      (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
      (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t * t * t);
  return [blend(0), blend(1)];
}

/** The direction of a line at one of its vertices, as a unit vector. */
export function directionAt(line: readonly Point[], index: number): Point {
  const from = cyclic(line, Math.max(0, index - 1));
  const to = cyclic(line, Math.min(line.length - 1, index + 1));
  const length = distance(from, to) || 1;
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
}

/** A smooth wave of random humps, about −1 to 1, as a function of feet. */
export function randomWave(random: Random, wavelength: number): (feet: number) => number {
  const waves = [1, 1.7, 2.9].map((pitch, rank) => ({
    pitch: (2 * Math.PI * pitch) / wavelength,
    phase: random.between(0, 2 * Math.PI),
    size: [0.6, 0.35, 0.2][rank] ?? 0,
  }));
  return (feet) => waves.reduce((sum, wave) => sum + wave.size * Math.sin(feet * wave.pitch + wave.phase), 0);
}

/**
 * A line that wanders about another, as a brook does about its valley; its ends are kept.
 * @param amplitude  feet to either side, about
 * @param wavelength  feet from one bend to the next but one
 */
export function wander(
  line: readonly Point[],
  amplitude: number,
  wavelength: number,
  random: Random,
): Point[] {
  const wave = randomWave(random, wavelength);
  const total = lineLength(line);
  let walked = 0;
  return line.map((point, index) => {
    if (index > 0) walked += distance(cyclic(line, index - 1), point);
    const taper = Math.min(1, walked / wavelength, (total - walked) / wavelength);
    const [dx, dy] = directionAt(line, index);
    const offset = amplitude * taper * wave(walked);
    return [point[0] - dy * offset, point[1] + dx * offset];
  });
}

/**
 * The ring at given distances to the left and right of a line.
 * @param left,right  feet at a vertex, by its number
 */
export function ringAlong(
  line: readonly Point[],
  left: (index: number) => number,
  right: (index: number) => number = left,
): Point[] {
  const side = (sign: 1 | -1, width: (index: number) => number): Point[] =>
    line.map(([x, y], index) => {
      const [dx, dy] = directionAt(line, index);
      return [x - sign * dy * width(index), y + sign * dx * width(index)];
    });
  return [...side(-1, right), ...side(1, left).reverse()];
}

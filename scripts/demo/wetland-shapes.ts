import { lineLength, pointAlong, randomWave, resample, ringAlong, smoothLine, smoothRing } from './curve.js';
import { distance, type Point, type Ring } from './plane.js';
import { seededRandom } from './random.js';

/** A rounded, irregular area about a middle. */
export interface Roundish {
  readonly at: Point;
  /** Half of its length and breadth, feet. */
  readonly reach: readonly [number, number];
  /** Degrees. */
  readonly turn: number;
  /** How far the edge strays, as a share of the radius. */
  readonly roughness: number;
  /** Seed of its shape. */
  readonly label: string;
}

/** The edge of a rounded, irregular area: no vertex hides behind another as seen from the middle, so it is simple. */
export function roundish({ at, reach, turn, roughness, label }: Roundish): Ring {
  const random = seededRandom(`shape ${label}`);
  const lobes = [2, 3, 4, 5, 7, 9].map((count) => ({
    count,
    phase: random.between(0, 2 * Math.PI),
    size: random.between(0.4, 1) / count ** 0.85,
  }));
  const size = (reach[0] + reach[1]) / 2;
  const angle = (turn * Math.PI) / 180;
  const count = Math.min(220, Math.max(20, Math.round((2 * Math.PI * size) / 15)));
  const controls = Array.from({ length: count }, (_, index): Point => {
    const theta = (2 * Math.PI * index) / count;
    const stray = lobes.reduce((sum, lobe) => sum + lobe.size * Math.cos(lobe.count * theta + lobe.phase), 0);
    const radius = Math.max(0.35, 1 + roughness * stray);
    const [x, y] = [reach[0] * radius * Math.cos(theta), reach[1] * radius * Math.sin(theta)];
    return [
      at[0] + x * Math.cos(angle) - y * Math.sin(angle),
      at[1] + x * Math.sin(angle) + y * Math.cos(angle),
    ];
  });
  return smoothRing(controls, Math.max(5, Math.min(18, size / 9)));
}

/**
 * The edge of a wetland that follows a valley or a shore.
 * @param line  what it follows, design frame
 * @param from,to  the stretch, as positions near its ends
 * @param left,right  usual feet to either side
 */
export function ribbon(
  line: readonly Point[],
  from: Point,
  to: Point,
  left: number,
  right: number,
  label: string,
): Ring {
  const random = seededRandom(`shape ${label}`);
  const stretch = resample(
    cut(line, from, to, 1.6 * (left + right)),
    Math.max(8, Math.min(16, (left + right) / 8)),
  );
  const length = lineLength(stretch);
  const spacing = length / Math.max(1, stretch.length - 1);
  const [waveLeft, waveRight] = [randomWave(random, 430), randomWave(random, 390)];
  const width =
    (usual: number, wave: (feet: number) => number) =>
    (index: number): number => {
      const feet = index * spacing;
      const toEnd = Math.min(feet, length - feet);
      // Rounded ends: the width rises from the tip as in a half circle.
      const tip = Math.min(1, toEnd / (usual * 1.3 + 12));
      return Math.max(3, usual * (1 + 0.4 * wave(feet)) * Math.sqrt(tip * (2 - tip)));
    };
  return smoothRing(
    ringAlong(stretch, width(left, waveLeft), width(right, waveRight)),
    Math.max(9, spacing * 0.9),
  );
}

function cut(line: readonly Point[], from: Point, to: Point, smoothing: number): Point[] {
  const fine = resample(line, 10);
  const nearest = (target: Point): number => {
    const feet = fine.map((point) => distance(point, target));
    return feet.indexOf(Math.min(...feet));
  };
  const stretch = fine.slice(nearest(from), nearest(to) + 1);
  if (stretch.length < 3) throw new Error('ribbon: the stretch is empty');
  // Smoothed, because offsets of a crooked line would cross one another.
  const length = lineLength(stretch);
  const count = Math.max(3, Math.round(length / Math.max(150, smoothing)));
  return smoothLine(
    Array.from({ length: count + 1 }, (_, index) => pointAlong(stretch, (length * index) / count)),
    12,
  );
}

/** A ring of whole feet about a position of EPSG:2260, as flags of a field survey give it. */
export function flagged(near: Point, flags: readonly Point[]): Ring {
  const [x0, y0] = [Math.round(near[0]), Math.round(near[1])];
  return flags.map(([x, y]): Point => [x0 + x, y0 + y]);
}

/** A ring made larger or smaller about a position. */
export function scaled(ring: Ring, about: Point, factor: number): Ring {
  return ring.map(([x, y]): Point => [
    about[0] + (x - about[0]) * factor,
    about[1] + (y - about[1]) * factor,
  ]);
}

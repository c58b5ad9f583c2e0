import { resample, ringAlong, smoothLine } from './curve.js';
import { toDesign, toStatePlane } from './frame.js';
import { cyclic, distance, nearestOnSegment, type Point, type Ring, type Shape } from './plane.js';
import { STREET_PLAN, type PlannedStreet } from './street-plan.js';

/** Feet from the middle of a turning circle to its edge. */
const CIRCLE_RADIUS = 52;
/** A street that ends this near to an earlier one is meant to end on it, feet. */
const JOIN_WITHIN = 170;

/** A street as it lies on the ground: its centreline in EPSG:2260, US survey feet. */
export interface Street {
  readonly name: string;
  readonly width: number;
  readonly line: readonly Point[];
  readonly closed: boolean;
  /** West, south, east and north end of the centreline. */
  readonly bounds: readonly [number, number, number, number];
}

/** Every street of the village, in EPSG:2260, each joined to the ones it ends on. */
export function layStreets(): Street[] {
  const streets: Street[] = [];
  for (const planned of STREET_PLAN) streets.push(layStreet(planned, streets));
  return streets;
}

function layStreet(planned: PlannedStreet, earlier: readonly Street[]): Street {
  const line = smoothLine(planned.path, 80).map(toStatePlane);
  const start = joined(cyclic(line, 0), earlier);
  const end = planned.closed ? cyclic(line, -1) : joined(cyclic(line, -1), earlier);
  // Vertices close to a moved end would fold the line back on itself.
  const inner = line.slice(1, -1).filter((point) => distance(point, start) > 60 && distance(point, end) > 60);
  const placed = resample([start, ...inner, end], 80);
  const [xs, ys] = [placed.map(([x]) => x), placed.map(([, y]) => y)];
  return {
    ...planned,
    line: placed,
    bounds: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)],
  };
}

function joined(end: Point, streets: readonly Street[]): Point {
  let best: Point = end;
  let nearest = JOIN_WITHIN;
  for (const { line } of streets) {
    for (let index = 1; index < line.length; index += 1) {
      const candidate = nearestOnSegment(end, cyclic(line, index - 1), cyclic(line, index));
      if (distance(end, candidate) < nearest) {
        nearest = distance(end, candidate);
        best = candidate;
      }
    }
  }
  return best;
}

/** The rights of way of the streets, as polygons of the design frame. */
export function rightsOfWay(streets: readonly Street[]): Shape[] {
  return streets.flatMap((street) => {
    const strip = ringAlong(street.line, () => street.width / 2);
    const rings = street.closed ? [strip, circle(cyclic(street.line, -1), CIRCLE_RADIUS)] : [strip];
    return rings.map((ring) => [ring.map(toDesign)]);
  });
}

function circle([x, y]: Point, radius: number): Ring {
  return Array.from({ length: 16 }, (_, index): Point => {
    const angle = ((index + 0.5) * Math.PI) / 8;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

/** The street nearest to a position, when its right of way is within reach. */
export interface Frontage {
  readonly street: Street;
  /** Feet from the position to the edge of the right of way. */
  readonly gap: number;
  /** Feet along the centreline. */
  readonly feetAlong: number;
  /** Whether the position lies to the left of the centreline. */
  readonly left: boolean;
}

/**
 * Looks for the street on which a position fronts.
 * @param point  EPSG:2260
 * @param reach  how far beyond the right of way to look, feet
 */
export function frontageAt(point: Point, streets: readonly Street[], reach: number): Frontage | null {
  let best: Frontage | null = null;
  for (const street of streets) {
    const [west, south, east, north] = street.bounds;
    const beyond = CIRCLE_RADIUS + reach;
    const isOutside =
      point[0] < west - beyond ||
      point[0] > east + beyond ||
      point[1] < south - beyond ||
      point[1] > north + beyond;
    if (isOutside) continue;
    let walked = 0;
    for (let index = 1; index < street.line.length; index += 1) {
      const [from, to] = [cyclic(street.line, index - 1), cyclic(street.line, index)];
      const length = distance(from, to);
      const isCircle = street.closed && index === street.line.length - 1;
      const far = street.width / 2 + CIRCLE_RADIUS + reach + length;
      if (Math.abs(point[0] - from[0]) < far && Math.abs(point[1] - from[1]) < far) {
        const foot = nearestOnSegment(point, from, to);
        const edge = distance(point, foot) - street.width / 2;
        const gap = isCircle ? Math.min(edge, distance(point, to) - CIRCLE_RADIUS) : edge;
        if (gap < reach && (best === null || gap < best.gap)) {
          const left =
            (to[0] - from[0]) * (point[1] - from[1]) - (to[1] - from[1]) * (point[0] - from[0]) > 0;
          best = { street, gap, feetAlong: walked + distance(from, foot), left };
        }
      }
      walked += length;
    }
  }
  return best;
}

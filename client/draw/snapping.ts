import type { Edges } from '../../core/contracts/map-history.js';
import { boxAround, type Box, type Point } from '../preview/planar.js';
import { toDegrees, toFeet } from '../preview/projection.js';

/** A line that drawing snaps to, in degrees with all its digits. */
export interface SnapLine {
  /** what it is, as the page says it: `wetland W-3`, `a parcel line` */
  what: string;
  /** the wetland that it bounds; null: something else */
  wetland: string | null;
  points: readonly Point[];
  box: Box;
}

/** Where a corner goes instead of where the pointer is. */
export interface Snapped {
  place: Point;
  /** on a corner of the line it is exactly that corner; else it lies on the straight line in feet between two of them */
  on: 'corner' | 'line';
  what: string;
}

/** Pixels within which a corner or a line draws the pointer to it. */
const CORNER_PIXELS = 12;
const LINE_PIXELS = 9;

/** @returns a line to snap to, or null where it has no length */
export function snapLine(
  what: string,
  wetland: string | null,
  coordinates: readonly (readonly number[])[],
): SnapLine | null {
  const points = coordinates.flatMap(([lon, lat]): Point[] =>
    lon === undefined || lat === undefined ? [] : [[lon, lat]],
  );
  const box = boxAround([points]);
  return points.length < 2 || box === null ? null : { what, wetland, points, box };
}

const NAMES = {
  parcels: 'a parcel line',
  watercourses: 'a watercourse',
  municipality: 'the municipal line',
} as const;

/** @returns the lines that the server told of */
export function snapLinesOf(edges: Edges): SnapLine[] {
  return edges.features.flatMap(({ properties: { layer, id }, geometry }) => {
    const what = layer === 'wetlands' ? `wetland ${id}` : NAMES[layer];
    return geometry.coordinates.flatMap((line) => {
      const made = snapLine(what, layer === 'wetlands' ? id : null, line);
      return made === null ? [] : [made];
    });
  });
}

type Project = (place: Point) => { x: number; y: number };

/** Degrees around the pointer that the reach in pixels covers, measured at the pointer. */
function reachBox(at: Point, project: Project): Box {
  const step = 0.0001;
  const here = project(at);
  const east = project([at[0] + step, at[1]]);
  const north = project([at[0], at[1] + step]);
  const lon = (CORNER_PIXELS * step) / Math.max(1e-9, Math.hypot(east.x - here.x, east.y - here.y));
  const lat = (CORNER_PIXELS * step) / Math.max(1e-9, Math.hypot(north.x - here.x, north.y - here.y));
  return [at[0] - lon, at[1] - lat, at[0] + lon, at[1] + lat];
}

function isBetween([west, south, east, north]: Box, a: Point, b: Point): boolean {
  return (
    Math.max(a[0], b[0]) >= west &&
    Math.min(a[0], b[0]) <= east &&
    Math.max(a[1], b[1]) >= south &&
    Math.min(a[1], b[1]) <= north
  );
}

/** Share of the way from a to b at which the foot of the pointer lies, 0 to 1, in pixels. */
function footShare(
  pointer: { x: number; y: number },
  a: { x: number; y: number },
  b: { x: number; y: number },
): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = dx * dx + dy * dy;
  if (length === 0) return 0;
  return Math.min(1, Math.max(0, ((pointer.x - a.x) * dx + (pointer.y - a.y) * dy) / length));
}

/** Lines on the map are straight in State Plane feet, not in degrees: half a thousandth of a foot over 300 ft. */
function alongInFeet(a: Point, b: Point, share: number): Point {
  const [from, to] = [toFeet(a), toFeet(b)];
  return toDegrees([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]);
}

/**
 * @param at  the pointer, in degrees
 * @param project  from degrees to pixels on screen
 * @returns the nearest corner within reach, else the nearest place on a line within reach, else null
 */
export function snapTo(at: Point, lines: readonly SnapLine[], project: Project): Snapped | null {
  const reach = reachBox(at, project);
  const pointer = project(at);
  let corner: { place: Point; what: string } | null = null;
  let cornerPixels = CORNER_PIXELS;
  let line: { a: Point; b: Point; share: number; what: string } | null = null;
  let linePixels = LINE_PIXELS;
  for (const { points, box, what } of lines) {
    if (!isBetween(reach, [box[0], box[1]], [box[2], box[3]])) continue;
    for (let index = 0; index < points.length; index += 1) {
      const a = points[index];
      if (a === undefined) continue;
      const b = points[index + 1];
      if (b === undefined ? !isBetween(reach, a, a) : !isBetween(reach, a, b)) continue;
      const from = project(a);
      const pixels = Math.hypot(from.x - pointer.x, from.y - pointer.y);
      if (pixels < cornerPixels) [corner, cornerPixels] = [{ place: a, what }, pixels];
      if (b === undefined) continue;
      const to = project(b);
      const last = Math.hypot(to.x - pointer.x, to.y - pointer.y);
      if (last < cornerPixels) [corner, cornerPixels] = [{ place: b, what }, last];
      const share = footShare(pointer, from, to);
      const foot = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
      const away = Math.hypot(foot.x - pointer.x, foot.y - pointer.y);
      if (away < linePixels) [line, linePixels] = [{ a, b, share, what }, away];
    }
  }
  if (corner !== null) return { ...corner, on: 'corner' };
  if (line === null) return null;
  return { place: alongInFeet(line.a, line.b, line.share), on: 'line', what: line.what };
}

import type { Position } from 'geojson';
import { ClipType, FillRule, type Path64, type Paths64 } from 'clipper2-ts/dist/Core.js';
import { Clipper64, PolyTree64, type PolyPath64 } from 'clipper2-ts/dist/Engine.js';
import { ClipperOffset, EndType, JoinType } from 'clipper2-ts/dist/Offset.js';
import { areaWithin, isSurelySimple, lengthAround } from './simple-ring.js';
import { PIXEL_UNITS } from './tile-address.js';

/** A ring of whole units without its first point repeated. */
export type TileRing = [number, number][];

/** Which narrow places of an area are widened: each of them, or only where there is no wide one. */
export type NarrowPlaces = 'all' | 'of narrow areas';

/** Steps of a unit in which is found out where an area is too narrow to be seen. */
const FINE = 16;

/**
 * Half the width, in units, at which an area surely covers the middle of a pixel wherever it lies: half a pixel's diagonal,
 * and what an edge moves when its corners are rounded.
 */
const SAFE_RADIUS = (PIXEL_UNITS / 2) * Math.SQRT2 + 0.75;

/** What rounding to fine steps and mitres may leave of a wide part along its edges, in units. */
const RAGGED_UNITS = 0.5;

/** Half a pixel. The box of a pixel about a point holds the middle of one pixel, wherever the point lies. */
const HALF_PIXEL = PIXEL_UNITS / 2;

/** How long a mitred corner may be, in parts of the distance. */
const MITRE_LIMIT = 2;

/** Rounded, without what repeats, and without its first point at the end. */
function rounded(ring: readonly Position[]): TileRing {
  const result: TileRing = [];
  for (const [x = 0, y = 0] of ring) {
    const point: [number, number] = [Math.round(x), Math.round(y)];
    const before = result.at(-1);
    if (before === undefined || before[0] !== point[0] || before[1] !== point[1]) result.push(point);
  }
  const [first, last] = [result[0], result.at(-1)];
  if (result.length > 1 && first?.[0] === last?.[0] && first?.[1] === last?.[1]) result.pop();
  return result;
}

const pathOf = (ring: TileRing): Path64 => ring.map(([x, y]) => ({ x, y }));

const areaOf = (path: Path64): number => areaWithin(path.map(({ x, y }) => [x, y]));

/** Outlines clockwise on the screen, holes the other way. */
function finePath(ring: readonly Position[], index: number): Path64 {
  const path = ring
    .slice(0, -1)
    .map(([x = 0, y = 0]) => ({ x: Math.round(x * FINE), y: Math.round(y * FINE) }));
  return areaOf(path) > 0 === (index === 0) ? path : path.reverse();
}

function combined(type: ClipType, rule: FillRule, subjects: Paths64, clips: Paths64 = []): PolyTree64 {
  const clipper = new Clipper64();
  clipper.preserveCollinear = false;
  clipper.addSubject(subjects);
  if (clips.length > 0) clipper.addClip(clips);
  const tree = new PolyTree64();
  clipper.execute(type, rule, tree);
  return tree;
}

function childrenOf(node: PolyPath64): PolyPath64[] {
  return Array.from({ length: node.count }, (_none, index) => node.child(index));
}

/** Outlines of a result, each with its holes after it. */
function outlinesOf(tree: PolyPath64): Paths64[] {
  return childrenOf(tree).flatMap((outline) => {
    const holes = childrenOf(outline);
    const rings = [outline, ...holes].map(({ poly }) => poly ?? []);
    return [rings, ...holes.flatMap(outlinesOf)];
  });
}

function moved(paths: Paths64, distance: number): Paths64 {
  const offset = new ClipperOffset(MITRE_LIMIT);
  offset.addPaths(paths, JoinType.Miter, EndType.Polygon);
  const result: Paths64 = [];
  offset.execute(distance, result);
  return result;
}

function extentsOf(points: readonly { x: number; y: number }[]): {
  x: number;
  y: number;
  middle: [number, number];
} {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return { x: right - left, y: bottom - top, middle: [(left + right) / 2, (top + bottom) / 2] };
}

/**
 * Whether an area holds a circle of the safe radius: it does when its area is larger than one with edges of that length and so
 * many holes h can be that holds none, A ≤ rL + π(h − 1)r² (Sz.-Nagy 1959, on parallel curves within an area).
 */
function isSurelyWide([outline = [], ...holes]: readonly TileRing[]): boolean {
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
  const area = Math.abs(areaWithin(outline)) - sum(holes.map((hole) => Math.abs(areaWithin(hole))));
  const length = sum([outline, ...holes].map(lengthAround));
  return area > SAFE_RADIUS * length + Math.PI * Math.max(0, holes.length - 1) * SAFE_RADIUS ** 2;
}

/**
 * @param polygon  in units
 * @returns the rings of the parts of it, in fine steps, that are narrower than what surely shows; tips of corners are left out
 */
function narrowParts(polygon: readonly (readonly Position[])[], places: NarrowPlaces): Paths64 {
  const whole = polygon.map(finePath);
  const [outline = []] = whole;
  // Smaller than the circle that a wide part holds; this far down not even the direction of a ring is sure.
  if (Math.abs(areaOf(outline)) < Math.PI * (SAFE_RADIUS * FINE) ** 2) return whole;
  const kernel = moved(whole, -SAFE_RADIUS * FINE);
  if (kernel.length === 0) return whole;
  if (places === 'of narrow areas') return [];
  const wide = moved(kernel, (SAFE_RADIUS + RAGGED_UNITS) * FINE);
  return outlinesOf(combined(ClipType.Difference, FillRule.NonZero, whole, wide))
    .filter(([part = []]) => {
      const { x, y } = extentsOf(part);
      return Math.max(x, y) >= PIXEL_UNITS * FINE;
    })
    .flat();
}

/** What the box of a pixel covers on its way from one point to another. */
function swept([x1, y1]: readonly [number, number], [x2, y2]: readonly [number, number]): TileRing {
  const [h, v] = [x2 >= x1 ? HALF_PIXEL : -HALF_PIXEL, y2 >= y1 ? HALF_PIXEL : -HALF_PIXEL];
  const ring: TileRing = [
    [x1 - h, y1 - v],
    [x1 + h, y1 - v],
    [x2 + h, y2 - v],
    [x2 + h, y2 + v],
    [x2 - h, y2 + v],
    [x1 - h, y1 + v],
  ];
  return h * v > 0 ? ring : ring.reverse();
}

/** @returns the box of a pixel about every point of a ring that is in fine steps; in units, pieces that overlap */
function widened(ring: Path64): Paths64 {
  const corners: TileRing = [];
  for (const [x, y] of rounded([...ring, ...ring.slice(0, 1)].map((at) => [at.x / FINE, at.y / FINE]))) {
    const [fromX, fromY] = corners.at(-1) ?? [Number.NaN, Number.NaN];
    // One unit more or less along the ring changes nothing that shows.
    if (!(Math.abs(x - fromX) <= 1 && Math.abs(y - fromY) <= 1)) corners.push([x, y]);
  }
  return corners.map((corner, index) => pathOf(swept(corners.at(index - 1) ?? corner, corner)));
}

/**
 * Rounds a polygon to a tile's whole units so that it is still seen: where it is narrower than a pixel it is widened by half
 * a pixel to each side, at most by 0.9 pixels at its corners, and nowhere else. Rounding alone lets a strip fall together, turn over or miss every pixel's middle.
 * @param polygon  outer ring and holes, closed, in units of the tile, in any direction
 * @returns its rings: each outer one with a positive area in units that grow east and south, and its holes after it
 */
export function drawArea(
  polygon: readonly (readonly Position[])[],
  places: NarrowPlaces = 'all',
): TileRing[] {
  const rings = polygon.map(rounded);
  const [outline = []] = rings;
  const { x, y, middle } = extentsOf(pathOf(outline));
  if (x <= HALF_PIXEL && y <= HALF_PIXEL) {
    const place: [number, number] = [Math.round(middle[0]), Math.round(middle[1])];
    return [rounded(swept(place, place))];
  }
  const wide = places === 'of narrow areas' && isSurelyWide(rings);
  if (wide && rings.length === 1 && isSurelySimple(outline)) {
    return [areaWithin(outline) > 0 ? outline : outline.reverse()];
  }
  const narrow = wide ? [] : narrowParts(polygon, places);
  const clean = combined(ClipType.Union, FillRule.EvenOdd, rings.map(pathOf));
  const outlines = outlinesOf(
    narrow.length === 0
      ? clean
      : combined(ClipType.Union, FillRule.NonZero, [...outlinesOf(clean).flat(), ...narrow.flatMap(widened)]),
  );
  return outlines.flatMap((paths) => paths.map((path) => path.map((at): [number, number] => [at.x, at.y])));
}

import type { DrawnGeometry } from '../../core/contracts/screening.js';
import type { Point } from '../preview/planar.js';

/** A ring of a sketch: an outline or a hole, open, in degrees with all their digits. */
export interface SketchRing {
  /** an id of its own as long as it is worked on */
  id: string;
  corners: readonly Point[];
}

/** One part of a wetland: its outline, then its holes. */
export type SketchPart = readonly SketchRing[];

function pointOf([lon, lat]: readonly number[]): Point {
  return [lon ?? Number.NaN, lat ?? Number.NaN];
}

function opened(ring: readonly (readonly number[])[]): Point[] {
  const points = ring.map(pointOf);
  const [first] = points;
  const last = points.at(-1);
  const repeats = points.length > 1 && first?.[0] === last?.[0] && first?.[1] === last?.[1];
  return repeats ? points.slice(0, -1) : points;
}

function polygonsOf(geometry: DrawnGeometry): readonly (readonly (readonly (readonly number[])[])[])[] {
  return geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
}

/** @returns every part and hole of a shape, to be worked on; no digit is dropped */
export function partsOf(geometry: DrawnGeometry): SketchPart[] {
  return polygonsOf(geometry).map((rings) =>
    rings.map((ring) => ({ id: crypto.randomUUID(), corners: opened(ring) })),
  );
}

/** @returns a part that is one outline without holes */
export function newPart(corners: readonly Point[], id: string): SketchPart {
  return [{ id, corners }];
}

function closed(corners: readonly Point[]): Point[] {
  const [first] = corners;
  return first === undefined ? [] : [...corners, first].map(([lon, lat]) => [lon, lat]);
}

/** @returns the parts as they are sent */
export function geometryOf(parts: readonly SketchPart[]): Extract<DrawnGeometry, { type: 'MultiPolygon' }> {
  return {
    type: 'MultiPolygon',
    coordinates: parts.map((rings) => rings.map(({ corners }) => closed(corners))),
  };
}

/** @returns the parts with other corners in one ring; everything else is the same */
export function withCorners(
  parts: readonly SketchPart[],
  id: string,
  corners: readonly Point[],
): SketchPart[] {
  return parts.map((rings) => rings.map((ring) => (ring.id === id ? { ...ring, corners } : ring)));
}

/** @returns the parts without a ring: a hole is filled; with its outline a part goes whole */
export function withoutRing(parts: readonly SketchPart[], id: string): SketchPart[] {
  return parts.filter((rings) => rings[0]?.id !== id).map((rings) => rings.filter((ring) => ring.id !== id));
}

/** A ring with its place in the shape. */
export interface PlacedRing extends SketchRing {
  part: number;
  /** 0: the outline of the part; from 1: its holes */
  place: number;
}

/** @returns every ring with its place */
export function ringsOf(parts: readonly SketchPart[]): PlacedRing[] {
  return parts.flatMap((rings, part) => rings.map((ring, place) => ({ ...ring, part, place })));
}

/** @returns the number of parts and of holes */
export function countParts(parts: readonly SketchPart[]): { parts: number; holes: number } {
  return { parts: parts.length, holes: parts.reduce((sum, rings) => sum + rings.length - 1, 0) };
}

/** What a ring is called: `Outline`, `Outline of part 2`, `Hole 1 in part 2`. */
export function ringTitle({ part, place }: Pick<PlacedRing, 'part' | 'place'>, parts: number): string {
  if (parts <= 1) return place === 0 ? 'Outline' : `Hole ${place}`;
  return place === 0 ? `Outline of part ${part + 1}` : `Hole ${place} in part ${part + 1}`;
}

/** Corners that one ring may have to be moved by hand; with more, the handles would make the map stand still. */
export const MOST_CORNERS_BY_HAND = 1500;

/** @returns whether the corners of a ring can be moved on the map */
export function movesByHand({ corners }: SketchRing): boolean {
  return corners.length <= MOST_CORNERS_BY_HAND;
}

/** @returns whether two shapes have the same corners in the same rings */
export function sameParts(a: readonly SketchPart[], b: readonly SketchPart[]): boolean {
  return JSON.stringify(geometryOf(a).coordinates) === JSON.stringify(geometryOf(b).coordinates);
}

import { difference, featureCollection, intersect, multiPolygon } from '@turf/turf';
import type { Feature, MultiPolygon, Polygon } from 'geojson';
import type { Point, Ring, Shape } from './plane.js';

/**
 * What is left of some polygons when others are taken away. Plane coordinates, any unit.
 * @returns polygons that do not overlap, perhaps none
 */
export function subtract(subjects: readonly Shape[], clips: readonly Shape[]): Shape[] {
  if (clips.length === 0 || subjects.length === 0) return [...subjects];
  return toShapes(
    difference(featureCollection([toFeature(subjects), ...clips.map((clip) => toFeature([clip]))])),
  );
}

/** What two sets of polygons have in common. Plane coordinates, any unit. */
export function common(first: readonly Shape[], second: readonly Shape[]): Shape[] {
  if (first.length === 0 || second.length === 0) return [];
  return toShapes(intersect(featureCollection([toFeature(first), toFeature(second)])));
}

function toFeature(shapes: readonly Shape[]): Feature<MultiPolygon> {
  return multiPolygon(shapes.map((shape) => shape.map(closeRing)));
}

/** A ring as GeoJSON wants it: the first position repeated at the end. */
export function closeRing(ring: Ring): number[][] {
  return [...ring, ...ring.slice(0, 1)].map(([x, y]) => [x, y]);
}

/** A ring as this folder uses it: without the repeated last position. */
export function openRing(positions: readonly (readonly number[])[]): Ring {
  return positions.slice(0, -1).map(([x = Number.NaN, y = Number.NaN]): Point => [x, y]);
}

function toShapes(feature: Feature<Polygon | MultiPolygon> | null): Shape[] {
  if (feature === null) return [];
  const { geometry } = feature;
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return polygons.map((rings) => rings.map(openRing));
}

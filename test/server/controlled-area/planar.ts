import type { ControlledArea } from '../../../core/contracts/controlled-area.js';
import type { GroundFrame } from '../../support/ground-frame.js';
import { toDegrees } from '../../support/places.js';

type MultiPolygon = ControlledArea['adjacent'];

/** @returns west, south, east, north in degrees of a box given in a frame's ground feet, a little more than it */
export function boxAround(
  frame: GroundFrame,
  [xMin, yMin, xMax, yMax]: readonly [number, number, number, number],
): [number, number, number, number] {
  const corners = [frame.at(xMin, yMin), frame.at(xMin, yMax), frame.at(xMax, yMin), frame.at(xMax, yMax)];
  const degrees = corners.map(toDegrees);
  const longitudes = degrees.map(([lon]) => lon);
  const latitudes = degrees.map(([, lat]) => lat);
  return [Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes), Math.max(...latitudes)];
}

/** @returns square feet on the ground of MultiPolygon coordinates in EPSG:2260, by the trapezoid rule */
export function groundArea(shape: MultiPolygon, gridScale: number): number {
  const twice = (ring: readonly (readonly [number, number])[]): number => {
    const [x0, y0] = ring[0] ?? [0, 0];
    return ring.slice(1).reduce((sum, [x, y], index) => {
      const [px, py] = ring[index] ?? [x, y];
      return sum + (px - x0) * (y - y0) - (x - x0) * (py - y0);
    }, 0);
  };
  const polygon = (rings: MultiPolygon[number]): number =>
    rings.reduce((sum, ring, index) => sum + (index === 0 ? 1 : -1) * Math.abs(twice(ring)), 0) / 2;
  return shape.reduce((sum, rings) => sum + polygon(rings), 0) / gridScale ** 2;
}

/** @returns the area that two discs share, given their radius and the distance of their centres */
export function lensArea(radius: number, apart: number): number {
  return (
    2 * radius ** 2 * Math.acos(apart / (2 * radius)) - (apart / 2) * Math.sqrt(4 * radius ** 2 - apart ** 2)
  );
}

/** @returns the area of a disc that lies beyond a chord at that distance from its centre */
export function segmentArea(radius: number, distance: number): number {
  return radius ** 2 * Math.acos(distance / radius) - distance * Math.sqrt(radius ** 2 - distance ** 2);
}

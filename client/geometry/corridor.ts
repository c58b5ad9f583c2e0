import { samePoint, type Point, type Polygon } from '../preview/planar.js';
import { inflatedLine } from './clipper.js';

/**
 * A line with a width, such as a driveway or a trench. Its ends are flat; its bends are mitred, so that the area is length
 * times width as long as it does not overlap itself, and cut off square where they are sharper than 60°. Where it overlaps
 * itself, the land counts once.
 * @param line  State Plane feet
 * @param widthFt  grid feet, from edge to edge
 * @returns closed rings; none for a line without a length or no width
 */
export function corridorPolygons(line: readonly Point[], widthFt: number): Polygon[] {
  const points = line.filter((point, index) => !samePoint(point, line[index - 1]));
  return points.length < 2 || !(widthFt > 0) ? [] : inflatedLine(points, widthFt / 2);
}

import type { ControlledArea } from '../../core/contracts/controlled-area.js';
import { whereIs } from '../geometry/where-is.js';
import { boxHolds, type MultiPolygon, type Point } from '../preview/planar.js';

/** @returns whether a point lies inside; holes are counted out. Coordinates in one system */
export function landHolds(land: MultiPolygon, point: Point): boolean {
  return land.some((polygon) => whereIs(point, polygon) !== 'outside');
}

/**
 * @param point  State Plane feet
 * @param adjacentTerm  what the ordinance calls the land around its wetlands; null: it knows none
 * @returns what lies at a point, in words that follow its place; empty outside what was asked about
 */
export function landWords(area: ControlledArea, point: Point, adjacentTerm: string | null): string {
  if (!boxHolds(area.bounds, [point[0], point[1], point[0], point[1]])) return '';
  if (area.municipality !== null && !landHolds(area.municipality, point)) return 'outside the municipality';
  if (landHolds(area.wetland, point)) return 'in a wetland';
  if (landHolds(area.watercourse, point)) return 'in a watercourse';
  if (landHolds(area.adjacent, point)) return `in the ${adjacentTerm ?? 'adjacent area'}`;
  return 'in neither a wetland nor the land around one';
}

import type { Knex } from 'knex';
import type { DrawnFeature } from '../../core/contracts/screening.js';
import { toDegrees } from './places.js';

type Point = [number, number];

/** A local frame in ground feet at a place, so that a test can say what it means in plain figures. */
export interface GroundFrame {
  scale: number;
  /** ground feet from the origin to EPSG:2260 feet */
  at(x: number, y: number): Point;
  /** corners of an upright rectangle in EPSG:2260 feet, from ground feet */
  rectangle(x: number, y: number, width: number, height: number): Point[];
  /** an oval with 60 vertices, as a digitised wetland has */
  oval(x: number, y: number, halfWidth: number, halfHeight: number): Point[];
  /** the same shape turned about the origin, so that no edge is upright and coordinates have all their digits */
  turned(points: Point[], radians: number): Point[];
  /** a disturbance drawn as that rectangle, in degrees as the API takes it */
  disturbance(x: number, y: number, width: number, height: number, more?: object): DrawnFeature;
  mitigation(x: number, y: number, width: number, height: number, mitigationType: string): DrawnFeature;
}

/** @param origin  EPSG:2260 feet; the grid scale there holds for the few hundred feet around it to 1 in 10⁸ */
export async function groundFrame(knex: Knex, origin: Point): Promise<GroundFrame> {
  const result = await knex.raw<{ rows: { scale: number }[] }>(
    'select hf_grid_scale(ST_SetSRID(ST_MakePoint(:x, :y), 2260)) as scale',
    { x: origin[0], y: origin[1] },
  );
  const scale = result.rows[0]?.scale ?? Number.NaN;
  const at = (x: number, y: number): Point => [origin[0] + x * scale, origin[1] + y * scale];
  const rectangle = (x: number, y: number, width: number, height: number): Point[] => [
    at(x, y),
    at(x + width, y),
    at(x + width, y + height),
    at(x, y + height),
  ];
  const feature = (corners: Point[], properties: DrawnFeature['properties']): DrawnFeature => {
    const ring = corners.map(toDegrees);
    const [first] = ring;
    return {
      type: 'Feature',
      properties,
      geometry: { type: 'Polygon', coordinates: [first === undefined ? ring : [...ring, first]] },
    };
  };
  return {
    scale,
    at,
    rectangle,
    oval: (x, y, halfWidth, halfHeight) =>
      Array.from({ length: 60 }, (_, index) => {
        const angle = (2 * Math.PI * index) / 60;
        return at(x + halfWidth * Math.cos(angle), y + halfHeight * Math.sin(angle));
      }),
    turned: (points, radians) =>
      points.map(([x, y]) => {
        const [dx, dy] = [x - origin[0], y - origin[1]];
        const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
        return [origin[0] + dx * cos - dy * sin, origin[1] + dx * sin + dy * cos];
      }),
    disturbance: (x, y, width, height, more = {}) =>
      feature(rectangle(x, y, width, height), { role: 'disturbance', ...more }),
    mitigation: (x, y, width, height, mitigationType) =>
      feature(rectangle(x, y, width, height), {
        role: 'mitigation',
        mitigationType: mitigationType as 'wetland-creation',
      }),
  };
}

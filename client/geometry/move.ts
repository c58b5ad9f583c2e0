import type { Point, Polygon } from '../preview/planar.js';

/** @returns the polygon moved by grid feet to the east and the north */
export function movePolygon(polygon: Polygon, eastFt: number, northFt: number): Polygon {
  return polygon.map((ring) => ring.map(([x, y]): Point => [x + eastFt, y + northFt]));
}

/** @returns the polygon turned clockwise by so many degrees about a point in State Plane feet */
export function rotatePolygon(polygon: Polygon, clockwiseDegrees: number, about: Point): Polygon {
  const angle = (clockwiseDegrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const turned = ([x, y]: Point): Point => {
    const [east, north] = [x - about[0], y - about[1]];
    return [about[0] + east * cos + north * sin, about[1] - east * sin + north * cos];
  };
  return polygon.map((ring) => ring.map(turned));
}

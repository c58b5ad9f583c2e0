import type { Geometry, Position } from 'geojson';
import { drawArea, type NarrowPlaces, type TileRing } from './draw-area.js';

/** The geometry types of a vector tile: 1 points, 2 lines, 3 areas, each in whole units; areas as a flat list of rings. */
export type DrawnGeometry = { type: 1; geometry: TileRing } | { type: 2 | 3; geometry: TileRing[] };

// Downwards, so that a point within the tile stays in it.
const point = ([x = 0, y = 0]: Position): [number, number] => [Math.floor(x), Math.floor(y)];

/** Rounded, without what repeats; a line that falls into one point is kept as the shortest there is. */
function line(positions: readonly Position[]): TileRing {
  const rounded = positions.map(([x = 0, y = 0]): [number, number] => [Math.round(x), Math.round(y)]);
  const kept = rounded.filter(([x, y], index) => {
    const before = rounded[index - 1];
    return before === undefined || before[0] !== x || before[1] !== y;
  });
  const [first] = kept;
  return kept.length === 1 && first !== undefined ? [first, [first[0] + 1, first[1]]] : kept;
}

/**
 * @param geometry  in the tile's units, not rounded
 * @param places  which narrow places of an area are widened so that they are seen
 * @returns what is drawn of it; an area or a line that is there at all is never nothing
 */
export function drawGeometry(
  geometry: Exclude<Geometry, { type: 'GeometryCollection' }>,
  places: NarrowPlaces,
): DrawnGeometry {
  switch (geometry.type) {
    case 'Point':
      return { type: 1, geometry: [point(geometry.coordinates)] };
    case 'MultiPoint':
      return { type: 1, geometry: geometry.coordinates.map(point) };
    case 'LineString':
      return { type: 2, geometry: [line(geometry.coordinates)] };
    case 'MultiLineString':
      return { type: 2, geometry: geometry.coordinates.map(line) };
    case 'Polygon':
      return { type: 3, geometry: drawArea(geometry.coordinates, places) };
    case 'MultiPolygon':
      return { type: 3, geometry: geometry.coordinates.flatMap((polygon) => drawArea(polygon, places)) };
  }
}

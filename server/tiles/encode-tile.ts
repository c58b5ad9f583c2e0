import type { GeoJSONVTFeature, GeoJSONVTTile } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { TileFeature } from '../sql/tiles/read-tile-features.js';
import { TILE_EXTENT, type TileAddress } from './tile-address.js';

type Point = [number, number];

const point = (position: readonly number[]): Point => [position[0] ?? 0, position[1] ?? 0];
const line = (positions: readonly (readonly number[])[]): Point[] => positions.map(point);

/** The geometry types of a vector tile: 1 points, 2 lines, 3 areas, each a flat list of lines or rings. */
function shapeOf(
  geometry: TileFeature['geometry'],
): { type: 1; geometry: Point[] } | { type: 2 | 3; geometry: Point[][] } {
  switch (geometry.type) {
    case 'Point':
      return { type: 1, geometry: [point(geometry.coordinates)] };
    case 'MultiPoint':
      return { type: 1, geometry: line(geometry.coordinates) };
    case 'LineString':
      return { type: 2, geometry: [line(geometry.coordinates)] };
    case 'MultiLineString':
      return { type: 2, geometry: geometry.coordinates.map(line) };
    case 'Polygon':
      return { type: 3, geometry: geometry.coordinates.map(line) };
    case 'MultiPolygon':
      return { type: 3, geometry: geometry.coordinates.flatMap((polygon) => polygon.map(line)) };
  }
}

/**
 * @param features  in the tile's whole units, outer rings counter-clockwise in them (clockwise on the screen)
 * @returns the tile as of the Mapbox Vector Tile specification 2, not compressed; empty without features
 */
export function encodeTile(tile: TileAddress, features: readonly TileFeature[]): Uint8Array {
  const layers = new Map<string, GeoJSONVTFeature[]>();
  for (const { layer, key, properties, geometry } of features) {
    const tags = Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== null));
    const feature: GeoJSONVTFeature = { id: key, tags, ...shapeOf(geometry) };
    const listed = layers.get(layer);
    if (listed === undefined) layers.set(layer, [feature]);
    else listed.push(feature);
  }
  const asTile = (listed: GeoJSONVTFeature[]): GeoJSONVTTile => ({
    transformed: true,
    features: listed,
    source: null,
    ...tile,
  });
  return fromGeojsonVt(Object.fromEntries([...layers].map(([name, listed]) => [name, asTile(listed)])), {
    version: 2,
    extent: TILE_EXTENT,
  });
}

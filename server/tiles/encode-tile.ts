import type { GeoJSONVTFeature, GeoJSONVTTile } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { TileLayerName } from '../../core/contracts/tiles.js';
import type { TileFeature } from '../sql/tiles/read-tile-features.js';
import { drawGeometry } from './draw-geometry.js';
import { TILE_EXTENT, type TileAddress } from './tile-address.js';

/** Layers of so many areas or edges that only areas are widened of which nothing would be seen, and no narrow place of a wide one. */
const MANY: ReadonlySet<TileLayerName> = new Set(['municipality', 'parcels', 'adjacent', 'buildings']);

/**
 * @param features  in the tile's units, not rounded
 * @param nameOf  what a layer is called in the tile
 * @returns the tile as of the Mapbox Vector Tile specification 2, not compressed; empty without features
 */
export function encodeTile(
  tile: TileAddress,
  features: readonly TileFeature[],
  nameOf: (layer: TileLayerName) => string = (layer) => layer,
): Uint8Array {
  const layers = new Map<string, GeoJSONVTFeature[]>();
  for (const { layer, key, properties, geometry } of features) {
    const tags = Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== null));
    const drawn = drawGeometry(geometry, MANY.has(layer) ? 'of narrow areas' : 'all');
    const feature: GeoJSONVTFeature = { id: key, tags, ...drawn };
    const name = nameOf(layer);
    const listed = layers.get(name);
    if (listed === undefined) layers.set(name, [feature]);
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

import { TILE_LAYER_NAMES, type TileLayerName } from '../../core/contracts/tiles.js';

/** Layers that are called otherwise among the collections of features. */
const AS_COLLECTION: Readonly<Partial<Record<TileLayerName, string>>> = {
  municipality: 'municipalities',
  adjacent: 'adjacent-areas',
  impairedWaters: 'impaired-waters',
};

/** The layers of the tiles for other programs: not the points that only the page's labels need. */
export const TILESET_LAYERS: readonly TileLayerName[] = TILE_LAYER_NAMES.filter(
  (layer) => layer !== 'wetlandLabels',
);

/** @returns what a layer is called in the tiles under /ogc: as its collection */
export function collectionOf(layer: TileLayerName): string {
  return AS_COLLECTION[layer] ?? layer;
}

/** @returns the layer of the tiles that shows a collection; undefined for one that has no tiles */
export function layerOfCollection(collection: string): TileLayerName | undefined {
  return TILESET_LAYERS.find((layer) => collectionOf(layer) === collection);
}

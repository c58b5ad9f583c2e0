import type { OgcLink } from '../../core/contracts/ogc.js';
import { layerOfCollection } from '../tiles/tileset-layers.js';
import type { CollectionId } from './collections.js';
import { collectionPath, linkTo, type RequestAddress } from './links.js';

const REL = 'http://www.opengis.net/def/rel/ogc/1.0';

/** @returns links of the landing page to the vector tiles of all layers and to their tile matrix sets */
export function landingTileLinks(address: RequestAddress): OgcLink[] {
  return [
    linkTo(address, `${REL}/tilesets-vector`, '/ogc/tiles', 'Vector tiles of all layers'),
    linkTo(address, `${REL}/tiling-schemes`, '/ogc/tileMatrixSets', 'How the world is cut into tiles'),
  ];
}

/** @returns links of a collection to its vector tiles; none for a collection without tiles */
export function collectionTileLinks(address: RequestAddress, collection: CollectionId): OgcLink[] {
  return layerOfCollection(collection) === undefined
    ? []
    : [linkTo(address, `${REL}/tilesets-vector`, `${collectionPath(collection)}/tiles`, 'Vector tiles')];
}

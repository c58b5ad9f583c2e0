import {
  WEB_MERCATOR_QUAD,
  type OgcTileMatrixSet,
  type OgcTileMatrixSetList,
} from '../../../core/contracts/ogc-tiles.js';
import { webMercatorQuad } from '../../tiles/tile-matrix-set.js';
import { requireTileMatrixSet } from './read-tile.js';

/**
 * @param root  scheme and host of this server
 * @returns the tile matrix sets there are
 */
export function listTileMatrixSets(root: string): OgcTileMatrixSetList {
  const { id, uri } = WEB_MERCATOR_QUAD;
  const { title } = webMercatorQuad();
  const href = `${root}/ogc/tileMatrixSets/${id}`;
  return {
    tileMatrixSets: [{ id, title, uri, links: [{ href, rel: 'self', type: 'application/json', title }] }],
  };
}

/** @throws NotFound  for another than the one there is */
export function describeTileMatrixSet(id: string): OgcTileMatrixSet {
  requireTileMatrixSet(id);
  return webMercatorQuad();
}

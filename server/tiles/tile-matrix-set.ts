import { WEB_MERCATOR_QUAD, type OgcTileMatrixSet, type OgcTileset } from '../../core/contracts/ogc-tiles.js';
import type { DegreeBox } from '../sql/controlled-area/project-box.js';
import { HALF_WORLD_M } from './tile-address.js';

/** Zooms that the registered definition has. */
const DEEPEST = 24;

/** Pixels along a tile in the registered definition; maps that show vector tiles take 512 for the same tile. */
const TILE_PIXELS = 256;

/** Metres along a pixel of a screen, by which OGC counts scales. */
const SCREEN_PIXEL_M = 0.00028;

/** @returns the definition of WebMercatorQuad, as it is registered with OGC */
export function webMercatorQuad(): OgcTileMatrixSet {
  return {
    id: WEB_MERCATOR_QUAD.id,
    title: 'Google Maps Compatible for the World',
    uri: WEB_MERCATOR_QUAD.uri,
    crs: WEB_MERCATOR_QUAD.crs,
    orderedAxes: ['X', 'Y'],
    wellKnownScaleSet: 'http://www.opengis.net/def/wkss/OGC/1.0/GoogleMapsCompatible',
    tileMatrices: Array.from({ length: DEEPEST + 1 }, (_none, zoom) => {
      const side = 2 ** zoom;
      const cellSize = (2 * HALF_WORLD_M) / TILE_PIXELS / side;
      return {
        id: String(zoom),
        scaleDenominator: cellSize / SCREEN_PIXEL_M,
        cellSize,
        cornerOfOrigin: 'topLeft',
        pointOfOrigin: [-HALF_WORLD_M, HALF_WORLD_M],
        tileWidth: TILE_PIXELS,
        tileHeight: TILE_PIXELS,
        matrixWidth: side,
        matrixHeight: side,
      };
    }),
  };
}

/** @returns the column and row of the tile of a zoom that holds a place in degrees */
function tileAt(zoom: number, lon: number, lat: number): { column: number; row: number } {
  const side = 2 ** zoom;
  const y = Math.asinh(Math.tan((lat * Math.PI) / 180));
  return {
    column: Math.floor(((lon + 180) / 360) * side),
    row: Math.floor(((1 - y / Math.PI) / 2) * side),
  };
}

/** @returns for each zoom the tiles that a box in degrees meets */
export function limitsOf(
  { west, south, east, north }: DegreeBox,
  zooms: { least: number; most: number },
): OgcTileset['tileMatrixSetLimits'] {
  return Array.from({ length: zooms.most - zooms.least + 1 }, (_none, index) => {
    const zoom = zooms.least + index;
    const first = tileAt(zoom, west, north);
    const last = tileAt(zoom, east, south);
    return {
      tileMatrix: String(zoom),
      minTileRow: first.row,
      maxTileRow: last.row,
      minTileCol: first.column,
      maxTileCol: last.column,
    };
  });
}

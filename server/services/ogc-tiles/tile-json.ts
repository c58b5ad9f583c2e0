import type { Knex } from 'knex';
import {
  TILE_LAYER_NAMES,
  type TileJson,
  type TileLayerName,
  type VectorLayer,
} from '../../../core/contracts/tiles.js';
import { localDateOf, type CalendarDate } from '../../../core/dates.js';
import type { OrdinanceBook } from '../../../core/ordinances/registry.js';
import { selectionFor } from '../../../core/rules/selection.js';
import { TILE_ZOOMS } from '../../../core/tile-zooms.js';
import type { DegreeBox } from '../../sql/controlled-area/project-box.js';
import { findJurisdiction } from '../../sql/jurisdictions/find-jurisdiction.js';
import { readTileBounds } from '../../sql/tiles/read-tile-bounds.js';
import { TILE_LAYER_TEXTS, vectorLayer } from '../../tiles/tile-layers.js';
import { ownersOf } from '../tile-parts.js';

/** The zoom at which a map opens in the middle of the tiles. */
const OPENING_ZOOM = 13;

/** What a TileJSON is made of. */
interface Described {
  name: string;
  mapVersion: number;
  /** the whole address of a tile, with {z}, {x} and {y} */
  template: string;
  bounds: DegreeBox | null;
  layers: readonly VectorLayer[];
}

/** @returns the description of tiles as TileJSON 3.0.0 */
export function tileJson({ name, mapVersion, template, bounds, layers }: Described): TileJson {
  const minzoom = Math.min(...layers.map((layer) => layer.minzoom));
  return {
    tilejson: '3.0.0',
    name,
    description:
      'Vector tiles for drawing. The map is guidance; the boundary of a wetland is fixed in the field.',
    version: `1.0.${mapVersion}`,
    scheme: 'xyz',
    tiles: [template],
    minzoom,
    maxzoom: TILE_ZOOMS.most,
    ...(bounds === null
      ? {}
      : {
          bounds: [bounds.west, bounds.south, bounds.east, bounds.north],
          center: [
            (bounds.west + bounds.east) / 2,
            (bounds.south + bounds.north) / 2,
            Math.max(minzoom, OPENING_ZOOM),
          ],
        }),
    vector_layers: [...layers],
  };
}

/** Which tiles are described. */
export interface TilesAsked {
  jurisdiction: string;
  ordinance: string;
  /** the one layer of the tiles; all when absent */
  layer?: TileLayerName | undefined;
  /** the day whose map and law they show; today in New York when absent */
  on?: CalendarDate | undefined;
}

/**
 * @param root  scheme and host of this server
 * @returns the tiles of a municipality under an ordinance, as TileJSON
 * @throws NotFound  for an unknown municipality or ordinance
 * @throws InvalidInput  for a day before the text held of the ordinance
 */
export async function describeTiles(
  knex: Knex,
  ordinances: OrdinanceBook,
  { jurisdiction, ordinance, layer, on }: TilesAsked,
  root: string,
): Promise<TileJson> {
  const day = on ?? localDateOf(new Date());
  const law = ordinances.find(ordinance);
  const { id, name, mapVersion, settings } = await findJurisdiction(knex, jurisdiction, day);
  const selection = selectionFor(law, settings, day);
  const layers = layer === undefined ? TILE_LAYER_NAMES : [layer];
  const of = layer === undefined ? '' : `/${layer}`;
  const title = layer === undefined ? 'all layers' : TILE_LAYER_TEXTS[layer].title;
  const owners = ownersOf([{ jurisdictionId: id, mapVersion, ordinance: law.id, selection }]);
  return tileJson({
    name: `${name}, ${title}, under ${law.name}`,
    mapVersion,
    template: `${root}/tiles/${id}/${law.id}${of}/{z}/{x}/{y}.mvt${on === undefined ? '' : `?on=${on}`}`,
    bounds: await readTileBounds(knex, owners, layers),
    layers: layers.map(vectorLayer),
  });
}

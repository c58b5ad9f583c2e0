import type { Knex } from 'knex';
import type { OgcTileChoice } from '../../../core/contracts/ogc-tiles.js';
import type { TileLayerName } from '../../../core/contracts/tiles.js';
import { localDateOf } from '../../../core/dates.js';
import { InvalidInput, NotFound } from '../../../core/errors.js';
import type { OrdinanceBook } from '../../../core/ordinances/registry.js';
import { selectionFor } from '../../../core/rules/selection.js';
import { findJurisdiction, listJurisdictionRecords } from '../../sql/jurisdictions/find-jurisdiction.js';
import { collectionOf, layerOfCollection, TILESET_LAYERS } from '../../tiles/tileset-layers.js';
import type { TileSource } from '../tile-parts.js';

/**
 * @returns the municipalities that tiles show, each under its own ordinance unless one is named, on the day that is named
 * @throws NotFound  for an unknown municipality or ordinance
 * @throws InvalidInput  for a day before the text held of an ordinance
 */
export async function listTileSources(
  knex: Knex,
  ordinances: OrdinanceBook,
  { on = localDateOf(new Date()), jurisdiction, ordinance }: OgcTileChoice,
): Promise<TileSource[]> {
  const records =
    jurisdiction === undefined
      ? await listJurisdictionRecords(knex, on)
      : [await findJurisdiction(knex, jurisdiction, on)];
  return records.map(({ id, mapVersion, ordinanceId, settings }) => {
    const law = ordinances.find(ordinance ?? ordinanceId);
    return {
      jurisdictionId: id,
      mapVersion,
      ordinance: law.id,
      selection: selectionFor(law, settings, on),
    };
  });
}

/**
 * @param collection  whose tiles are asked for; null for those of everything
 * @param wanted  the collections that tiles of everything are to show
 * @returns the layers of the tiles
 * @throws NotFound  for a collection that has no tiles
 * @throws InvalidInput  where one of those wanted has none, or collections are named for the tiles of one
 */
export function layersOf(collection: string | null, wanted: readonly string[] | undefined): TileLayerName[] {
  const known = TILESET_LAYERS.map(collectionOf).join(', ');
  if (collection !== null) {
    const layer = layerOfCollection(collection);
    if (layer === undefined) {
      throw new NotFound(`There are no tiles of a collection "${collection}"; there are of ${known}.`);
    }
    if (wanted !== undefined) {
      const message =
        'collections chooses layers of the tiles under /ogc/tiles; these are of one collection.';
      throw new InvalidInput(message, [{ message, path: 'collections' }]);
    }
    return [layer];
  }
  if (wanted === undefined) return [...TILESET_LAYERS];
  const unknown = wanted.find((name) => layerOfCollection(name) === undefined);
  if (unknown !== undefined) {
    const message = `collections: there are no tiles of "${unknown}"; there are of ${known}.`;
    throw new InvalidInput(message, [{ message, path: 'collections' }]);
  }
  return TILESET_LAYERS.filter((layer) => wanted.includes(collectionOf(layer)));
}

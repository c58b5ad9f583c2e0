import type { Knex } from 'knex';
import { WEB_MERCATOR_QUAD, type OgcTileChoice } from '../../../core/contracts/ogc-tiles.js';
import { NotFound } from '../../../core/errors.js';
import type { OrdinanceBook } from '../../../core/ordinances/registry.js';
import { encodeTile } from '../../tiles/encode-tile.js';
import { isTile, MAX_ZOOM, type TileAddress } from '../../tiles/tile-address.js';
import { createTileCache } from '../../tiles/tile-cache.js';
import { collectionOf } from '../../tiles/tileset-layers.js';
import { findTileParts, versionOf, type TilePart } from '../tile-parts.js';
import { layersOf, listTileSources } from './tile-sources.js';

/** Memory for tiles over all municipalities, beside that for the page's. */
const CACHE_BYTES = 32_000_000;

/** A tile as OGC API Tiles asks for it. */
export interface OgcTileRequest {
  /** null for the tiles of everything */
  collection: string | null;
  tileMatrixSet: string;
  tile: TileAddress;
  choice: OgcTileChoice;
}

/** A tile that can be drawn, and what it will be known by. */
export interface OgcTileAnswer {
  /** the same for as long as the tile would come out the same */
  version: string;
  /** @returns the encoded tile, drawn unless it is in memory; empty where there is nothing to show */
  draw(): Promise<Uint8Array>;
}

/** Finds tiles over all municipalities and keeps those it has drawn. */
export interface OgcTileService {
  /**
   * @param from  what is read from; the service's own database when absent
   * @throws NotFound  for an unknown collection, tile matrix set, tile, municipality or ordinance
   * @throws InvalidInput  for a day before the text held of an ordinance, or collections that have no tiles
   */
  find(request: OgcTileRequest, from?: Knex): Promise<OgcTileAnswer>;
}

/** @throws NotFound  for another tile matrix set than the one there is */
export function requireTileMatrixSet(id: string): void {
  if (id !== WEB_MERCATOR_QUAD.id) {
    throw new NotFound(`There is no tile matrix set "${id}"; there is ${WEB_MERCATOR_QUAD.id}.`);
  }
}

/** Each is read under its own law, one after the other; mostly there is one on a tile. */
async function draw(tile: TileAddress, parts: readonly TilePart[]): Promise<Uint8Array> {
  const features = [];
  for (const part of parts) {
    const jurisdiction = part.jurisdictionId;
    const own = await part.read();
    features.push(
      ...own.map((feature) => ({ ...feature, properties: { ...feature.properties, jurisdiction } })),
    );
  }
  return encodeTile(tile, features, collectionOf);
}

/** @param knex  on a migrated database */
export function createOgcTileService(knex: Knex, ordinances: OrdinanceBook): OgcTileService {
  const cache = createTileCache(CACHE_BYTES);
  return {
    async find({ collection, tileMatrixSet, tile, choice }, from = knex) {
      requireTileMatrixSet(tileMatrixSet);
      const layers = layersOf(collection, choice.collections);
      if (!isTile(tile)) {
        throw new NotFound(
          `There is no tile ${tile.z}/${tile.y}/${tile.x}: after the zoom, 0 to ${MAX_ZOOM}, comes the row from the north, ` +
            'then the column from the west, both from 0 to 2^zoom - 1.',
        );
      }
      const sources = await listTileSources(from, ordinances, choice);
      const parts = (await findTileParts(from, tile, sources, layers)).filter(({ touched }) => touched);
      const version = versionOf(['ogc', tile, layers, parts.map((part) => part.version)]);
      return {
        version,
        async draw() {
          const kept = cache.get(version);
          if (kept !== undefined) return kept;
          const encoded = await draw(tile, parts);
          cache.set(version, encoded);
          return encoded;
        },
      };
    },
  };
}

import type { Knex } from 'knex';
import type { TileLayerName } from '../../core/contracts/tiles.js';
import { localDateOf, type CalendarDate } from '../../core/dates.js';
import { InvalidInput } from '../../core/errors.js';
import type { OrdinanceBook } from '../../core/ordinances/registry.js';
import { selectionFor } from '../../core/rules/selection.js';
import { findJurisdiction } from '../sql/jurisdictions/find-jurisdiction.js';
import { encodeTile } from '../tiles/encode-tile.js';
import { isTile, MAX_ZOOM, type TileAddress } from '../tiles/tile-address.js';
import { createTileCache } from '../tiles/tile-cache.js';
import { findTileParts, versionOf } from './tile-parts.js';

/** Memory for tiles; a tile of a built-up place has some 20 to 200 kB. */
const CACHE_BYTES = 64_000_000;

/** Which tile is asked for. */
export interface TileRequest {
  jurisdiction: string;
  ordinance: string;
  /** the day whose map is drawn, and whose law decides what is regulated; today in New York when absent */
  on?: CalendarDate | undefined;
  tile: TileAddress;
  /** the one layer that is wanted; all when absent */
  layer?: TileLayerName | undefined;
}

/** A tile that can be drawn, and what it will be known by. */
export interface TileAnswer {
  /** the same for as long as the tile would come out the same */
  version: string;
  /** version of the wetlands map that it shows */
  mapVersion: number;
  /** @returns the encoded tile, drawn unless it is in memory; empty where there is nothing to show */
  draw(): Promise<Uint8Array>;
}

/** Finds tiles and keeps those it has drawn. */
export interface TileService {
  /**
   * @param from  what is read from; the service's own database when absent
   * @throws InvalidInput  for numbers that name no tile, or a day before the text of the ordinance held here
   * @throws NotFound  for an unknown jurisdiction or ordinance
   */
  find(request: TileRequest, from?: Knex): Promise<TileAnswer>;
}

/** @param knex  on a migrated database */
export function createTileService(knex: Knex, ordinances: OrdinanceBook): TileService {
  const cache = createTileCache(CACHE_BYTES);
  return {
    async find(
      { jurisdiction: jurisdictionId, ordinance: ordinanceId, tile, layer, ...request },
      from = knex,
    ) {
      const on = request.on ?? localDateOf(new Date());
      if (!isTile(tile)) {
        const message = `There is no tile ${tile.z}/${tile.x}/${tile.y}: z goes from 0 to ${MAX_ZOOM}, x and y from 0 to 2^z - 1.`;
        throw new InvalidInput(message, [{ message, path: 'z, x, y' }]);
      }
      const ordinance = ordinances.find(ordinanceId);
      const { id, mapVersion, settings } = await findJurisdiction(from, jurisdictionId, on);
      const selection = selectionFor(ordinance, settings, on);
      const source = { jurisdictionId: id, mapVersion, ordinance: ordinance.id, selection };
      const layers = layer === undefined ? undefined : [layer];
      const [part] = await findTileParts(from, tile, [source], layers);
      const version = part?.version ?? versionOf(['nothing there', id, tile]);
      return {
        version,
        mapVersion,
        async draw() {
          const kept = cache.get(version);
          if (kept !== undefined) return kept;
          if (part === undefined || !part.touched) return new Uint8Array();
          const encoded = encodeTile(tile, await part.read());
          cache.set(version, encoded);
          return encoded;
        },
      };
    },
  };
}

import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { localDateOf, type CalendarDate } from '../../core/dates.js';
import { InvalidInput } from '../../core/errors.js';
import type { OrdinanceBook } from '../../core/ordinances/registry.js';
import { selectionFor } from '../../core/rules/selection.js';
import { projectBox } from '../sql/controlled-area/project-box.js';
import { findJurisdiction } from '../sql/jurisdictions/find-jurisdiction.js';
import { readNewestImport } from '../sql/layers/read-newest-import.js';
import { readTileFeatures } from '../sql/tiles/read-tile-features.js';
import { encodeTile } from '../tiles/encode-tile.js';
import {
  isTile,
  MAX_ZOOM,
  TILE_EXTENT,
  tileBox,
  tileScale,
  type TileAddress,
} from '../tiles/tile-address.js';
import { createTileCache } from '../tiles/tile-cache.js';

/** Memory for tiles; a tile of a built-up place has some 20 to 200 kB. */
const CACHE_BYTES = 64_000_000;

/** Raised when the same data would be drawn into a different tile, so that no browser keeps the old one. */
const TILE_FORMAT = 1;

/** Which tile is asked for. */
export interface TileRequest {
  jurisdiction: string;
  ordinance: string;
  /** the day whose map is drawn, and whose law decides what is regulated; today in New York when absent */
  on?: CalendarDate | undefined;
  tile: TileAddress;
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
   * @throws InvalidInput  for numbers that name no tile, or a day before the text of the ordinance held here
   * @throws NotFound  for an unknown jurisdiction or ordinance
   */
  find(request: TileRequest): Promise<TileAnswer>;
}

/** @param knex  on a migrated database */
export function createTileService(knex: Knex, ordinances: OrdinanceBook): TileService {
  const cache = createTileCache(CACHE_BYTES);
  return {
    async find({ jurisdiction: jurisdictionId, ordinance: ordinanceId, on = localDateOf(new Date()), tile }) {
      if (!isTile(tile)) {
        const message = `There is no tile ${tile.z}/${tile.x}/${tile.y}: z goes from 0 to ${MAX_ZOOM}, x and y from 0 to 2^z - 1.`;
        throw new InvalidInput(message, [{ message, path: 'z, x, y' }]);
      }
      const ordinance = ordinances.find(ordinanceId);
      const jurisdiction = await findJurisdiction(knex, jurisdictionId, on);
      const selection = selectionFor(ordinance, jurisdiction.settings, on);
      const state = await readNewestImport(knex, jurisdiction.id);
      const version = createHash('sha256')
        .update(
          JSON.stringify([
            TILE_FORMAT,
            jurisdiction.id,
            jurisdiction.mapVersion,
            state,
            ordinance.id,
            selection,
            tile,
          ]),
        )
        .digest('base64url')
        .slice(0, 27);
      return {
        version,
        mapVersion: jurisdiction.mapVersion,
        async draw() {
          const kept = cache.get(version);
          if (kept !== undefined) return kept;
          const degrees = tileBox(tile);
          if (degrees === null) return new Uint8Array();
          const features = await readTileFeatures(knex, {
            jurisdictionId: jurisdiction.id,
            mapVersion: jurisdiction.mapVersion,
            selection,
            zoom: tile.z,
            box: await projectBox(knex, degrees),
            extent: TILE_EXTENT,
            ...tileScale(tile),
          });
          const encoded = encodeTile(tile, features);
          cache.set(version, encoded);
          return encoded;
        },
      };
    },
  };
}

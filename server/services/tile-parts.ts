import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { TILE_LAYER_NAMES, type TileLayerName } from '../../core/contracts/tiles.js';
import type { OrdinanceId } from '../../core/ordinance.js';
import type { Selection } from '../../core/rules/selection.js';
import { readTileFeatures, type TileFeature } from '../sql/tiles/read-tile-features.js';
import { readTileStates, type TileOwner } from '../sql/tiles/read-tile-states.js';
import { TILE_EXTENT, tileBox, tileScale, type TileAddress } from '../tiles/tile-address.js';
import { layersAtZoom } from '../tiles/tile-layers.js';

/** Layers that show the wetlands map, or what follows from it; the others change with an import alone. */
const OF_THE_MAP: ReadonlySet<TileLayerName> = new Set([
  'wetlands',
  'watercourses',
  'adjacent',
  'wetlandLabels',
]);

/** Raised when the same data would be drawn into a different tile, so that no browser keeps the old one. */
const TILE_FORMAT = 2;

/** A municipality on a version of its wetlands map, read under an ordinance. */
export interface TileSource {
  jurisdictionId: string;
  mapVersion: number;
  ordinance: OrdinanceId;
  /** what the ordinance regulates there on the day that is shown */
  selection: Selection;
}

/** What a municipality has on a tile. */
export interface TilePart {
  jurisdictionId: string;
  /** the same for as long as the part would come out the same */
  version: string;
  /** false where nothing can be there */
  touched: boolean;
  /** @returns its features, in the order of their layers; read anew each time */
  read(): Promise<TileFeature[]>;
}

/** @returns a name for what it is given, that changes with it */
export function versionOf(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 27);
}

/** Land this far around a tile casts adjacent area onto it; as wide as the statement of the controlled area reads. */
const reachOf = ({ bufferFt }: Selection): number => 1.01 * (bufferFt ?? 0) + 1;

/** @returns the municipalities as the statements about tiles take them */
export function ownersOf(sources: readonly TileSource[]): TileOwner[] {
  return sources.map(({ jurisdictionId, mapVersion, selection }) => ({
    jurisdictionId,
    mapVersion,
    reachFt: reachOf(selection),
  }));
}

/**
 * Finds out what a tile is drawn from, without looking at a shape.
 * @param tile  that exists
 * @param layers  those that are wanted; all when absent
 * @returns a part for each municipality, by its id; none where no map can be
 */
export async function findTileParts(
  knex: Knex,
  tile: TileAddress,
  sources: readonly TileSource[],
  layers: readonly TileLayerName[] = TILE_LAYER_NAMES,
): Promise<TilePart[]> {
  const degrees = tileBox(tile);
  if (degrees === null || sources.length === 0) return [];
  const states = await readTileStates(knex, degrees, ownersOf(sources));
  const byId = new Map(sources.map((source) => [source.jurisdictionId, source]));
  return states.flatMap(({ jurisdictionId, newestImport, mapRows, touched, box }): TilePart[] => {
    const source = byId.get(jurisdictionId);
    if (source === undefined) return [];
    const { mapVersion, ordinance, selection } = source;
    const shown = layersAtZoom(tile.z, layers);
    const rows = shown.some((layer) => OF_THE_MAP.has(layer)) ? mapRows : '';
    const drawnFrom = [jurisdictionId, newestImport, rows, ordinance, selection];
    const question = {
      jurisdictionId,
      mapVersion,
      selection,
      layers: shown,
      box,
      extent: TILE_EXTENT,
      ...tileScale(tile),
    };
    return [
      {
        jurisdictionId,
        version: versionOf([TILE_FORMAT, tile, layers, drawnFrom]),
        touched,
        read: () => readTileFeatures(knex, question),
      },
    ];
  });
}

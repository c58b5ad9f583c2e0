import type { Knex } from 'knex';
import { GEOGRAPHIC_SRID, STORAGE_SRID } from '../../../core/units.js';
import type { DegreeBox, PlaneBox } from '../controlled-area/project-box.js';

/** A municipality that a tile could show, on a version of its wetlands map. */
export interface TileOwner {
  jurisdictionId: string;
  mapVersion: number;
  /** EPSG:2260 feet around the tile from which something is cast onto it */
  reachFt: number;
}

/** What a tile of a municipality would be drawn from. */
export interface TileState {
  jurisdictionId: string;
  /** the newest import into its layers, a number that grows with each; 0 before the first */
  newestImport: number;
  /**
   * Which rows of the wetlands map lie in reach, as a digest of their keys. Rows are never overwritten, so this changes when
   * an amendment changes something here, and not when it does so elsewhere.
   */
  mapRows: string;
  /** whether any layer has something in reach */
  touched: boolean;
  /** the tile and its margin, EPSG:2260 */
  box: PlaneBox;
}

const onTile = (table: string): string =>
  `exists (select from ${table} f where f.jurisdiction_id = owner.id and f.geom && tile.geom)`;

const mapRows = (table: 'wetland' | 'watercourse', mark: string): string =>
  `select '${mark}' || w.key as mark from ${table} w
   where w.jurisdiction_id = owner.id and w.geom && ST_Expand(tile.geom, owner.reach)
     and w.first_version <= owner.version and coalesce(w.retired_version > owner.version, true)`;

/**
 * Tells by boxes and keys alone what a tile would be drawn from: no shape is looked at.
 * @param box  the tile and its margin in degrees, inside the domain of storage
 * @returns a state for each municipality, in the order of their ids
 */
export async function readTileStates(
  knex: Knex | Knex.Transaction,
  box: DegreeBox,
  owners: readonly TileOwner[],
): Promise<TileState[]> {
  const result = await knex.raw<{ rows: TileState[] }>(
    `with tile as materialized (
       select ST_SetSRID(cast(ST_Extent(ST_Transform(ST_Segmentize(
           ST_MakeEnvelope(cast(:west as float8), cast(:south as float8), cast(:east as float8), cast(:north as float8),
             cast(:geographic as int)), cast(:piece as float8)), cast(:storage as int))) as geometry), cast(:storage as int)) as geom),
     owner as (
       select * from json_to_recordset(cast(:owners as json)) as given (id text, version int, reach float8)),
     state as (
       select owner.id, tile.geom, coalesce((select max(i.id) from import_run i where i.jurisdiction_id = owner.id), 0) as newest,
         (select md5(string_agg(mark, ' ' order by mark)) from (${mapRows('wetland', 'w')} union all ${mapRows('watercourse', 'c')}) as row) as rows,
         ${onTile('municipality')} or ${onTile('parcel')} or ${onTile('reference_feature')} or ${onTile('impaired_water')} as shown
       from owner cross join tile)
     select id as "jurisdictionId", cast(newest as float8) as "newestImport", coalesce(rows, '') as "mapRows",
       shown or rows is not null as touched,
       json_build_object('xMin', ST_XMin(geom), 'yMin', ST_YMin(geom), 'xMax', ST_XMax(geom), 'yMax', ST_YMax(geom),
         'gridScale', hf_grid_scale(ST_Centroid(geom))) as box
     from state order by id`,
    {
      ...box,
      piece: Math.max(box.east - box.west, box.north - box.south) / 16,
      geographic: GEOGRAPHIC_SRID,
      storage: STORAGE_SRID,
      owners: JSON.stringify(
        owners.map(({ jurisdictionId, mapVersion, reachFt }) => ({
          id: jurisdictionId,
          version: mapVersion,
          reach: reachFt,
        })),
      ),
    },
  );
  return result.rows;
}

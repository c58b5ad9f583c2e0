import type { Knex } from 'knex';
import type { TileLayerName } from '../../../core/contracts/tiles.js';
import { GEOGRAPHIC_SRID, STORAGE_SRID } from '../../../core/units.js';
import type { DegreeBox } from '../controlled-area/project-box.js';
import type { TileOwner } from './read-tile-states.js';

const every = (table: string, condition = 'true'): string =>
  `select ST_Extent(f.geom) as box, cast(0 as float8) as reach from ${table} f join owner on owner.id = f.jurisdiction_id where ${condition}`;

const onTheMap = (table: 'wetland' | 'watercourse', reach = '0'): string =>
  `select ST_Extent(f.geom) as box, max(cast(${reach} as float8)) as reach from ${table} f join owner on owner.id = f.jurisdiction_id
   where f.first_version <= owner.version and coalesce(f.retired_version > owner.version, true)`;

/** The boxes that hold everything a layer shows; adjacent area reaches around what casts it. */
const EXTENTS: Readonly<Record<TileLayerName, string>> = {
  municipality: every('municipality'),
  water: every('reference_feature', `f.layer = 'water'`),
  impairedWaters: every('impaired_water'),
  parcels: every('parcel'),
  adjacent: `${onTheMap('wetland', 'owner.reach')} union all ${onTheMap('watercourse', 'owner.reach')}`,
  wetlands: onTheMap('wetland'),
  watercourses: onTheMap('watercourse'),
  roads: every('reference_feature', `f.layer = 'roads'`),
  buildings: every('reference_feature', `f.layer = 'buildings'`),
  wetlandLabels: onTheMap('wetland'),
};

/** Feet between the points set off along a side before it is transformed, since its lines are not those of degrees. */
const PIECE_FT = 5000;

/** @returns a box in degrees that holds all that the layers show of the municipalities; null where that is nothing */
export async function readTileBounds(
  knex: Knex | Knex.Transaction,
  owners: readonly TileOwner[],
  layers: readonly TileLayerName[],
): Promise<DegreeBox | null> {
  const result = await knex.raw<{ rows: DegreeBox[] }>(
    `with owner as (
       select * from json_to_recordset(cast(:owners as json)) as given (id text, version int, reach float8)),
     part as (${layers.map((layer) => EXTENTS[layer]).join(' union all ')}),
     whole as (
       select ST_Transform(ST_Segmentize(ST_SetSRID(cast(ST_Extent(ST_Expand(cast(box as geometry), reach)) as geometry),
         cast(:storage as int)), ${PIECE_FT}), cast(:geographic as int)) as geom
       from part where box is not null)
     select ST_XMin(geom) as west, ST_YMin(geom) as south, ST_XMax(geom) as east, ST_YMax(geom) as north
     from whole where geom is not null`,
    {
      owners: JSON.stringify(
        owners.map(({ jurisdictionId, mapVersion, reachFt }) => ({
          id: jurisdictionId,
          version: mapVersion,
          reach: reachFt,
        })),
      ),
      storage: STORAGE_SRID,
      geographic: GEOGRAPHIC_SRID,
    },
  );
  return result.rows[0] ?? null;
}

import type { Knex } from 'knex';
import type { CalendarDate } from '../../../core/dates.js';
import { GEOGRAPHIC_SRID, STORAGE_SRID } from '../../../core/units.js';
import { HELD_VERSIONS, onTheMap } from '../map/held-versions.js';

/** West, south, east, north in degrees, NAD83. */
export type Bounds = [number, number, number, number];

interface BoundsRow {
  jurisdictionId: string;
  bounds: Bounds;
}

/**
 * Where each municipality is: around its own outline, or else around the layers that are loaded.
 * @param on  the day whose wetlands maps are taken; the other layers have no days
 * @returns by jurisdiction; one without any layer is not among them
 */
export async function readBounds(
  knex: Knex | Knex.Transaction,
  on: CalendarDate,
): Promise<Map<string, Bounds>> {
  const result = await knex.raw<{ rows: BoundsRow[] }>(
    `with ${HELD_VERSIONS},
     extent as (
       select jurisdiction_id, 1 as preference, ST_Extent(geom) as box from municipality where role = 'own' group by 1
       union all
       select jurisdiction_id, 2, ST_Extent(geom) ${onTheMap('wetland')} group by 1
       union all
       select jurisdiction_id, 2, ST_Extent(geom) ${onTheMap('watercourse')} group by 1
       union all
       select jurisdiction_id, 2, ST_Extent(geom) from parcel group by 1
       union all
       select jurisdiction_id, 2, ST_Extent(geom) from impaired_water group by 1
       union all
       select jurisdiction_id, 2, ST_Extent(geom) from hydric_soil group by 1
       union all
       select jurisdiction_id, 2, ST_Extent(geom) from reference_feature group by 1),
     chosen as (
       select distinct on (jurisdiction_id) jurisdiction_id, box
       from (select jurisdiction_id, preference, ST_Extent(box) as box from extent group by 1, 2) as united
       order by jurisdiction_id, preference),
     degrees as (
       select jurisdiction_id, ST_Transform(ST_SetSRID(cast(box as geometry), cast(:storage as int)), cast(:geographic as int)) as geom
       from chosen)
     select jurisdiction_id as "jurisdictionId",
       json_build_array(ST_XMin(geom), ST_YMin(geom), ST_XMax(geom), ST_YMax(geom)) as bounds
     from degrees`,
    { on, storage: STORAGE_SRID, geographic: GEOGRAPHIC_SRID },
  );
  return new Map(result.rows.map(({ jurisdictionId, bounds }) => [jurisdictionId, bounds]));
}

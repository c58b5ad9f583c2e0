import type { Knex } from 'knex';
import { LOCAL_ZONE, type CalendarDate } from '../../../core/dates.js';
import { GEOGRAPHIC_SRID, STORAGE_SRID } from '../../../core/units.js';
import { HELD_VERSIONS } from '../map/held-versions.js';
import { rowsOnTheMap, type FeatureSource } from './feature-source.js';

/** Where the features of a collection are, and since when. */
export interface FeatureExtent {
  /** west, south, east, north in degrees; null while there are none */
  bbox: [number, number, number, number] | null;
  /** milliseconds since 1970 at which the first version on record began; null for layers without days */
  since: number | null;
}

/** Feet between the points set off along a side before it is transformed, since its lines are not those of degrees. */
const PIECE_FT = 5000;

/**
 * @param box  an expression for a box2d in EPSG:2260 or null
 * @returns an expression for the box in degrees that holds it, as a JSON list
 */
export function degreesOf(box: string): string {
  return `(select case when degrees.geom is not null then json_build_array(
      ST_XMin(degrees.geom), ST_YMin(degrees.geom), ST_XMax(degrees.geom), ST_YMax(degrees.geom)) end
    from (select ST_Transform(ST_Segmentize(ST_SetSRID(cast(${box} as geometry), ${STORAGE_SRID}), ${PIECE_FT}),
      ${GEOGRAPHIC_SRID}) as geom) as degrees)`;
}

/**
 * @param on  the day whose maps are meant
 * @returns where the features are on that day, and since when there are any on record
 */
export async function readExtent(
  knex: Knex | Knex.Transaction,
  source: FeatureSource,
  on: CalendarDate,
): Promise<FeatureExtent> {
  const since = source.versioned
    ? `(select cast(extract(epoch from cast(min(v.since) as timestamp) at time zone '${LOCAL_ZONE}') * 1000 as float8)
         from map_version v join ${source.table} first_row
           on first_row.jurisdiction_id = v.jurisdiction_id and first_row.first_version = v.number)`
    : 'cast(null as float8)';
  const result = await knex.raw<{ rows: FeatureExtent[] }>(
    `with ${HELD_VERSIONS}
     select ${degreesOf('every.box')} as bbox, ${since} as since
     from (select ST_Extent(f.geom) as box from (${rowsOnTheMap(source)}) as f) as every`,
    { on },
  );
  return result.rows[0] ?? { bbox: null, since: null };
}

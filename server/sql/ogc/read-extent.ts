import type { Knex } from 'knex';
import { LOCAL_ZONE } from '../../../core/dates.js';
import { GEOGRAPHIC_SRID, STORAGE_SRID } from '../../../core/units.js';
import { currentRows, type FeatureSource } from './feature-source.js';

/** Where the features of a collection are, and since when. */
export interface FeatureExtent {
  /** west, south, east, north in degrees; null while there are none */
  bbox: [number, number, number, number] | null;
  /** milliseconds since 1970 from which the oldest holds; null for layers without days */
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

/** @returns the extent of the current rows of a table */
export async function readExtent(
  knex: Knex | Knex.Transaction,
  source: FeatureSource,
): Promise<FeatureExtent> {
  const since = source.versioned
    ? `cast(extract(epoch from cast(min(f.since) as timestamp) at time zone '${LOCAL_ZONE}') * 1000 as float8)`
    : 'cast(null as float8)';
  const result = await knex.raw<{ rows: FeatureExtent[] }>(
    `select ${degreesOf('every.box')} as bbox, every.since
     from (select ST_Extent(f.geom) as box, ${since} as since from (${currentRows(source)}) as f) as every`,
  );
  return result.rows[0] ?? { bbox: null, since: null };
}

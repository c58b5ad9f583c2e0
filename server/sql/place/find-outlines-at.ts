import type { Knex } from 'knex';
import type { Place } from '../../../core/contracts/place.js';
import { GEOGRAPHIC_SRID } from '../../../core/units.js';

/** Parcels may lie over each other (a condominium); so many are told at the most. */
const MOST = 20;

// 15 decimals is the most there is, and loses no digit.
const OUTLINE = `cast(ST_AsGeoJSON(ST_Multi(ST_Transform(geom, ${GEOGRAPHIC_SRID})), 15, 0) as json) as geometry`;

/**
 * @param point  EWKB in hexadecimal, EPSG:2260
 * @returns the parcels that hold the point, with their outlines in degrees (NAD83)
 */
export async function findParcelOutlinesAt(
  knex: Knex | Knex.Transaction,
  jurisdictionId: string,
  point: string,
): Promise<Place['parcels']> {
  const result = await knex.raw<{ rows: Place['parcels'] }>(
    `select cast(key as text) as id, tax_map_number as "taxMapNumber", address, ${OUTLINE}
     from parcel
     where jurisdiction_id = :jurisdictionId and ST_Intersects(geom, cast(:point as geometry))
     order by tax_map_number, key limit ${MOST}`,
    { jurisdictionId, point },
  );
  return result.rows;
}

/**
 * @param point  EWKB in hexadecimal, EPSG:2260
 * @returns the buildings that hold the point, with their outlines in degrees (NAD83) and square feet on the ground
 */
export async function findBuildingsAt(
  knex: Knex | Knex.Transaction,
  jurisdictionId: string,
  point: string,
): Promise<Place['buildings']> {
  const result = await knex.raw<{ rows: Place['buildings'] }>(
    `select hf_ground_area(geom) as "areaSqFt", ${OUTLINE}
     from reference_feature
     where jurisdiction_id = :jurisdictionId and layer = 'buildings' and ST_Dimension(geom) = 2
       and ST_Intersects(geom, cast(:point as geometry))
     order by key limit ${MOST}`,
    { jurisdictionId, point },
  );
  return result.rows;
}

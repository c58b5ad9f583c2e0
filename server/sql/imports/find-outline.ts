import type { Knex } from 'knex';
import { GEOGRAPHIC_SRID } from '../../../core/units.js';

/** Extent in degrees of a municipality's own outline. */
export interface OutlineExtent {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** @returns null when no own outline is loaded */
export async function findOutline(
  knex: Knex | Knex.Transaction,
  jurisdictionId: string,
): Promise<OutlineExtent | null> {
  const result = await knex.raw<{ rows: { [Side in keyof OutlineExtent]: number | null }[] }>(
    `select ST_XMin(box) as west, ST_YMin(box) as south, ST_XMax(box) as east, ST_YMax(box) as north
     from (select ST_Extent(ST_Transform(geom, cast(:srid as integer))) as box
       from municipality where jurisdiction_id = :jurisdictionId and role = 'own') as own`,
    { jurisdictionId, srid: GEOGRAPHIC_SRID },
  );
  const row = result.rows[0];
  if (row === undefined) return null;
  const { west, south, east, north } = row;
  return west === null || south === null || east === null || north === null
    ? null
    : { west, south, east, north };
}

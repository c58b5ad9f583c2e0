import type { Knex } from 'knex';
import { ofVersion } from '../map/of-version.js';

/** The draft whose map is meant: the map that it began from, with what it changes. */
export interface DraftMap {
  key: string;
  jurisdictionId: string;
  baseVersion: number;
}

/** Land that a delineated shape and a wetland of the draft's map have in common. */
export interface Overlap {
  feature: number;
  wetland: string;
  kind: 'freshwater' | 'tidal';
  /** square feet on the ground, as are the others */
  sharedSqFt: number;
  shapeSqFt: number;
  wetlandSqFt: number;
  /** they are the same shape to the last bit */
  same: boolean;
}

/**
 * Overlaps shapes with the wetlands that the draft's map has now. Only wetlands whose boxes meet a shape's are looked at.
 * @param shapes  valid polygons, EWKB in hexadecimal, EPSG:2260
 * @returns for each shape the wetlands that it shares land with
 */
export async function findOverlaps(
  trx: Knex.Transaction,
  draft: DraftMap,
  shapes: readonly { feature: number; geom: string }[],
): Promise<Overlap[]> {
  const result = await trx.raw<{ rows: Overlap[] }>(
    `with given as materialized (
       select feature, cast(geom as geometry) as geom
       from json_to_recordset(cast(:rows as json)) as fed (feature integer, geom text)),
     met as materialized (
       select given.feature, given.geom as shape, present.*
       from given cross join lateral (
         select w.id as wetland, w.kind, w.geom from wetland w
         where w.jurisdiction_id = :jurisdictionId and w.geom && given.geom and ${ofVersion('w')}
           and not exists (
             select from amendment_change c where c.amendment_key = cast(:draftKey as bigint)
               and c.replaces_key = w.key and c.taken_back_at is null)
         union all
         select c.wetland_id, c.kind, c.geom from amendment_change c
         where c.amendment_key = cast(:draftKey as bigint) and c.taken_back_at is null and c.geom && given.geom
       ) as present),
     shared as materialized (
       select met.*, hf_ground_area(hf_intersection(shape, geom)) as shared_sqft from met
       where ST_Intersects(shape, geom))
     select feature, wetland, kind, shared_sqft as "sharedSqFt", hf_ground_area(shape) as "shapeSqFt",
       hf_ground_area(geom) as "wetlandSqFt",
       ST_AsBinary(ST_Normalize(shape)) = ST_AsBinary(ST_Normalize(geom)) as same
     from shared where shared_sqft > 0 order by feature, shared_sqft desc, wetland`,
    {
      rows: JSON.stringify(shapes),
      jurisdictionId: draft.jurisdictionId,
      mapVersion: draft.baseVersion,
      draftKey: draft.key,
    },
  );
  return result.rows;
}

import type { Knex } from 'knex';

/** A united parcel: its key and its shape as EWKB in hexadecimal, EPSG:2260. */
export interface UnitedParcel {
  id: string;
  geom: string;
}

/** A wetland or watercourse near a parcel. */
export interface NearPair {
  parcelId: string;
  key: number;
  /** on the ground, 0 where they touch */
  distanceFt: number;
}

/** Around which parcels what is looked for, and how far. */
export interface NearQuestion {
  layer: 'wetland' | 'watercourse';
  parcels: readonly UnitedParcel[];
  /** of the features that matter */
  keys: readonly number[];
  /** grid feet */
  withinFt: number;
}

/** The parcels as `subject`, and which of them is near what, with the distance. */
const PAIRS = `with subject as materialized (
       select key, cast(geom as geometry) as geom
       from unnest(cast(:parcelIds as bigint[]), cast(:geoms as text[])) as given (key, geom))
     select s.key::text as "parcelId", near.key::float8 as key,
       hf_ground_distance(near.geom, s.geom) as "distanceFt"
     from subject s`;

const bindingsOf = ({ parcels, keys, withinFt }: NearQuestion) => ({
  parcelIds: parcels.map(({ id }) => id),
  geoms: parcels.map(({ geom }) => geom),
  keys: [...keys],
  withinFt,
});

/** @returns each parcel with each of the features within that distance, in the order of their keys */
export async function findNear(trx: Knex.Transaction, question: NearQuestion): Promise<NearPair[]> {
  if (question.keys.length === 0 || question.parcels.length === 0) return [];
  const result = await trx.raw<{ rows: NearPair[] }>(
    `${PAIRS} cross join lateral (
       select key, geom from ${question.layer} where geom && ST_Expand(s.geom, cast(:withinFt as float8)) offset 0) as near
     where near.key = any(cast(:keys as bigint[])) and ST_DWithin(near.geom, s.geom, cast(:withinFt as float8))
     order by near.key`,
    bindingsOf(question),
  );
  return result.rows;
}

/**
 * The nearest one alone, found by the index of the shapes, whose distances to few others are measured on the way.
 * @returns each parcel with the nearest of the features within that distance, if there is one
 */
export async function findNearest(trx: Knex.Transaction, question: NearQuestion): Promise<NearPair[]> {
  if (question.keys.length === 0 || question.parcels.length === 0) return [];
  const result = await trx.raw<{ rows: NearPair[] }>(
    `${PAIRS} cross join lateral (
       select key, geom from ${question.layer}
       where geom && ST_Expand(s.geom, cast(:withinFt as float8)) and key = any(cast(:keys as bigint[]))
       order by geom <-> s.geom limit 1) as near
     where ST_DWithin(near.geom, s.geom, cast(:withinFt as float8))`,
    bindingsOf(question),
  );
  return result.rows;
}

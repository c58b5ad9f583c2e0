import type { Knex } from 'knex';

/** Parcels of one tax map number that came as several features. */
export interface PartsOfParcels {
  /** parcels made of several features */
  united: number;
  /** features that they were made of */
  features: number;
  /** some of their numbers */
  numbers: string[];
}

/** Numbers named at most. */
const NAMED = 5;

/** Parts of one parcel; a number on more features than that is no parcel's. */
const MOST_PARTS = 100;

/** A number that tells a parcel: names such as ROAD and a bare 0 stand for what has none. */
const TELLS = '[1-9]';

/** Attributes in which parts of one parcel may differ: numbers of rows, and figures measured on the shape. */
const OF_THE_PART =
  '^(objectid(_?[0-9]+)?|fid(_[0-9]+)?|gid|uid|globalid|shape_?(st)?(area|leng|len|length)(\\(\\))?(_[0-9]+)?|perimeter|area(_?(ac|acres?|sq_?ft|sf))?|.*acres?|acre_?calc|acreage|sq_?ft)$';

/**
 * Unites the parcels of an import that have one tax map number and agree in everything but what belongs to a part; the first
 * of them stays, with the shapes of all and what all of them say. Parts that share no land keep their corners to the last bit.
 * @returns what was united; nothing for an import without such parcels
 */
export async function uniteParts(trx: Knex.Transaction, importId: string): Promise<PartsOfParcels> {
  const result = await trx.raw<{ rows: PartsOfParcels[] }>(
    `with repeated as materialized (
       select tax_map_number from parcel
       where import_id = cast(:importId as bigint) and tax_map_number ~ :tells
       group by tax_map_number having count(*) > 1
     ), part as materialized (
       select p.key, p.tax_map_number, p.address, p.attributes, p.geom,
         (select coalesce(jsonb_object_agg(a.name, a.value), '{}') from jsonb_each(p.attributes) as a(name, value)
          where a.name !~* :ofThePart) as shared
       from parcel p join repeated using (tax_map_number) where p.import_id = cast(:importId as bigint)
     ), whole as materialized (
       select min(key) as key, array_agg(key) as keys, tax_map_number, array_agg(attributes order by key) as said,
         ST_CollectionExtract(ST_Collect(geom order by key), 3) as parts
       from part group by tax_map_number, address, shared having count(*) between 2 and cast(:mostParts as int)
     ), shaped as materialized (
       select whole.key, whole.keys, whole.tax_map_number,
         (select coalesce(jsonb_object_agg(a.name, a.value), '{}') from jsonb_each(said[1]) as a(name, value)
          where not exists (select from unnest(said) as other(attributes)
            where other.attributes -> a.name is distinct from a.value)) as attributes,
         case when ST_IsValid(parts) then parts
         else ST_Multi(ST_CollectionExtract(hf_unite(parts), 3)) end as geom from whole
     ), kept as (
       update parcel set geom = shaped.geom, area_sqft = hf_ground_area(shaped.geom), attributes = shaped.attributes
       from shaped where parcel.key = shaped.key
     ), gone as (
       delete from parcel using shaped
       where parcel.key = any (shaped.keys) and parcel.key <> shaped.key
     )
     select cast(count(*) as int) as united, cast(coalesce(sum(cardinality(keys)), 0) as int) as features,
       coalesce((array_agg(tax_map_number order by key))[1:cast(:named as int)], '{}') as numbers
     from shaped`,
    { importId, tells: TELLS, ofThePart: OF_THE_PART, mostParts: MOST_PARTS, named: NAMED },
  );
  return result.rows[0] ?? { united: 0, features: 0, numbers: [] };
}

/** @returns the tax map numbers that several parcels of an import have, with how many there are of such numbers */
export async function findRepeatedNumbers(
  trx: Knex.Transaction,
  importId: string,
): Promise<{ count: number; numbers: string[] }> {
  const result = await trx.raw<{ rows: { count: number; numbers: string[] }[] }>(
    `with repeated as (
       select tax_map_number, min(key) as key from parcel
       where import_id = cast(:importId as bigint) and tax_map_number ~ :tells
       group by tax_map_number having count(*) > 1
     )
     select cast(count(*) as int) as count,
       coalesce((array_agg(tax_map_number order by key))[1:cast(:named as int)], '{}') as numbers
     from repeated`,
    { importId, tells: TELLS, named: NAMED },
  );
  return result.rows[0] ?? { count: 0, numbers: [] };
}

import type { Knex } from 'knex';
import type { ParcelItem } from '../../../core/contracts/parcels.js';
import { GEOGRAPHIC_SRID } from '../../../core/units.js';

/** What is looked for: words of a tax map number or an address; empty finds all. */
export interface ParcelSearch {
  jurisdictionId: string;
  text: string;
  limit: number;
  offset: number;
}

/** Wildcards of LIKE are ordinary characters in what people type. */
function asPattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, (character) => `\\${character}`)}%`;
}

/**
 * @returns parcels with a point inside each in degrees: the tax map number that is asked for first, then those that
 *   begin with it, then those that hold the text in their number or address
 */
export async function findParcels(
  knex: Knex | Knex.Transaction,
  search: ParcelSearch,
): Promise<ParcelItem[]> {
  const result = await knex.raw<{ rows: ParcelItem[] }>(
    `with found as materialized (
       select key, tax_map_number, address, geom,
         case when lower(tax_map_number) = lower(cast(:words as text)) then 0
           when starts_with(lower(tax_map_number), lower(cast(:words as text))) then 1
           when starts_with(lower(address), lower(cast(:words as text))) then 2 else 3 end as place
       from parcel
       where jurisdiction_id = :jurisdictionId
         and (cast(:words as text) = '' or tax_map_number ilike cast(:pattern as text) or address ilike cast(:pattern as text))
       order by place, tax_map_number, key
       limit cast(:limit as int) offset cast(:offset as int)),
     inside as (
       select *, ST_Transform(ST_PointOnSurface(geom), cast(:geographic as int)) as center from found)
     select key::text as id, tax_map_number as "taxMapNumber", address,
       json_build_array(ST_X(center), ST_Y(center)) as center
     from inside order by place, tax_map_number, key`,
    {
      jurisdictionId: search.jurisdictionId,
      words: search.text,
      pattern: asPattern(search.text),
      geographic: GEOGRAPHIC_SRID,
      limit: search.limit,
      offset: search.offset,
    },
  );
  return result.rows;
}

import type { Knex } from 'knex';
import type { ParcelItem } from '../../../core/contracts/parcels.js';
import { GEOGRAPHIC_SRID } from '../../../core/units.js';
import { HAS_WORDS, holding, PARCEL_COLUMNS, patternsOf, type ParcelSearch } from './find-parcels.js';

/** What parcels that are like what was typed are known by; those that have its spellings are not similar but found. */
export interface SimilarSearch extends ParcelSearch {
  /** the same digits with other separators */
  respelled: readonly string[];
  /** tax map numbers one slip away */
  slipped: readonly string[];
  /** telling words of a street; null where none are typed */
  street: string | null;
  /** the street with two letters exchanged */
  exchanged: readonly string[];
  houseNumber: number | null;
}

/** Share of the triples of letters that an address must have in common with what is typed. */
const LEAST_ALIKE = 0.45;

/** Of those that are likest, so many are compared by the whole name of the street. */
const LOOKED_AT = 400;

/** How much the right house number counts beside the likeness of the street, which is between 0 and 1. */
const NUMBER_COUNTS = 0.05;

/** Likeness of what is found by exchanging letters, and by a slip in a number; separators are no difference. */
const EXCHANGED_ALIKE = 0.9;
const SLIPPED_ALIKE = 0.8;

/**
 * @returns at most `limit` parcels that are like what was typed, the likest first; of one street those with the house
 *   number, then those near it
 */
export async function findSimilarParcels(
  knex: Knex.Transaction,
  search: SimilarSearch,
  limit: number,
): Promise<ParcelItem[]> {
  // The operator <% reads it; until the end of the transaction.
  await knex.raw(`select set_config('pg_trgm.word_similarity_threshold', :least, true)`, {
    least: String(LEAST_ALIKE),
  });
  const result = await knex.raw<{ rows: ParcelItem[] }>(
    `with numbered as (
       select key, case when tax_map_number = any (cast(:respelled as text[])) then 1 else ${SLIPPED_ALIKE} end as alike,
         0 as away
       from parcel
       where jurisdiction_id = :jurisdictionId and tax_map_number = any (cast(:numbers as text[]))),
     addressed as (
       select key,
         greatest(word_similarity(cast(:street as text), address),
           case when address ilike any (cast(:exchanged as text[])) then ${EXCHANGED_ALIKE} end)
         + case when number = cast(:houseNumber as int) then ${NUMBER_COUNTS} else 0 end as alike,
         abs(number - coalesce(cast(:houseNumber as int), 0)) as away
       from parcel
       cross join lateral (select cast(substring(address from '^\\s*(\\d{1,6})') as int) as number) as house
       where jurisdiction_id = :jurisdictionId
         and (cast(:street as text) <% address or address ilike any (cast(:exchanged as text[])))),
     best as (
       select key, max(alike) as alike, min(away) as away
       from (select * from numbered union all select * from addressed) as alike
       group by key order by alike desc, away limit ${LOOKED_AT}),
     chosen as (
       select parcel.*, alike, away,
         (select max(similarity(spelling, regexp_replace(address, '^\\s*\\d+[A-Za-z]{0,1}\\s+', '')))
          from unnest(cast(:names as text[])) as spelling) as whole
       from best join parcel using (key)
       where ${HAS_WORDS} is not true
       order by alike desc, whole desc nulls last, away, address, tax_map_number, key limit cast(:limit as int))
     select ${PARCEL_COLUMNS} from chosen
     order by alike desc, whole desc nulls last, away, address, tax_map_number, key`,
    {
      jurisdictionId: search.jurisdictionId,
      patterns: patternsOf(search.spellings),
      names: search.spellings.map(({ text }) => text.replace(/^\s*\d+[a-z]?\s+/, '')),
      respelled: [...search.respelled],
      numbers: [...search.respelled, ...search.slipped],
      street: search.street,
      exchanged: search.exchanged.map(holding),
      houseNumber: search.houseNumber,
      geographic: GEOGRAPHIC_SRID,
      limit,
    },
  );
  return result.rows;
}

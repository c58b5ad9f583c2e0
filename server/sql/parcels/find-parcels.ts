import type { Knex } from 'knex';
import type { ParcelItem } from '../../../core/contracts/parcels.js';
import type { AddressSpelling } from '../../../core/parcel-search/street-words.js';
import { GEOGRAPHIC_SRID } from '../../../core/units.js';

/** What is looked for. */
export interface ParcelSearch {
  jurisdictionId: string;
  /** words of a tax map number or an address, in each of the ways they may be written; none finds all */
  spellings: readonly AddressSpelling[];
}

/** Which part of what is found is wanted. */
export interface ParcelPage {
  limit: number;
  offset: number;
}

/** The wildcards of LIKE are ordinary characters in what people type. */
function escaped(text: string): string {
  return text.replace(/[\\%_]/g, (character) => `\\${character}`);
}

/** @returns a pattern of LIKE for what holds the text */
export function holding(text: string): string {
  return `%${escaped(text)}%`;
}

/** @returns patterns of LIKE for what holds one of the spellings */
export function patternsOf(spellings: readonly AddressSpelling[]): string[] {
  return spellings.flatMap(({ text, startsWord, endsWord }) => {
    const plain = escaped(text);
    if (!startsWord) return [holding(text)];
    return [plain, `% ${plain}`].flatMap((start) =>
      endsWord ? [start, `${start} %`, `${start}.%`] : [`${start}%`],
    );
  });
}

/** Whether a parcel has the words in its number or address. Bindings: patterns. */
export const HAS_WORDS = `
  (tax_map_number ilike any (cast(:patterns as text[])) or address ilike any (cast(:patterns as text[])))`;

/** @returns columns of a parcel as lists have it, from a table or query with its `geom`; `center` in degrees */
export const PARCEL_COLUMNS = `
  cast(key as text) as id, tax_map_number as "taxMapNumber", address,
  (select json_build_array(ST_X(inside), ST_Y(inside))
   from ST_Transform(ST_PointOnSurface(geom), cast(:geographic as int)) as inside) as center`;

/**
 * @returns parcels with a point inside each in degrees: the tax map number that is asked for first, then those that
 *   begin with it, then those whose address does, then those that hold the text in their number or address
 */
export async function findParcels(
  knex: Knex | Knex.Transaction,
  { jurisdictionId, spellings }: ParcelSearch,
  { limit, offset }: ParcelPage,
): Promise<ParcelItem[]> {
  const begins = (column: string): string =>
    `exists (select from unnest(cast(:spellings as text[])) as spelling where starts_with(lower(${column}), spelling))`;
  const result = await knex.raw<{ rows: ParcelItem[] }>(
    `with found as materialized (
       select key, tax_map_number, address, geom,
         case when lower(tax_map_number) = any (cast(:spellings as text[])) then 0
           when ${begins('tax_map_number')} then 1
           when ${begins('address')} then 2 else 3 end as place
       from parcel
       where jurisdiction_id = :jurisdictionId ${spellings.length === 0 ? '' : `and ${HAS_WORDS}`}
       order by place, tax_map_number, key
       limit cast(:limit as int) offset cast(:offset as int))
     select ${PARCEL_COLUMNS} from found order by place, tax_map_number, key`,
    {
      jurisdictionId,
      spellings: spellings.map(({ text }) => text),
      patterns: patternsOf(spellings),
      geographic: GEOGRAPHIC_SRID,
      limit,
      offset,
    },
  );
  return result.rows;
}

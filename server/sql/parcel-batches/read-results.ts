import type { Knex } from 'knex';
import type { ParcelRow, RowSort, Standing } from '../../../core/contracts/parcel-batches.js';

/** Which rows of a batch, in which order. */
export interface ResultFilter {
  batchId: string;
  /** null: any */
  standing: Standing | null;
  /** part of a tax map number or an address, in any case; null: any */
  text: string | null;
  sort: RowSort;
}

/** Place in an order: the value of the row before the page, and its key to tell equal ones apart. */
export interface ResultPlace {
  value: string | number | null;
  parcel: string;
}

const COLUMNS: Readonly<Record<string, { column: string; type: 'text' | 'float8' }>> = {
  taxMapNumber: { column: 'tax_map_number', type: 'text' },
  address: { column: 'address', type: 'text' },
  parcelSqFt: { column: 'parcel_sqft', type: 'float8' },
  inWetlandSqFt: { column: 'in_wetland_sqft', type: 'float8' },
  inWatercourseSqFt: { column: 'in_watercourse_sqft', type: 'float8' },
  inAdjacentSqFt: { column: 'in_adjacent_sqft', type: 'float8' },
  nearestWetlandFt: { column: 'nearest_wetland_ft', type: 'float8' },
};

/** @returns the member of a row that an order goes by, and whether it goes down */
export function orderOf(sort: RowSort): { member: keyof ParcelRow; down: boolean } {
  const down = sort.startsWith('-');
  return { member: (down ? sort.slice(1) : sort) as keyof ParcelRow, down };
}

/** Rows without a value come last in every order. */
function afterPlace(column: string, type: string, down: boolean, place: ResultPlace | null): string {
  if (place === null) return 'true';
  const later = 'r.parcel_key > cast(:afterParcel as bigint)';
  if (place.value === null) return `(r.${column} is null and ${later})`;
  const value = `cast(:afterValue as ${type})`;
  return `(r.${column} ${down ? '<' : '>'} ${value} or r.${column} is null or (r.${column} = ${value} and ${later}))`;
}

/** @returns a page of rows after a place; null: from the beginning */
export async function readResults(
  knex: Knex,
  { batchId, standing, text, sort }: ResultFilter,
  page: { after: ResultPlace | null; limit: number },
): Promise<ParcelRow[]> {
  const { member, down } = orderOf(sort);
  const { column = 'tax_map_number', type = 'text' } = COLUMNS[member] ?? {};
  const result = await knex.raw<{ rows: ParcelRow[] }>(
    `select r.parcel_key::text as parcel, r.tax_map_number as "taxMapNumber", r.address, r.parcel_sqft as "parcelSqFt",
       r.in_wetland_sqft as "inWetlandSqFt", r.in_watercourse_sqft as "inWatercourseSqFt",
       r.in_adjacent_sqft as "inAdjacentSqFt", r.nearest_wetland_ft as "nearestWetlandFt", r.standing, r.certain,
       coalesce((select json_agg(json_build_object('rule', rule, 'certain', not rule = any(r.doubtful_rules)) order by place)
         from unnest(r.rules) with ordinality as t (rule, place)), '[]') as rules, r.reason
     from parcel_result r
     where r.batch_id = cast(:batchId as uuid)
       and (cast(:standing as text) is null or r.standing = cast(:standing as text))
       and (cast(:containing as text) is null or strpos(lower(r.tax_map_number), lower(cast(:containing as text))) > 0
         or strpos(lower(r.address), lower(cast(:containing as text))) > 0)
       and ${afterPlace(column, type, down, page.after)}
     order by r.${column} ${down ? 'desc' : 'asc'} nulls last, r.parcel_key
     limit cast(:limit as int)`,
    {
      batchId,
      standing,
      containing: text,
      limit: page.limit,
      ...(page.after === null
        ? {}
        : {
            afterParcel: page.after.parcel,
            ...(page.after.value === null ? {} : { afterValue: page.after.value }),
          }),
    },
  );
  return result.rows;
}

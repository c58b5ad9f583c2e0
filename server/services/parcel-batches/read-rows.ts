import type { Knex } from 'knex';
import type {
  BatchFilterQuery,
  BatchRowsQuery,
  ParcelRow,
  ParcelRowList,
} from '../../../core/contracts/parcel-batches.js';
import { csvFile } from '../../../core/csv.js';
import {
  orderOf,
  readResults,
  type ResultFilter,
  type ResultPlace,
} from '../../sql/parcel-batches/read-results.js';
import { requireBatch } from './read-batches.js';
import { csvCells, csvHeadings } from './rows-csv.js';

/** Rows read at once for a file. */
const FILE_PAGE = 2000;

function filterOf(batchId: string, { standing, q, sort }: BatchFilterQuery): ResultFilter {
  return { batchId, standing: standing ?? null, text: q === undefined || q === '' ? null : q, sort };
}

function placeOf(row: ParcelRow, { sort }: ResultFilter): ResultPlace {
  const value = row[orderOf(sort).member];
  return { value: typeof value === 'string' || typeof value === 'number' ? value : null, parcel: row.parcel };
}

const writeCursor = ({ value, parcel }: ResultPlace): string =>
  Buffer.from(JSON.stringify([value, parcel])).toString('base64url');

/** @returns the place that a cursor names; null for anything else, which starts at the beginning */
function readCursor(text: string | undefined, { sort }: ResultFilter): ResultPlace | null {
  if (text === undefined) return null;
  try {
    const [value, parcel] = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown[];
    if (typeof parcel !== 'string' || !/^\d{1,18}$/.test(parcel)) return null;
    const member = orderOf(sort).member;
    const wanted = member === 'taxMapNumber' || member === 'address' ? 'string' : 'number';
    if (value === null) return { value, parcel };
    return typeof value === wanted ? { value: value as string | number, parcel } : null;
  } catch {
    return null;
  }
}

/**
 * @returns a page of the rows of a batch; `next` is the address of the following one
 * @throws NotFound  for an unknown municipality or batch
 */
export async function readRows(
  knex: Knex,
  place: string,
  id: string,
  query: BatchRowsQuery,
): Promise<ParcelRowList> {
  const batch = await requireBatch(knex, place, id);
  const filter = filterOf(batch.id, query);
  const rows = await readResults(knex, filter, {
    after: readCursor(query.after, filter),
    limit: query.limit + 1,
  });
  const items = rows.slice(0, query.limit);
  const last = items.at(-1);
  if (rows.length <= query.limit || last === undefined) return { items, next: null };
  const parameters = new URLSearchParams({
    ...(query.standing === undefined ? {} : { standing: query.standing }),
    ...(query.q === undefined ? {} : { q: query.q }),
    sort: query.sort,
    limit: String(query.limit),
    after: writeCursor(placeOf(last, filter)),
  });
  const path = `/api/jurisdictions/${encodeURIComponent(batch.jurisdictionId)}/parcel-batches/${batch.id}/rows`;
  return { items, next: `${path}?${parameters}` };
}

/**
 * @returns all rows of a batch as text of a file for spreadsheets (RFC 4180), piece by piece, read while they are taken
 * @throws NotFound  for an unknown municipality or batch, before the first piece
 */
export async function rowsAsCsv(
  knex: Knex,
  place: string,
  id: string,
  query: BatchFilterQuery,
): Promise<{ name: string; pieces: AsyncGenerator<string> }> {
  const batch = await requireBatch(knex, place, id);
  const filter = filterOf(batch.id, query);
  async function* pieces(): AsyncGenerator<string> {
    yield csvFile([csvHeadings(batch)]);
    let after: ResultPlace | null = null;
    for (;;) {
      const rows: ParcelRow[] = await readResults(knex, filter, { after, limit: FILE_PAGE });
      const last = rows.at(-1);
      if (last === undefined) return;
      yield csvFile(rows.map((row) => csvCells(row, batch)));
      after = placeOf(last, filter);
    }
  }
  return { name: `${batch.jurisdictionId}-all-parcels-${batch.ordinanceId}-${batch.on}`, pieces: pieces() };
}

import { z } from 'zod';
import {
  parcelBatchListSchema,
  parcelBatchSchema,
  parcelRowListSchema,
  type NewParcelBatch,
  type ParcelBatch,
  type ParcelBatchList,
  type ParcelRowList,
  type RowSort,
  type Standing,
} from '../core/contracts/parcel-batches.js';
import { request } from './request.js';

const pathOf = (place: string, rest = ''): string =>
  `/api/jurisdictions/${encodeURIComponent(place)}/parcel-batches${rest}`;

/** Which rows are shown, and in which order. */
export interface RowFilter {
  /** null: of every standing */
  standing: Standing | null;
  /** part of a tax map number or an address; empty: any */
  q: string;
  sort: RowSort;
}

function queryOf({ standing, q, sort }: RowFilter): string {
  return new URLSearchParams({
    sort,
    ...(standing === null ? {} : { standing }),
    ...(q.trim() === '' ? {} : { q: q.trim() }),
  }).toString();
}

/** Starts to screen every parcel of a municipality. */
export async function startBatch(place: string, asked: NewParcelBatch): Promise<ParcelBatch> {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(asked),
  };
  return (await request(pathOf(place), parcelBatchSchema, init)).value;
}

/** Screenings of all parcels, newest first. @param next  the address that the page before gave; null: the first */
export async function fetchBatches(
  place: string,
  next: string | null,
  signal: AbortSignal,
): Promise<ParcelBatchList> {
  return (await request(next ?? pathOf(place), parcelBatchListSchema, { signal })).value;
}

/** How one stands, with what it has found so far. */
export async function fetchBatch(place: string, id: string, signal: AbortSignal): Promise<ParcelBatch> {
  return (await request(pathOf(place, `/${id}`), parcelBatchSchema, { signal })).value;
}

/** Ends one that runs. What it has found so far stays. */
export async function cancelBatch(place: string, id: string): Promise<void> {
  await request(pathOf(place, `/${id}/cancel`), z.unknown(), { method: 'POST' });
}

/** Deletes one with all its rows. */
export async function deleteBatch(place: string, id: string): Promise<void> {
  await request(pathOf(place, `/${id}`), z.unknown(), { method: 'DELETE' });
}

/** Its rows, page by page. */
export async function fetchRows(
  place: string,
  id: string,
  filter: RowFilter,
  next: string | null,
  signal: AbortSignal,
): Promise<ParcelRowList> {
  const path = next ?? pathOf(place, `/${id}/rows?${queryOf(filter)}`);
  return (await request(path, parcelRowListSchema, { signal })).value;
}

/** Address of the rows as a table for a spreadsheet. */
export function rowsCsvPath(place: string, id: string, filter: RowFilter): string {
  return pathOf(place, `/${id}/rows.csv?${queryOf(filter)}`);
}

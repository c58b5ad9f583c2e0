import type { Knex } from 'knex';
import type { ParcelList, ParcelQuery } from '../../core/contracts/parcels.js';
import { findJurisdiction } from '../sql/jurisdictions/find-jurisdiction.js';
import { findParcelsAt } from '../sql/parcels/find-parcels-at.js';
import { findParcels } from '../sql/parcels/find-parcels.js';

/** The cursor of a next page, as it stands in its address; anything else starts at the beginning. */
const CURSOR = /^\d{1,9}$/;

/**
 * @returns parcels by tax map number or address, or at a point; `next` is the address of the following page
 * @throws NotFound  for an unknown jurisdiction, so that it does not look like an empty one
 */
export async function searchParcels(knex: Knex, query: ParcelQuery): Promise<ParcelList> {
  const jurisdiction = await findJurisdiction(knex, query.jurisdiction);
  const offset = query.after !== undefined && CURSOR.test(query.after) ? Number(query.after) : 0;
  if (query.lon !== undefined && query.lat !== undefined) {
    const items = await findParcelsAt(knex, jurisdiction.id, query.lon, query.lat);
    return { items, next: null };
  }
  const found = await findParcels(knex, {
    jurisdictionId: jurisdiction.id,
    text: query.q ?? '',
    limit: query.limit + 1,
    offset,
  });
  const items = found.slice(0, query.limit);
  return { items, next: found.length > query.limit ? nextPage(query, offset + query.limit) : null };
}

function nextPage(query: ParcelQuery, after: number): string {
  const parameters = new URLSearchParams({ jurisdiction: query.jurisdiction, limit: String(query.limit) });
  if (query.q !== undefined) parameters.set('q', query.q);
  parameters.set('after', String(after));
  return `/api/parcels?${parameters}`;
}

import type { Knex } from 'knex';
import type { ParcelItem, ParcelList, ParcelQuery } from '../../core/contracts/parcels.js';
import { otherSeparators, slippedNumbers } from '../../core/parcel-search/number-spellings.js';
import { addressSpellings, addressWords, exchangedLetters } from '../../core/parcel-search/street-words.js';
import { findJurisdiction } from '../sql/jurisdictions/find-jurisdiction.js';
import { findParcelsAt } from '../sql/parcels/find-parcels-at.js';
import { findParcels, type ParcelSearch } from '../sql/parcels/find-parcels.js';
import { findSimilarParcels } from '../sql/parcels/find-similar-parcels.js';

/** The cursor of a next page, as it stands in its address; anything else starts at the beginning. */
const CURSOR = /^\d{1,9}$/;

/** From so many parcels on that have what was typed, similar ones would be in the way. */
const ENOUGH = 3;

const MOST_SIMILAR = 10;

/**
 * @returns parcels by tax map number or address, or at a point; `next` is the address of the following page. Those that
 *   have what was typed come first; where there are few of them, similar ones follow, marked as such
 * @throws NotFound  for an unknown jurisdiction, so that it does not look like an empty one
 */
export async function searchParcels(knex: Knex, query: ParcelQuery): Promise<ParcelList> {
  const jurisdiction = await findJurisdiction(knex, query.jurisdiction);
  if (query.lon !== undefined && query.lat !== undefined) {
    const items = await findParcelsAt(knex, jurisdiction.id, query.lon, query.lat);
    return { items, next: null };
  }
  const offset = query.after !== undefined && CURSOR.test(query.after) ? Number(query.after) : 0;
  const text = query.q ?? '';
  const search = { jurisdictionId: jurisdiction.id, spellings: text === '' ? [] : addressSpellings(text) };
  // One more than the page holds tells whether there is a further one.
  const page = { limit: query.limit + 1, offset };
  const found = marked(await findParcels(knex, search, page), 'exact');
  const items =
    found.length > query.limit || text === ''
      ? found
      : [...found, ...(await similarAfter(knex, search, text, page, found.length))];
  return {
    items: items.slice(0, query.limit),
    next: items.length > query.limit ? nextPage(query, offset + query.limit) : null,
  };
}

function marked(items: readonly ParcelItem[], match: ParcelItem['match']): ParcelItem[] {
  return items.map((item) => ({ ...item, match }));
}

/** The similar parcels that fill a page up on which those that have the words end, or came to their end before. */
async function similarAfter(
  knex: Knex,
  search: ParcelSearch,
  text: string,
  { limit, offset }: { limit: number; offset: number },
  onPage: number,
): Promise<ParcelItem[]> {
  const before =
    onPage > 0 || offset === 0
      ? offset
      : Math.min(offset, (await findParcels(knex, search, { limit: ENOUGH, offset: 0 })).length);
  const exact = before + onPage;
  if (exact >= ENOUGH) return [];
  const words = addressWords(text);
  const respelled = otherSeparators(text);
  if (words === null && respelled.length === 0) return [];
  const similar = await knex.transaction((trx) =>
    findSimilarParcels(
      trx,
      {
        ...search,
        respelled,
        slipped: slippedNumbers(text),
        street: words?.street ?? null,
        exchanged: words === null ? [] : exchangedLetters(words.street),
        houseNumber: words?.houseNumber ?? null,
      },
      MOST_SIMILAR,
    ),
  );
  return marked(similar.slice(Math.max(0, offset - exact), offset + limit - exact), 'similar');
}

function nextPage(query: ParcelQuery, after: number): string {
  const parameters = new URLSearchParams({ jurisdiction: query.jurisdiction, limit: String(query.limit) });
  if (query.q !== undefined) parameters.set('q', query.q);
  parameters.set('after', String(after));
  return `/api/parcels?${parameters}`;
}

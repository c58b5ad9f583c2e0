import type { Knex } from 'knex';
import type { AmendmentList, AmendmentListQuery } from '../../../core/contracts/amendments.js';
import { listHeads } from '../../sql/amendments/read-heads.js';
import { findJurisdiction } from '../../sql/jurisdictions/find-jurisdiction.js';

/**
 * @returns amendments of a municipality, newest first, without their changes; `next` is the address of the older ones
 * @throws NotFound  when there is no such municipality
 */
export async function listAmendments(
  knex: Knex,
  jurisdiction: string,
  { state, limit, before }: AmendmentListQuery,
): Promise<AmendmentList> {
  const { id } = await findJurisdiction(knex, jurisdiction);
  const found = await listHeads(knex, {
    jurisdictionId: id,
    state: state ?? null,
    before: before ?? null,
    limit: limit + 1,
  });
  const items = found.slice(0, limit).map(({ key: _key, ...item }) => item);
  const last = items.at(-1);
  if (found.length <= limit || last === undefined) return { items, next: null };
  const parameters = new URLSearchParams({ limit: String(limit), before: String(last.number) });
  if (state !== undefined) parameters.set('state', state);
  return { items, next: `/api/jurisdictions/${encodeURIComponent(id)}/amendments?${parameters}` };
}

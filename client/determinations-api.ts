import {
  determinationListSchema,
  determinationSchema,
  type Determination,
  type DeterminationList,
  type NewDetermination,
  type DeterminationOutcome,
} from '../core/contracts/determinations.js';
import { request } from './request.js';

function path(jurisdiction: string, part = ''): string {
  return `/api/jurisdictions/${encodeURIComponent(jurisdiction)}/determinations${part}`;
}

function posted(body: object, revision?: number): RequestInit {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (revision !== undefined) headers['if-match'] = `"r${revision}"`;
  return { method: 'POST', headers, body: JSON.stringify(body) };
}

/**
 * Determinations of a municipality, newest first, and the kinds that its ordinance provides for.
 * @param taxMapNumber  empty: of any land
 * @param next  the address that the list before gave; null: the first
 */
export async function fetchDeterminations(
  jurisdiction: string,
  taxMapNumber: string,
  next: string | null,
  signal: AbortSignal,
): Promise<DeterminationList> {
  const query = taxMapNumber === '' ? '' : `?${new URLSearchParams({ taxMapNumber })}`;
  return (await request(next ?? path(jurisdiction, query), determinationListSchema, { signal })).value;
}

/** One determination. */
export async function fetchDetermination(
  jurisdiction: string,
  number: number,
  signal: AbortSignal,
): Promise<Determination> {
  return (await request(path(jurisdiction, `/${number}`), determinationSchema, { signal })).value;
}

/** Records a request as it came in. */
export async function recordRequest(jurisdiction: string, body: NewDetermination): Promise<Determination> {
  return (await request(path(jurisdiction), determinationSchema, posted(body))).value;
}

/** Gives the outcome, once and for all, from the revision that was on screen. */
export async function giveOutcome(
  jurisdiction: string,
  number: number,
  revision: number,
  body: DeterminationOutcome,
): Promise<Determination> {
  const to = path(jurisdiction, `/${number}/outcome`);
  return (await request(to, determinationSchema, posted(body, revision))).value;
}

/** Starts the amendment of the map that a finding leads into. @returns the determination, which names it */
export async function startAmendment(
  jurisdiction: string,
  number: number,
  revision: number,
): Promise<Determination> {
  const to = path(jurisdiction, `/${number}/amendment`);
  return (await request(to, determinationSchema, posted({}, revision))).value;
}

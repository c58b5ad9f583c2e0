import { applicationSchema, type Application, type ApplicationQuery } from '../core/contracts/application.js';
import { clockListSchema, type ClockList, type ClockRequest } from '../core/contracts/clocks.js';
import { comparisonSchema, type Comparison, type ComparisonRequest } from '../core/contracts/comparison.js';
import {
  escrowAnswerSchema,
  sanctionListSchema,
  type EscrowAnswer,
  type EscrowQuery,
  type SanctionList,
} from '../core/contracts/sanctions.js';
import { ordinanceSchema, type Ordinance, type OrdinanceId } from '../core/ordinance.js';
import { request } from './request.js';

function pathWith(path: string, parameters: Record<string, string | number | undefined>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters))
    if (value !== undefined && value !== '') search.set(name, String(value));
  const query = search.toString();
  return query === '' ? path : `${path}?${query}`;
}

function ordinancePath(id: OrdinanceId, part = ''): string {
  return `/api/ordinances/${encodeURIComponent(id)}${part}`;
}

function posted(body: object, signal: AbortSignal): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  };
}

/** An ordinance as data: everything the page shows of the law. */
export async function fetchOrdinance(id: OrdinanceId): Promise<Ordinance> {
  return (await request(ordinancePath(id), ordinanceSchema)).value;
}

/** Where each period of an ordinance stands, from what has happened and when. */
export async function askClocks(body: ClockRequest, signal: AbortSignal): Promise<ClockList> {
  return (await request('/api/clocks', clockListSchema, posted(body, signal))).value;
}

/** An offence as it is asked about; days as YYYY-MM-DD, those left out empty or absent. */
export interface Offence {
  offenceOn: string;
  endedOn?: string;
  /** days of earlier offences, comma-separated */
  earlier?: string;
}

/** What an offence can cost. */
export async function askSanctions(
  id: OrdinanceId,
  offence: Offence,
  signal: AbortSignal,
): Promise<SanctionList> {
  const path = pathWith(ordinancePath(id, '/sanctions'), { ...offence });
  return (await request(path, sanctionListSchema, { signal })).value;
}

/** Whether an escrow has to be restored, and until when. */
export async function askEscrow(
  id: OrdinanceId,
  query: EscrowQuery,
  signal: AbortSignal,
): Promise<EscrowAnswer> {
  const path = pathWith(ordinancePath(id, '/escrow'), { ...query });
  return (await request(path, escrowAnswerSchema, { signal })).value;
}

/** What the application of a kept proposal takes. */
export async function fetchApplication(
  screening: string,
  query: ApplicationQuery,
  signal: AbortSignal,
): Promise<Application> {
  const path = pathWith(`/api/screenings/${encodeURIComponent(screening)}/application`, { ...query });
  return (await request(path, applicationSchema, { signal })).value;
}

/** One proposal under several laws. */
export async function askComparison(body: ComparisonRequest, signal: AbortSignal): Promise<Comparison> {
  return (await request('/api/comparisons', comparisonSchema, posted(body, signal))).value;
}

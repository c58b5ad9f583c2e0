import {
  amendmentValidationSchema,
  type AmendmentValidation,
} from '../core/contracts/amendment-validation.js';
import {
  amendmentListSchema,
  amendmentSchema,
  type Adoption,
  type Amendment,
  type AmendmentList,
  type AmendmentState,
  type AmendmentText,
  type CarryOver,
  type NewAmendment,
  type NewEvidence,
  type Operation,
} from '../core/contracts/amendments.js';
import { delineationSchema, type Delineation } from '../core/contracts/delineation.js';
import { amendmentEffectsSchema, type AmendmentEffects } from '../core/contracts/amendment-effects.js';
import { documentSchema, type Document } from '../core/contracts/documents.js';
import { wetlandSchema, type MapWetland } from '../core/contracts/map-history.js';
import { request } from './request.js';

/** Which amendment: of which municipality, by its number there. */
export interface AmendmentPlace {
  jurisdiction: string;
  number: number;
}

function jurisdictionPath(jurisdiction: string, part: string): string {
  return `/api/jurisdictions/${encodeURIComponent(jurisdiction)}/${part}`;
}

/** Address of an amendment or, with `part`, of something of it. */
export function amendmentPath({ jurisdiction, number }: AmendmentPlace, part = ''): string {
  return jurisdictionPath(jurisdiction, `amendments/${number}${part}`);
}

/** The ETag of a revision, as a change of it states it. */
export function etagOf(revision: number): string {
  return `"r${revision}"`;
}

function sent(method: 'POST' | 'PATCH', body: object, revision?: number): RequestInit {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (revision !== undefined) headers['if-match'] = etagOf(revision);
  return { method, headers, body: JSON.stringify(body) };
}

/** Amendments of a municipality in one state, newest first. `next` is the address that the list before gave. */
export async function fetchAmendments(
  jurisdiction: string,
  state: AmendmentState,
  next: string | null,
  signal?: AbortSignal,
): Promise<AmendmentList> {
  const path = next ?? jurisdictionPath(jurisdiction, `amendments?state=${state}`);
  return (await request(path, amendmentListSchema, signal === undefined ? {} : { signal })).value;
}

/** An amendment whole. */
export async function fetchAmendment(place: AmendmentPlace, signal?: AbortSignal): Promise<Amendment> {
  // Its ETag stands for its revision; what the map has become meanwhile comes with it, and is new without a new revision.
  const init = { cache: 'no-store' as const, ...(signal === undefined ? {} : { signal }) };
  return (await request(amendmentPath(place), amendmentSchema, init)).value;
}

/** Starts a draft, or one that takes an adopted amendment back. */
export async function startAmendment(jurisdiction: string, body: NewAmendment): Promise<Amendment> {
  const path = jurisdictionPath(jurisdiction, 'amendments');
  return (await request(path, amendmentSchema, sent('POST', body))).value;
}

/** Changes the title or the reason. */
export async function changeText(
  place: AmendmentPlace,
  revision: number,
  body: AmendmentText,
): Promise<Amendment> {
  return (await request(amendmentPath(place), amendmentSchema, sent('PATCH', body, revision))).value;
}

/** Changes wetlands in the draft: all the operations, or none. */
export async function changeWetlands(
  place: AmendmentPlace,
  revision: number,
  operations: readonly Operation[],
): Promise<Amendment> {
  const init = sent('POST', { operations }, revision);
  return (await request(amendmentPath(place, '/changes'), amendmentSchema, init)).value;
}

/** A step on the way of an amendment from draft to map, or out of it. */
export type Step = 'propose' | 'reopen' | 'adopt' | 'withdraw' | 'carry-over';

/** Takes a step. `body` is what the contract of that step asks for. */
export async function takeStep(
  place: AmendmentPlace,
  revision: number,
  step: Step,
  body: Adoption | CarryOver | { note: string } | Record<string, never>,
): Promise<Amendment> {
  const init = sent('POST', body, revision);
  return (await request(amendmentPath(place, `/${step}`), amendmentSchema, init)).value;
}

/** What stands against proposing it, and what one should look at. */
export async function validateAmendment(
  place: AmendmentPlace,
  signal: AbortSignal,
): Promise<AmendmentValidation> {
  return (await request(amendmentPath(place, '/validation'), amendmentValidationSchema, { signal })).value;
}

/** Address of what an amendment would change, under the law that the page reads; `.csv` and `.geojson` to download. */
export function effectsPath(
  place: AmendmentPlace,
  law: { ordinance: string | null; on: string | null },
  extension: '' | '.csv' | '.geojson' = '',
): string {
  const search = new URLSearchParams();
  if (law.ordinance !== null) search.set('ordinance', law.ordinance);
  if (law.on !== null) search.set('on', law.on);
  const query = search.toString();
  return `${amendmentPath(place, `/effects${extension}`)}${query === '' ? '' : `?${query}`}`;
}

/** What an amendment would change, were it adopted now. */
export async function fetchEffects(path: string, signal: AbortSignal): Promise<AmendmentEffects> {
  return (await request(path, amendmentEffectsSchema, { signal })).value;
}

/** Adds evidence. */
export async function addEvidence(
  place: AmendmentPlace,
  revision: number,
  body: NewEvidence,
): Promise<Amendment> {
  const init = sent('POST', body, revision);
  return (await request(amendmentPath(place, '/evidence'), amendmentSchema, init)).value;
}

/** Address of the document of a piece of evidence. */
export function documentPath(place: AmendmentPlace, evidence: number): string {
  return amendmentPath(place, `/evidence/${evidence}/document`);
}

/** Takes evidence back; the record keeps that it was there. */
export async function takeEvidenceBack(
  place: AmendmentPlace,
  revision: number,
  evidence: number,
): Promise<Amendment> {
  const path = amendmentPath(place, `/evidence/${evidence}/take-back`);
  return (await request(path, amendmentSchema, sent('POST', {}, revision))).value;
}

/** A wetland as the map has it. */
export async function fetchWetland(jurisdiction: string, wetland: string): Promise<MapWetland> {
  const path = jurisdictionPath(jurisdiction, `wetlands/${encodeURIComponent(wetland)}`);
  return (await request(path, wetlandSchema)).value;
}

/** The bytes of a file as the body. Its name says what it is; the content type must not: JSON would be parsed on the way. */
function fileSent(file: File): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/octet-stream' }, body: file };
}

/** What is said of a surveyor's file. */
export interface FileSaid {
  /** such as `EPSG:2263`; empty: what the file itself says */
  crs: string;
  accuracyFt: number | null;
  kind: 'freshwater' | 'tidal' | null;
  /** take what an outline that crosses itself encloses */
  repair: boolean;
}

/** Brings in a surveyor's file and matches its shapes to the map. */
export async function bringDelineation(
  place: AmendmentPlace,
  revision: number,
  file: File,
  said: FileSaid,
): Promise<Delineation> {
  const search = new URLSearchParams({ name: file.name });
  if (said.crs !== '') search.set('crs', said.crs);
  if (said.accuracyFt !== null) search.set('accuracyFt', String(said.accuracyFt));
  if (said.kind !== null) search.set('kind', said.kind);
  if (said.repair) search.set('repair', 'true');
  const path = `${amendmentPath(place, '/delineation')}?${search.toString()}`;
  const init = fileSent(file);
  const headers = new Headers(init.headers);
  headers.set('if-match', etagOf(revision));
  return (await request(path, delineationSchema, { ...init, headers })).value;
}

/** Sends a document, to be named in an evidence afterwards. */
export async function uploadDocument(jurisdiction: string, file: File): Promise<Document> {
  const path = jurisdictionPath(jurisdiction, `documents?name=${encodeURIComponent(file.name)}`);
  return (await request(path, documentSchema, fileSent(file))).value;
}

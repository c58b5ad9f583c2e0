import { z } from 'zod';
import {
  savedProposalItemSchema,
  savedProposalListSchema,
  savedProposalSchema,
  sharedProposalSchema,
  type NewSavedProposal,
  type SavedProposal,
  type SavedProposalChange,
  type SavedProposalItem,
  type SavedProposalList,
  type SharedProposal,
} from '../core/contracts/saved-proposals.js';
import { request } from './request.js';

const LIST = '/api/proposals';
const pathOf = (id: string): string => `${LIST}/${encodeURIComponent(id)}`;

function sent(method: string, body: unknown, revision?: number): RequestInit {
  const ifMatch = revision === undefined ? {} : { 'if-match': `"r${revision}"` };
  return {
    method,
    headers: { 'content-type': 'application/json', ...ifMatch },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
}

/** The signed-in person's proposals in a municipality, last changed first. @param after  `next` of the page before */
export async function listSaved(
  jurisdiction: string,
  after: string | null,
  signal?: AbortSignal,
): Promise<SavedProposalList> {
  const search = new URLSearchParams({ jurisdiction, ...(after === null ? {} : { after }) });
  const init = signal === undefined ? {} : { signal };
  return (await request(`${LIST}?${search}`, savedProposalListSchema, init)).value;
}

/** One of them with its drawing. */
export async function readSaved(id: string): Promise<SavedProposal> {
  return (await request(pathOf(id), savedProposalSchema, { cache: 'no-store' })).value;
}

/** Keeps a proposal on the server. */
export async function createSaved(proposal: NewSavedProposal): Promise<SavedProposal> {
  return (await request(LIST, savedProposalSchema, sent('POST', proposal))).value;
}

/** Puts a proposal in the place of the revision that was seen. Refused with a conflict where there is a later one. */
export async function changeSaved(
  id: string,
  revision: number,
  change: SavedProposalChange,
): Promise<SavedProposal> {
  return (await request(pathOf(id), savedProposalSchema, sent('PUT', change, revision))).value;
}

/** Deletes the revision that was seen. Refused with a conflict where there is a later one. */
export async function deleteSaved(id: string, revision: number): Promise<void> {
  await request(pathOf(id), z.null(), sent('DELETE', undefined, revision));
}

/** Makes the link that shows a proposal, or ends it. @returns the proposal with its key, or without */
export async function shareSaved(id: string, shared: boolean): Promise<SavedProposalItem> {
  return (
    await request(`${pathOf(id)}/share`, savedProposalItemSchema, sent(shared ? 'POST' : 'DELETE', undefined))
  ).value;
}

/** What a link shows. */
export async function readShared(key: string, signal: AbortSignal): Promise<SharedProposal> {
  const path = `/api/shared-proposals/${encodeURIComponent(key)}`;
  return (await request(path, sharedProposalSchema, { signal, cache: 'no-store' })).value;
}

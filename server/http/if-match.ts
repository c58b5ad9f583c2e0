import type { Request, Response } from 'express';
import { InvalidInput, VersionNeeded } from '../../core/errors.js';

const FORM = /^(?:W\/)?"r(\d{1,9})"$/;

/** Says which revision of a resource an answer shows (RFC 9110 § 8.8.3). */
export function sendRevision(response: Response, revision: number): void {
  response.set({ ETag: `"r${revision}"`, 'Cache-Control': 'private, no-cache' });
}

/**
 * @returns the revision that a change is a change of, from the header If-Match
 * @throws VersionNeeded  without that header: a change could then overwrite one that its sender has not seen
 * @throws InvalidInput  when it is none that this server gave
 */
export function readRevision(request: Request<Record<string, string>>): number {
  const given = request.get('if-match');
  if (given === undefined || given === '') throw new VersionNeeded();
  const revision = FORM.exec(given)?.[1];
  if (revision === undefined) {
    throw new InvalidInput('If-Match must be the ETag of an answer about what is changed, such as "r3".');
  }
  return Number(revision);
}

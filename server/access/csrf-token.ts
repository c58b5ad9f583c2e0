import { csrfSync } from 'csrf-sync';
import type { Request, RequestHandler } from 'express';
import { Forbidden } from '../../core/errors.js';
import { actorOf } from './actor.js';

const TOKEN_BYTES = 32;

/** Requests that change nothing (RFC 9110 § 9.2.1). */
const SAFE: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

const { generateToken, isRequestValid } = csrfSync({ size: TOKEN_BYTES });

/** @returns the token that goes with the request's session, made at the first call */
export function csrfTokenOf(request: Request): string {
  return generateToken(request);
}

/**
 * Refuses a change that is sent with somebody's cookie but not by the page: another site's page cannot know the token.
 * A request in which nobody is signed in has nothing that could be misused.
 */
export const requireCsrfToken: RequestHandler = (request, response, next) => {
  if (SAFE.has(request.method) || actorOf(response).accountId === null || isRequestValid(request)) {
    next();
    return;
  }
  throw new Forbidden(
    'Whoever is signed in sends the csrfToken of GET /api/session as the header X-CSRF-Token with each change. It is missing or out of date.',
  );
};

// What a browser says of where a request comes from (Fetch Metadata, and Origin where it does not send that).
function isFromElsewhere(request: Request, publicUrl: URL | null): boolean {
  const site = request.get('sec-fetch-site');
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const origin = request.get('origin');
  if (origin === undefined) return false;
  if (origin === publicUrl?.origin) return false;
  return !URL.canParse(origin) || new URL(origin).host !== request.host;
}

/**
 * Refuses what another site's page makes a browser send, also for signing in: nobody is to be signed in to a stranger's
 * account unknowingly. Programs other than browsers say nothing of a site, and go on.
 * @param publicUrl  address of the page where a proxy in front changes what requests say of it
 */
export function refuseOtherSites(publicUrl: URL | null): RequestHandler {
  return (request, _response, next) => {
    if (!SAFE.has(request.method) && isFromElsewhere(request, publicUrl)) {
      throw new Forbidden(
        'This was sent from the page of another site. Only the page of this server may change something here.',
      );
    }
    next();
  };
}

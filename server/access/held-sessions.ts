import { createHash, timingSafeEqual } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import type { Actor } from '../../core/access.js';
import { actorOf, setActor } from './actor.js';
import { COOKIE_NAME } from './session-cookie.js';

interface HeldSession {
  cookieHash: Buffer;
  csrfToken: string;
  actor: Actor;
}

const COOKIE = new RegExp(`(?:^|;\\s*)${COOKIE_NAME}=([^;]+)`);

function cookieHash(request: Request): Buffer | null {
  const value = COOKIE.exec(request.get('cookie') ?? '')?.[1];
  return value === undefined ? null : createHash('sha256').update(value).digest();
}

/**
 * Sessions that are known without the database, each for one address: while an import has the only connection of the
 * embedded database, whoever ordered it can still ask how far it is, and cancel it. The routes check roles as always.
 */
export class HeldSessions {
  private readonly byAddress = new Map<string, HeldSession>();

  /**
   * Remembers whom a request comes from, by the cookie that it came with.
   * @param address  for which that counts, without its query
   * @returns what forgets it
   */
  hold(address: string, request: Request<Record<string, string>>, response: Response): () => void {
    const hash = cookieHash(request as Request);
    const { csrfToken } = request.session;
    if (hash === null || typeof csrfToken !== 'string') return () => undefined;
    const held = { cookieHash: hash, csrfToken, actor: actorOf(response) };
    this.byAddress.set(address, held);
    return () => {
      if (this.byAddress.get(address) === held) this.byAddress.delete(address);
    };
  }

  /** Has a request of a held session go on as one of a session that was loaded; any other is left alone. */
  readonly recognize: RequestHandler = (request, response, next) => {
    const held = this.byAddress.get(request.baseUrl + request.path);
    const hash = held === undefined ? null : cookieHash(request);
    if (held !== undefined && hash !== null && timingSafeEqual(held.cookieHash, hash)) {
      // express-session leaves a request alone that has a session.
      Object.defineProperty(request, 'session', { value: { csrfToken: held.csrfToken } });
      setActor(response, held.actor);
    }
    next();
  };
}

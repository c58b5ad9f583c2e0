import { createHash } from 'node:crypto';
import { Store, type SessionData } from 'express-session';
import type { Knex } from 'knex';
import {
  deleteSession,
  findSession,
  insertSession,
  updateSession,
  type SessionSpan,
} from '../sql/accounts/session-rows.js';

declare module 'express-session' {
  interface SessionData {
    /** whether it was kept by an earlier request; a session that was ended since is not kept again */
    kept: boolean;
    /** absent: nobody has signed in */
    accountId: string;
  }
}

type Done = (error?: unknown) => void;
type Found = (error: unknown, session?: SessionData | null) => void;

/** Under what a session is kept: whoever reads the table cannot take anybody's session with it. */
export function sessionIdHash(id: string): string {
  return createHash('sha256').update(id).digest('hex');
}

/** Keeps the sessions of express-session in the database, under hashes of their ids. */
export class SessionStore extends Store {
  constructor(
    private readonly knex: Knex,
    private readonly span: SessionSpan,
  ) {
    super();
  }

  override get(id: string, found: Found): void {
    findSession(this.knex, sessionIdHash(id), this.span).then((row) => {
      if (row === null) found(null, null);
      else {
        const { accountId, data } = row;
        const session = { ...data, ...(accountId === null ? {} : { accountId }), kept: true };
        found(null, session as unknown as SessionData);
      }
    }, found);
  }

  override set(id: string, session: SessionData, done: Done = () => undefined): void {
    const { accountId = null, kept = false, ...data } = session as Partial<SessionData>;
    const keep = kept ? updateSession : insertSession;
    keep(this.knex, sessionIdHash(id), { accountId, data }, this.span).then(() => done(), done);
  }

  override destroy(id: string, done: Done = () => undefined): void {
    deleteSession(this.knex, sessionIdHash(id)).then(() => done(), done);
  }
}

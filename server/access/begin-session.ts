import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import type { AccountRecord } from '../sql/accounts/find-account.js';
import { csrfTokenOf } from './csrf-token.js';
import { COOKIE, COOKIE_NAME, SESSION_SPAN } from './session-cookie.js';

/** How somebody has shown who they are. */
export type SignedInBy = 'password' | 'openid-connect';

declare module 'express-session' {
  interface SessionData {
    signedInBy: SignedInBy;
    /** what the account was when the session began, see `standingOf` */
    standing: string;
    /** milliseconds since 1970 */
    startedAt: number;
    /** milliseconds since 1970, at most a minute behind */
    usedAt: number;
  }
}

/** What a sign-in rests on. A session whose account stands otherwise than when it began is over. */
type Standing = Pick<AccountRecord, 'id' | 'passwordHash' | 'disabled' | 'roles'>;

/** @returns a digest of an account's password, roles and state: it changes when one of them does */
export function standingOf({ id, passwordHash, disabled, roles }: Standing): string {
  return createHash('sha256')
    .update(JSON.stringify([id, passwordHash, disabled, roles]))
    .digest('hex');
}

/** @returns what a session holds that begins now */
export function sessionDataOf(account: Standing, signedInBy: SignedInBy) {
  const now = Date.now();
  return {
    accountId: account.id,
    signedInBy,
    standing: standingOf(account),
    startedAt: now,
    usedAt: now,
  };
}

function done(work: (tell: (error?: Error | null) => void) => unknown): Promise<void> {
  return new Promise((resolve, reject) => {
    work((error) => (error == null ? resolve() : reject(error)));
  });
}

/** Ends the request's session and gives it another id, so that nobody has one that was known before the sign-in. */
export async function renewSession(request: Request): Promise<void> {
  await done((tell) => request.session.regenerate(tell));
}

/** Keeps the request's session before it is answered, so that the answer stands for what is kept. */
export async function saveSession(request: Request): Promise<void> {
  await done((tell) => request.session.save(tell));
}

/** Begins the session of somebody who has shown who they are, under an id that nobody knew before, and keeps it. */
export async function beginSession(
  request: Request,
  account: Standing,
  signedInBy: SignedInBy,
): Promise<void> {
  await renewSession(request);
  Object.assign(request.session, sessionDataOf(account, signedInBy));
  csrfTokenOf(request);
  await saveSession(request);
}

/** Ends the request's session and takes its cookie back. */
export async function endSession(request: Request, response: Response): Promise<void> {
  await done((tell) => request.session.destroy(tell));
  response.clearCookie(COOKIE_NAME, { ...COOKIE, secure: request.secure });
}

/** @returns when the session ends unless it is used; null while nobody is signed in */
export function sessionEnd({ session }: Request): Date | null {
  const { startedAt, usedAt } = session;
  if (startedAt === undefined || usedAt === undefined) return null;
  return new Date(
    Math.min(usedAt + SESSION_SPAN.idleSeconds * 1000, startedAt + SESSION_SPAN.longestSeconds * 1000),
  );
}

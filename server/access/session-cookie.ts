import type { RequestHandler } from 'express';
import session, { type CookieOptions, type Store } from 'express-session';
import type { SessionSpan } from '../sql/accounts/session-rows.js';

const HOUR_SECONDS = 3600;

/** A session ends when it was not used for half a working day, and after a long one in any case. */
export const SESSION_SPAN: SessionSpan = {
  idleSeconds: 4 * HOUR_SECONDS,
  longestSeconds: 12 * HOUR_SECONDS,
  signingInSeconds: HOUR_SECONDS / 4,
};

/** Its name, by which it is known among those of other programs on this host. */
export const COOKIE_NAME = 'hundredfoot';

/** Without an end of its own: it goes with the browser, and the server ends the session. */
export const COOKIE = {
  path: '/',
  httpOnly: true,
  sameSite: 'lax',
  secure: 'auto',
} as const satisfies CookieOptions;

/**
 * Loads the session that a request's cookie names. A request without one asks the database nothing, and leaves nothing
 * behind unless something is put into its session.
 * @param secret  what cookies are signed with
 */
export function sessionCookie(store: Store, secret: string): RequestHandler {
  return session({
    name: COOKIE_NAME,
    secret,
    store,
    cookie: COOKIE,
    // Secure wherever a proxy says that it adds TLS, also where nobody set TRUSTED_PROXIES: a header that was made up
    // marks the cookie of whoever made it up, and nothing else rests on it.
    proxy: true,
    resave: false,
    saveUninitialized: false,
    rolling: false,
  });
}

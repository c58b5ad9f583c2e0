import { inject } from 'vitest';
import type { AccountRole } from '../../../core/access.js';
import { sessionSchema, type Session } from '../../../core/contracts/accounts.js';

/** Whoever works for the demonstration, by HTTP and without a browser. */
export interface Office {
  /** @returns the answer and its ETag; @throws Error  with what the server said when it refuses */
  ask: (
    method: string,
    path: string,
    body?: object,
    etag?: string,
  ) => Promise<{ value: unknown; etag: string }>;
}

/** @returns somebody with that role, signed in; paths are those within the demonstration */
export async function officeOf(role: AccountRole): Promise<Office> {
  const origin = inject('origin');
  const { signInName, password } = inject('people')[role];
  const signed = await fetch(`${origin}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ signInName, password }),
  });
  const session: Session = sessionSchema.parse(await signed.json());
  const cookie = signed.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return {
    ask: async (method: string, path: string, body?: object, etag?: string) => {
      const answer = await fetch(`${origin}/api/jurisdictions/demo/${path}`, {
        method,
        headers: {
          cookie,
          'content-type': 'application/json',
          'x-csrf-token': session.csrfToken ?? '',
          ...(etag === undefined ? {} : { 'if-match': etag }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text.slice(0, 500)}`);
      return { value: JSON.parse(text) as unknown, etag: answer.headers.get('etag') ?? '' };
    },
  };
}

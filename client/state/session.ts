import { computed, signal } from '@preact/signals';
import { mayAct, PUBLIC, type Actor, type Role } from '../../core/access.js';
import { sessionSchema, type Session } from '../../core/contracts/accounts.js';
import { failureOf, type Failure } from '../failure.js';
import { expectCsrfToken, keepCsrfToken, request } from '../request.js';
import { jurisdiction } from './jurisdictions.js';

/** Who is signed in and how one can sign in; null while that is not known. */
export const session = signal<Session | null>(null);

/** Why it is not known who is signed in. */
export const sessionFailure = signal<Failure | null>(null);

/** Takes over what the server said about the session. */
export function takeSession(answer: Session): void {
  keepCsrfToken(answer.csrfToken);
  sessionFailure.value = null;
  session.value = answer;
}

async function askSession(): Promise<void> {
  try {
    takeSession((await request('/api/session', sessionSchema)).value);
  } catch (error) {
    keepCsrfToken(null);
    sessionFailure.value = failureOf(error);
  }
}

/** Asks who is signed in. Where that fails the page goes on as for the public: whatever takes more will say so. */
export async function loadSession(): Promise<void> {
  sessionFailure.value = null;
  const asked = askSession();
  expectCsrfToken(asked);
  await asked;
}

/**
 * Takes over a session that was begun anew elsewhere, such as in another tab, so that what failed can be sent again.
 * Where there is none, everything stays as it is: what was entered on the page must not go with the session.
 */
export async function refreshSession(): Promise<void> {
  const { value } = await request('/api/session', sessionSchema);
  if (value.account !== null) takeSession(value);
}

const actor = computed<Actor>(() => {
  const account = session.value?.account ?? null;
  return account === null ? PUBLIC : { accountId: account.id, name: account.fullName, roles: account.roles };
});

/** @returns whether the person at the page may do there what takes that role; the server decides in the end */
export function may(minimum: Role, place: string | null = jurisdiction.value?.id ?? null): boolean {
  return mayAct(actor.value, minimum, place);
}

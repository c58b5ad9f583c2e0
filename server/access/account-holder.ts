import type { Response } from 'express';
import type { Actor } from '../../core/access.js';
import { Forbidden, SignInNeeded } from '../../core/errors.js';
import { actorOf, hasTemporaryPassword } from './actor.js';

/** What somebody is told who has yet to set a password of their own. */
export const OWN_PASSWORD_FIRST =
  'Set a password of your own first: the one you signed in with was made for you, and is good for that only.';

/** Somebody signed in. */
export type AccountHolder = Actor & { accountId: string };

/**
 * @returns who asks, for what anybody with an account may do
 * @throws SignInNeeded  when nobody is signed in
 * @throws Forbidden  when the person has yet to set a password of their own
 */
export function accountHolder(response: Response): AccountHolder {
  const actor = actorOf(response);
  if (actor.accountId === null) throw new SignInNeeded();
  if (hasTemporaryPassword(response)) throw new Forbidden(OWN_PASSWORD_FIRST);
  return { ...actor, accountId: actor.accountId };
}

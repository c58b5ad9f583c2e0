import type { Response } from 'express';
import { PUBLIC, type Actor } from '../../core/access.js';

const ACTOR = 'actor';
const TEMPORARY = 'passwordIsTemporary';

/**
 * Remembers, for the rest of a request, whom it comes from.
 * @param passwordIsTemporary  signed in with a password that somebody else made: good for setting another, and nothing more
 */
export function setActor(
  response: Response,
  actor: Actor,
  { passwordIsTemporary }: { passwordIsTemporary: boolean } = { passwordIsTemporary: false },
): void {
  response.locals[ACTOR] = actor;
  response.locals[TEMPORARY] = passwordIsTemporary;
}

/** @returns whom a request comes from; the public where nobody is signed in */
export function actorOf(response: Response): Actor {
  return (response.locals[ACTOR] as Actor | undefined) ?? PUBLIC;
}

/** @returns whether the person has yet to set a password of their own */
export function hasTemporaryPassword(response: Response): boolean {
  return response.locals[TEMPORARY] === true;
}

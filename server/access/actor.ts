import type { Response } from 'express';
import { PUBLIC, type Actor } from '../../core/access.js';

const KEY = 'actor';

/** Remembers, for the rest of a request, whom it comes from. */
export function setActor(response: Response, actor: Actor): void {
  response.locals[KEY] = actor;
}

/** @returns whom a request comes from; the public where nobody is signed in */
export function actorOf(response: Response): Actor {
  return (response.locals[KEY] as Actor | undefined) ?? PUBLIC;
}

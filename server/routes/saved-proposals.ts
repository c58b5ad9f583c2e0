import { guardedRouter, type GuardedRouter } from '../access/guarded-router.js';
import type { AppDeps } from '../app-deps.js';

/** Proposals that a person keeps on the server, and those shown to others by a link. */
export function savedProposalsRouter(_deps: AppDeps): GuardedRouter {
  return guardedRouter();
}

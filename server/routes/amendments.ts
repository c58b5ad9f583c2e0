import { guardedRouter, type GuardedRouter } from '../access/guarded-router.js';
import type { AppDeps } from '../app-deps.js';

/** Amendments of the wetlands map: drafting, proposing, adopting, withdrawing. */
export function amendmentsRouter(_deps: AppDeps): GuardedRouter {
  return guardedRouter();
}

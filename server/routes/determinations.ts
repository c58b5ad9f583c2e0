import { guardedRouter, type GuardedRouter } from '../access/guarded-router.js';
import type { AppDeps } from '../app-deps.js';

/** Determinations, findings and notes about land. */
export function determinationsRouter(_deps: AppDeps): GuardedRouter {
  return guardedRouter();
}

import { guardedRouter, type GuardedRouter } from '../access/guarded-router.js';
import type { AppDeps } from '../app-deps.js';

/** Files that are sent to be imported. */
export function uploadsRouter(_deps: AppDeps): GuardedRouter {
  return guardedRouter();
}

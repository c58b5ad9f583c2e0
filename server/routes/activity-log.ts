import { guardedRouter, type GuardedRouter } from '../access/guarded-router.js';
import type { AppDeps } from '../app-deps.js';

/** Who did what when. */
export function activityLogRouter(_deps: AppDeps): GuardedRouter {
  return guardedRouter();
}

import { guardedRouter, type GuardedRouter } from '../access/guarded-router.js';
import type { AppDeps } from '../app-deps.js';

/** Signing in and out. */
export function sessionRouter(_deps: AppDeps): GuardedRouter {
  return guardedRouter();
}

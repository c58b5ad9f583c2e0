import { guardedRouter, type GuardedRouter } from '../access/guarded-router.js';
import type { AppDeps } from '../app-deps.js';

/** Accounts and their roles. */
export function accountsRouter(_deps: AppDeps): GuardedRouter {
  return guardedRouter();
}

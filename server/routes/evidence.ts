import { guardedRouter, type GuardedRouter } from '../access/guarded-router.js';
import type { AppDeps } from '../app-deps.js';

/** Evidence of an amendment, its documents, and delineations brought in as files. */
export function evidenceRouter(_deps: AppDeps): GuardedRouter {
  return guardedRouter();
}

import { guardedRouter, type GuardedRouter } from '../access/guarded-router.js';
import type { AppDeps } from '../app-deps.js';

/** What an amendment would change, were it adopted. */
export function amendmentEffectsRouter(_deps: AppDeps): GuardedRouter {
  return guardedRouter();
}

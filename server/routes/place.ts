import { guardedRouter, type GuardedRouter } from '../access/guarded-router.js';
import type { AppDeps } from '../app-deps.js';

/** What the map has at a point. */
export function placeRouter(_deps: AppDeps): GuardedRouter {
  return guardedRouter();
}

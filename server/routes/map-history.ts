import { guardedRouter, type GuardedRouter } from '../access/guarded-router.js';
import type { AppDeps } from '../app-deps.js';

/** What the wetlands map said on any day, and why. */
export function mapHistoryRouter(_deps: AppDeps): GuardedRouter {
  return guardedRouter();
}

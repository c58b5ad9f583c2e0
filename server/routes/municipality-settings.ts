import { guardedRouter, type GuardedRouter } from '../access/guarded-router.js';
import type { AppDeps } from '../app-deps.js';

/** What a municipality sets where its ordinance leaves it open. */
export function municipalitySettingsRouter(_deps: AppDeps): GuardedRouter {
  return guardedRouter();
}

import { guardedRouter, type GuardedRouter } from '../access/guarded-router.js';
import type { AppDeps } from '../app-deps.js';

/** Layers, answers and lists as files. */
export function fileExportsRouter(_deps: AppDeps): GuardedRouter {
  return guardedRouter();
}

import { guardedRouter, type GuardedRouter } from '../access/guarded-router.js';
import type { AppDeps } from '../app-deps.js';

/** Files read as drawings; nothing of them is kept. */
export function drawingFilesRouter(_deps: AppDeps): GuardedRouter {
  return guardedRouter();
}

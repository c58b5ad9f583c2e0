import { guardedRouter, type GuardedRouter } from '../access/guarded-router.js';
import type { AppDeps } from '../app-deps.js';

/** OGC API Tiles and TileJSON. */
export function ogcTilesRouter(_deps: AppDeps): GuardedRouter {
  return guardedRouter();
}

import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { normalizePath, type Rolldown } from 'vite';

function source(path: string): string {
  return normalizePath(realpathSync(fileURLToPath(new URL(`../../${path}`, import.meta.url))));
}

/** Where the page, the map and the map's own thread begin. */
const PAGE = source('client/main.tsx');
const MAP = source('client/map/start-map.ts');
const MAP_THREAD = source('node_modules/maplibre-gl/src/source/worker.ts');

/** @returns every module that is loaded together with the first one, itself among them */
function loadedWith(first: string, ctx: Rolldown.ChunkingContext): Set<string> {
  const found = new Set([first]);
  for (const id of found)
    for (const imported of ctx.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}

/**
 * Has a first visit fetch one file for the page and one for the map, beside the one that the map shares with its own
 * thread. Left to itself the bundler makes a file of whatever two parts of the page have in common, more than twenty of
 * them for a first visit. What is loaded later it may divide as it likes.
 */
export function fewChunks(): Rolldown.CodeSplittingGroup[] {
  const group = (name: string, first: readonly string[], priority: number): Rolldown.CodeSplittingGroup => {
    let known: Set<string>[] | undefined;
    return {
      debugName: name,
      priority,
      name: (id, ctx) => {
        known ??= first.map((module) => loadedWith(module, ctx));
        return known.every((modules) => modules.has(id)) ? name : null;
      },
    };
  };
  return [group('page', [PAGE], 3), group('map-shared', [MAP, MAP_THREAD], 2), group('map', [MAP], 1)];
}

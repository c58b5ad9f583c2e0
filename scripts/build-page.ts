import { existsSync } from 'node:fs';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const BUILT = path.join(ROOT, 'dist/client/index.html');
/** What the page is built from. */
const SOURCES = ['client', 'core', 'scripts/page', 'vite.config.ts', 'package-lock.json'];

async function newestChange(place: string): Promise<number> {
  const state = await stat(place);
  if (!state.isDirectory()) return state.mtimeMs;
  const entries = await readdir(place, { recursive: true, withFileTypes: true });
  const times = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => (await stat(path.join(entry.parentPath, entry.name))).mtimeMs),
  );
  return Math.max(0, ...times);
}

/**
 * Builds the page when it has not been built, or when something that it is made from is newer. It is built beside the
 * present one and takes its place when it is whole: a server that is running, or another start, never sees half of it.
 */
export async function buildPageIfStale(onProgress: (line: string) => void): Promise<void> {
  const changed = Math.max(
    ...(await Promise.all(SOURCES.map((name) => newestChange(path.join(ROOT, name))))),
  );
  if (existsSync(BUILT) && (await stat(BUILT)).mtimeMs >= changed) return;
  onProgress('Building the page');
  const { build } = await import('vite');
  const page = path.dirname(BUILT);
  const unfinished = `${page}.${process.pid}`;
  try {
    await build({
      root: path.join(ROOT, 'client'),
      configFile: path.join(ROOT, 'vite.config.ts'),
      logLevel: 'warn',
      build: { outDir: unfinished, emptyOutDir: true },
    });
    await rm(page, { recursive: true, force: true });
    await rename(unfinished, page);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { normalizePath, transformWithOxc, type Plugin } from 'vite';

const PACKAGE = fileURLToPath(new URL('../../node_modules/maplibre-gl', import.meta.url));
/** The source that the package of MapLibre carries beside its built files. */
const SOURCE = `${normalizePath(realpathSync(PACKAGE))}/src/`;
const LIBRARY = 'maplibre-gl';
const WORKER = 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
const WORKER_ADDRESS = '\0map-worker-address';

/** Parts of the library that this map never uses, with what stands in their place. */
const LEFT_OUT: ReadonlyMap<string, string> = new Map([
  // Reads a kind of tiles that the server does not make; its decoder is a tenth of the library.
  [
    `${SOURCE}source/vector_tile_mlt.ts`,
    `export class MLTVectorTile { constructor() { throw new Error('Only Mapbox vector tiles are read here.'); } }`,
  ],
  // One looks straight down on the map: the sky's shaders would be compiled for nothing before the first picture.
  [`${SOURCE}webgl/draw/draw_sky.ts`, 'export function drawSky() {}\nexport function drawAtmosphere() {}'],
]);

/**
 * Builds MapLibre from its source, for the page and for its worker in one build: what both need becomes one file, which
 * is fetched once. The built files of the package hold it twice. The page imports the package in the usual way and works
 * without this plugin too, as it does while it is being worked on.
 * @throws Error  when the package has no such source any more
 */
export function mapLibrary(): Plugin {
  const unseen = new Set(LEFT_OUT.keys());
  return {
    name: 'map-library',
    apply: 'build',
    enforce: 'pre',
    resolveId(id) {
      if (id === LIBRARY) return `${SOURCE}index.ts`;
      return id === WORKER ? WORKER_ADDRESS : null;
    },
    load(id) {
      unseen.delete(id);
      const instead = LEFT_OUT.get(id);
      if (instead !== undefined) return instead;
      if (id !== WORKER_ADDRESS) return null;
      const chunk = this.emitFile({ type: 'chunk', id: `${SOURCE}source/worker.ts`, name: 'map-worker' });
      return `export default import.meta.ROLLUP_FILE_URL_${chunk};`;
    },
    transform(code, id) {
      if (!id.startsWith(SOURCE) || !id.endsWith('.ts')) return null;
      // As MapLibre is built by its makers: a field that is only declared must not hide what its class has by that name.
      return transformWithOxc(code, id, {
        assumptions: { setPublicClassFields: true },
        typescript: { removeClassFieldsWithoutInitializer: true },
      });
    },
    buildEnd(error) {
      if (error === undefined && unseen.size > 0)
        throw new Error(`MapLibre has changed: ${[...unseen].join(', ')} is not a part of it.`);
    },
  };
}

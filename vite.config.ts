import { defineConfig } from 'vite';
import { compressed } from './scripts/page/compressed.js';
import { fetchedEarly } from './scripts/page/fetched-early.js';
import { fewChunks } from './scripts/page/few-chunks.js';
import { mapLibrary } from './scripts/page/map-library.js';

/** Where the API answers while the page is being worked on. */
const API = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  root: 'client',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [mapLibrary(), fetchedEarly(), compressed()],
  // MapLibre's worker is a module of its own; pre-bundling would lose the path to it.
  worker: { format: 'es' },
  optimizeDeps: { exclude: ['maplibre-gl'] },
  server: {
    host: '127.0.0.1',
    // `/api.ts` is one of the page's own modules, hence the pattern.
    proxy: { '^/(api|tiles|ogc)/': API },
  },
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    target: 'es2023',
    chunkSizeWarningLimit: 1200,
    rolldownOptions: { output: { codeSplitting: { groups: fewChunks() } } },
  },
});

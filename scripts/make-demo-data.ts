import { mkdirSync, writeFileSync } from 'node:fs';
import { buildLayers } from './demo/build-layers.js';

/** Writes the layers of the invented municipality Sedge Harbor to data/demo; the same bytes on every run. */
const folder = new URL('../data/demo/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [name, text] of buildLayers()) {
  writeFileSync(new URL(name, folder), text);
  console.log(
    `data/demo/${name}: ${String(text.split('\n').length - 3)} features, ${String(Math.ceil(text.length / 1024))} KiB`,
  );
}

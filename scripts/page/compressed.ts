import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** What gains by it, and is served often. */
const KINDS = /\.(js|css|svg)$/;
/** The last two steps of brotli take ten times as long for a fiftieth. */
const BROTLI_QUALITY = 9;

async function writeCompressed(file: string): Promise<void> {
  const bytes = await readFile(file);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

/** Lays a compressed copy beside each file that was built, so that the server compresses none of them on a visit. */
export function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    async writeBundle({ dir }) {
      if (dir === undefined) throw new Error('The page is built into a folder.');
      const names = await readdir(dir, { recursive: true });
      await Promise.all(
        names.filter((name) => KINDS.test(name)).map((name) => writeCompressed(path.join(dir, name))),
      );
    },
  };
}

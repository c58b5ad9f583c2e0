import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { InvalidInput } from '../../core/errors.js';
import type { Ordinance } from '../../core/ordinance.js';
import { readOrdinance } from '../../core/ordinances/define-ordinance.js';
import { ordinanceBook, type OrdinanceBook } from '../../core/ordinances/registry.js';

/** The four that come with the product take some 50 kB each; nobody writes a law of this size by hand. */
const LARGEST_BYTES = 4_000_000;

async function readFileOf(file: string): Promise<Ordinance> {
  const name = path.basename(file);
  const { size } = await stat(file);
  if (size > LARGEST_BYTES) {
    throw new InvalidInput(`${name} has ${size} bytes, and an ordinance as data at most ${LARGEST_BYTES}.`);
  }
  const text = await readFile(file, 'utf8');
  let data: unknown;
  try {
    data = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new InvalidInput(`${name} is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  return readOrdinance(data, name);
}

/**
 * @param folder  in which every file ending in `.json` is an ordinance as data; it need not exist
 * @returns the ordinances that come with the product, and those
 * @throws InvalidInput  for a file that is none, naming it and each fault with its place
 * @throws Conflict  when two have one id
 */
export async function readOrdinances(folder: string): Promise<OrdinanceBook> {
  const names = await readdir(folder).catch((error: unknown): string[] => {
    if (!(error instanceof Error)) throw error;
    if ('code' in error && error.code === 'ENOENT') return [];
    throw new InvalidInput(`The folder of ordinances ${folder} cannot be read: ${error.message}`);
  });
  const files = names.filter((name) => name.toLowerCase().endsWith('.json')).sort();
  return ordinanceBook(await Promise.all(files.map((name) => readFileOf(path.join(folder, name)))));
}

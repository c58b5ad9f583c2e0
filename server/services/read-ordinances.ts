import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { InvalidInput } from '../../core/errors.js';
import type { Ordinance } from '../../core/ordinance.js';
import { readOrdinance } from '../../core/ordinances/define-ordinance.js';
import { ordinanceBook, type OrdinanceBook } from '../../core/ordinances/registry.js';

/** The four that come with the product take some 50 kB each; nobody writes a law of this size by hand. */
const LARGEST_BYTES = 4_000_000;

/** An address of the API, and the municipality of the demonstration: an ordinance of that id could not be had. */
const TAKEN_IDS: readonly string[] = ['format', 'demo'];

async function textOf(file: string, name: string): Promise<string> {
  const { size } = await stat(file);
  if (size > LARGEST_BYTES) {
    throw new InvalidInput(`${name} has ${size} bytes, and an ordinance as data at most ${LARGEST_BYTES}.`);
  }
  return readFile(file, 'utf8');
}

async function readFileOf(file: string): Promise<Ordinance> {
  const name = path.basename(file);
  const text = await textOf(file, name).catch((error: unknown) => {
    if (error instanceof InvalidInput || !(error instanceof Error)) throw error;
    throw new InvalidInput(`${name} cannot be read: ${error.message}`);
  });
  let data: unknown;
  try {
    data = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new InvalidInput(`${name} is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  const ordinance = readOrdinance(data, name);
  if (TAKEN_IDS.includes(ordinance.id)) {
    throw new InvalidInput(
      `${name} is not an ordinance as data: id: "${ordinance.id}" is taken. Choose another one.`,
    );
  }
  return ordinance;
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
    // A data folder that is none is told of when the database is opened in it.
    if ('code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return [];
    throw new InvalidInput(`The folder of ordinances ${folder} cannot be read: ${error.message}`);
  });
  const files = names.filter((name) => name.toLowerCase().endsWith('.json')).sort();
  return ordinanceBook(await Promise.all(files.map((name) => readFileOf(path.join(folder, name)))));
}

import path from 'node:path';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { InvalidInput } from '../../core/errors.js';

/** What an archive may hold at most. */
export interface ZipLimits {
  entries: number;
  /** of the files that are unpacked, together */
  bytes: number;
  /** times that a file may grow by unpacking, once it is larger than `ratioFrom` bytes */
  ratio: number;
  ratioFrom: number;
}

export const ZIP_LIMITS: ZipLimits = {
  entries: 1000,
  bytes: 2 * 1024 * 1024 * 1024,
  ratio: 200,
  ratioFrom: 16 * 1024 * 1024,
};

/**
 * Opens an archive and lists its files, without the by-products of operating systems. Nothing is unpacked.
 * @throws InvalidInput  when it is no archive, is cut short, has too many entries, or names a file outside itself
 */
export async function listZip(file: string, limits: ZipLimits): Promise<{ zip: ZipFile; entries: Entry[] }> {
  const zip = await openPromise(file, { autoClose: false }).catch((error: unknown) => {
    throw unreadable(error);
  });
  try {
    if (zip.entryCount > limits.entries) {
      throw new InvalidInput(`The zip has ${zip.entryCount} entries; at most ${limits.entries} are taken.`);
    }
    const entries: Entry[] = [];
    for await (const entry of zip.eachEntry()) {
      if (entries.length >= limits.entries) throw new InvalidInput('The zip has more entries than it says.');
      if (!isJunk(entry.fileName)) entries.push(entry);
    }
    return { zip, entries };
  } catch (error) {
    zip.close();
    throw error instanceof InvalidInput ? error : unreadable(error);
  }
}

const JUNK = new Set(['__macosx', 'thumbs.db', 'desktop.ini', 'ehthumbs.db']);

function isJunk(name: string): boolean {
  const hidden = (part: string): boolean => part.startsWith('.') || JUNK.has(part.toLowerCase());
  return name.endsWith('/') || name.split('/').some(hidden);
}

function unreadable(error: unknown): InvalidInput {
  const reason = error instanceof Error ? error.message : String(error);
  if (/relative path|absolute path|invalid characters/i.test(reason)) {
    return new InvalidInput(`The zip names a file outside its own folder and is refused (${reason}).`);
  }
  return new InvalidInput(`The zip cannot be read: it is no zip, damaged or cut short (${reason}).`);
}

/** One shapefile of an archive: its .shp and its companions, by extension in small letters. */
export interface ZippedLayer {
  /** folder and name without the extension */
  name: string;
  files: ReadonlyMap<string, Entry>;
}

/** @returns the shapefiles among the entries; names differ in more than their letter case */
export function layersOf(entries: readonly Entry[]): ZippedLayer[] {
  const layers = new Map<string, { name: string; files: Map<string, Entry> }>();
  for (const entry of entries) {
    const { dir, name, ext } = path.posix.parse(entry.fileName);
    const key = path.posix.join(dir, name).toLowerCase();
    const layer = layers.get(key) ?? { name: path.posix.join(dir, name), files: new Map<string, Entry>() };
    const extension = ext.slice(1).toLowerCase();
    if (extension === 'shp') layer.name = path.posix.join(dir, name);
    if (!layer.files.has(extension)) layer.files.set(extension, entry);
    layers.set(key, layer);
  }
  return [...layers.values()].filter(({ files }) => files.has('shp'));
}

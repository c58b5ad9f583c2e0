import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { arrivingFolder, documentFile, documentsFolder } from './document-store.js';

/** A document that nobody has named as evidence by then is cleared away. */
const KEPT_MS = 24 * 60 * 60 * 1000;

const FOLDER = /^[0-9a-f]{2}$/;
const DOCUMENT = /^[0-9a-f]{64}$/;

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => []);
}

async function isOld(file: string, now: number): Promise<boolean> {
  const found = await stat(file).catch(() => null);
  return found !== null && now - found.mtimeMs > KEPT_MS;
}

/** @returns the hashes of the documents that lie in the data folder */
export async function keptDocuments(dataDir: string): Promise<string[]> {
  const folders = (await namesIn(documentsFolder(dataDir))).filter((name) => FOLDER.test(name));
  const names = await Promise.all(
    folders.map((folder) => namesIn(path.join(documentsFolder(dataDir), folder))),
  );
  return names.flat().filter((name) => DOCUMENT.test(name));
}

/** @returns the hashes of the documents that arrived more than a day ago */
export async function oldDocuments(dataDir: string, now: number): Promise<string[]> {
  const old: string[] = [];
  for (const name of await keptDocuments(dataDir)) {
    if (await isOld(documentFile(dataDir, name), now)) old.push(name);
  }
  return old;
}

/** Removes documents, unless one has come anew since. @returns how many are gone */
export async function removeDocuments(
  dataDir: string,
  hashes: readonly string[],
  now: number,
): Promise<number> {
  let removed = 0;
  for (const sha256 of hashes) {
    const file = documentFile(dataDir, sha256);
    if (!(await isOld(file, now))) continue;
    await rm(file, { force: true });
    removed += 1;
  }
  return removed;
}

/** Removes what arrived in part more than a day ago, as a crash leaves it. */
export async function removeHalfArrived(dataDir: string, now: number): Promise<void> {
  const folder = arrivingFolder(dataDir);
  for (const name of await namesIn(folder)) {
    const file = path.join(folder, name);
    if (await isOld(file, now)) await rm(file, { force: true });
  }
}

import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { receiveFile } from '../../documents/receive-file.js';

/** A file that was neither imported nor discarded by then is removed. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** Bytes of a file's name that every file system takes. */
const NAME_BYTES = 200;

const UPLOAD_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const uploadsFolder = (dataDir: string): string => path.join(dataDir, 'uploads');

const folderOf = (dataDir: string, id: string): string => path.join(uploadsFolder(dataDir), id);

/**
 * @param id  a UUID, checked by whoever asks
 * @param name  of the file as a person knows it, without a folder; a long one keeps its end, which says what it is
 * @returns where the file lies while it waits to be imported
 */
export function uploadFile(dataDir: string, id: string, name: string): string {
  let kept = name.replace(/[/\\\0]/g, '_');
  while (Buffer.byteLength(kept) > NAME_BYTES) kept = kept.slice(1);
  return path.join(folderOf(dataDir, id), kept);
}

/**
 * Keeps a file while it arrives, in a folder of its own. Nothing is left of it when it throws.
 * @returns its size in bytes
 * @throws TooComplex  once more than `mostBytes` have come
 * @throws InvalidInput  for nothing at all, or a connection that ends too early
 */
export async function keepUpload(
  dataDir: string,
  { id, name }: { id: string; name: string },
  stream: Readable,
  mostBytes: number,
): Promise<number> {
  await mkdir(folderOf(dataDir, id), { recursive: true });
  try {
    return (await receiveFile(stream, uploadFile(dataDir, id, name), mostBytes)).bytes;
  } catch (error) {
    await removeUpload(dataDir, id);
    throw error;
  }
}

/** @returns whether the file is still there */
export async function isKept(dataDir: string, id: string, name: string): Promise<boolean> {
  const found = await stat(uploadFile(dataDir, id, name)).catch(() => null);
  return found?.isFile() === true;
}

/** Removes the file of an upload, and all that was unpacked beside it. */
export async function removeUpload(dataDir: string, id: string): Promise<void> {
  await rm(folderOf(dataDir, id), { recursive: true, force: true });
}

/**
 * Removes the files that arrived more than a day ago.
 * @param now  milliseconds since 1970
 * @param inUse  ids of those that are being imported
 */
export async function removeOldUploads(
  dataDir: string,
  now: number,
  inUse: ReadonlySet<string>,
): Promise<void> {
  const names = await readdir(uploadsFolder(dataDir)).catch(() => []);
  for (const id of names.filter((name) => UPLOAD_ID.test(name) && !inUse.has(name))) {
    const found = await stat(folderOf(dataDir, id)).catch(() => null);
    if (found !== null && now - found.mtimeMs > KEPT_MS) await removeUpload(dataDir, id);
  }
}

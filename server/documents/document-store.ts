import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { mediaTypeOfFile } from './media-type.js';
import { receiveFile } from './receive-file.js';

/** What is known of a kept document. */
export interface StoredDocument {
  /** of its bytes, in hexadecimal: the name under which it is kept */
  sha256: string;
  bytes: number;
  mediaType: string;
}

/** How a kept document stands beside what the record says of it. */
export type DocumentState = 'sound' | 'missing' | 'changed';

/** @returns the folder of documents; its files are named by their SHA-256, in folders by its first two digits */
export function documentsFolder(dataDir: string): string {
  return path.join(dataDir, 'documents');
}

/** @returns the folder of files that are still arriving */
export function arrivingFolder(dataDir: string): string {
  return path.join(documentsFolder(dataDir), 'arriving');
}

/**
 * @param sha256  64 hexadecimal digits, checked by whoever asks
 * @returns where the document is kept
 */
export function documentFile(dataDir: string, sha256: string): string {
  return path.join(documentsFolder(dataDir), sha256.slice(0, 2), sha256);
}

/**
 * Keeps a document while it arrives: it is written beside the others and moved to its place whole, so that a crash
 * leaves no half one. The same bytes sent twice are one document.
 * @throws TooComplex  when it has more than `mostBytes`
 * @throws InvalidInput  when it is empty or cut short
 */
export async function storeDocument(
  dataDir: string,
  stream: Readable,
  mostBytes: number,
): Promise<StoredDocument> {
  await mkdir(arrivingFolder(dataDir), { recursive: true });
  const arriving = path.join(arrivingFolder(dataDir), randomUUID());
  try {
    const { bytes, sha256 } = await receiveFile(stream, arriving, mostBytes);
    const mediaType = await mediaTypeOfFile(arriving);
    const file = documentFile(dataDir, sha256);
    await mkdir(path.dirname(file), { recursive: true });
    // also over one that is there: it has the same bytes, or it is damaged; and it counts as new for clearing
    await rename(arriving, file);
    await syncFolder(path.dirname(file));
    return { sha256, bytes, mediaType };
  } finally {
    await rm(arriving, { force: true });
  }
}

/** A file that was moved is at its new place after a power cut only when the folder has been written as well. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** @returns a document that is kept, null when there is none of that hash */
export async function findDocument(dataDir: string, sha256: string): Promise<StoredDocument | null> {
  const file = documentFile(dataDir, sha256);
  const found = await stat(file).catch(() => null);
  if (found?.isFile() !== true) return null;
  return { sha256, bytes: found.size, mediaType: await mediaTypeOfFile(file) };
}

/** Reads a document through and compares it with what the record says of it. */
export async function checkDocument(
  dataDir: string,
  { sha256, bytes }: { sha256: string; bytes: number },
): Promise<DocumentState> {
  const file = documentFile(dataDir, sha256);
  const found = await stat(file).catch(() => null);
  if (found?.isFile() !== true) return 'missing';
  if (found.size !== bytes) return 'changed';
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex') === sha256 ? 'sound' : 'changed';
}

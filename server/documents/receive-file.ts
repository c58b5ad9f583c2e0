import { createHash } from 'node:crypto';
import { open, rm, type FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { InvalidInput, TooComplex } from '../../core/errors.js';

/** A file as it arrived. */
export interface ReceivedFile {
  bytes: number;
  /** SHA-256 of its bytes, in hexadecimal */
  sha256: string;
}

/**
 * Writes an upload into a new file while it arrives, counting and hashing; never more than a piece of it is in memory.
 * The bytes are on the disk when it returns, and no file is left when it throws.
 * @param file  that does not exist yet
 * @throws TooComplex  once more than `mostBytes` have come
 * @throws InvalidInput  for nothing at all, or a connection that ends too early
 */
export async function receiveFile(stream: Readable, file: string, mostBytes: number): Promise<ReceivedFile> {
  const handle = await open(file, 'wx');
  try {
    return await copyInto(handle, stream, mostBytes);
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
}

async function copyInto(handle: FileHandle, stream: Readable, mostBytes: number): Promise<ReceivedFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const piece of pieces(stream)) {
    bytes += piece.length;
    if (bytes > mostBytes) {
      // what still comes is read and dropped, so that the sender gets to hear why
      stream.resume();
      throw new TooComplex(`The file is larger than ${mostBytes.toLocaleString('en-US')} bytes.`);
    }
    hash.update(piece);
    await handle.appendFile(piece);
  }
  if (bytes === 0) throw new InvalidInput('The file is empty (0 bytes).');
  await handle.sync();
  return { bytes, sha256: hash.digest('hex') };
}

/** The pieces of a stream, which stays usable for an answer when they are not all read. */
async function* pieces(stream: Readable): AsyncIterable<Buffer> {
  try {
    for await (const piece of stream.iterator({ destroyOnReturn: false })) yield piece as Buffer;
  } catch (error) {
    if (stream.destroyed || stream.errored !== null) {
      throw new InvalidInput('The connection ended before the whole file had come. Send it again.');
    }
    throw error;
  }
}

import { createWriteStream } from 'node:fs';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import type { Entry, ZipFile } from 'yauzl';
import { InvalidInput } from '../../core/errors.js';
import type { ZipLimits } from './zip-entries.js';

/** Bytes that may still be unpacked from one archive. */
export interface ByteBudget {
  left: number;
}

/**
 * Unpacks one file of an archive. Its bytes are counted while they come out, since what the archive says of its size
 * need not be true, and compared with their checksum.
 * @throws InvalidInput  when it is encrypted, grows too large, or comes out damaged
 */
export async function unzipEntry(
  zip: ZipFile,
  entry: Entry,
  target: string,
  budget: ByteBudget,
  limits: ZipLimits,
): Promise<void> {
  mustBeUnpackable(entry);
  let bytes = 0;
  let checksum = 0;
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      budget.left -= chunk.length;
      checksum = crc32(chunk, checksum);
      if (budget.left < 0 || (bytes > limits.ratioFrom && bytes > limits.ratio * entry.compressedSize)) {
        done(
          new InvalidInput(`${entry.fileName} in the zip unpacks to far more than it holds, and is refused.`),
        );
      } else done(null, chunk);
    },
  });
  try {
    await pipeline(await zip.openReadStreamPromise(entry), count, createWriteStream(target, { flags: 'wx' }));
  } catch (error) {
    if (error instanceof InvalidInput) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new InvalidInput(`${entry.fileName} in the zip cannot be unpacked: ${reason}.`);
  }
  if (checksum !== entry.crc32)
    throw new InvalidInput(`${entry.fileName} in the zip is damaged: its checksum differs.`);
}

/**
 * Unpacks the beginning of one file of an archive.
 * @returns at most so many bytes of it
 * @throws InvalidInput  when it is encrypted or damaged
 */
export async function entryHead(zip: ZipFile, entry: Entry, bytes: number): Promise<Buffer> {
  mustBeUnpackable(entry);
  const pieces: Buffer[] = [];
  let have = 0;
  const stream = await zip.openReadStreamPromise(entry);
  try {
    for await (const piece of stream) {
      pieces.push(piece as Buffer);
      have += (piece as Buffer).length;
      if (have >= bytes) break;
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new InvalidInput(`${entry.fileName} in the zip cannot be unpacked: ${reason}.`);
  } finally {
    stream.destroy();
  }
  return Buffer.concat(pieces).subarray(0, bytes);
}

function mustBeUnpackable(entry: Entry): void {
  if (entry.isEncrypted()) throw new InvalidInput(`${entry.fileName} in the zip is encrypted.`);
  if (!entry.canDecodeFileData()) {
    throw new InvalidInput(`${entry.fileName} in the zip is packed by a method that cannot be read.`);
  }
}

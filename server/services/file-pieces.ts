import { randomUUID } from 'node:crypto';
import { open, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** Bytes of a piece: small enough to be in memory, large enough that a file of the largest size is some hundred. */
const PIECE_BYTES = 1_048_576;

/**
 * Reads a file piece by piece, so that never more than one is in memory.
 * @param put  keeps a piece before the next one is read; the first has the number 0
 */
export async function piecesOf(
  file: string,
  put: (number: number, content: Buffer) => Promise<void>,
): Promise<void> {
  const handle = await open(file);
  try {
    for (let number = 0; ; number += 1) {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(PIECE_BYTES), 0, PIECE_BYTES);
      if (bytesRead === 0) return;
      await put(number, buffer.subarray(0, bytesRead));
    }
  } finally {
    await handle.close();
  }
}

/**
 * Puts a file together from its pieces. It is there only when it is whole.
 * @param take  gives a piece; null after the last one
 * @returns whether there was any piece
 */
export async function fileOfPieces(
  file: string,
  take: (number: number) => Promise<Buffer | null>,
): Promise<boolean> {
  await mkdir(path.dirname(file), { recursive: true });
  const arriving = path.join(path.dirname(file), `.${randomUUID()}`);
  const handle = await open(arriving, 'wx');
  try {
    let number = 0;
    for (let piece = await take(number); piece !== null; piece = await take(number)) {
      await handle.appendFile(piece);
      number += 1;
    }
    if (number > 0) await rename(arriving, file);
    return number > 0;
  } finally {
    await handle.close();
    await rm(arriving, { force: true });
  }
}

import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { InvalidInput } from '../../../core/errors.js';

/** What of a file is looked at for the encoding that it names. */
const HEAD_BYTES = 1024;

/** The text of a file, as it comes in. */
export interface DecodedText {
  encoding: string;
  pieces(onBytes: (read: number) => void): AsyncIterable<string>;
}

/**
 * @returns the text of a file in the encoding of its byte order mark or its XML declaration, else UTF-8, or Windows-1252
 *   where it is no UTF-8
 * @throws InvalidInput  when it names an encoding that is not known
 */
export async function decodedText(file: string): Promise<DecodedText> {
  const encoding = (await namedEncoding(file)) ?? ((await isUtf8(file)) ? 'utf-8' : 'windows-1252');
  return { encoding, pieces: (onBytes) => decode(file, encoding, onBytes) };
}

async function namedEncoding(file: string): Promise<string | null> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    const head = buffer.toString('latin1', 0, bytesRead);
    if (head.startsWith('\u00ff\u00fe')) return 'utf-16le';
    if (head.startsWith('\u00fe\u00ff')) return 'utf-16be';
    if (head.startsWith('\u00ef\u00bb\u00bf')) return 'utf-8';
    const named = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(head)?.[1];
    // Many files that say UTF-8 are not.
    return named === undefined || /^utf-?8$/i.test(named) ? null : known(named);
  } finally {
    await handle.close();
  }
}

function known(encoding: string): string {
  try {
    return new TextDecoder(encoding).encoding;
  } catch {
    throw new InvalidInput(`The file names an encoding that is not known: ${encoding}. Save it as UTF-8.`);
  }
}

async function isUtf8(file: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const piece of createReadStream(file)) decoder.decode(piece as Buffer, { stream: true });
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

async function* decode(
  file: string,
  encoding: string,
  onBytes: (read: number) => void,
): AsyncIterable<string> {
  const decoder = new TextDecoder(encoding);
  const input = createReadStream(file);
  try {
    for await (const piece of input) {
      onBytes(input.bytesRead);
      yield decoder.decode(piece as Buffer, { stream: true });
    }
    yield decoder.decode();
  } finally {
    input.destroy();
  }
}

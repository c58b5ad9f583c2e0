import { open } from 'node:fs/promises';
import { createReadStream, type ReadStream } from 'node:fs';
import { InvalidInput } from '../../core/errors.js';
import { JsonSplitter } from './json-splitter.js';

/** The members of a GeoJSON file beside its features. */
export interface GeojsonHeader {
  type: unknown;
  /** undefined where there is none */
  crs: unknown;
  /** false: its `features` are something else */
  list: boolean;
}

/** Bytes read from the disk at once. */
const CHUNK = 256 * 1024;

/**
 * @returns the bytes of a JSON file from behind its byte order mark, if it has one
 * @throws InvalidInput  when its first bytes are those of something else
 */
export async function openJsonStream(file: string): Promise<ReadStream> {
  const handle = await open(file);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(4), 0, 4, 0);
  await handle.close();
  const first = buffer.subarray(0, bytesRead);
  const marked = first.length >= 2 && [0xfffe, 0xfeff].includes(first.readUInt16BE(0));
  if (marked || first.includes(0)) {
    throw new InvalidInput(
      'The file is written in UTF-16, or is no text. GeoJSON is UTF-8: save it as UTF-8.',
    );
  }
  if (first.toString('latin1').startsWith('PK')) {
    throw new InvalidInput('The file is a zip and not GeoJSON: give it a name that ends in .zip.');
  }
  const mark = first.subarray(0, 3).toString('latin1') === '\u00ef\u00bb\u00bf';
  return createReadStream(file, { start: mark ? 3 : 0, highWaterMark: CHUNK });
}

/**
 * Reads the members of the outermost object but its features. A `crs` may stand behind the features, so the file is
 * read to its end unless one stands before them.
 * @throws InvalidInput  when the file is not JSON or not an object
 */
export async function readGeojsonHeader(file: string): Promise<GeojsonHeader> {
  const input = await openJsonStream(file);
  const splitter = new JsonSplitter('features', false);
  const header: GeojsonHeader = { type: undefined, crs: undefined, list: true };
  try {
    for await (const piece of input) {
      for (const found of splitter.push(piece as Buffer)) {
        if (found.kind === 'item') continue;
        if (found.key === 'type') header.type = found.value;
        if (found.key === 'crs') header.crs = found.value;
        if (found.key === 'features') header.list = false;
        if (header.crs !== undefined && header.type !== undefined) return header;
      }
    }
    splitter.end();
    return header;
  } finally {
    input.destroy();
  }
}

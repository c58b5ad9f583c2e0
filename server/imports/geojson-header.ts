import { open } from 'node:fs/promises';
import { createReadStream, type ReadStream } from 'node:fs';
import Assembler from 'stream-json/Assembler.js';
import Parser from 'stream-json/Parser.js';
import { InvalidInput } from '../../core/errors.js';

/** The members of a GeoJSON file beside its features. */
export interface GeojsonHeader {
  type: unknown;
  /** undefined where there is none */
  crs: unknown;
}

interface HeaderProgress {
  /** that have begun */
  features: number;
}

interface Token {
  name: string;
  value?: string;
}

/** @returns the bytes of a JSON file from behind its byte order mark, if it has one */
export async function openJsonStream(file: string): Promise<ReadStream> {
  const handle = await open(file);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(3), 0, 3, 0);
  await handle.close();
  if (bytesRead >= 2 && (buffer.readUInt16BE(0) === 0xfffe || buffer.readUInt16BE(0) === 0xfeff)) {
    throw new InvalidInput('The file is written in UTF-16. GeoJSON is UTF-8: save it as UTF-8.');
  }
  const mark = bytesRead === 3 && buffer.toString('latin1') === '\u00ef\u00bb\u00bf';
  return createReadStream(file, { start: mark ? 3 : 0 });
}

/**
 * Reads the members of the outermost object but its features. A `crs` may stand behind the features, so the file is
 * read to its end unless one stands before them.
 * @throws InvalidInput  when the file is not JSON or not an object
 */
export async function readGeojsonHeader(file: string): Promise<GeojsonHeader> {
  const input = await openJsonStream(file);
  const parser = new Parser({ packValues: true, streamValues: false });
  const header: GeojsonHeader = { type: undefined, crs: undefined };
  const progress: HeaderProgress = { features: 0 };
  await new Promise<void>((resolve, reject) => {
    const take = headerTaker(header, progress);
    parser.on('data', (token: Token) => {
      try {
        if (take(token)) resolve();
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    });
    parser.on('end', resolve);
    parser.on('error', () => reject(notJson(progress.features)));
    input.on('error', reject);
    input.pipe(parser);
  }).finally(() => {
    input.destroy();
    parser.destroy();
  });
  return header;
}

/** @returns the error for text that is no JSON, with the number of the feature (from 1) in which it ends to be any */
export function notJson(feature: number): InvalidInput {
  const where = feature === 0 ? 'at its beginning' : `in or after feature ${feature}`;
  return new InvalidInput(
    `The file is not JSON ${where}: something stands there that JSON does not have, or the file ends too early. ` +
      'NaN and Infinity are no JSON numbers; a file cut short has to be fetched again.',
  );
}

/** @returns a function that is given each token, and says whether all there is to know is known */
function headerTaker(header: GeojsonHeader, progress: HeaderProgress): (token: Token) => boolean {
  let depth = 0;
  let inFeatures = false;
  let key: string | null = null;
  let assembler: Assembler | null = null;
  return (token) => {
    if (assembler !== null) {
      assembler.consume(token);
      if (assembler.done) {
        header.crs = assembler.current as unknown;
        assembler = null;
      }
      return assembler === null && header.type !== undefined;
    }
    if (depth === 0 && token.name !== 'startObject') {
      throw new InvalidInput('The file is JSON but not GeoJSON: its outermost value is not an object.');
    }
    if (depth === 1 && key === 'crs' && token.name !== 'keyValue' && token.name !== 'endObject') {
      key = null;
      if (token.name === 'startObject' || token.name === 'startArray') {
        assembler = new Assembler();
        assembler.consume(token);
        return false;
      }
      header.crs = token.name === 'nullValue' ? null : token.value;
    }
    if (depth === 1 && key === 'type' && token.name === 'stringValue') header.type = token.value;
    if (depth === 1) inFeatures = key === 'features' && token.name === 'startArray';
    if (depth === 2 && inFeatures && token.name === 'startObject') progress.features += 1;
    if (token.name === 'startObject' || token.name === 'startArray') depth += 1;
    if (token.name === 'endObject' || token.name === 'endArray') depth -= 1;
    if (token.name === 'keyValue') key = depth === 1 ? (token.value ?? null) : null;
    return header.crs !== undefined && header.type !== undefined;
  };
}

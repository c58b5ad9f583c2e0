import { createReadStream } from 'node:fs';
import { TooComplex } from '../../../core/errors.js';

/** One feature of a dump: its columns by their names; null: nothing stands there. */
export type DumpRow = ReadonlyMap<string, string | null>;

/** Characters of one feature; a shape with the most vertices that are taken has a tenth of it. */
const MOST_CHARACTERS = 128 * 1024 * 1024;

/**
 * Reads what GDAL's PGDUMP writes by COPY. It is the one text that GDAL writes with every coordinate to the last bit
 * (as well-known binary) and with every value as text.
 * @param onBytes  is told how far it has come
 */
export async function* readDump(file: string, onBytes: (read: number) => void): AsyncIterable<DumpRow> {
  const input = createReadStream(file, { encoding: 'utf8', highWaterMark: 256 * 1024 });
  let columns: readonly string[] | null = null;
  try {
    for await (const line of dumpLines(input)) {
      onBytes(input.bytesRead);
      if (columns === null) columns = columnsOf(line);
      else if (line === '\\.') columns = null;
      else {
        const values = line.split(SEPARATOR).map(unescaped);
        yield new Map(columns.map((column, index) => [column, values[index] ?? null]));
      }
    }
  } finally {
    input.destroy();
  }
}

/** A tab that no backslash stands before, or an even number of them. */
const SEPARATOR = /(?<=(?:^|[^\\])(?:\\\\)*)\t/;

/** @returns the columns that a line of COPY names; null: it is another line */
function columnsOf(line: string): string[] | null {
  const list = /^COPY .*? \((".*")\) FROM STDIN;$/.exec(line)?.[1];
  return list === undefined ? null : Array.from(list.matchAll(/"((?:[^"]|"")*)"/g), unquoted);
}

function unquoted(match: RegExpMatchArray): string {
  return (match[1] ?? '').replaceAll('""', '"');
}

function unescaped(value: string): string | null {
  return value === '\\N' ? null : value.replace(/\\([\s\S])/g, '$1');
}

/** @returns the lines, of which one goes on behind a line break with a backslash before it */
async function* dumpLines(input: AsyncIterable<unknown>): AsyncIterable<string> {
  let rest = '';
  for await (const piece of input) {
    const text = rest + String(piece);
    let start = 0;
    for (let end = text.indexOf('\n', rest.length); end !== -1; end = text.indexOf('\n', end + 1)) {
      if (backslashesBefore(text, end) % 2 === 1) continue;
      yield text.slice(start, end);
      start = end + 1;
    }
    rest = text.slice(start);
    if (rest.length > MOST_CHARACTERS) throw new TooComplex('A feature of the file is too large to be read.');
  }
  if (rest !== '') yield rest;
}

function backslashesBefore(text: string, at: number): number {
  let count = 0;
  while (text[at - 1 - count] === '\\') count += 1;
  return count;
}

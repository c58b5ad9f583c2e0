import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { InvalidInput } from '../../../core/errors.js';
import type { DecodedText } from './decoded-text.js';

/** Signs that part the values of a row. */
const DELIMITERS = [',', ';', '\t', '|'] as const;

/** Characters of one row; the shape with the most vertices that are taken has a third of it. */
const MOST_CHARACTERS = 32 * 1024 * 1024;

/** Characters of the first row that are looked at. */
const HEAD_CHARACTERS = 1024 * 1024;

/** Columns of a table; as many attributes a feature may have. */
const MOST_COLUMNS = 2000;

/**
 * @returns the sign that parts the values, by the one that the first line has most of
 * @throws InvalidInput  when it parts more columns than a table may have
 */
export async function findDelimiter(text: DecodedText): Promise<string> {
  let head = '';
  for await (const piece of text.pieces(() => undefined)) {
    head = (head + piece).trimStart();
    if (head.includes('\n') || head.length > HEAD_CHARACTERS) break;
  }
  const line = (head.split('\n', 1)[0] ?? '').slice(0, HEAD_CHARACTERS).replace(/"[^"]*(?:"|$)/g, '');
  const counts = DELIMITERS.map((sign) => line.split(sign).length);
  const most = Math.max(...counts);
  if (most > MOST_COLUMNS) {
    throw new InvalidInput(
      `The table has more than ${MOST_COLUMNS.toLocaleString('en-US')} columns in its first row. Leave out those that are not needed, or give it a first row that names its columns.`,
    );
  }
  return DELIMITERS[counts.indexOf(most)] ?? ',';
}

/**
 * Reads the rows of a table as they come in, the one with the names of the columns included.
 * @throws InvalidInput  with the line, when a row cannot be read
 */
export async function* csvRows(
  text: DecodedText,
  delimiter: string,
  onBytes: (read: number) => void,
): AsyncIterable<readonly string[]> {
  const input = Readable.from(text.pieces(onBytes));
  const rows = parse({
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: MOST_CHARACTERS,
  });
  input.on('error', (error) => rows.destroy(error));
  try {
    for await (const row of input.pipe(rows)) yield row as readonly string[];
  } catch (error) {
    throw refusalOf(error);
  } finally {
    input.destroy();
  }
}

function refusalOf(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error) || !String(error.code).startsWith('CSV_')) return error;
  return new InvalidInput(`The table cannot be read: ${error.message.replace(/\.$/, '')}.`);
}

import { isAscii, isUtf8 } from 'node:buffer';
import type { ByteCursor } from './byte-cursor.js';
import { encodingOfCpg, encodingOfDriver } from './code-pages.js';
import { readRowBlocks, type DbfHeader } from './dbf.js';

/** How the text of a .dbf is read. */
export interface DbfEncoding {
  encoding: string;
  notice: string | null;
}

const FALLBACK = 'windows-1252';

/**
 * Finds out the encoding of a .dbf. Bytes that are UTF-8 throughout are UTF-8, whatever the .cpg says, since other
 * encodings do not come out like that by chance; then the .cpg counts, then the language driver, else Windows-1252.
 * @param cpg  text of the .cpg; null where there is none
 */
export async function findEncoding(
  cursor: ByteCursor,
  header: DbfHeader,
  cpg: string | null,
): Promise<DbfEncoding> {
  const stated = cpg === null ? null : encodingOfCpg(cpg);
  const bytes = await surveyBytes(cursor, header);
  if (bytes === 'utf-8') {
    const lies = stated !== null && stated !== 'utf-8';
    return {
      encoding: 'utf-8',
      notice: lies ? `The .cpg says ${stated}, but the text of the .dbf is UTF-8; read as UTF-8.` : null,
    };
  }
  if (stated === 'utf-8' && bytes === 'other') {
    return {
      encoding: FALLBACK,
      notice: 'The .cpg says UTF-8, but the text of the .dbf is not; read as Windows-1252.',
    };
  }
  const name = (cpg ?? '').replaceAll('\0', '').trim();
  const unknown = stated === null && name !== '';
  return {
    encoding: stated ?? encodingOfDriver(header.driver) ?? FALLBACK,
    notice: unknown ? `The .cpg names an encoding that is not known here (${name.slice(0, 40)}).` : null,
  };
}

async function surveyBytes(cursor: ByteCursor, header: DbfHeader): Promise<'ascii' | 'utf-8' | 'other'> {
  const textFields = header.fields.filter(({ type }) => type === 'C');
  let found: 'ascii' | 'utf-8' = 'ascii';
  for await (const block of readRowBlocks(cursor, header)) {
    if (isAscii(block)) continue;
    for (let row = 0; row < block.length; row += header.rowBytes) {
      for (const { offset, length } of textFields) {
        const bytes = block.subarray(row + offset, row + offset + length);
        if (isAscii(bytes)) continue;
        if (!isUtf8(withoutCut(bytes))) return 'other';
        if (!isAscii(withoutCut(bytes))) found = 'utf-8';
      }
    }
  }
  return found;
}

/** A field filled to its last byte may end within a character: that piece is left out of the judgement. */
function withoutCut(bytes: Uint8Array): Uint8Array {
  let end = bytes.length;
  while (end > 0 && bytes.length - end < 3 && ((bytes[end - 1] ?? 0) & 0xc0) === 0x80) end -= 1;
  const lead = bytes[end - 1] ?? 0;
  const needed = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc0 ? 2 : 1;
  return lead >= 0xc0 && bytes.length - end + 1 < needed ? bytes.subarray(0, end - 1) : bytes;
}

import { InvalidInput } from '../../../core/errors.js';
import type { ByteCursor } from './byte-cursor.js';
import { decoderFor, type Decode } from './code-pages.js';

/** A column of a .dbf. */
export interface DbfField {
  nameBytes: Uint8Array;
  type: string;
  /** within a row, whose first byte marks it as deleted or not */
  offset: number;
  length: number;
}

/** What the head of a .dbf says. */
export interface DbfHeader {
  rowCount: number;
  headerBytes: number;
  rowBytes: number;
  driver: number;
  fields: readonly DbfField[];
}

/** A row of a .dbf. */
export interface DbfRow {
  deleted: boolean;
  properties: Record<string, unknown>;
  /** numbers as they are written */
  texts: Record<string, string>;
}

const FIELD_BYTES = 32;
const END_OF_FIELDS = 0x0d;
const DELETED = 0x2a;

/** @throws InvalidInput  when the head of the file is not that of a .dbf */
export async function readDbfHeader(cursor: ByteCursor): Promise<DbfHeader> {
  const damaged = new InvalidInput('The .dbf is damaged: its head does not describe its rows.');
  cursor.at = 0;
  const head = Buffer.from(await cursor.take(32));
  if (head.length < 32) throw damaged;
  const headerBytes = head.readUInt16LE(8);
  const rowBytes = head.readUInt16LE(10);
  if (headerBytes < 33 || rowBytes < 1) throw damaged;
  const body = Buffer.from(await cursor.take(headerBytes - 32));
  const fields: DbfField[] = [];
  let offset = 1;
  for (let at = 0; at + FIELD_BYTES <= body.length && body[at] !== END_OF_FIELDS; at += FIELD_BYTES) {
    const name = body.subarray(at, at + 11);
    const end = name.indexOf(0);
    const length = body.readUInt8(at + 16);
    fields.push({
      nameBytes: end === -1 ? name : name.subarray(0, end),
      type: String.fromCharCode(body.readUInt8(at + 11)),
      offset,
      length,
    });
    offset += length;
  }
  if (offset > rowBytes) throw damaged;
  return { rowCount: head.readUInt32LE(4), headerBytes, rowBytes, driver: head.readUInt8(29), fields };
}

/** The rows of a .dbf as bytes, deleted ones included, as many as are there. */
export async function* readRowBytes(cursor: ByteCursor, header: DbfHeader): AsyncIterable<Buffer> {
  cursor.at = header.headerBytes;
  for (let row = 0; row < header.rowCount && cursor.left >= header.rowBytes; row += 1) {
    yield await cursor.take(header.rowBytes);
  }
}

/** @returns a reader of rows in an encoding; columns of one name get a number, so that none is lost */
export function rowReader(header: DbfHeader, encoding: string): (row: Buffer) => DbfRow {
  const decode = decoderFor(encoding);
  const names = new Set<string>();
  const columns = header.fields.map((field) => {
    const name = decode(field.nameBytes).trim();
    let free = name;
    for (let copy = 2; names.has(free); copy += 1) free = `${name}_${copy}`;
    names.add(free);
    return { ...field, name: free };
  });
  return (row) => {
    const properties: Record<string, unknown> = {};
    const texts: Record<string, string> = {};
    for (const { name, type, offset, length } of columns) {
      const bytes = row.subarray(offset, offset + length);
      properties[name] = valueOf(type, bytes, decode);
      const text = numberText(type, bytes);
      if (text !== null) texts[name] = text;
    }
    return { deleted: row[0] === DELETED, properties, texts };
  };
}

function valueOf(type: string, bytes: Buffer, decode: Decode): unknown {
  switch (type) {
    case 'C':
      return decode(bytes).replace(/[\0 ]+$/, '') || null;
    case 'N':
    case 'F':
      return numberValue(plain(bytes));
    case 'D':
      return /^(\d{4})(\d{2})(\d{2})$/.exec(plain(bytes))?.slice(1).join('-') ?? null;
    case 'L':
      return /^[ty]$/i.test(plain(bytes)) ? true : /^[fn]$/i.test(plain(bytes)) ? false : null;
    case 'I':
      return bytes.length === 4 ? bytes.readInt32LE(0) : null;
    default:
      return null;
  }
}

function plain(bytes: Buffer): string {
  return bytes.toString('latin1').replaceAll('\0', ' ').trim();
}

/** A number as a number where no digit is lost by it, else as its text; null for a blank and for asterisks. */
function numberValue(text: string): unknown {
  if (text === '' || /^\*+$/.test(text)) return null;
  const value = Number(text);
  if (!Number.isFinite(value)) return null;
  const digits = text.replace(/e.*$/i, '').replace(/\D/g, '').replace(/^0+/, '');
  return /^[+-]?0\d/.test(text) || digits.replace(/0+$/, '').length > 15 ? text : value;
}

/** The digits of a number as written, for ids; not for one in powers of ten, which no id is. */
function numberText(type: string, bytes: Buffer): string | null {
  if (type !== 'N' && type !== 'F') return null;
  const text = plain(bytes);
  return /^[+-]?\d+(?:\.\d+)?$/.test(text) ? text : null;
}

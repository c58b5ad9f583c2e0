import { isAscii } from 'node:buffer';
import { InvalidInput } from '../../../core/errors.js';
import type { ByteCursor } from './byte-cursor.js';
import { decoderFor } from './code-pages.js';

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

/** The rows of a .dbf as bytes, deleted ones included, as many as are there; some whole rows at a time. */
export async function* readRowBlocks(cursor: ByteCursor, header: DbfHeader): AsyncIterable<Buffer> {
  cursor.at = header.headerBytes;
  let left = header.rowCount;
  while (left > 0 && cursor.left >= header.rowBytes) {
    const block = await cursor.takeRecords(header.rowBytes, left);
    // The file was cut while it was read.
    if (block.length < header.rowBytes) return;
    left -= Math.floor(block.length / header.rowBytes);
    yield block;
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
  const readsAscii = decode(ASCII) === ASCII.toString('latin1');
  return (row) => {
    const properties: Record<string, unknown> = {};
    const texts: Record<string, string> = {};
    // Decoded as a whole, which is cheaper by far than field by field.
    const letters = row.toString('latin1');
    const plain = readsAscii && isAscii(row);
    for (const { name, type, offset, length } of columns) {
      const text = letters.slice(offset, offset + length);
      if (type === 'C') {
        properties[name] = withoutEnd(plain ? text : decode(row.subarray(offset, offset + length)));
      } else if (type === 'N' || type === 'F') {
        const number = trimmed(text);
        properties[name] = numberValue(number);
        // As written, for ids; not one in powers of ten, which no id is.
        if (WRITTEN_NUMBER.test(number)) texts[name] = number;
      } else properties[name] = otherValue(type, trimmed(text), row, offset, length);
    }
    return { deleted: row[0] === DELETED, properties, texts };
  };
}

/** Every byte of ASCII, to see whether an encoding has the same letters for them. */
const ASCII = Buffer.from(Array.from({ length: 128 }, (_each, byte) => byte));

const WRITTEN_NUMBER = /^[+-]?\d+(?:\.\d+)?$/;

function otherValue(type: string, text: string, row: Buffer, offset: number, length: number): unknown {
  switch (type) {
    case 'D':
      return /^(\d{4})(\d{2})(\d{2})$/.exec(text)?.slice(1).join('-') ?? null;
    case 'L':
      return /^[ty]$/i.test(text) ? true : /^[fn]$/i.test(text) ? false : null;
    case 'I':
      return length === 4 ? row.readInt32LE(offset) : null;
    default:
      return null;
  }
}

/** @returns a text without the blanks and zero bytes that fill its field; null for nothing else */
function withoutEnd(text: string): string | null {
  let end = text.length;
  while (end > 0 && (text.charCodeAt(end - 1) === 0x20 || text.charCodeAt(end - 1) === 0)) end -= 1;
  return end === 0 ? null : text.slice(0, end);
}

function trimmed(text: string): string {
  return (text.includes('\0') ? text.replaceAll('\0', ' ') : text).trim();
}

/** Letters of a number that cannot have more digits than a number holds. */
const SURE_LENGTH = 15;

/** A number as a number where no digit is lost by it, else as its text; null for a blank and for asterisks. */
function numberValue(text: string): unknown {
  if (text === '' || /^\*+$/.test(text)) return null;
  const value = Number(text);
  if (!Number.isFinite(value)) return null;
  if (text.length <= SURE_LENGTH && !/^[+-]?0\d/.test(text)) return value;
  const digits = text.replace(/e.*$/i, '').replace(/\D/g, '').replace(/^0+/, '');
  return /^[+-]?0\d/.test(text) || digits.replace(/0+$/, '').length > 15 ? text : value;
}

import { isUtf8 } from 'node:buffer';
import { InvalidInput, TooComplex } from '../../core/errors.js';

/** What is found in the outermost object of a JSON text, in its order. */
export type JsonFound =
  | { kind: 'member'; key: string; value: unknown }
  /** of the list that is split; its value only where items are read */
  | { kind: 'item'; number: number; value: unknown };

/** Bytes of one item. */
const ITEM_BYTES = 32 * 1024 * 1024;
/** Bytes of a member beside the list; larger ones are passed over. */
const MEMBER_BYTES = 1024 * 1024;
/** Lists and objects within each other. */
const DEEPEST = 10_000;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const COLON = 0x3a;
const [BRACE, END_BRACE, BRACKET, END_BRACKET] = [0x7b, 0x7d, 0x5b, 0x5d];

function isBlank(byte: number): boolean {
  return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
}

/** @returns the error for text that is no JSON, with the number of the feature (from 1) in which it ends to be any */
export function notJson(feature: number): InvalidInput {
  const where = feature === 0 ? 'at its beginning' : `in or after feature ${feature}`;
  return new InvalidInput(
    `The file is not JSON ${where}: something stands there that JSON does not have, or the file ends too early. ` +
      'NaN and Infinity are no JSON numbers; a file cut short has to be fetched again.',
  );
}

/** What is expected next, where nothing is being taken. */
type Place =
  | 'start'
  | 'key'
  | 'first key'
  | 'colon'
  | 'value'
  | 'after value'
  | 'item'
  | 'first item'
  | 'after item'
  | 'end';

/**
 * Splits a JSON text, as it comes in pieces, into the members of its outermost object and the items of one list among
 * them, each of which is then parsed by itself: never more than one of them is in memory, and none can be too deep.
 */
export class JsonSplitter {
  /** of the list, that have begun */
  items = 0;
  private place: Place = 'start';
  private key = '';
  private taken: Buffer[] = [];
  private takenBytes = 0;
  /** a value is being taken: what it is of */
  private taking: 'key' | 'member' | 'item' | null = null;
  private depth = 0;
  private inText = false;
  private escaped = false;

  /**
   * @param list  name of the member whose items are given one by one
   * @param readItems  false: items are only counted
   */
  constructor(
    private readonly list: string,
    private readonly readItems: boolean,
  ) {}

  /**
   * @returns what ends in this piece
   * @throws InvalidInput  where the text is no JSON; TooComplex for an item that is too large
   */
  *push(piece: Buffer): Generator<JsonFound> {
    let at = 0;
    while (at < piece.length) {
      if (this.taking === null) {
        if (!this.beginsValue(piece[at] ?? 0)) at += 1;
        continue;
      }
      const end = this.endOfValue(piece, at);
      this.keep(piece.subarray(at, end === -1 ? piece.length : end));
      if (end === -1) return;
      at = end;
      const found = this.finish();
      if (found !== null) yield found;
    }
  }

  /** @throws InvalidInput  when the text ends too early */
  end(): void {
    if (this.place !== 'end' || this.taking !== null) throw this.notJson();
  }

  private notJson(): InvalidInput {
    return notJson(this.items);
  }

  /** @returns whether a value begins with this byte; a byte between values moves on to what is expected next */
  private beginsValue(byte: number): boolean {
    if (isBlank(byte)) return false;
    switch (this.place) {
      case 'start':
        if (byte === BRACKET || byte === QUOTE || (byte >= 0x30 && byte <= 0x39)) {
          throw new InvalidInput('The file is JSON but not GeoJSON: its outermost value is not an object.');
        }
        return this.moveOn(byte === BRACE, 'first key');
      case 'first key':
        if (byte === END_BRACE) return this.moveOn(true, 'end');
        return byte === QUOTE ? this.take('key') : this.moveOn(false, 'key');
      case 'key':
        return byte === QUOTE ? this.take('key') : this.moveOn(false, 'key');
      case 'colon':
        return this.moveOn(byte === COLON, 'value');
      case 'value':
        if (byte === BRACKET && this.key === this.list) return this.moveOn(true, 'first item');
        return this.take('member');
      case 'first item':
        if (byte === END_BRACKET) return this.moveOn(true, 'after value');
        return this.take('item');
      case 'item':
        return this.take('item');
      case 'after item':
        return this.moveOn(byte === COMMA || byte === END_BRACKET, byte === COMMA ? 'item' : 'after value');
      case 'after value':
        return this.moveOn(byte === COMMA || byte === END_BRACE, byte === COMMA ? 'key' : 'end');
      case 'end':
        throw new InvalidInput(
          'Behind the object that the file holds stands something more. One FeatureCollection is read, not several JSON texts in a row.',
        );
    }
  }

  private moveOn(right: boolean, next: Place): false {
    if (!right) throw this.notJson();
    this.place = next;
    return false;
  }

  private take(what: 'key' | 'member' | 'item'): true {
    if (what === 'item') this.items += 1;
    this.taking = what;
    this.taken = [];
    this.takenBytes = 0;
    this.depth = 0;
    this.inText = false;
    this.escaped = false;
    return true;
  }

  /** @returns where the value that is being taken ends, -1: not in this piece */
  private endOfValue(piece: Buffer, from: number): number {
    let { depth, inText, escaped } = this;
    const scalar = this.takenBytes === 0 ? null : depth === 0 && !inText;
    let plain = scalar ?? false;
    for (let at = from; at < piece.length; at += 1) {
      const byte = piece[at] ?? 0;
      if (inText) {
        if (escaped) escaped = false;
        else if (byte === BACKSLASH) escaped = true;
        else if (byte === QUOTE) {
          inText = false;
          if (depth === 0) return at + 1;
        }
      } else if (byte === QUOTE) {
        if (plain) throw this.notJson();
        inText = true;
      } else if (byte === BRACE || byte === BRACKET) {
        if (plain) throw this.notJson();
        depth += 1;
        if (depth > DEEPEST) throw this.tooDeep();
      } else if (byte === END_BRACE || byte === END_BRACKET) {
        if (depth === 0) return at;
        depth -= 1;
        if (depth === 0) return at + 1;
      } else if (depth === 0) {
        if (byte === COMMA || isBlank(byte)) return at;
        plain = true;
      }
    }
    Object.assign(this, { depth, inText, escaped });
    return -1;
  }

  private keep(bytes: Buffer): void {
    this.takenBytes += bytes.length;
    if (this.taking === 'item') {
      if (this.takenBytes > ITEM_BYTES) {
        const most = ITEM_BYTES / 1024 / 1024;
        throw new TooComplex(
          `Feature ${this.items} has more than ${most} MB, which is more than one feature may have.`,
        );
      }
      if (!this.readItems) return;
    } else if (this.takenBytes > MEMBER_BYTES) {
      this.taken = [];
      return;
    }
    // a piece is the reader's own to fill again
    this.taken.push(bytes);
  }

  private finish(): JsonFound | null {
    const what = this.taking;
    this.taking = null;
    if (what === 'key') {
      if (this.takenBytes > MEMBER_BYTES) throw this.notJson();
      this.key = String(this.parsed());
      this.place = 'colon';
      return null;
    }
    if (what === 'item') {
      this.place = 'after item';
      if (this.takenBytes === 0) throw this.notJson();
      return { kind: 'item', number: this.items, value: this.readItems ? this.parsed() : undefined };
    }
    this.place = 'after value';
    if (this.takenBytes > MEMBER_BYTES) return null;
    return { kind: 'member', key: this.key, value: this.parsed() };
  }

  private parsed(): unknown {
    const bytes = this.taken.length === 1 ? this.taken[0] : Buffer.concat(this.taken);
    this.taken = [];
    if (bytes === undefined || !isUtf8(bytes)) {
      const where = this.items === 0 ? 'before its features' : `in or after feature ${this.items}`;
      throw new InvalidInput(
        `The text of the file is not UTF-8 ${where}. GeoJSON is UTF-8: save it as UTF-8.`,
      );
    }
    try {
      return JSON.parse(bytes.toString('utf8')) as unknown;
    } catch {
      throw this.notJson();
    }
  }

  private tooDeep(): InvalidInput {
    const where = this.items === 0 ? 'before its features' : `in or after feature ${this.items}`;
    return new InvalidInput(
      `The file holds lists within lists ${where}, more than ${DEEPEST.toLocaleString('en-US')} deep. No geometry has so many.`,
    );
  }
}

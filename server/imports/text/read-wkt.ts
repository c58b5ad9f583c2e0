import { chordsOfArcs, type Point } from './chords-of-arcs.js';
import type { ReadGeometry } from '../read-wkb.js';

/** Text that is no well-known text, with the character at which it ends to be any, from 1. */
export class BadWkt extends Error {
  constructor(
    message: string,
    readonly at: number,
  ) {
    super(message);
  }
}

/** A geometry of a text, with the system it names. */
export interface WrittenGeometry {
  geometry: ReadGeometry;
  /** of an SRID before it (EWKT); null: it has none */
  srid: number | null;
}

const SIMPLE: Readonly<Record<string, string>> = {
  POINT: 'Point',
  LINESTRING: 'LineString',
  LINEARRING: 'LineString',
  CIRCULARSTRING: 'LineString',
  POLYGON: 'Polygon',
  TRIANGLE: 'Polygon',
  MULTIPOINT: 'MultiPoint',
  MULTILINESTRING: 'MultiLineString',
  MULTIPOLYGON: 'MultiPolygon',
};

/** Those of which each part says what it is, unless it is a line or polygon of straight lines. */
const TYPED: Readonly<Record<string, string>> = {
  GEOMETRYCOLLECTION: 'GeometryCollection',
  COMPOUNDCURVE: 'LineString',
  CURVEPOLYGON: 'Polygon',
  MULTICURVE: 'MultiLineString',
  MULTISURFACE: 'MultiPolygon',
};

/** Geometries within geometries. */
const DEEPEST = 8;

/** @returns whether a text begins as well-known text does */
export function looksLikeWkt(text: string): boolean {
  const word = /^\s*(?:SRID\s*=\s*\d+\s*;\s*)?([A-Z]+)\s*(?:Z|M|ZM)?\s*(?:\(|EMPTY)/i
    .exec(text)?.[1]
    ?.toUpperCase();
  const plain = word?.replace(/(?:ZM|Z|M)$/, '') ?? '';
  return word !== undefined && (typeOf(word) !== undefined || typeOf(plain) !== undefined);
}

const typeOf = (word: string): string | undefined => SIMPLE[word] ?? TYPED[word];

/** Reads well-known text, SRID and curves included (ISO 19125, PostGIS's EWKT). Arcs become chords of one degree. */
export class WktReader {
  private at = 0;

  constructor(private readonly text: string) {}

  /** of the text that is read, 0 to 1 */
  get share(): number {
    return this.at / this.text.length;
  }

  /**
   * @returns the next geometry; null at the end
   * @throws BadWkt  with the place
   */
  next(): WrittenGeometry | null {
    this.skip(/[\s;,]*/y);
    if (this.at >= this.text.length) return null;
    const srid = this.match(/SRID\s*=\s*(\d{1,6})\s*;\s*/iy);
    return { geometry: this.geometry(0), srid: srid === null ? null : Number(srid[1]) };
  }

  private geometry(depth: number): ReadGeometry {
    if (depth > DEEPEST) throw this.bad('its geometries are nested too deep');
    const word = this.word();
    const simple = SIMPLE[word];
    if (simple === undefined) return this.typed(word, depth);
    if (this.match(/EMPTY\b\s*/iy) !== null) return { type: simple, coordinates: [] };
    switch (simple) {
      case 'Point':
        return { type: simple, coordinates: this.line()[0] };
      case 'LineString':
        return {
          type: simple,
          coordinates: word === 'CIRCULARSTRING' ? chordsOfArcs(this.line()) : this.line(),
        };
      case 'Polygon':
      case 'MultiLineString':
        return { type: simple, coordinates: this.list(() => this.line()) };
      case 'MultiPoint':
        return {
          type: simple,
          coordinates: this.list(() => (this.text[this.at] === '(' ? this.line()[0] : this.position())),
        };
      default:
        return { type: simple, coordinates: this.list(() => this.list(() => this.line())) };
    }
  }

  private typed(word: string, depth: number): ReadGeometry {
    const type = TYPED[word];
    if (type === undefined) throw this.bad(`${word.slice(0, 30) || 'it'} is no kind of geometry`);
    if (this.match(/EMPTY\b\s*/iy) !== null) {
      return type === 'GeometryCollection' ? { type, geometries: [] } : { type, coordinates: [] };
    }
    if (type === 'GeometryCollection') return { type, geometries: this.list(() => this.geometry(depth + 1)) };
    const bare = type === 'MultiPolygon' ? 'POLYGON' : 'LINESTRING';
    const parts = this.list(() => {
      if (this.text[this.at] !== '(') return this.geometry(depth + 1).coordinates;
      return bare === 'POLYGON' ? this.list(() => this.line()) : this.line();
    });
    return { type, coordinates: word === 'COMPOUNDCURVE' ? joined(parts as Point[][]) : parts };
  }

  /** @returns the name of a kind of geometry, without its dimensions */
  private word(): string {
    const written = this.match(/([A-Za-z]+)\s*/y)?.[1]?.toUpperCase() ?? '';
    if (typeOf(written) !== undefined) {
      this.skip(/(?:ZM|Z|M)\b\s*/iy);
      return written;
    }
    return written.replace(/(?:ZM|Z|M)$/, '');
  }

  private list<T>(read: () => T): T[] {
    this.expect('(');
    const items = [read()];
    while (this.take(',')) items.push(read());
    this.expect(')');
    return items;
  }

  private line(): Point[] {
    if (this.match(/EMPTY\b\s*/iy) !== null) return [];
    return this.list(() => this.position());
  }

  private position(): Point {
    const numbers = this.match(/([^\s(),;]+)\s+([^\s(),;]+)(?:\s+[^\s(),;]+){0,2}\s*/y);
    if (numbers === null) throw this.bad('two numbers are expected');
    return [Number(numbers[1]), Number(numbers[2])];
  }

  private expect(sign: string): void {
    if (!this.take(sign)) throw this.bad(`"${sign}" is expected`);
  }

  private take(sign: string): boolean {
    if (this.text[this.at] !== sign) return false;
    this.at += 1;
    this.skip(/\s*/y);
    return true;
  }

  private skip(pattern: RegExp): void {
    this.match(pattern);
  }

  private match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (found !== null) this.at += found[0].length;
    return found;
  }

  private bad(message: string): BadWkt {
    return new BadWkt(message, this.at + 1);
  }
}

/** @returns one line of those that each begin where the one before ends */
function joined(parts: readonly (readonly Point[])[]): Point[] {
  return parts.flatMap((part, index) => (index === 0 ? part : part.slice(1)));
}

/** A geometry as GeoJSON writes it, read from well-known binary; x and y only. */
export interface ReadGeometry {
  type: string;
  coordinates?: unknown;
  geometries?: readonly ReadGeometry[];
}

/** Text that is no well-known binary. */
export class BadWkb extends Error {}

const NAMES = [
  'Geometry',
  'Point',
  'LineString',
  'Polygon',
  'MultiPoint',
  'MultiLineString',
  'MultiPolygon',
  'GeometryCollection',
  'CircularString',
  'CompoundCurve',
  'CurvePolygon',
  'MultiCurve',
  'MultiSurface',
  'Curve',
  'Surface',
  'PolyhedralSurface',
  'TIN',
  'Triangle',
];

/** Geometries within geometries. */
const DEEPEST = 8;

/**
 * Reads well-known binary, PostGIS's extension included, to the last bit of each coordinate.
 * @param hex  in hexadecimal
 * @returns the geometry, and the number of its system where it names one
 * @throws BadWkb  when it is cut short or something else
 */
export function readWkb(hex: string): { geometry: ReadGeometry; srid: number | null } {
  const reader = new WkbReader(Buffer.from(hex, 'hex'));
  try {
    return { geometry: reader.geometry(0), srid: reader.srid };
  } catch (error) {
    if (error instanceof RangeError) throw new BadWkb('it is cut short');
    throw error;
  }
}

class WkbReader {
  srid: number | null = null;
  private at = 0;
  private little = true;
  private size = 2;

  constructor(private readonly bytes: Buffer) {}

  geometry(depth: number): ReadGeometry {
    if (depth > DEEPEST) throw new BadWkb('its geometries are nested too deep');
    this.little = this.bytes.readUInt8(this.at) === 1;
    this.at += 1;
    const code = this.uint();
    const type = (code & 0x0fffffff) % 1000;
    const thousand = Math.floor((code & 0x0fffffff) / 1000);
    const z = (code & 0x80000000) !== 0 || thousand === 1 || thousand === 3;
    const m = (code & 0x40000000) !== 0 || thousand === 2 || thousand === 3;
    if ((code & 0x20000000) !== 0) this.srid = this.uint();
    this.size = 2 + Number(z) + Number(m);
    const name = NAMES[type] ?? `geometry of type ${type}`;
    switch (type) {
      case 1:
        return { type: name, coordinates: this.position() };
      case 2:
        return { type: name, coordinates: this.positions() };
      case 3:
        return { type: name, coordinates: this.list(() => this.positions()) };
      case 4:
      case 5:
      case 6:
        return { type: name, coordinates: this.list(() => this.geometry(depth + 1).coordinates) };
      case 7:
        return { type: name, geometries: this.list(() => this.geometry(depth + 1)) };
      default:
        return { type: name };
    }
  }

  private list<T>(read: () => T): T[] {
    return Array.from({ length: this.count() }, read);
  }

  private positions(): [number, number][] {
    const { size } = this;
    return Array.from({ length: this.count() }, () => this.position(size));
  }

  private position(size = this.size): [number, number] {
    const x = this.double(this.at);
    const y = this.double(this.at + 8);
    this.at += 8 * size;
    return [x, y];
  }

  /** @returns a number of things that the bytes left can hold */
  private count(): number {
    const count = this.uint();
    if (count > this.bytes.length - this.at) throw new BadWkb('it claims more than it holds');
    return count;
  }

  private uint(): number {
    const value = this.little ? this.bytes.readUInt32LE(this.at) : this.bytes.readUInt32BE(this.at);
    this.at += 4;
    return value;
  }

  private double(at: number): number {
    return this.little ? this.bytes.readDoubleLE(at) : this.bytes.readDoubleBE(at);
  }
}

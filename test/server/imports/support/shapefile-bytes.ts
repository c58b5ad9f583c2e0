/** A position: x, y, and whatever else a fault needs. */
export type Xy = readonly [number, number];

/** What a record of a .shp is made of; rings are written in the order and direction given. */
export type ShpRecord =
  | { rings: readonly (readonly Xy[])[] }
  | 'null'
  /** a record whose head claims more points than it holds */
  | { rings: readonly (readonly Xy[])[]; claimedPoints: number };

/** Shape types of the specification. */
export const POLYGON = 5;
export const POLYGON_Z = 15;
export const POLYGON_M = 25;
export const POLYLINE = 3;

/** The value that writers put for "no measure". */
const NO_MEASURE = -1e39;

/** @returns the bytes of a .shp of our own making */
export function shpBytes(records: readonly ShpRecord[], type = POLYGON): Buffer {
  const contents = records.map((record) => recordBytes(record, type));
  const body = contents.map((content, index) => {
    const head = Buffer.alloc(8);
    head.writeInt32BE(index + 1, 0);
    head.writeInt32BE(content.length / 2, 4);
    return Buffer.concat([head, content]);
  });
  return Buffer.concat([header(100 + body.reduce((sum, part) => sum + part.length, 0), type), ...body]);
}

/** @returns the bytes of the index to such a .shp */
export function shxBytes(records: readonly ShpRecord[], type = POLYGON): Buffer {
  let offset = 100;
  const entries = records.map((record) => {
    const length = recordBytes(record, type).length;
    const entry = Buffer.alloc(8);
    entry.writeInt32BE(offset / 2, 0);
    entry.writeInt32BE(length / 2, 4);
    offset += 8 + length;
    return entry;
  });
  return Buffer.concat([header(100 + 8 * records.length, type), ...entries]);
}

function header(bytes: number, type: number): Buffer {
  const head = Buffer.alloc(100);
  head.writeInt32BE(9994, 0);
  head.writeInt32BE(bytes / 2, 24);
  head.writeInt32LE(1000, 28);
  head.writeInt32LE(type, 32);
  return head;
}

function recordBytes(record: ShpRecord, type: number): Buffer {
  if (record === 'null') return Buffer.alloc(4);
  const points = record.rings.flat();
  const head = Buffer.alloc(44 + 4 * record.rings.length);
  head.writeInt32LE(type, 0);
  head.writeInt32LE(record.rings.length, 36);
  head.writeInt32LE('claimedPoints' in record ? record.claimedPoints : points.length, 40);
  let start = 0;
  for (const [index, ring] of record.rings.entries()) {
    head.writeInt32LE(start, 44 + 4 * index);
    start += ring.length;
  }
  const planar = doubles(points.flatMap(([x, y]) => [x, y]));
  const height = type === POLYGON_Z ? [doubles([0, 1, ...points.map((_, index) => 100 + index)])] : [];
  const measured = type === POLYGON_Z || type === POLYGON_M;
  const measure = measured ? [doubles([NO_MEASURE, NO_MEASURE, ...points.map(() => NO_MEASURE)])] : [];
  return Buffer.concat([head, planar, ...height, ...measure]);
}

function doubles(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(8 * values.length);
  for (const [index, value] of values.entries()) bytes.writeDoubleLE(value, 8 * index);
  return bytes;
}

import type { Ring, Shape } from './shape.js';

const LINE = 2;
const POLYGON = 3;
const MULTI_LINE = 5;
const MULTI_POLYGON = 6;

/** @returns the well-known binary of `wkbBytesOf` in hexadecimal */
export function wkbOf(shape: Shape): string {
  return wkbBytesOf(shape).toString('hex');
}

/**
 * Well-known binary, so that the database gets every coordinate to the last bit.
 * @returns a MultiPolygon or MultiLineString, little-endian
 */
export function wkbBytesOf(shape: Shape): Buffer {
  const parts: readonly (readonly Ring[])[] =
    shape.kind === 'areas' ? shape.polygons : shape.lines.map((line) => [line]);
  const areas = shape.kind === 'areas';
  const ringHead = 4;
  const partHead = areas ? 9 : 5;
  const bytes = parts.reduce(
    (sum, rings) => rings.reduce((part, ring) => part + ringHead + 16 * ring.length, sum + partHead),
    9,
  );
  const buffer = Buffer.allocUnsafe(bytes);
  let at = writeHead(buffer, 0, areas ? MULTI_POLYGON : MULTI_LINE, parts.length);
  for (const rings of parts) {
    at = areas ? writeHead(buffer, at, POLYGON, rings.length) : writeHead(buffer, at, LINE, null);
    for (const ring of rings) at = writeRing(buffer, at, ring);
  }
  return buffer;
}

function writeHead(buffer: Buffer, at: number, type: number, count: number | null): number {
  buffer.writeUInt8(1, at);
  buffer.writeUInt32LE(type, at + 1);
  if (count === null) return at + 5;
  buffer.writeUInt32LE(count, at + 5);
  return at + 9;
}

function writeRing(buffer: Buffer, at: number, ring: Ring): number {
  let next = buffer.writeUInt32LE(ring.length, at);
  for (const [x, y] of ring) {
    next = buffer.writeDoubleLE(x, next);
    next = buffer.writeDoubleLE(y, next);
  }
  return next;
}

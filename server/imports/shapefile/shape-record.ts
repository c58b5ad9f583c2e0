import type { Position } from '../shape.js';
import { nestRings } from './nest-rings.js';

/** A geometry as GeoJSON has it, null for a null shape, or what is wrong with the record. */
export type RecordShape = { geometry: object | null } | { fault: string };

/** Bytes of a record before its parts: type, box, number of parts, number of points. */
const HEAD = 44;
const POINT_BYTES = 16;

/** Kinds of shape by their number; those with Z or M begin with the same bytes, so that these are never read. */
const KINDS: Readonly<Record<number, 'null' | 'point' | 'line' | 'polygon' | 'points'>> = {
  0: 'null',
  1: 'point',
  3: 'line',
  5: 'polygon',
  8: 'points',
  11: 'point',
  13: 'line',
  15: 'polygon',
  18: 'points',
  21: 'point',
  23: 'line',
  25: 'polygon',
  28: 'points',
};

/** @returns whether shapes of this number can be read */
export function isKnownShape(type: number): boolean {
  return type in KINDS;
}

/** @param content  of the record, from its shape type on */
export function readShapeRecord(content: Buffer): RecordShape {
  const type = content.readInt32LE(0);
  const kind = KINDS[type];
  switch (kind) {
    case 'null':
      return { geometry: null };
    case 'point':
    case 'points':
      return { geometry: { type: 'Point' } };
    case 'line':
    case 'polygon':
      return readParts(content, kind);
    default:
      return { fault: `its shape type ${type} is none that can be read` };
  }
}

function readParts(content: Buffer, kind: 'line' | 'polygon'): RecordShape {
  if (content.length < HEAD) return { fault: 'its record ends before its points' };
  const partCount = content.readInt32LE(36);
  const pointCount = content.readInt32LE(40);
  const room = content.length - HEAD;
  if (partCount < 0 || pointCount < 0 || partCount * 4 + pointCount * POINT_BYTES > room) {
    return {
      fault: `its record claims ${partCount} parts and ${pointCount} points, more than its ${content.length} bytes hold`,
    };
  }
  const starts = Array.from({ length: partCount }, (_, part) => content.readInt32LE(HEAD + 4 * part));
  const ends = [...starts.slice(1), pointCount];
  const parts: Position[][] = [];
  for (const [part, start] of starts.entries()) {
    const end = ends[part] ?? pointCount;
    if (start < 0 || start > end || end > pointCount)
      return { fault: `part ${part + 1} of its record is not in order` };
    parts.push(readPoints(content, HEAD + 4 * partCount + POINT_BYTES * start, end - start));
  }
  if (kind === 'line') return { geometry: { type: 'MultiLineString', coordinates: parts } };
  const [only] = parts;
  if (only !== undefined && parts.length === 1)
    return { geometry: { type: 'MultiPolygon', coordinates: [[only]] } };
  const polygons = nestRings(parts);
  if (polygons === null) return { fault: 'its rings lie so that they cannot be put in order' };
  return { geometry: { type: 'MultiPolygon', coordinates: polygons } };
}

function readPoints(content: Buffer, at: number, count: number): Position[] {
  const points: Position[] = [];
  const view = new DataView(content.buffer, content.byteOffset + at, POINT_BYTES * count);
  for (let from = 0; from < POINT_BYTES * count; from += POINT_BYTES) {
    points.push([view.getFloat64(from, true), view.getFloat64(from + 8, true)]);
  }
  return points;
}

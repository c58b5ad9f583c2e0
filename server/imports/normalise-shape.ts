import { isTangled, MOST_CROSSINGS } from '../../core/tangles.js';
import { isFlat } from './flat-ring.js';
import type { Position, Ring, Shape, ShapeFault } from './shape.js';
import { valueWords } from './value-words.js';

/** Vertices of one feature; more make every later overlay too slow. */
export const MOST_VERTICES = 250_000;

/** A geometry that can go on to the database, or what is wrong with it. */
export type NormalisedShape =
  { shape: Shape; repeatedVertices: number; dimensionsDropped: boolean } | { fault: ShapeFault };

class Fault extends Error {
  constructor(readonly fault: ShapeFault) {
    super(fault.message);
  }
}

/**
 * Brings a GeoJSON geometry to polygons or lines of x and y: heights and measures dropped, vertices that repeat the
 * one before left out. Whatever is no geometry is named, never mended.
 */
export function normaliseShape(geometry: unknown): NormalisedShape {
  const work: Work = { rings: 0, vertices: 0, repeated: 0, dropped: false };
  try {
    const shape = readGeometry(geometry, work);
    return { shape, repeatedVertices: work.repeated, dimensionsDropped: work.dropped };
  } catch (error) {
    if (error instanceof Fault) return { fault: error.fault };
    throw error;
  }
}

interface Work {
  rings: number;
  vertices: number;
  repeated: number;
  dropped: boolean;
}

function readGeometry(geometry: unknown, work: Work): Shape {
  const { type, coordinates } = (geometry ?? {}) as { type?: unknown; coordinates?: unknown };
  switch (type) {
    case 'Polygon':
      return { kind: 'areas', polygons: [readPolygon(coordinates, work)] };
    case 'MultiPolygon':
      return { kind: 'areas', polygons: parts(coordinates, type).map((part) => readPolygon(part, work)) };
    case 'LineString':
      return { kind: 'lines', lines: [readLine(coordinates, work)] };
    case 'MultiLineString':
      return { kind: 'lines', lines: parts(coordinates, type).map((part) => readLine(part, work)) };
    case 'Point':
    case 'MultiPoint':
      throw new Fault({ message: 'it is a point; this layer takes none' });
    case 'GeometryCollection':
      throw new Fault({ message: 'it is a GeometryCollection; only polygons and lines are taken' });
    default:
      throw new Fault({
        message: `its geometry type is ${valueWords(type)}`,
      });
  }
}

function parts(coordinates: unknown, type: string): readonly unknown[] {
  if (!Array.isArray(coordinates)) throw new Fault({ message: `the ${type} has no coordinates` });
  if (coordinates.length === 0) throw new Fault({ message: `the ${type} is empty` });
  return coordinates as unknown[];
}

function readPolygon(coordinates: unknown, work: Work): Ring[] {
  return parts(coordinates, 'Polygon').map((ring) => readRing(ring, work));
}

function readRing(given: unknown, work: Work): Ring {
  const number = (work.rings += 1);
  const ring = readPositions(given, work, number);
  const first = ring[0];
  const last = ring.at(-1);
  if (first === undefined || last === undefined) {
    throw new Fault({ message: `ring ${number} is empty`, ring: number });
  }
  if (first[0] !== last[0] || first[1] !== last[1]) {
    throw new Fault({
      message: `ring ${number} is not closed: its last position does not repeat its first`,
      ring: number,
      vertex: (given as unknown[]).length,
      at: last,
    });
  }
  if (ring.length < 4) {
    const message = `ring ${number} has ${ring.length} different positions in a row; it takes at least 4, the last repeating the first`;
    throw new Fault({ message, ring: number, at: first });
  }
  if (isFlat(ring)) {
    throw new Fault({
      message: `ring ${number} encloses no area: its vertices lie on one line`,
      ring: number,
      at: first,
    });
  }
  if (isTangled(ring)) {
    throw new Fault({
      message: `ring ${number} crosses itself in too many places (more than ${MOST_CROSSINGS}) to tell what it goes round`,
      ring: number,
      at: first,
    });
  }
  return ring;
}

function readLine(given: unknown, work: Work): Ring {
  const number = (work.rings += 1);
  const line = readPositions(given, work, number);
  if (line.length < 2) {
    throw new Fault({
      message: `line ${number} has no length: it takes two different positions`,
      ring: number,
    });
  }
  return line;
}

/** @returns the positions without those that repeat the one before */
function readPositions(given: unknown, work: Work, ring: number): Position[] {
  if (!Array.isArray(given)) throw new Fault({ message: `ring ${ring} is no list of positions`, ring });
  const positions: Position[] = [];
  let before: Position | undefined;
  // Counted, since a layer has millions of positions: this is its innermost loop.
  for (let index = 0; index < given.length; index += 1) {
    const position = readPosition(given[index], work, ring, index + 1);
    if (before?.[0] === position[0] && before[1] === position[1]) work.repeated += 1;
    else positions.push(position);
    before = position;
  }
  work.vertices += positions.length;
  if (work.vertices > MOST_VERTICES) {
    throw new Fault({ message: `it has more than ${MOST_VERTICES.toLocaleString('en-US')} vertices` });
  }
  return positions;
}

function readPosition(value: unknown, work: Work, ring: number, vertex: number): Position {
  if (Array.isArray(value)) {
    const x: unknown = value[0];
    const y: unknown = value[1];
    if (value.length > 2) work.dropped = true;
    if (typeof x === 'number' && typeof y === 'number' && Number.isFinite(x) && Number.isFinite(y))
      return value.length === 2 ? (value as unknown as Position) : [x, y];
  }
  throw new Fault({
    message: `ring ${ring}, vertex ${vertex}: ${valueWords(value)} is no pair of numbers`,
    ring,
    vertex,
  });
}

import { InvalidInput } from '../../../core/errors.js';
import type { ByteCursor } from './byte-cursor.js';
import { isKnownShape, readShapeRecord, type RecordShape } from './shape-record.js';

const HEADER_BYTES = 100;
const FILE_CODE = 9994;
/** Bytes of one record that are read; more than the most vertices a feature may have. */
const RECORD_BYTES = 64 * 1024 * 1024;
/** A record larger than this is handed over at once, with those before it, so that few are held. */
const LARGE_BYTES = 64 * 1024;

/**
 * Checks the head of a .shp.
 * @throws InvalidInput  when it is none, is cut short, or holds shapes of a kind that cannot be read
 */
export async function readShpHeader(cursor: ByteCursor): Promise<void> {
  const header = await cursor.take(HEADER_BYTES);
  if (header.length < HEADER_BYTES || header.readInt32BE(0) !== FILE_CODE) {
    throw new InvalidInput('The .shp is no shapefile: it does not begin as one.');
  }
  const stated = header.readInt32BE(24) * 2;
  if (stated > cursor.size) {
    throw new InvalidInput(`The .shp is cut short: it says it has ${stated} bytes, and has ${cursor.size}.`);
  }
  const type = header.readInt32LE(32);
  if (type === 31)
    throw new InvalidInput('The .shp holds multipatches (buildings in space); polygons are needed.');
  if (!isKnownShape(type)) throw new InvalidInput(`The .shp holds shapes of the unknown type ${type}.`);
}

/** Shapes handed over at once. */
const SHAPES = 256;

/**
 * The shapes of a .shp from the end of its head on, in their order, some at a time. A record that cannot be read yields its fault and
 * keeps its place, so that no attribute moves to another shape.
 * @throws InvalidInput  when the file ends within a record
 */
export async function* readShapes(cursor: ByteCursor): AsyncIterable<readonly RecordShape[]> {
  let shapes: RecordShape[] = [];
  for (let number = 1; cursor.left >= 8; number += 1) {
    const length = (cursor.takeAtHand(8) ?? (await cursor.take(8))).readInt32BE(4) * 2;
    if (length < 4 || length > cursor.left) {
      yield shapes;
      throw new InvalidInput(
        `The .shp is damaged or cut short: record ${number} says it has ${length} bytes, and ${cursor.left} are left.`,
      );
    }
    if (length > RECORD_BYTES) {
      cursor.at += length;
      shapes.push({ fault: `its record has ${length} bytes; at most ${RECORD_BYTES} are read` });
    } else {
      shapes.push(readShapeRecord(cursor.takeAtHand(length) ?? (await cursor.take(length))));
    }
    if (shapes.length === SHAPES || length > LARGE_BYTES) {
      yield shapes;
      shapes = [];
    }
  }
  yield shapes;
}

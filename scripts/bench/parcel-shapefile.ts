import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { open, writeFile } from 'node:fs/promises';

/** Lots of a block: two rows, back to back. */
const LOTS_A_ROW = 8;
const LOTS_A_BLOCK = 2 * LOTS_A_ROW;
/** Feet from a block to the next, a street of 50 ft between them. */
const PITCH = { east: 660, north: 310 } as const;
const BLOCK = { east: 610, north: 260 } as const;
/** South-western corner of all, in EPSG:2260 feet: in Westchester. */
const CORNER = { x: 640_000, y: 810_000 } as const;
/** Points on each side of a lot that are no corners: digitized lines have some. */
const POINTS_A_SIDE = 2;

const POLYGON = 5;
const PRJ =
  'PROJCS["NAD_1983_StatePlane_New_York_East_FIPS_3101_Feet",GEOGCS["GCS_North_American_1983",DATUM["D_North_American_1983",SPHEROID["GRS_1980",6378137.0,298.257222101]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]],PROJECTION["Transverse_Mercator"],PARAMETER["False_Easting",492125.0],PARAMETER["False_Northing",0.0],PARAMETER["Central_Meridian",-74.5],PARAMETER["Scale_Factor",0.9999],PARAMETER["Latitude_Of_Origin",38.83333333333334],UNIT["Foot_US",0.3048006096012192]]';

type Column = readonly [name: string, type: 'C' | 'N', width: number, value: (lot: Lot) => string];

interface Lot {
  number: number;
  block: number;
  inBlock: number;
  areaSqFt: number;
}

const STREETS = ['Quarry', 'Alder', 'Mill', 'Heron', 'Orchard', 'Kiln', 'Marsh', 'Ridge', 'Ferry', 'Stony'];
const ENDINGS = ['Rd', 'Ln', 'Ave', 'Dr', 'Ct', 'Way'];

const pick = (list: readonly string[], number: number): string => list[number % list.length] ?? '';
const street = (block: number): string =>
  `${pick(STREETS, block)} ${pick(STREETS, Math.floor(block / 7) + 3)} ${pick(ENDINGS, Math.floor(block / 3))}`;
const address = ({ block, inBlock }: Lot): string => `${100 + inBlock * 2 + (block % 90)} ${street(block)}`;
const printKey = ({ block, inBlock }: Lot): string =>
  `${100 + Math.floor(block / 200)}.${String(10 + (Math.floor(block / 8) % 90))}-${1 + (block % 8)}-${inBlock + 1}`;

/** The columns of New York's tax parcels, the owner among them. */
const COLUMNS: readonly Column[] = [
  ['SWIS', 'C', 6, () => '559900'],
  ['PRINT_KEY', 'C', 20, printKey],
  ['SBL', 'C', 20, printKey],
  ['SWIS_SBL_I', 'C', 32, (lot) => `559900${printKey(lot).replace(/\D/g, '0').padEnd(20, '0')}`],
  ['PARCEL_ADD', 'C', 40, address],
  ['MUNI_NAME', 'C', 24, () => 'Bench Town'],
  ['COUNTY_NAM', 'C', 16, () => 'Bench County'],
  ['PRIMARY_OW', 'C', 32, ({ number }) => `Owner ${number}`],
  ['MAIL_ADDR', 'C', 32, address],
  ['PROP_CLASS', 'C', 4, ({ number }) => pick(['210', '311', '220', '411'], number)],
  ['ROLL_YR', 'N', 4, () => '2026'],
  ['ACRES', 'N', 12, ({ areaSqFt }) => (areaSqFt / 43_560).toFixed(3)],
  ['CALC_ACRES', 'N', 14, ({ areaSqFt }) => (areaSqFt / 43_560).toFixed(6)],
  ['FULL_MV', 'N', 12, ({ number }) => String(200_000 + ((number * 7919) % 900_000))],
];
const ROW = 1 + COLUMNS.reduce((sum, [, , width]) => sum + width, 0);

/**
 * Writes a shapefile of invented parcels in EPSG:2260, the same each time: blocks of lots that share their lines to the
 * last bit, with streets between the blocks.
 * @param base  the files' path without an ending
 * @returns the bytes of the .shp and the .dbf together, and the rectangle in feet that the parcels fill
 */
export async function writeParcels(
  base: string,
  lots: number,
): Promise<{ bytes: number; box: [number, number, number, number] }> {
  const across = Math.ceil(Math.sqrt(lots / LOTS_A_BLOCK));
  const shapes = createWriteStream(`${base}.shp`);
  const index = createWriteStream(`${base}.shx`);
  const rows = createWriteStream(`${base}.dbf`);
  shapes.write(Buffer.alloc(100));
  index.write(Buffer.alloc(100));
  rows.write(dbfHeader(lots));
  let offset = 100;
  for (let number = 0; number < lots; number += 1) {
    const block = Math.floor(number / LOTS_A_BLOCK);
    const inBlock = number % LOTS_A_BLOCK;
    const ring = ringOf(block % across, Math.floor(block / across), inBlock);
    const record = polygonRecord(number + 1, ring);
    await put(shapes, record);
    await put(index, entryOf(offset, record.length - 8));
    await put(rows, rowOf({ number, block, inBlock, areaSqFt: Math.abs(areaOf(ring)) }));
    offset += record.length;
  }
  rows.write('\u001a');
  await Promise.all([shapes, index, rows].map(close));
  const box: [number, number, number, number] = [
    CORNER.x,
    CORNER.y,
    CORNER.x + across * PITCH.east,
    CORNER.y + across * PITCH.north,
  ];
  await writeHead(`${base}.shp`, offset, box);
  await writeHead(`${base}.shx`, 100 + 8 * lots, box);
  await writeFile(`${base}.prj`, PRJ);
  return { bytes: offset + 32 + 32 * COLUMNS.length + 2 + ROW * lots, box };
}

/** @returns a figure of 0 to 1 that belongs to a place, the same each time */
function noise(a: number, b: number): number {
  const value = Math.sin(a * 12.9898 + b * 78.233) * 43_758.5453;
  return value - Math.floor(value);
}

/** @returns a point of the net of lines, moved by up to 2 ft: neighbors ask for the same and get the same */
function point(east: number, north: number): [number, number] {
  return [CORNER.x + east + 4 * noise(east, north) - 2, CORNER.y + north + 4 * noise(north, east + 1) - 2];
}

function ringOf(column: number, line: number, inBlock: number): [number, number][] {
  const place = inBlock % LOTS_A_ROW;
  const upper = inBlock >= LOTS_A_ROW;
  const west = column * PITCH.east + (place * BLOCK.east) / LOTS_A_ROW;
  const east = column * PITCH.east + ((place + 1) * BLOCK.east) / LOTS_A_ROW;
  const south = line * PITCH.north + (upper ? BLOCK.north / 2 : 0);
  const north = south + BLOCK.north / 2;
  const corners = [
    [west, south],
    [west, north],
    [east, north],
    [east, south],
  ] as const;
  const ring = corners.flatMap((from, side) => sideOf(from, corners[(side + 1) % 4] ?? from));
  const [first] = ring;
  return first === undefined ? ring : [...ring, first];
}

function sideOf(from: readonly [number, number], to: readonly [number, number]): [number, number][] {
  // Both lots of a line take its points from the lower end, or rounding would part them.
  const forward = from[0] + from[1] <= to[0] + to[1];
  const [low, high] = forward ? [from, to] : [to, from];
  const inner = Array.from({ length: POINTS_A_SIDE }, (_each, at) => {
    const share = (at + 1) / (POINTS_A_SIDE + 1);
    return point(low[0] + (high[0] - low[0]) * share, low[1] + (high[1] - low[1]) * share);
  });
  return [point(from[0], from[1]), ...(forward ? inner : inner.reverse())];
}

function areaOf(ring: readonly (readonly [number, number])[]): number {
  let twice = 0;
  ring.forEach(([x, y], at) => {
    const [nextX, nextY] = ring[at + 1] ?? [x, y];
    twice += (x - CORNER.x) * (nextY - CORNER.y) - (nextX - CORNER.x) * (y - CORNER.y);
  });
  return twice / 2;
}

function polygonRecord(number: number, ring: readonly (readonly [number, number])[]): Buffer {
  const content = 48 + 16 * ring.length;
  const buffer = Buffer.alloc(8 + content);
  buffer.writeInt32BE(number, 0);
  buffer.writeInt32BE(content / 2, 4);
  buffer.writeInt32LE(POLYGON, 8);
  const xs = ring.map(([x]) => x);
  const ys = ring.map(([, y]) => y);
  [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)].forEach((value, at) =>
    buffer.writeDoubleLE(value, 12 + 8 * at),
  );
  buffer.writeInt32LE(1, 44);
  buffer.writeInt32LE(ring.length, 48);
  ring.forEach(([x, y], at) => {
    buffer.writeDoubleLE(x, 56 + 16 * at);
    buffer.writeDoubleLE(y, 64 + 16 * at);
  });
  return buffer;
}

function entryOf(offset: number, content: number): Buffer {
  const buffer = Buffer.alloc(8);
  buffer.writeInt32BE(offset / 2, 0);
  buffer.writeInt32BE(content / 2, 4);
  return buffer;
}

function dbfHeader(rows: number): Buffer {
  const length = 32 + 32 * COLUMNS.length + 1;
  const buffer = Buffer.alloc(length);
  buffer.writeUInt8(3, 0);
  buffer.set([126, 1, 1], 1);
  buffer.writeUInt32LE(rows, 4);
  buffer.writeUInt16LE(length, 8);
  buffer.writeUInt16LE(ROW, 10);
  COLUMNS.forEach(([name, type, width], at) => {
    buffer.write(name, 32 + 32 * at, 'latin1');
    buffer.write(type, 43 + 32 * at, 'latin1');
    buffer.writeUInt8(width, 48 + 32 * at);
    buffer.writeUInt8(name === 'ACRES' ? 3 : name === 'CALC_ACRES' ? 6 : 0, 49 + 32 * at);
  });
  buffer.writeUInt8(13, length - 1);
  return buffer;
}

function rowOf(lot: Lot): Buffer {
  const text = COLUMNS.map(([, type, width, value]) =>
    type === 'C' ? value(lot).slice(0, width).padEnd(width) : value(lot).padStart(width),
  );
  return Buffer.from(` ${text.join('')}`, 'latin1');
}

async function put(stream: WriteStream, bytes: Buffer): Promise<void> {
  if (!stream.write(bytes)) await once(stream, 'drain');
}

async function close(stream: WriteStream): Promise<void> {
  stream.end();
  await once(stream, 'close');
}

async function writeHead(file: string, bytes: number, box: readonly number[]): Promise<void> {
  const head = Buffer.alloc(100);
  head.writeInt32BE(9994, 0);
  head.writeInt32BE(bytes / 2, 24);
  head.writeInt32LE(1000, 28);
  head.writeInt32LE(POLYGON, 32);
  box.forEach((value, at) => head.writeDoubleLE(value, 36 + 8 * at));
  const handle = await open(file, 'r+');
  await handle.write(head, 0, head.length, 0);
  await handle.close();
}

import { box, reversed } from '../../support/features.js';
import { NEW_YORK_EAST } from '../../support/prj-texts.js';
import { shapefileFiles } from '../../support/shapefile-zip.js';
import { zipBytes } from '../../support/zip-bytes.js';
import type { HostileFile } from './hostile-file.js';

const LOT = { records: [{ rings: [reversed(box(0, 0, 100, 100)), box(10, 10, 10, 10)] }] };

/** Changes the bytes of a file, or gives others in their place. */
type Change = (bytes: Buffer) => unknown;

const nothing: Change = () => undefined;

/** A zipped shapefile of two rings, with its .shp and .dbf changed by hand. */
function shapefile(shp: Change, dbf: Change): Buffer {
  const files = shapefileFiles(LOT);
  return zipBytes(
    [...files].map(([ending, given]) => {
      const bytes = Buffer.from(given);
      const changed = ending === 'shp' ? shp(bytes) : ending === 'dbf' ? dbf(bytes) : undefined;
      return { name: `layer.${ending}`, bytes: Buffer.isBuffer(changed) ? changed : bytes };
    }),
  );
}

/** Where the record begins behind the head of the file, and its content behind its own head. */
const RECORD = 100;
const CONTENT = RECORD + 8;
const PARTS = CONTENT + 36;
const POINTS = CONTENT + 40;

/** A .shp of one record with so many points, all rings crossing each other. */
function tangled(rings: number, pointsARing: number): Buffer {
  const content = Buffer.alloc(44 + 4 * rings + 16 * rings * pointsARing);
  content.writeInt32LE(5, 0);
  content.writeInt32LE(rings, 36);
  content.writeInt32LE(rings * pointsARing, 40);
  for (let ring = 0; ring < rings; ring += 1) {
    content.writeInt32LE(ring * pointsARing, 44 + 4 * ring);
    for (let point = 0; point < pointsARing; point += 1) {
      const at = 44 + 4 * rings + 16 * (ring * pointsARing + point);
      const angle = (2 * Math.PI * (point % (pointsARing - 1))) / (pointsARing - 1);
      content.writeDoubleLE(700_000 + ring * 0.01 + 500 * Math.cos(angle), at);
      content.writeDoubleLE(850_000 + ring * 0.01 + 500 * Math.sin(angle), at + 8);
    }
  }
  const head = Buffer.from(shapefileFiles(LOT).get('shp') ?? Buffer.alloc(100)).subarray(0, 100);
  head.writeInt32BE((108 + content.length) / 2, 24);
  const record = Buffer.alloc(8);
  record.writeInt32BE(1, 0);
  record.writeInt32BE(content.length / 2, 4);
  return zipBytes([
    { name: 'layer.shp', bytes: Buffer.concat([head, record, content]) },
    { name: 'layer.prj', bytes: Buffer.from(NEW_YORK_EAST) },
  ]);
}

const SHP: readonly (readonly [what: string, change: Change, says: RegExp])[] = [
  ['a record of a length below zero', (b) => b.writeInt32BE(-5, RECORD + 4), /damaged or cut short/],
  ['a record of 4 GB', (b) => b.writeInt32BE(0x7fff_ffff, RECORD + 4), /damaged or cut short/],
  ['a record of no length', (b) => b.writeInt32BE(0, RECORD + 4), /damaged or cut short/],
  ['10^8 claimed points', (b) => b.writeInt32LE(1e8, POINTS), /claims 2 parts and 100000000 points/],
  ['10^8 claimed parts', (b) => b.writeInt32LE(1e8, PARTS), /claims 100000000 parts/],
  ['parts below zero', (b) => b.writeInt32LE(-1, PARTS), /claims -1 parts/],
  ['points below zero', (b) => b.writeInt32LE(-1, POINTS), /claims 2 parts and -1 points/],
  ['parts out of order', (b) => b.writeInt32LE(9, POINTS + 4), /part 1 of its record is not in order/],
  ['a part beyond the points', (b) => b.writeInt32LE(1000, POINTS + 8), /not in order/],
  ['no parts', (b) => b.writeInt32LE(0, PARTS), /empty|no coordinates/],
  ['an unknown shape in a record', (b) => b.writeInt32LE(77, CONTENT), /shape type 77/],
  ['an unknown shape in its head', (b) => b.writeInt32LE(77, 32), /unknown type 77/],
  ['a head that claims more bytes', (b) => b.writeInt32BE(1e9, 24), /cut short/],
  ['a head cut short', (b) => b.subarray(0, 60), /does not begin as one/],
  ['a record cut short', (b) => b.subarray(0, 180), /cut short/],
  ['coordinates that are no numbers', (b) => b.fill(0xff, POINTS + 12, POINTS + 92), /\[NaN, NaN\]/],
];

const DBF: readonly (readonly [what: string, change: Change, says: RegExp])[] = [
  ['a row of no length', (b) => b.writeUInt16LE(0, 10), /\.dbf is damaged/],
  ['a head of no length', (b) => b.writeUInt16LE(0, 8), /\.dbf is damaged/],
  ['rows shorter than their fields', (b) => b.writeUInt16LE(3, 10), /\.dbf is damaged/],
  ['half a head', (b) => b.subarray(0, 20), /\.dbf is damaged/],
];

/** Shapefiles whose heads and counts lie. */
export const HOSTILE_SHAPEFILES: readonly HostileFile[] = [
  ...SHP.map(([what, change, says]) => ({
    what: `a .shp with ${what}`,
    name: 'a.zip',
    bytes: () => shapefile(change, nothing),
    says,
  })),
  ...DBF.map(([what, change, says]) => ({
    what: `a .dbf with ${what}`,
    name: 'a.zip',
    bytes: () => shapefile(nothing, change),
    says,
  })),
  {
    what: 'a .shp of seven thousand rings that cross each other',
    name: 'a.zip',
    bytes: () => tangled(7000, 20),
    says: /cannot be put in order|more than [\d,]+ (?:corners|polygons)|without a result/,
    heavy: true,
  },
];

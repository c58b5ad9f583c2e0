import { zipBytes } from '../../support/zip-bytes.js';
import type { HostileFile } from './hostile-file.js';

const PNG = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(2000, 9)]);

/** A billion words by ten lines of entities, as text of a placemark. */
const laughs = (): Buffer => {
  const lines = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`);
  return Buffer.from(
    `<?xml version="1.0"?><!DOCTYPE kml [<!ENTITY l0 "laugh">${lines.join('')}]><kml><Document><Placemark><name>&l9;</name><Polygon><outerBoundaryIs><LinearRing><coordinates>-73.7,41.1 -73.6,41.1 -73.6,41.2 -73.7,41.1</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark></Document></kml>`,
  );
};

const entityOfFile = (): Buffer =>
  Buffer.from(
    `<?xml version="1.0"?><!DOCTYPE kml [<!ENTITY f SYSTEM "file:///etc/passwd">]><kml><Placemark><name>&f;</name><Polygon><outerBoundaryIs><LinearRing><coordinates>-73.7,41.1 -73.6,41.1 -73.6,41.2 -73.7,41.1</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark></kml>`,
  );

const nested = (element: string, depth: number): string => `<${element}>`.repeat(depth);

/** Another SQLite database: its first page, and nothing that a GeoPackage has. */
const sqlite = (): Buffer => {
  const page = Buffer.alloc(4096);
  page.write('SQLite format 3\0', 'latin1');
  page.writeUInt16BE(4096, 16);
  page.writeUInt8(1, 18);
  page.writeUInt8(1, 19);
  page.writeUInt8(64, 21);
  page.writeUInt8(32, 22);
  page.writeUInt8(32, 23);
  page.writeUInt32BE(1, 28);
  page.writeUInt32BE(4, 44);
  page.writeUInt32BE(1, 56);
  page.writeUInt8(13, 100);
  page.writeUInt16BE(4096, 105);
  return page;
};

/** Files of the other formats that are made to harm, or that are not what they are called. */
export const HOSTILE_OTHERS: readonly HostileFile[] = [
  { what: 'a KML of a billion laughs', name: 'a.kml', bytes: laughs, says: /entity/ },
  { what: 'a KML that asks for a file of the server', name: 'a.kml', bytes: entityOfFile, says: /entity/ },
  {
    what: 'a KML of a hundred thousand folders within each other',
    name: 'a.kml',
    bytes: () => Buffer.from(`<kml>${nested('Folder', 100_000)}`),
    says: /within|deep|not XML|damaged|ends/i,
  },
  {
    what: 'a KML cut short',
    name: 'a.kml',
    bytes: () => Buffer.from('<kml><Document><Placemark><Polygon><outerBoundaryIs><Lin'),
    says: /damaged|cut short|ends|not XML|no features/i,
  },
  { what: 'a picture called KML', name: 'a.kml', bytes: () => PNG, says: /KML|XML|UTF/i },
  { what: 'a picture called KMZ', name: 'a.kmz', bytes: () => PNG, says: /zip|KMZ/i },
  {
    what: 'a KMZ that unpacks to a thousand times its size',
    name: 'a.kmz',
    bytes: () => zipBytes([{ name: 'doc.kml', bytes: Buffer.alloc(100_000_000, ' ') }]),
    says: /unpacks to far more/,
  },
  {
    what: 'a KML of 9 MB in one text',
    name: 'a.kml',
    bytes: () => Buffer.from(`<kml><Placemark><name>${'x'.repeat(9_000_000)}</name></Placemark></kml>`),
    says: /./,
  },
  {
    what: 'a GeoPackage that is another database',
    name: 'a.gpkg',
    bytes: sqlite,
    says: /GeoPackage/,
    heavy: true,
  },
  {
    what: 'a picture called GeoPackage',
    name: 'a.gpkg',
    bytes: () => PNG,
    says: /cannot be read|damaged|GeoPackage/i,
  },
  {
    what: 'a picture called FlatGeobuf',
    name: 'a.fgb',
    bytes: () => PNG,
    says: /cannot be read|damaged|FlatGeobuf/i,
  },
  { what: 'a picture called DXF', name: 'a.dxf', bytes: () => PNG, says: /cannot be read|DXF/i },
  {
    what: 'a DXF cut short',
    name: 'a.dxf',
    bytes: () => Buffer.from('  0\nSECTION\n  2\nENTITIES\n  0\nLWPOLYLINE\n 90\n100000000\n 10\n1.0\n 20\n'),
    says: /cannot be read|DXF|damaged|no features|cut short|rejected/i,
    heavy: true,
  },
  { what: 'a picture called GPX', name: 'a.gpx', bytes: () => PNG, says: /cannot be read|damaged|GPX/i },
  { what: 'a picture called CSV', name: 'a.csv', bytes: () => PNG, says: /./ },
  {
    what: 'a CSV of one quote that never closes',
    name: 'a.csv',
    bytes: () => Buffer.from(`id,WKT\n1,"${'POLYGON(('.repeat(500_000)}`),
    says: /./,
  },
  {
    what: 'a WKT of a million brackets',
    name: 'a.wkt',
    bytes: () => Buffer.from(`POLYGON${'('.repeat(1_000_000)}`),
    says: /./,
  },
  { what: 'a WKT that is a picture', name: 'a.wkt', bytes: () => PNG, says: /./ },
  {
    what: 'a geodatabase that is none',
    name: 'a.gdb.zip',
    bytes: () =>
      zipBytes([
        { name: 'town.gdb/a00000001.gdbtable', bytes: Buffer.alloc(4000, 7) },
        { name: 'town.gdb/gdb', bytes: Buffer.alloc(8) },
      ]),
    says: /cannot be read|damaged|geodatabase/i,
    heavy: true,
  },
];

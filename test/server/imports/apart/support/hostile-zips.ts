import { deflateRawSync } from 'node:zlib';
import { box, reversed } from '../../support/features.js';
import { shapefileEntries, shapefileZip } from '../../support/shapefile-zip.js';
import { zipBytes, type ZipEntry } from '../../support/zip-bytes.js';
import type { HostileFile } from './hostile-file.js';

const LOT = { records: [{ rings: [reversed(box(0, 0, 100, 100))] }] };
const sound = (): Buffer => shapefileZip(LOT);
const withoutDbf = (): ZipEntry[] =>
  shapefileEntries('layer', LOT).filter(({ name }) => !name.endsWith('.dbf'));

const CENTRAL = Buffer.from('PK\u0001\u0002', 'latin1');
const END = Buffer.from('PK\u0005\u0006', 'latin1');

/** Changes every entry of the central directory. */
function patchCentral(zip: Buffer, patch: (entry: Buffer, index: number) => void): Buffer {
  const patched = Buffer.from(zip);
  let index = 0;
  for (let at = patched.indexOf(CENTRAL); at !== -1; at = patched.indexOf(CENTRAL, at + 4)) {
    patch(patched.subarray(at), index);
    index += 1;
  }
  return patched;
}

/** A zip whose directory names the one packed file so many times, each with a name of its own. */
function overlapping(count: number, bytes: number): Buffer {
  const packed = deflateRawSync(Buffer.alloc(bytes));
  const local = Buffer.alloc(30);
  local.write('PK\u0003\u0004', 'latin1');
  local.writeUInt16LE(20, 4);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(packed.length, 18);
  local.writeUInt32LE(bytes, 22);
  local.writeUInt16LE(5, 26);
  const body = Buffer.concat([local, Buffer.from('a.shp'), packed]);
  const entries = ['shp', 'shx', 'dbf', 'prj', 'cpg'].slice(0, count).map((ending) => {
    const entry = Buffer.alloc(46);
    CENTRAL.copy(entry);
    entry.writeUInt16LE(20, 6);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(bytes, 24);
    entry.writeUInt16LE(5, 28);
    return Buffer.concat([entry, Buffer.from(`a.${ending}`)]);
  });
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  END.copy(end);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(body.length, 16);
  return Buffer.concat([body, directory, end]);
}

/** The end of a directory that sends whoever reads it to a zip64 record that says nonsense. */
function zip64Nonsense(): Buffer {
  const record = Buffer.alloc(56);
  record.write('PK\u0006\u0006', 'latin1');
  record.writeBigUInt64LE(44n, 4);
  record.writeBigUInt64LE(0xffff_ffff_ffffn, 32);
  record.writeBigUInt64LE(0x7fff_ffff_ffff_ffffn, 40);
  record.writeBigUInt64LE(0x7fff_ffff_ffff_ffffn, 48);
  const locator = Buffer.alloc(20);
  locator.write('PK\u0006\u0007', 'latin1');
  locator.writeUInt32LE(1, 16);
  const end = Buffer.alloc(22, 0xff);
  END.copy(end);
  end.writeUInt16LE(0, 20);
  return Buffer.concat([record, locator, end]);
}

/** Zips that are made to harm, or that lie. */
export const HOSTILE_ZIPS: readonly HostileFile[] = [
  {
    what: 'a zip that unpacks to a thousand times its size',
    name: 'a.zip',
    bytes: () => zipBytes([...withoutDbf(), { name: 'layer.dbf', bytes: Buffer.alloc(100_000_000) }]),
    says: /unpacks to far more/,
    heavy: true,
  },
  {
    what: 'a zip in a zip in a zip',
    name: 'a.zip',
    bytes: () => zipBytes([{ name: 'b.zip', bytes: zipBytes([{ name: 'c.zip', bytes: sound() }]) }]),
    says: /another (?:zip|archive)/,
  },
  {
    what: 'a zip of 20,000 entries',
    name: 'a.zip',
    bytes: () =>
      zipBytes(Array.from({ length: 20_000 }, (_, at) => ({ name: `${at}.shp`, bytes: Buffer.from('x') }))),
    says: /20000 entries|20,000 entries/,
  },
  {
    what: 'a zip whose entries are all the same bytes',
    name: 'a.zip',
    bytes: () => overlapping(5, 15_000_000),
    says: /zip|unpack|damaged|\.shp/,
    heavy: true,
  },
  {
    what: 'a zip that says its files are of ten bytes',
    name: 'a.zip',
    bytes: () =>
      patchCentral(
        zipBytes([...withoutDbf(), { name: 'layer.dbf', bytes: Buffer.alloc(30_000_000) }]),
        (entry) => entry.writeUInt32LE(10, 24),
      ),
    says: /cannot be unpacked|unpacks to far more/,
  },
  {
    what: 'a zip that says its files are of 4 GB',
    name: 'a.zip',
    bytes: () => patchCentral(sound(), (entry) => entry.writeUInt32LE(0xffff_fffe, 24)),
    says: /cannot be unpacked/,
  },
  {
    what: 'a zip whose files begin outside it',
    name: 'a.zip',
    bytes: () => patchCentral(sound(), (entry) => entry.writeUInt32LE(0x7fff_fff0, 42)),
    says: /cannot be unpacked|damaged or cut short/,
  },
  {
    what: 'a zip64 of nonsense',
    name: 'a.zip',
    bytes: zip64Nonsense,
    says: /281474976710655 entries|damaged or cut short/,
  },
  {
    what: 'a zip that climbs out of its folder',
    name: 'a.zip',
    bytes: () => zipBytes(shapefileEntries('../../../../tmp/evil', LOT)),
    says: /outside its own folder/,
  },
  {
    what: 'a zip that climbs out with backslashes',
    name: 'a.zip',
    bytes: () => zipBytes(shapefileEntries('..\\..\\evil', LOT)),
    says: /outside its own folder/,
  },
  {
    what: 'a zip of absolute names',
    name: 'a.zip',
    bytes: () => zipBytes(shapefileEntries('/tmp/evil', LOT)),
    says: /outside its own folder/,
  },
  {
    what: 'a zip of names on a drive',
    name: 'a.zip',
    bytes: () => zipBytes(shapefileEntries('C:/evil', LOT)),
    says: /outside its own folder/,
  },
  {
    what: 'a zip whose shapefile is a symbolic link',
    name: 'a.zip',
    bytes: () =>
      patchCentral(zipBytes([{ name: 'layer.shp', bytes: Buffer.from('/etc/passwd') }]), (entry) => {
        entry.writeUInt16LE(0x0314, 4);
        entry.writeUInt32LE(0o120777 * 65_536, 38);
      }),
    says: /link|does not begin as one/,
  },
  {
    what: 'half a zip',
    name: 'a.zip',
    bytes: () => sound().subarray(0, 300),
    says: /damaged or cut short/,
  },
  {
    what: 'a zip without its last bytes',
    name: 'a.zip',
    bytes: () => sound().subarray(0, -10),
    says: /damaged or cut short/,
  },
];

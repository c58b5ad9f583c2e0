import { createReadStream } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

/** A file to be packed, under a name of ASCII letters. */
export interface ZipMember {
  name: string;
  file: string;
}

/** Version 2.0 of the format is needed to unpack, and wrote it. */
const VERSION = 20;
const DEFLATED = 8;
const LOCAL_HEADER = 0x04034b50;
const CENTRAL_HEADER = 0x02014b50;
const END_OF_DIRECTORY = 0x06054b50;

interface Packed {
  name: Buffer;
  crc: number;
  packedBytes: number;
  bytes: number;
  offset: number;
}

/** @returns the date and the time of day as the format keeps them, in steps of two seconds */
function dosTime(now: Date): { day: number; time: number } {
  return {
    day: ((now.getFullYear() - 1980) << 9) | ((now.getMonth() + 1) << 5) | now.getDate(),
    time: (now.getHours() << 11) | (now.getMinutes() << 5) | (now.getSeconds() >> 1),
  };
}

/** @returns what the headers before a file and in the directory have in common */
function common({ name, crc, packedBytes, bytes }: Packed, now: Date): Buffer {
  const { day, time } = dosTime(now);
  const header = Buffer.alloc(26);
  header.writeUInt16LE(VERSION, 0);
  header.writeUInt16LE(DEFLATED, 4);
  header.writeUInt16LE(time, 6);
  header.writeUInt16LE(day, 8);
  header.writeUInt32LE(crc, 10);
  header.writeUInt32LE(packedBytes, 14);
  header.writeUInt32LE(bytes, 18);
  header.writeUInt16LE(name.length, 22);
  return header;
}

const signature = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};

const localHeader = (packed: Packed, now: Date): Buffer =>
  Buffer.concat([signature(LOCAL_HEADER), common(packed, now), packed.name]);

function directoryEntry(packed: Packed, now: Date): Buffer {
  const more = Buffer.alloc(14);
  more.writeUInt32LE(packed.offset, 10);
  const version = Buffer.alloc(2);
  version.writeUInt16LE(VERSION);
  return Buffer.concat([signature(CENTRAL_HEADER), version, common(packed, now), more, packed.name]);
}

function endOfDirectory(count: number, bytes: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(END_OF_DIRECTORY, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(bytes, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}

async function pack(
  zip: FileHandle,
  member: ZipMember,
  offset: number,
  signal: AbortSignal,
): Promise<Packed> {
  const name = Buffer.from(member.name, 'ascii');
  const packed: Packed = { name, crc: 0, packedBytes: 0, bytes: 0, offset };
  let at = offset + 30 + name.length;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      packed.crc = crc32(chunk, packed.crc);
      packed.bytes += chunk.length;
      done(null, chunk);
    },
  });
  const source = createReadStream(member.file, { signal });
  source.on('error', (error) => counted.destroy(error));
  const deflated = source.pipe(counted).pipe(createDeflateRaw());
  counted.on('error', (error) => deflated.destroy(error));
  for await (const chunk of deflated) {
    const bytes = chunk as Buffer;
    await zip.write(bytes, 0, bytes.length, at);
    at += bytes.length;
    packed.packedBytes += bytes.length;
  }
  return packed;
}

/**
 * Packs files, reading and writing piece by piece. None may be larger than 4 GB.
 * @param file  that does not exist yet
 * @source PKWARE, APPNOTE.TXT 6.3.3
 */
export async function zipFiles(
  file: string,
  members: readonly ZipMember[],
  signal: AbortSignal,
): Promise<void> {
  const now = new Date();
  const zip = await open(file, 'wx');
  try {
    const directory: Buffer[] = [];
    let at = 0;
    for (const member of members) {
      const packed = await pack(zip, member, at, signal);
      const header = localHeader(packed, now);
      await zip.write(header, 0, header.length, at);
      at += header.length + packed.packedBytes;
      directory.push(directoryEntry(packed, now));
    }
    const entries = Buffer.concat(directory);
    const end = Buffer.concat([entries, endOfDirectory(members.length, entries.length, at)]);
    await zip.write(end, 0, end.length, at);
  } finally {
    await zip.close();
  }
}

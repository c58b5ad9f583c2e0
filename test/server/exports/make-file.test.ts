import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openPromise } from 'yauzl';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ExportForm } from '../../../core/contracts/file-exports.js';
import { InvalidInput, NotFound, TooComplex } from '../../../core/errors.js';
import type { ExportTable } from '../../../server/exports/export-table.js';
import { makeFile } from '../../../server/exports/make-file.js';
import { TextFile } from '../../../server/exports/text-file.js';
import { FEATURES, tableOf } from './tables.js';

const CSV: ExportForm = { format: 'csv', crs: 'EPSG:2260' };

let folder = '';
const before = process.env['TMPDIR'];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hf-exports-'));
  process.env['TMPDIR'] = folder;
});
afterEach(async () => {
  if (before === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = before;
  await rm(folder, { recursive: true, force: true });
});

const make = (table: ExportTable, form: ExportForm, signal = new AbortController().signal) =>
  makeFile(table, form, signal, async ({ file, name, mediaType }) => ({
    content: await readFile(file),
    name,
    mediaType,
  }));

describe('a file', () => {
  it('is whole when it is handed over, and its folder is gone afterwards', async () => {
    const made = await make(tableOf(), CSV);
    expect(made.name).toBe('nowhere-wetlands-2026-03-08.csv');
    expect(made.content.toString('utf8').trimEnd().split('\r\n')).toHaveLength(3);
    expect(await readdir(folder)).toEqual([]);
  });

  it('is none at all when reading fails in the middle', async () => {
    const table = tableOf({
      // eslint-disable-next-line @typescript-eslint/require-await
      async *features() {
        yield* FEATURES;
        throw new Error('the database has gone');
      },
    });
    for (const format of ['csv', 'shapefile', 'geopackage'] as const) {
      await expect(make(table, { ...CSV, format })).rejects.toThrow('the database has gone');
    }
    expect(await readdir(folder)).toEqual([]);
  });

  it('is given up when whoever asked has gone', async () => {
    const asking = new AbortController();
    let read = 0;
    const table = tableOf({
      // eslint-disable-next-line @typescript-eslint/require-await
      async *features() {
        for (;;) {
          read += 1;
          if (read === 10) asking.abort();
          yield* FEATURES;
        }
      },
    });
    await expect(make(table, CSV, asking.signal)).rejects.toThrow(/abort/i);
    expect(read).toBe(10);
    expect(await readdir(folder)).toEqual([]);
  });

  it('is refused where it would say that there is nothing, and made where that is an answer', async () => {
    await expect(make(tableOf({ rows: [] }), { ...CSV, format: 'geopackage' })).rejects.toThrow(NotFound);
    const list = await make(tableOf({ rows: [], nothing: null, hasShapes: false }), CSV);
    expect(list.content.toString('utf8')).toBe('\uFEFFWETID,NAME,NOTE,ACRES,N,SINCE\r\n');
  });

  it('is a table only where there are no shapes', () => {
    expect(() => make(tableOf({ hasShapes: false }), { ...CSV, format: 'kml' })).toThrow(InvalidInput);
  });

  it('has a bound, said when it is passed', async () => {
    const text = await TextFile.create(path.join(folder, 'long.txt'), 1_000_000);
    await expect(
      (async () => {
        for (let piece = 0; piece < 10; piece += 1) await text.write('x'.repeat(300_000));
      })(),
    ).rejects.toThrow(TooComplex);
    await text.abandon();
  });

  it('is a zip with areas and lines apart, projections in Esri’s words and a note, for Shapefiles', async () => {
    const long = 'é'.repeat(200);
    const [area, lines] = FEATURES;
    if (area === undefined || lines === undefined) throw new Error('there are two');
    const table = tableOf({ rows: [{ ...area, values: { ...area.values, NOTE: long } }, lines] });
    const { content, mediaType } = await make(table, { ...CSV, format: 'shapefile' });
    expect(mediaType).toBe('application/zip');
    const entries = await unpacked(content);
    const name = 'nowhere-wetlands-2026-03-08';
    const endings = ['cpg', 'dbf', 'prj', 'shp', 'shx'];
    expect([...entries.keys()]).toEqual([
      ...endings.map((ending) => `${name}-areas.${ending}`),
      ...endings.map((ending) => `${name}-lines.${ending}`),
      'README.txt',
    ]);
    expect(entries.get(`${name}-areas.cpg`)?.toString()).toBe('UTF-8');
    expect(entries.get(`${name}-areas.prj`)?.toString()).toMatch(
      /^PROJCS\["NAD_1983_StatePlane_New_York_East_FIPS_3101_Feet".*UNIT\["Foot_US",0\.3048006096012192\]\]$/,
    );
    const note = entries.get('README.txt')?.toString('utf8') ?? '';
    expect(note).toContain('Nowhere is invented.');
    expect(note).toContain('1 text was longer and stand');
    expect(columnsOf(entries.get(`${name}-areas.dbf`))).toEqual([
      ['WETID', 'C', 10, 0],
      ['NAME', 'C', 27, 0],
      ['NOTE', 'C', 254, 0],
      ['ACRES', 'N', 20, 6],
      ['N', 'N', 9, 0],
      ['SINCE', 'D', 8, 0],
    ]);
  });
});

async function unpacked(content: Buffer): Promise<Map<string, Buffer>> {
  const file = path.join(folder, 'read.zip');
  await writeFile(file, content);
  const zip = await openPromise(file, { autoClose: false });
  const entries = new Map<string, Buffer>();
  try {
    for await (const entry of zip.eachEntry()) {
      const pieces: Buffer[] = [];
      for await (const piece of await zip.openReadStreamPromise(entry)) pieces.push(piece as Buffer);
      entries.set(entry.fileName, Buffer.concat(pieces));
    }
  } finally {
    zip.close();
  }
  return entries;
}

/** Name, type, width and decimals of each column. */
function columnsOf(dbf: Buffer = Buffer.alloc(0)): [string, string, number, number][] {
  const columns: [string, string, number, number][] = [];
  for (let at = 32; dbf[at] !== 0x0d; at += 32) {
    const name = dbf.toString('latin1', at, at + 11).replace(/\0.*$/, '');
    columns.push([name, dbf.toString('latin1', at + 11, at + 12), dbf[at + 16] ?? 0, dbf[at + 17] ?? 0]);
  }
  return columns;
}

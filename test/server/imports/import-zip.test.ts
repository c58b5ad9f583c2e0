import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { listZipped, openZipped } from '../../../server/imports/zipped-source.js';
import { box, geojson, polygon, reversed } from './support/features.js';
import { openImportDesk, type ImportDesk } from './support/import-desk.js';
import { shapefileEntries, shapefileZip } from './support/shapefile-zip.js';
import { zipBytes, type ZipEntry } from './support/zip-bytes.js';

const WET = shapefileEntries('wet', {
  records: [{ rings: [reversed(box(0, 0, 100, 100))] }],
  rows: [{ cells: ['wet'] }],
});
const FOOT = shapefileEntries('foot', {
  records: [{ rings: [reversed(box(200, 0, 50, 50))] }],
  rows: [{ cells: ['foot'] }],
});

const renamed = (entries: readonly ZipEntry[], rename: (name: string) => string): ZipEntry[] =>
  entries.map(({ name, bytes }) => ({ name: rename(name), bytes }));
const of = (entries: readonly ZipEntry[], extension: string): ZipEntry[] =>
  entries.filter(({ name }) => name.endsWith(extension));

const unpackedFolders = async (): Promise<string[]> =>
  (await readdir(tmpdir())).filter((name) => name.startsWith('hundredfoot-import-'));

describe('a zip', () => {
  let desk: ImportDesk;
  beforeAll(async () => {
    desk = await openImportDesk();
    // a folder of its own to unpack into, so that what others leave there is not seen
    vi.stubEnv('TMPDIR', await mkdtemp(path.join(desk.folder, 'unpacked-')));
  });
  afterEach(() => desk.clear());
  afterAll(async () => {
    vi.unstubAllEnvs();
    await desk.close();
  });

  const imported = (entries: readonly ZipEntry[] | Buffer, request = {}): ReturnType<ImportDesk['import']> =>
    desk.import('wetlands', 'layer.zip', Buffer.isBuffer(entries) ? entries : zipBytes(entries), request);
  const stored = (): Promise<{ id: string; grid: number }[]> =>
    desk.rows('select id, grid_area_sqft as grid from wetland order by key');

  it.each([
    [
      "macOS's doubles and hidden files",
      [
        ...renamed(WET, (name) => `site/${name}`),
        ...renamed(WET, (name) => `__MACOSX/site/._${name}`).map((entry) => ({
          ...entry,
          bytes: Buffer.alloc(120, 7),
        })),
        { name: 'site/.DS_Store', bytes: Buffer.alloc(64) },
        { name: 'site/', bytes: Buffer.alloc(0) },
        { name: 'site/readme.txt', bytes: Buffer.from('read me') },
      ],
      'site/wet',
    ],
    ['nested folders', renamed(WET, (name) => `a/b c/d/${name}`), 'a/b c/d/wet'],
    ['backslashes', renamed(WET, (name) => `maps\\${name}`), 'maps/wet'],
    [
      'mixed letter case',
      [
        ...renamed(of(WET, 'shp'), () => 'Wet.SHP'),
        ...renamed(of(WET, 'dbf'), () => 'WET.dbf'),
        ...renamed(of(WET, 'prj'), () => 'wet.Prj'),
      ],
      'Wet',
    ],
  ])('with %s is read', async (_title, entries, layer) => {
    const report = await imported(entries);
    expect(report).toMatchObject({
      format: 'zipped Shapefile',
      layerInFile: layer,
      crs: { code: 'EPSG:2260' },
    });
    expect(await stored()).toEqual([{ id: 'wet', grid: 10_000 }]);
  });

  it('with two layers asks which, and pairs each with its own companions', async () => {
    const entries = [
      ...of(WET, 'shp'),
      ...of(FOOT, 'dbf'),
      ...of(FOOT, 'shp'),
      ...of(WET, 'dbf'),
      ...of(WET, 'prj'),
      ...of(FOOT, 'prj'),
    ];
    await expect(imported(entries)).rejects.toThrow(/2 layers: wet, foot\. Say which with --layer-in-file/);
    await imported(entries, { layerInFile: 'FOOT' });
    await imported(entries, { layerInFile: 'wet.shp' });
    expect(await stored()).toEqual([
      { id: 'foot', grid: 2500 },
      { id: 'wet', grid: 10_000 },
    ]);
    await expect(imported(entries, { layerInFile: 'dry' })).rejects.toThrow(
      /no layer called dry\. It has: wet, foot/,
    );
  });

  it('asks for the folder too where two layers have one name', async () => {
    const entries = [...renamed(WET, (name) => `2023/${name}`), ...renamed(WET, (name) => `2024/${name}`)];
    await expect(imported(entries, { layerInFile: 'wet' })).rejects.toThrow(
      /holds 2 layers: 2023\/wet, 2024\/wet/,
    );
    expect(await imported(entries, { layerInFile: '2024/wet' })).toMatchObject({
      layerInFile: '2024/wet',
      accepted: 1,
    });
  });

  it.each([
    [
      'nothing that is read',
      zipBytes([{ name: 'a.txt', bytes: Buffer.from('a') }]),
      /can be read: it has a\.txt/,
    ],
    [
      'a drawing of another program',
      zipBytes([{ name: 'site/plan.DWG', bytes: Buffer.from('AC1032') }]),
      /plan\.DWG is an AutoCAD drawing .* Save it as a DXF/,
    ],
    ['nothing', zipBytes([]), /it is empty/],
    [
      'another zip',
      zipBytes([{ name: 'inner.zip', bytes: zipBytes(WET) }]),
      /another archive: unpack that one first/,
    ],
    ['a name that climbs out', zipBytes(renamed(WET, (name) => `../../${name}`)), /outside its own folder/],
    [
      'a climbing name with backslashes',
      zipBytes(renamed(WET, (name) => `..\\..\\${name}`)),
      /outside its own folder/,
    ],
    [
      'an absolute name',
      zipBytes([...WET, { name: '/etc/cron.d/x', bytes: Buffer.from('x') }]),
      /outside its own folder/,
    ],
    ['a drive', zipBytes([...WET, { name: 'C:/x', bytes: Buffer.from('x') }]), /outside its own folder/],
    ['its end cut off', shapefileZip({ records: ['null'] }).subarray(0, -60), /no zip, damaged or cut short/],
    ['no bytes', Buffer.alloc(0), /empty \(0 bytes\)/],
    [
      '1,200 entries',
      zipBytes(
        Array.from({ length: 1200 }, (_, index) => ({ name: `${index}.txt`, bytes: Buffer.alloc(0) })),
      ),
      /1200 entries; at most 1000/,
    ],
    ['a wrong checksum', zipBytes(WET.map((entry) => ({ ...entry, checksum: 1 }))), /checksum differs/],
    [
      'a file that unpacks a thousandfold',
      zipBytes([{ name: 'w.shp', bytes: Buffer.alloc(40 * 1024 * 1024) }, ...of(WET, 'prj')]),
      /w\.shp in the zip unpacks to far more than it holds/,
    ],
  ])('with %s is refused soon, and leaves nothing behind', async (_title, bytes, message) => {
    const before = await unpackedFolders();
    const started = performance.now();
    await expect(imported(bytes)).rejects.toMatchObject({
      code: 'InvalidInput',
      message: expect.stringMatching(message) as string,
    });
    expect(performance.now() - started).toBeLessThan(5000);
    expect(await unpackedFolders()).toEqual(before);
    expect(await stored()).toEqual([]);
  });

  it('may hold other kinds, by whose paths they are asked for; what only tells of data is none', async () => {
    const written = geojson([{ id: 'g', geometry: polygon(box(0, 0, 10, 10)) }]);
    const about = [
      { name: 'Thumbs.db', bytes: Buffer.alloc(16) },
      { name: 'a/fields.csv', bytes: Buffer.from('field,meaning\n') },
      { name: 'a/about.json', bytes: Buffer.from('{}') },
    ];
    const geo = { name: 'a/Shapes.GeoJSON', bytes: Buffer.from(written) };
    expect(await imported([...about, geo])).toMatchObject({
      format: 'GeoJSON',
      layerInFile: 'a/Shapes.GeoJSON',
      accepted: 1,
    });
    const both = zipBytes([...about, geo, ...WET]);
    expect(await listZipped(await desk.write('both.zip', both))).toEqual({
      format: 'zipped Shapefile',
      layers: [
        { name: 'wet', features: 1, geometry: 'Polygon' },
        { name: 'a/Shapes.GeoJSON', features: null, geometry: null },
      ],
    });
    await expect(imported(both)).rejects.toMatchObject({
      problems: [
        { path: 'layerInFile', message: 'wet' },
        { path: 'layerInFile', message: 'a/Shapes.GeoJSON' },
      ],
    });
    expect(await imported(both, { layerInFile: 'wet' })).toMatchObject({ format: 'zipped Shapefile' });
  });

  it('counts the bytes that come out, over all its files', async () => {
    const file = await desk.write('small.zip', zipBytes(WET));
    const limits = { entries: 10, bytes: 300, ratio: 1000, ratioFrom: 1000 };
    await expect(openZipped(file, null, limits)).rejects.toThrow(/unpacks to far more/);
    const source = await openZipped(file, null, { ...limits, bytes: 5000 });
    await source.close();
    expect(await unpackedFolders()).toEqual([]);
  });

  it('takes no --layer-in-file for another kind of file, and says which kinds there are', async () => {
    await expect(
      desk.import('wetlands', 'w.geojson', geojson([{ geometry: polygon(box(0, 0, 5, 5)) }]), {
        layerInFile: 'w',
      }),
    ).rejects.toThrow(/This file has one layer/);
    await expect(desk.import('wetlands', 'w.tif', 'x')).rejects.toThrow(
      /of no kind that can be imported: \.zip .*\.geojson/,
    );
    await expect(desk.import('wetlands', 'w.dbf', 'x')).rejects.toThrow(/name its \.shp/);
  });
});

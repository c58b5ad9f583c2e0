import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { translateWithGdal } from '../../../server/gdal/gdal.js';
import { listSourceLayers } from '../../../server/imports/open-source.js';
import { readSource } from './support/read-source.js';
import { zipBytes } from './support/zip-bytes.js';

const LIMITS = { seconds: 60, bytes: 800_000_000 };

/** With digits that neither seven nor fifteen places hold. */
const RING = [
  [694_000 + 1 / 3, 850_000.123_456_789],
  [694_100.1, 850_000.2],
  [694_100.1, 850_100 + 2 / 7],
  [694_000 + 1 / 3, 850_000.123_456_789],
];
const PROPERTIES = {
  pid: '007.10-1',
  text: 'a\tb\\N\nc "é" \u2028 end',
  count: 12,
  day: '2026-05-06',
  nothing: null,
  empty: '',
};

describe('files that GDAL reads', () => {
  let folder = '';
  const made = (name: string): string => path.join(folder, name);
  const written = async (driver: string, name: string, ...args: string[]): Promise<string> => {
    const into = { input: made('in.geojson'), folder, name, args: ['-f', driver, '-nln', name, ...args] };
    const [file] = await translateWithGdal(into, LIMITS);
    if (file === undefined) throw new Error('GDAL wrote nothing.');
    return file;
  };

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'hundredfoot-test-formats-'));
    const features = [
      { type: 'Feature', properties: PROPERTIES, geometry: { type: 'Polygon', coordinates: [RING] } },
      { type: 'Feature', properties: { pid: '7.10-1' }, geometry: null },
    ];
    const crs = { type: 'name', properties: { name: 'EPSG:2260' } };
    await writeFile(made('in.geojson'), JSON.stringify({ type: 'FeatureCollection', crs, features }));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('GeoPackage: coordinates to the last bit, texts as they are, also where a program had it open', async () => {
    const file = await written('GPKG', 'package');
    const whole = await readSource(file);
    expect(whole).toMatchObject({ format: 'GeoPackage', layerInFile: 'package', notices: [] });
    expect(whole.crs).toMatchObject({
      kind: 'wkt',
      text: expect.stringContaining('ID["EPSG",2260]') as string,
    });
    expect(whole.features.map(({ geometry }) => geometry)).toEqual([
      { type: 'Polygon', coordinates: [RING] },
      null,
    ]);
    expect(whole.features[0]?.properties).toEqual({ fid: 1, ...PROPERTIES });
    expect(whole.features[1]?.properties).toMatchObject({ fid: 2, pid: '7.10-1', count: null });

    const bytes = await readFile(file);
    bytes.fill(2, 18, 20);
    await writeFile(made('open.gpkg'), bytes);
    const open = await readSource(made('open.gpkg'));
    expect(open.features).toEqual(whole.features);
    expect(open.notices).toEqual([expect.stringMatching(/a program had it open/)]);
    expect((await readdir(folder)).filter((name) => name.startsWith('open.'))).toEqual(['open.gpkg']);
  });

  it('several layers are asked for by their names', async () => {
    const file = await written('GPKG', 'first');
    const both = made('both.zip');
    await writeFile(
      both,
      zipBytes([
        { name: 'b/one.gpkg', bytes: await readFile(file) },
        { name: 'b/roads.wkt', bytes: Buffer.from('LINESTRING (0 0, 1 1)') },
        { name: 'b/two.geojson', bytes: await readFile(made('in.geojson')) },
      ]),
    );
    expect(await listSourceLayers(both)).toEqual({
      format: 'GeoPackage',
      layers: [
        { name: 'b/one.gpkg', features: 2, geometry: 'Polygon' },
        { name: 'b/two.geojson', features: null, geometry: null },
      ],
    });
    expect(await readSource(both, 'b/one.gpkg/first')).toMatchObject({ layerInFile: 'b/one.gpkg/first' });
    await expect(readSource(file, 'second')).rejects.toMatchObject({
      message: 'The GeoPackage holds no layer called second. It has: first.',
      problems: [{ path: 'layerInFile', message: 'first' }],
    });
  });

  it('FlatGeobuf, and a File Geodatabase as a folder and in a zip', async () => {
    const buffer = await readSource(await written('FlatGeobuf', 'buffer', '-where', "pid = '007.10-1'"));
    expect(buffer.format).toBe('FlatGeobuf');
    expect(buffer.features).toMatchObject([{ geometry: { type: 'Polygon', coordinates: [RING] } }]);

    const geodatabase = await written('OpenFileGDB', 'base');
    const alone = await readSource(geodatabase);
    expect(alone).toMatchObject({ format: 'File Geodatabase', layerInFile: 'base' });
    expect(alone.features[0]?.properties).toMatchObject({ OBJECTID: 1, pid: '007.10-1' });
    const files = await readdir(geodatabase);
    const entries = await Promise.all(
      files.map(async (name) => ({
        name: `Delivery/Survey 2026.GDB/${name}`,
        bytes: await readFile(path.join(geodatabase, name)),
      })),
    );
    await writeFile(made('base.gdb.zip'), zipBytes(entries));
    expect(await readSource(made('base.gdb.zip'))).toEqual(alone);
  });

  it('GPX: tracks and routes, without the waypoints', async () => {
    const point = (lat: number, lon: number, of = 'trkpt'): string => `<${of} lat="${lat}" lon="${lon}"/>`;
    await writeFile(
      made('walk.gpx'),
      `<?xml version="1.0"?><gpx version="1.1" creator="t" xmlns="http://www.topografix.com/GPX/1/1">
      ${point(41.1, -73.7, 'wpt')}<trk><name>brook</name><trkseg>${point(41.16, -73.74)}${point(41.161, -73.741)}</trkseg></trk></gpx>`,
    );
    const { layerInFile, crs, notices, features } = await readSource(made('walk.gpx'));
    expect({ layerInFile, kind: crs.kind }).toEqual({ layerInFile: 'tracks', kind: 'degrees' });
    expect(notices).toEqual([expect.stringMatching(/^1 waypoints/)]);
    const coordinates = [
      [
        [-73.74, 41.16],
        [-73.741, 41.161],
      ],
    ];
    expect(features).toMatchObject([
      { geometry: { type: 'MultiLineString', coordinates }, properties: { name: 'brook' } },
    ]);
  });

  it('says that a file is not what its ending says', async () => {
    await cp(made('in.geojson'), made('in.gpkg'));
    await expect(readSource(made('in.gpkg'))).rejects.toThrow(
      /in\.gpkg is no GeoPackage: it reads as GeoJSON/,
    );
  });
});

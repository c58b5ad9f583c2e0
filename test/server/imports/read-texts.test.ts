import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WktReader } from '../../../server/imports/text/read-wkt.js';
import { readSource } from './support/read-source.js';

const TRIANGLE = [
  [694_000, 850_000],
  [694_100.125, 850_000],
  [694_100.125, 850_100],
  [694_000, 850_000],
];
const WKT = 'POLYGON ((694000 850000, 694100.125 850000, 694100.125 850100, 694000 850000))';
/** The same, as PostGIS gives it out: little-endian, with its SRID. */
const EWKB = ((): string => {
  const bytes = Buffer.alloc(17 + 64);
  bytes.writeUInt8(1, 0);
  bytes.writeUInt32LE(0x20000003, 1);
  [2260, 1, 4].forEach((value, index) => bytes.writeUInt32LE(value, 5 + 4 * index));
  TRIANGLE.flat().forEach((value, index) => bytes.writeDoubleLE(value, 17 + 8 * index));
  return bytes.toString('hex').toUpperCase();
})();

describe('texts and tables of shapes', () => {
  let folder = '';
  const read = async (name: string, content: string | Buffer): ReturnType<typeof readSource> => {
    const file = path.join(folder, name);
    await writeFile(file, content);
    return readSource(file);
  };
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'hundredfoot-test-texts-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it.each([
    ['well-known text', `pid;wkt;note\n007;"SRID=2260;${WKT}";"two\nlines"\n008;;\n`, ';'],
    ['hexadecimal', `pid,geom,note\n007,${EWKB},"two\nlines"\n008,,\n`, ','],
    [
      'tabs and a byte order mark',
      `\uFEFFpid\tthe_geom\tnote\n007\tSRID=2260;${WKT}\t"two\nlines"\n008\t\t\n`,
      '\t',
    ],
  ])('a table with a column of %s', async (_what, content) => {
    const { crs, features } = await read('table.csv', content);
    expect(crs).toMatchObject({ kind: 'code', code: 2260 });
    expect(features).toMatchObject([
      { feature: 1, geometry: { type: 'Polygon', coordinates: [TRIANGLE] } },
      { feature: 2, geometry: null },
    ]);
    expect(features.map(({ properties }) => properties)).toEqual([
      { pid: '007', note: 'two\nlines' },
      { pid: '008', note: null },
    ]);
  });

  it('a table with columns of coordinates, in degrees where they are called so', async () => {
    const degrees = await read('flags.csv', 'flag,Latitude,Longitude\nA1,41.16,-73.74\n');
    expect(degrees.crs).toMatchObject({ kind: 'degrees' });
    expect(degrees.features[0]?.geometry).toEqual({ type: 'Point', coordinates: [-73.74, 41.16] });
    const feet = await read('flags.tsv', 'flag\tNorthing\tEasting\nA1\t850000,25\t694000,5\nA2\t\t1\n');
    expect(feet.crs).toMatchObject({ kind: 'none' });
    expect(feet.features.map(({ geometry }) => geometry)).toEqual([
      { type: 'Point', coordinates: [694_000.5, 850_000.25] },
      { type: 'Point', coordinates: [1, Number.NaN] },
    ]);
  });

  it('names what is wrong with a row, and goes on', async () => {
    const { features } = await read(
      'faults.csv',
      `id,wkt\n1,"${WKT}"\n2,"POLYGON ((1 1, 2))"\n3,"SRID=2263;${WKT}"\n4,a,b\n`,
    );
    expect(features.map(({ fault }) => fault)).toEqual([
      undefined,
      'its well-known text is wrong at character 16: two numbers are expected',
      'its SRID is 2263, and that of the first is missing',
      'the row has 3 values, and the table 2 columns',
    ]);
  });

  it('reads what is no UTF-8 as Windows-1252, and says so', async () => {
    const { features, notices } = await read(
      'old.csv',
      Buffer.from(`name,wkt\ncaf\u00e9,"${WKT}"\n`, 'latin1'),
    );
    expect(features[0]?.properties).toEqual({ name: 'café' });
    expect(notices).toEqual([expect.stringMatching(/Windows-1252/)]);
  });

  it.each([
    ['without shapes', 'a.csv', 'a,b\n1,2\n', /no column of shapes/],
    [
      'that is no text of shapes',
      'a.wkt',
      'Lot 5 in Block 7',
      /no well-known text: it is to begin with a geometry/,
    ],
    ['cut short', 'b.wkt', `${WKT}\nPOLYGON ((1 1, 2 2`, /in geometry 2, at character \d+: "\)" is expected/],
  ])('a file %s is refused', async (_what, name, content, message) => {
    await expect(read(name, content)).rejects.toThrow(message);
  });

  it('a text of several geometries with their SRID', async () => {
    const { crs, features } = await read(
      'pasted.wkt',
      `SRID=2260;${WKT}\n\nsrid=2260; polygon z ((1 1 9, 2 1 9, 2 2 9, 1 1 9));LINESTRING M (0 0 1,1 1 2)`,
    );
    expect(crs).toMatchObject({ kind: 'code', code: 2260 });
    expect(features).toMatchObject([
      { geometry: { type: 'Polygon', coordinates: [TRIANGLE] } },
      {
        geometry: {
          type: 'Polygon',
          coordinates: [
            [
              [1, 1],
              [2, 1],
              [2, 2],
              [1, 1],
            ],
          ],
        },
      },
      { geometry: { type: 'LineString' }, fault: 'its SRID is missing, and that of the first is 2260' },
    ]);
  });

  it('makes chords of curves: a circle of 10 ft through its four quarters', () => {
    const text =
      'CURVEPOLYGON (COMPOUNDCURVE (CIRCULARSTRING (10 0, 0 10, -10 0), CIRCULARSTRING (-10 0, 0 -10, 10 0)))';
    const [ring] = new WktReader(text).next()?.geometry.coordinates as [number, number][][];
    expect(ring).toHaveLength(361);
    expect(ring?.[0]).toEqual(ring?.at(-1));
    for (const [x, y] of ring ?? []) expect(Math.hypot(x, y)).toBeCloseTo(10, 12);
  });

  it('a text that was kept from being a formula is read as it was, and names without what cannot be stored', async () => {
    const { features } = await read('kept.csv', `SB\u0000L,a,b,c,wkt\n'-5,'=1+1,''=2,'t Hof,"${WKT}"\n`);
    expect(features[0]?.properties).toEqual({ SBL: '-5', a: '=1+1', b: "'=2", c: "'t Hof" });
  });

  it.each([
    ['100,000 names', `wkt,${Array.from({ length: 100_000 }, (_, at) => `c${at}`).join(',')}\n`],
    ['three million commas', ','.repeat(3_000_000)],
  ])('a table of %s is refused at once', async (_what, text) => {
    const started = process.cpuUsage();
    await expect(read('wide.csv', text)).rejects.toThrow(
      'The table has more than 2,000 columns in its first row.',
    );
    expect(process.cpuUsage(started).user / 1000).toBeLessThan(2000);
  });
});

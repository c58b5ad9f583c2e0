import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeWithGdal, translateWithGdal } from '../../../server/gdal/gdal.js';
import { inTurn } from '../../../server/gdal/in-turn.js';

const ENOUGH = { seconds: 30, bytes: 800_000_000 };

describe('GDAL in a process of its own', () => {
  let folder = '';
  let file = '';
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'hundredfoot-test-gdal-'));
    file = path.join(folder, 'field.geojson');
    await writeFile(
      file,
      JSON.stringify({
        type: 'FeatureCollection',
        crs: { type: 'name', properties: { name: 'EPSG:2260' } },
        features: [
          {
            type: 'Feature',
            properties: { id: '007' },
            geometry: {
              type: 'LineString',
              coordinates: [
                [694_000.5, 850_000.25],
                [694_100, 850_000],
              ],
            },
          },
        ],
      }),
    );
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('describes a file, and leaves the server free to answer meanwhile', async () => {
    let ticks = 0;
    const timer = setInterval(() => (ticks += 1), 10);
    const started = performance.now();
    const { driver, layers } = await describeWithGdal(file, ENOUGH);
    clearInterval(timer);
    expect(driver).toBe('GeoJSON');
    expect(layers).toMatchObject([
      { name: 'field', features: 1, geometry: 'LineString', fields: [{ name: 'id', type: 'String' }] },
    ]);
    expect(layers[0]?.crsWkt).toMatch(/^PROJCRS\["NAD83 \/ New York East \(ftUS\)"/);
    // a tenth of those that an idle process would count
    expect(ticks).toBeGreaterThan((performance.now() - started) / 100);
  });

  it('translates into several files', async () => {
    const out = await mkdtemp(path.join(folder, 'out-'));
    const args = ['-f', 'ESRI Shapefile', '-lco', 'ENCODING=UTF-8', '-t_srs', 'EPSG:4326'];
    const files = await translateWithGdal({ input: file, args, folder: out, name: 'shapes' }, ENOUGH);
    expect(files.map((name) => path.relative(out, name))).toEqual(
      ['cpg', 'dbf', 'prj', 'shp', 'shx'].map((ending) => `shapes.${ending}`),
    );
  });

  it('says in one sentence why a file cannot be read, or a translation be made', async () => {
    const bad = path.join(folder, 'bad.gpkg');
    await writeFile(bad, 'SQLite format 3\0 and then nothing of the kind');
    await expect(describeWithGdal(bad, ENOUGH)).rejects.toMatchObject({
      code: 'InvalidInput',
      message: expect.stringMatching(/^The file cannot be read or converted: [^\n]+\.$/) as string,
    });
    const out = await mkdtemp(path.join(folder, 'out-'));
    const wrong = { input: file, args: ['-f', 'GPX'], folder: out, name: 'x' };
    await expect(translateWithGdal({ ...wrong, args: ['-f', 'No Such Kind'] }, ENOUGH)).rejects.toThrow(
      /No Such Kind/,
    );
  });

  it('tries a file with the drivers of maps alone, whatever it really is', async () => {
    const picture = path.join(folder, 'picture.gpkg');
    const png =
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    await writeFile(picture, Buffer.from(png, 'base64'));
    await expect(describeWithGdal(picture, ENOUGH)).rejects.toThrow(
      'The file cannot be read or converted: it is damaged, or not what its ending says.',
    );
  });

  it('is given up with its process when whoever asked has gone', async () => {
    const gone = new AbortController();
    const out = await mkdtemp(path.join(folder, 'out-'));
    const limits = { ...ENOUGH, signal: gone.signal };
    const working = translateWithGdal({ input: file, args: ['-f', 'GPX'], folder: out, name: 'x' }, limits);
    setTimeout(() => gone.abort(new Error('they have gone')), 50);
    await expect(working).rejects.toThrow('they have gone');
    await expect(describeWithGdal(file, limits)).rejects.toThrow('they have gone');
  });

  it.each([
    ['time', { seconds: 0.001, bytes: 800_000_000 }, /took more than 0\.001 seconds/],
    ['memory', { seconds: 30, bytes: 120_000_000 }, /more memory than it may/],
  ])('is ended when it takes too much %s', async (_what, limits, message) => {
    const before = await leftovers();
    await expect(describeWithGdal(file, limits)).rejects.toThrow(message);
    expect(await leftovers()).toEqual(before);
  });
});

const leftovers = async (): Promise<string[]> =>
  (await readdir(tmpdir())).filter((name) => name.startsWith('hundredfoot-gdal-'));

describe('work in turn', () => {
  it('is done at most so many at a time, in its order, also after a failure', async () => {
    const turn = inTurn(2);
    const begun: number[] = [];
    let running = 0;
    let most = 0;
    const work = (index: number) => async (): Promise<number> => {
      begun.push(index);
      most = Math.max(most, (running += 1));
      await new Promise((resolve) => setTimeout(resolve, 5));
      running -= 1;
      if (index === 1) throw new Error('one that fails');
      return index;
    };
    const all = await Promise.allSettled([0, 1, 2, 3, 4].map((index) => turn(work(index))));
    expect(most).toBe(2);
    expect(begun).toEqual([0, 1, 2, 3, 4]);
    expect(all.map(({ status }) => status)).toEqual(
      [0, 1, 2, 3, 4].map((index) => (index === 1 ? 'rejected' : 'fulfilled')),
    );
  });
});

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { InvalidInput, TooComplex } from '../../../../core/errors.js';
import { openSourceApart, type ApartLimits } from '../../../../server/imports/apart/open-source-apart.js';
import { openSource } from '../../../../server/imports/open-source.js';
import type { FeatureSource, SourceFeature } from '../../../../server/imports/source-feature.js';
import { box, geojson, polygon, reversed } from '../support/features.js';
import { shapefileEntries, shapefileFiles, shapefileZip } from '../support/shapefile-zip.js';
import { zipBytes } from '../support/zip-bytes.js';
import { comesTrue, descendantsOf } from './support/processes.js';

const WAITS = fileURLToPath(new URL('./support/reads-and-waits.mjs', import.meta.url));
const onLinux = process.platform === 'linux';

let files: string;
let unpacking: string;

beforeAll(async () => {
  files = await mkdtemp(path.join(tmpdir(), 'hf-apart-'));
  unpacking = await mkdtemp(path.join(tmpdir(), 'hf-scratch-'));
  vi.stubEnv('TMPDIR', unpacking);
  vi.stubEnv('TSX_DISABLE_CACHE', '1');
});

afterEach(async () => {
  expect(await readdir(unpacking)).toEqual([]);
  if (onLinux) expect(descendantsOf(process.pid)).toEqual([]);
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(files, { recursive: true });
  await rm(unpacking, { recursive: true });
});

async function write(name: string, content: string | Buffer): Promise<string> {
  const file = path.join(files, name);
  await writeFile(file, content);
  return file;
}

async function drain(source: FeatureSource): Promise<SourceFeature[]> {
  const features: SourceFeature[] = [];
  try {
    for await (const feature of source.features()) features.push(feature);
    return features;
  } finally {
    await source.close();
  }
}

const readApart = async (file: string, limits?: ApartLimits): Promise<SourceFeature[]> =>
  drain(await openSourceApart(file, null, limits));

const LOT = { records: [{ rings: [reversed(box(0, 0, 100, 100))] }] };
const lots = (count: number): string =>
  geojson(
    Array.from({ length: count }, (_, at) => ({ geometry: polygon(box(at, 0, 1, 1)), properties: { at } })),
  );

describe('a file read apart', () => {
  it('gives what it gives when it is read at once, over many batches', async () => {
    const file = await write('lots.geojson', lots(1201));
    expect(await readApart(file)).toEqual(await drain(await openSource(file, null)));
  });

  it('keeps what a message in JSON would lose, and what is only known at the end', async () => {
    const rings = [
      [
        [-0, Number.NaN],
        [1, Number.POSITIVE_INFINITY],
        [2, 2],
        [-0, 0],
      ] as [number, number][],
    ];
    const file = await write(
      'odd.zip',
      shapefileZip({ records: [{ rings }, 'null'], rows: [{ cells: ['a'] }] }),
    );
    const source = await openSourceApart(file, null);
    expect(source).toMatchObject({ format: 'zipped Shapefile', layerInFile: 'layer', crs: { kind: 'wkt' } });
    const own = await openSource(file, null);
    expect(await drain(source)).toEqual(await drain(own));
    expect(source.notices).toEqual(own.notices);
    expect(source.notices).toContain('The .dbf ends before the .shp: 1 shapes have no attributes.');
    expect(source.progress()).toBe(1);
  });

  it('hands refusals over as they are, with their problems', async () => {
    const two = zipBytes([...shapefileEntries('north', LOT), ...shapefileEntries('south', LOT)]);
    const file = await write('two.zip', two);
    const refused = await openSourceApart(file, null).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(InvalidInput);
    expect(refused).toMatchObject({
      message: expect.stringMatching(/holds 2 (?:shapefiles|layers)/) as string,
      problems: [
        { message: 'north', path: 'layerInFile' },
        { message: 'south', path: 'layerInFile' },
      ],
    });
    expect((await openSourceApart(file, 'south').then(drain)).length).toBe(1);
  });

  it('is ended when it takes too long', async () => {
    const file = await write('lots.geojson', lots(20_000));
    const refused = await readApart(file, { seconds: -1 }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(TooComplex);
    expect(refused).toMatchObject({ message: expect.stringMatching(/without a result/) as string });
  });

  it('is ended when it takes too much memory', async () => {
    const file = await write('lots.geojson', lots(1));
    await expect(readApart(file, { memoryBytes: 40_000_000 })).rejects.toThrow(/takes more memory/);
  });

  it('is ended when it unpacks to more than it may', async () => {
    const dbf = {
      name: 'layer.dbf',
      bytes: Buffer.concat([shapefileFiles(LOT).get('dbf') ?? Buffer.alloc(0), Buffer.alloc(15_000_000)]),
    };
    dbf.bytes.writeUInt32LE(1_000_000, 4);
    const entries = shapefileEntries('layer', LOT).filter(({ name }) => name !== dbf.name);
    const file = await write('lots.zip', zipBytes([...entries, dbf]));
    await expect(readApart(file, { unpackedBytes: 1_000_000 })).rejects.toThrow(/unpacks to far more/);
  });

  it('holds no more features and vertices than whoever asks wants', async () => {
    const file = await write('lots.geojson', lots(20));
    await expect(readApart(file, { features: 19 })).rejects.toThrow(/more than 19 features/);
    await expect(readApart(file, { vertices: 99 })).rejects.toThrow(/more than 99 vertices/);
    expect(await readApart(file, { features: 20, vertices: 100 })).toHaveLength(20);
  });

  it('is given up with the request', async () => {
    const file = await write('lots.geojson', lots(2000));
    const controller = new AbortController();
    const source = await openSourceApart(file, null, { signal: controller.signal });
    const reading = drain(source);
    controller.abort();
    await expect(reading).rejects.toThrow(/given up/);
  });

  it('waits while two others are read, and no import keeps a drawing waiting', async () => {
    const file = await write('lot.geojson', lots(1));
    const long = await openSourceApart(file, null, { pace: 'long' });
    let second: FeatureSource | null = null;
    const waiting = openSourceApart(file, null, { pace: 'long' }).then((source) => (second = source));
    expect(await readApart(file)).toHaveLength(1);
    expect(second).toBeNull();
    await long.close();
    await (await waiting).close();
  });

  it('can be closed before it was read, and more than once', async () => {
    const source = await openSourceApart(await write('lots.geojson', lots(3000)), null);
    for await (const feature of source.features()) {
      expect(feature.feature).toBe(1);
      break;
    }
    await source.close();
    await source.close();
  });

  it.skipIf(!onLinux)('ends when the process is gone that began it', async () => {
    const file = await write('lots.geojson', lots(3000));
    const parent = fork(WAITS, [file], { execArgv: [], stdio: 'ignore' });
    await once(parent, 'message');
    const children = descendantsOf(parent.pid ?? 0);
    expect(children).not.toEqual([]);
    parent.kill('SIGKILL');
    const alive = (): boolean =>
      children.some((pid) => {
        try {
          return process.kill(pid, 0);
        } catch {
          return false;
        }
      });
    expect(await comesTrue(() => !alive(), 5000)).toBe(true);
    // nobody is left who could take its folder away; the operating system does, like all of that place
    for (const left of await readdir(unpacking)) await rm(path.join(unpacking, left), { recursive: true });
  });
});

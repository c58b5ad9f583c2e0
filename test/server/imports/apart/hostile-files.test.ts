import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { featureScale } from '../../../../server/imports/apart/weigh-feature.js';
import { normaliseShape } from '../../../../server/imports/normalise-shape.js';
import { openSource } from '../../../../server/imports/open-source.js';
import { serveTestApi, type TestApi } from '../../../support/api.js';
import { openTestDatabase, type TestDatabase } from '../../../support/database.js';
import { putLayer, rectangle } from '../../../support/layers.js';
import { box, CORNER, geojson, polygon } from '../support/features.js';
import type { HostileFile } from './support/hostile-file.js';
import { HOSTILE_OTHERS } from './support/hostile-others.js';
import { HOSTILE_SHAPEFILES } from './support/hostile-shapefiles.js';
import { HOSTILE_TEXTS } from './support/hostile-texts.js';
import { HOSTILE_ZIPS } from './support/hostile-zips.js';
import { memoryOf } from './support/processes.js';

const FILES = [...HOSTILE_ZIPS, ...HOSTILE_TEXTS, ...HOSTILE_SHAPEFILES, ...HOSTILE_OTHERS];
const HEAVY = FILES.filter(({ heavy }) => heavy === true);
const LIGHT = FILES.filter(({ heavy }) => heavy !== true);

const SOUND: HostileFile = {
  what: 'a sound file',
  name: 'sound.geojson',
  bytes: () => Buffer.from(geojson([{ geometry: polygon(box(0, 0, 100, 100)) }])),
  says: /./,
};

/** Of one file, from sending it to the answer. */
const MOST_SECONDS = 5;
/** By which the server and what it starts may grow while a file is read. */
const MOST_GROWTH_BYTES = 500_000_000;
/**
 * In which a sound file of one square is read through the same route by a machine with nothing else to do. One that is
 * busy with other tests takes longer for it, and may take as many times longer for the hostile file.
 */
const SOUND_SECONDS = 1.2;
/** Busy work comes and goes between the sound file and the hostile one. */
const TRIES = { retry: 2 };
/** In which the server answers somebody else meanwhile. */
const MOST_WAIT_SECONDS = 2;

describe('a hostile file that is read at once', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'hf-hostile-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  /** What is said of the file, or of the first of its features with which something is wrong. */
  async function said({ name, bytes }: HostileFile): Promise<string> {
    const file = path.join(folder, name);
    await writeFile(file, bytes());
    const weigh = featureScale();
    try {
      const source = await openSource(file, null);
      try {
        for await (const given of source.features()) {
          const { feature } = weigh(given);
          if (feature.fault !== undefined) return feature.fault;
          const shape = normaliseShape(feature.geometry);
          if ('fault' in shape) return shape.fault.message;
        }
      } finally {
        await source.close();
      }
    } catch (error) {
      expect(error).toMatchObject({ code: expect.stringMatching(/^(?:InvalidInput|TooComplex)$/) as string });
      return (error as Error).message;
    }
    return 'nothing';
  }

  it.each(LIGHT)('$what: it is said what is wrong', async (hostile) => {
    expect(await said(hostile)).toMatch(hostile.says);
  });
});

describe.skipIf(process.platform !== 'linux')(
  'a hostile file that is sent (memory is read from /proc)',
  () => {
    let database: TestDatabase;
    let api: TestApi;
    let unpacking: string;

    beforeAll(async () => {
      database = await openTestDatabase();
      await putLayer(database.knex, 'north-castle', 'municipality', [
        { polygon: [rectangle(CORNER.x - 20_000, CORNER.y - 20_000, 40_000, 40_000)] },
      ]);
      api = await serveTestApi(database.knex);
      unpacking = await mkdtemp(path.join(tmpdir(), 'hf-hostile-'));
      vi.stubEnv('TMPDIR', unpacking);
      vi.stubEnv('TSX_DISABLE_CACHE', '1');
    });

    afterAll(async () => {
      vi.unstubAllEnvs();
      await rm(unpacking, { recursive: true });
      await api.close();
      await database.close();
    });

    async function send({
      name,
      bytes,
    }: HostileFile): Promise<{ status: number; text: string; seconds: number }> {
      const body = new Uint8Array(bytes());
      const started = performance.now();
      const response = await fetch(`${api.url}/api/jurisdictions/north-castle/drawing-files?name=${name}`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/octet-stream' },
      });
      const text = await response.text();
      return { status: response.status, text, seconds: (performance.now() - started) / 1000 };
    }

    /** Asks the server something else all the while; resolves with the longest wait, in seconds, and the most memory. */
    async function watchWhile(work: Promise<unknown>): Promise<{ longestWait: number; mostBytes: number }> {
      const seen = { longestWait: 0, mostBytes: 0, over: false };
      void work.finally(() => (seen.over = true));
      while (!seen.over) {
        const asked = performance.now();
        const { status } = await api.get('/api/jurisdictions');
        expect(status).toBe(200);
        seen.longestWait = Math.max(seen.longestWait, (performance.now() - asked) / 1000);
        seen.mostBytes = Math.max(seen.mostBytes, memoryOf(process.pid));
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      return seen;
    }

    it.each(HEAVY)(
      '$what is refused in time, within bounds, while others are answered',
      TRIES,
      async (hostile) => {
        const sound = await send(SOUND);
        expect(sound.status).toBe(200);
        const slowness = Math.max(1, sound.seconds / SOUND_SECONDS);
        const before = memoryOf(process.pid);
        const sending = send(hostile);
        const { longestWait, mostBytes } = await watchWhile(sending);
        const { status, text, seconds } = await sending;
        expect(text).toMatch(hostile.says);
        expect([400, 413]).toContain(status);
        expect(seconds).toBeLessThan(MOST_SECONDS * slowness);
        expect(mostBytes - before).toBeLessThan(MOST_GROWTH_BYTES);
        expect(longestWait).toBeLessThan(MOST_WAIT_SECONDS * slowness);
        expect(await readdir(unpacking)).toEqual([]);
      },
    );
  },
);

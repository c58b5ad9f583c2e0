import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Browser, Response } from 'playwright-core';
import { openBrowser, SCREENS } from '../../scripts/screenshots/browser.js';

const ADDRESS = '/#/check-a-parcel?jurisdiction=demo';
const MOST_SCRIPT_BYTES = 450_000;
const MOST_PICTURE_MS = 2_000;
/** How many times slower than this machine the visitor's is. */
const SLOWED = 4;
const VISITS = 8;
const SETTLED_MS = 2_000;

/** Files that only drawing and amending need. */
const EDITING = /editor|sketch|clipper|projection|follow-amend|amend-panel/;

/** What the first visit of a browser with nothing kept came to. */
interface FirstVisit {
  responses: Response[];
  /** from the start of the visit until the map stood there with every tile of the view, in milliseconds by the clock */
  pictureMs: number;
}

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

async function visitFirst<T>(slowed: number, look: (visit: FirstVisit) => Promise<T> | T): Promise<T> {
  const context = await browser.newContext({ viewport: SCREENS.desk, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    // A browser that has only just begun is busy with itself.
    await page.waitForTimeout(SETTLED_MS);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowed });
    const responses: Response[] = [];
    // Those of the map's worker belong to the context, not to the page.
    context.on('response', (response) => responses.push(response));
    await page.goto(new URL(ADDRESS, inject('origin')).href, { waitUntil: 'commit' });
    const drawn = (): Promise<number[]> =>
      page.evaluate(`performance.getEntriesByName('map-drawn').map(({ startTime }) => startTime)`);
    // Each question is work for the slowed page too, hence few of them.
    await expect.poll(drawn, { interval: 500, timeout: 60_000 }).toHaveLength(1);
    await page.waitForLoadState('networkidle');
    return await look({ responses, pictureMs: (await drawn())[0] ?? Infinity });
  } finally {
    await context.close();
  }
}

describe('loads fast', () => {
  it('fetches less than 450 kB of script for a parcel and its map, nothing of it for editing', async () => {
    await visitFirst(1, async ({ responses }) => {
      const scripts = new Map<string, number>();
      for (const response of responses) {
        const { pathname, host } = new URL(response.url());
        expect(host).toBe(new URL(inject('origin')).host);
        if (pathname.endsWith('.js')) scripts.set(pathname, gzipSync(await response.body()).byteLength);
      }
      const names = [...scripts.keys()];
      expect(names.filter((name) => name.startsWith('/assets/map-worker-'))).toHaveLength(1);
      expect(names.filter((name) => EDITING.test(name))).toEqual([]);
      expect([...scripts.values()].reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_SCRIPT_BYTES);
    });
  });

  it('has a browser keep what bears a hash for good, and ask about the rest', async () => {
    const page = await fetch(inject('origin'));
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const [script = ''] = /\/assets\/[^"]+\.js/.exec(await page.text()) ?? [];
    const kept = await fetch(new URL(script, inject('origin')));
    expect(kept.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const gone = await fetch(new URL('/assets/gone.js', inject('origin')));
    expect(gone.status).toBe(404);
    expect(gone.headers.get('cache-control')).toBe(null);
  });

  it('takes less than 2 s for the first picture of the map where the processor is 4 times as slow', async () => {
    const visits: number[] = [];
    // Whatever else a machine does only ever adds to what the clock shows: the quickest visit is the least disturbed one.
    const best = (): number => Math.min(...visits);
    do visits.push(await visitFirst(SLOWED, ({ pictureMs }) => pictureMs));
    while (visits.length < VISITS && best() >= MOST_PICTURE_MS);
    expect(best(), visits.join(' ms, ')).toBeLessThan(MOST_PICTURE_MS);
  });

  it('sends every file of the page as the build compressed it', async () => {
    const page = await (await fetch(inject('origin'))).text();
    const files = [...page.matchAll(/\/assets\/[^"]+\.(?:js|css)/g)].map(([file]) => file);
    expect(files.length).toBeGreaterThan(3);
    for (const encoding of ['br', 'gzip'])
      for (const file of files) {
        const response = await fetch(new URL(file, inject('origin')), {
          headers: { 'accept-encoding': encoding },
        });
        expect(response.headers.get('content-encoding'), file).toBe(encoding);
        expect(response.headers.get('vary'), file).toMatch(/accept-encoding/i);
        // Compressed on the way it would come in pieces of unknown number.
        expect(Number(response.headers.get('content-length')), file).toBeGreaterThan(0);
        expect((await response.text()).length, file).toBeGreaterThan(0);
      }
  });
});

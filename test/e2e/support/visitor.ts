import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import type { Browser } from 'playwright-core';
import {
  mapReady,
  openBrowser,
  visit,
  type Screen,
  type Visit,
} from '../../../scripts/screenshots/browser.js';

/** Opens the page at an address, waits for its map, and closes it after the test. */
export interface Visitor {
  open: (address: string, screen?: Screen) => Promise<Visit>;
  /** the same without waiting for a map */
  openBare: (address: string, screen?: Screen) => Promise<Visit>;
}

const FAILURES = 'test-output/failures';

/** Keeps what the pages of a journey that failed showed and complained about: in CI nobody can look at them afterwards. */
async function keepPictures(name: string, visits: readonly Visit[]): Promise<void> {
  await mkdir(FAILURES, { recursive: true });
  await Promise.all(
    visits.map(async ({ page, complaints }, index) => {
      const file = path.join(FAILURES, `${name.replaceAll(/[^\w-]+/g, '-').slice(0, 100)}-${index + 1}`);
      const text = await page.locator('body').innerText({ timeout: 2_000 }).catch(String);
      const told = [page.url(), ...complaints, text].join('\n');
      // The last lines of the output are what a failed run leaves behind.
      console.log(`${file}\n${told.slice(0, 1500)}`);
      await writeFile(`${file}.txt`, told);
      await page.screenshot({ path: `${file}.png`, timeout: 5_000 }).catch(() => undefined);
    }),
  );
}

/** One browser for a file of journeys, and a context of its own for each of them. */
export function useVisitor(): Visitor {
  let browser: Browser | null = null;
  let open: Visit[] = [];
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await keepPictures(task.name, open);
    await Promise.all(open.map((item) => item.close()));
    open = [];
  });
  afterAll(async () => {
    await browser?.close();
  });
  const openBare = async (address: string, screen: Screen = 'desk'): Promise<Visit> => {
    if (browser === null) throw new Error('the browser is not open yet');
    const opened = await visit(browser, inject('origin'), address, screen);
    open.push(opened);
    return opened;
  };
  return {
    openBare,
    open: async (address, screen = 'desk') => {
      const opened = await openBare(address, screen);
      await mapReady(opened.page);
      return opened;
    },
  };
}

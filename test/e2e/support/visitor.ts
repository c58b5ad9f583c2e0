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

/** One browser for a file of journeys, and a context of its own for each of them. */
export function useVisitor(): Visitor {
  let browser: Browser | null = null;
  let open: Visit[] = [];
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterEach(async () => {
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

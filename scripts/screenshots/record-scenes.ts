import type { Page } from 'playwright-core';
import type { Scene } from './proposal.js';

const HISTORY = '/#/history-of-the-map?jurisdiction=demo';

async function timelineRead(page: Page): Promise<void> {
  await page.locator('.timeline > li').first().waitFor();
}

/** Waits for what the map does after the panel has its answer: it goes there, and draws outlines and tiles. */
async function outlinesDrawn(page: Page): Promise<void> {
  await page.waitForTimeout(500);
  await page.waitForLoadState('networkidle');
}

/** What the public sees of the record: the history of the map, and where one signs in. */
export const RECORD_SCENES: readonly Scene[] = [
  { name: 'history', kept: true, address: HISTORY, act: timelineRead },
  {
    name: 'history-version',
    address: `${HISTORY}&version=1`,
    act: async (page) => {
      await page.locator('.changes > li').first().waitFor();
      await outlinesDrawn(page);
    },
  },
  {
    name: 'history-wetland',
    kept: true,
    address: `${HISTORY}&wetland=W-1`,
    act: async (page) => {
      await timelineRead(page);
      await outlinesDrawn(page);
    },
  },
  {
    name: 'history-compare',
    address: HISTORY,
    act: async (page) => {
      await timelineRead(page);
      const compare = page.getByText('Compare two versions or two days');
      if ((await compare.count()) > 0) await compare.click();
    },
  },
  {
    name: 'history-no-such-wetland',
    address: `${HISTORY}&wetland=X-404`,
    act: async (page) => {
      await page.getByText('No wetland has ever had the number').waitFor();
    },
  },
  { name: 'history-no-map', address: '/#/history-of-the-map?jurisdiction=rye', hasMap: false },
  {
    name: 'sign-in',
    address: '/#/account?jurisdiction=demo',
    hasMap: false,
    act: async (page) => {
      await page.getByLabel('Sign-in name').waitFor();
    },
  },
  {
    name: 'import-for-the-public',
    address: '/#/import-a-layer?jurisdiction=rye',
    hasMap: false,
    act: async (page) => {
      await page.locator('main').getByRole('link', { name: 'Sign in' }).waitFor();
    },
  },
  {
    name: 'all-parcels-for-the-public',
    address: '/#/screen-all-parcels?jurisdiction=demo',
    hasMap: false,
    act: async (page) => {
      await page.locator('main').getByRole('link', { name: 'Sign in' }).waitFor();
    },
  },
  {
    name: 'determinations-for-the-public',
    address: '/#/determinations?jurisdiction=rye',
    hasMap: false,
    act: async (page) => {
      await page.locator('main').getByRole('link', { name: 'Sign in' }).waitFor();
    },
  },
];

import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { drawPolygon } from '../../scripts/screenshots/map.js';
import { CROSSING, SHORELINE } from '../../scripts/screenshots/places.js';
import { drawProposal, goTo } from '../../scripts/screenshots/proposal.js';
import { violations } from './support/violations.js';
import { useVisitor } from './support/visitor.js';

const visitor = useVisitor();

const PROPOSAL = '/#/screen-a-proposal?jurisdiction=demo&ordinance=north-castle';

async function themeOf(page: Page): Promise<string> {
  return page.evaluate('document.documentElement.dataset.theme');
}

/** Red, green, blue and opacity of the printed map near its upper left corner. */
async function cornerOfPrintedMap(page: Page): Promise<number[]> {
  return page.evaluate(
    `[...document.querySelector('.print-map canvas').getContext('2d').getImageData(4, 4, 1, 1).data]`,
  );
}

describe('light and dark', () => {
  it('follow the device until one is chosen, and the choice is kept; the map stays where it was', async () => {
    const { page, complaints } = await visitor.open('/#/check-a-parcel?jurisdiction=demo');
    expect(await themeOf(page)).toBe('light');
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expect.poll(() => themeOf(page)).toBe('dark');
    await page.getByRole('button', { name: 'Zoom in' }).click();
    const view = await page.locator('.map-canvas').getAttribute('data-view');
    await page.getByLabel('Colors of the page').selectOption('light');
    expect(await themeOf(page)).toBe('light');
    await page.getByLabel('Colors of the page').selectOption('dark');
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    expect(await themeOf(page)).toBe('dark');
    expect(await page.locator('.map-canvas').getAttribute('data-view')).toBe(view);
    expect(await violations(page)).toEqual([]);
    await page.reload();
    expect(await themeOf(page)).toBe('dark');
    expect(complaints).toEqual([]);
  });
});

describe('paper', () => {
  it('is light, and has the map, its legend, and what is folded on screen', async () => {
    const { page } = await visitor.open(PROPOSAL);
    await page.getByLabel('Colors of the page').selectOption('dark');
    await drawProposal(page);
    await page.getByRole('button', { name: 'Print' }).waitFor();
    await page.evaluate(`dispatchEvent(new Event('beforeprint'))`);
    expect(await themeOf(page)).toBe('light');
    // Land, adjacent area or wetland: none of them is dark on paper.
    expect(Math.min(...(await cornerOfPrintedMap(page)))).toBeGreaterThan(110);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.print-map li').first().isVisible()).toBe(true);
    expect(await page.locator('.print-head').innerText()).toContain('Screening of a proposal');
    expect(await page.getByText('Method', { exact: true }).isVisible()).toBe(true);
    expect(await page.getByText('Print', { exact: true }).isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(`dispatchEvent(new Event('afterprint'))`);
    expect(await themeOf(page)).toBe('dark');
    expect(await page.locator('.print-map').count()).toBe(0);
  });
});

describe('a lost connection', () => {
  it('is said, what is drawn stays, and the figures come by themselves when it is back', async () => {
    const { page } = await visitor.open(PROPOSAL);
    await goTo(page, SHORELINE);
    await page.context().setOffline(true);
    await page.getByText('No connection.').waitFor();
    await drawPolygon(page, CROSSING);
    await page.locator('.notice.failure').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.context().setOffline(false);
    await page.locator('.split[data-source="server"]').waitFor();
    expect(await page.locator('.offline-note').innerText()).toBe('');
  });
});

describe('the sheet of a phone', () => {
  it('is dragged, tapped and moved by the keyboard; the header leaves room for the map', async () => {
    const { page } = await visitor.open('/#/check-a-parcel?jurisdiction=demo', 'phone');
    const top = async (): Promise<number> => (await page.locator('.panel').boundingBox())?.y ?? 0;
    const handle = page.locator('.sheet-handle');
    expect((await page.locator('.page-header').boundingBox())?.height).toBeLessThanOrEqual(100);
    const half = await top();
    const box = await handle.boundingBox();
    const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + 12];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y - 150, { steps: 4 });
    await page.mouse.up();
    expect(await top()).toBeLessThan(half - 150);
    await handle.press('ArrowDown');
    expect(await top()).toBeCloseTo(half, 0);
    await handle.press('Enter');
    expect(await top()).toBeGreaterThan(half + 200);
    await handle.click();
    expect(await top()).toBeCloseTo(half, 0);
  });
});

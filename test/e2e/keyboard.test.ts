import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { serverFigures, shownFigures } from '../../scripts/screenshots/figures.js';
import { SHORELINE } from '../../scripts/screenshots/places.js';
import { goTo } from '../../scripts/screenshots/proposal.js';
import { violations } from './support/violations.js';
import { useVisitor } from './support/visitor.js';

const visitor = useVisitor();

async function press(page: Page, key: string, times = 1): Promise<void> {
  for (let turn = 0; turn < times; turn += 1) await page.keyboard.press(key);
}

/** Gives the map the focus and waits for the cursor that the arrow keys move. */
async function takeMap(page: Page): Promise<void> {
  await page.locator('.map canvas').focus();
  await expect
    .poll(async () => {
      await page.keyboard.press('Home');
      return page.locator('.key-cursor').count();
    })
    .toBe(1);
}

const spoken = (page: Page) => page.locator('.map [role="status"]').last();

describe('without a mouse', () => {
  it('a disturbance is drawn, taken back, finished, changed and undone, and its figures are said', async () => {
    const { page, complaints } = await visitor.open(
      '/#/screen-a-proposal?jurisdiction=demo&ordinance=north-castle',
    );
    await goTo(page, SHORELINE);
    await takeMap(page);
    await press(page, 'Enter');
    await expect.poll(() => spoken(page).textContent()).toContain('Corner 1');
    await press(page, 'Shift+ArrowRight', 2);
    await press(page, 'Enter');
    await expect
      .poll(() => spoken(page).textContent())
      .toMatch(/Corner 2, [\d.]+ ft east of the last corner/);
    await press(page, 'Shift+ArrowDown', 2);
    await press(page, 'Enter');
    await press(page, 'ArrowLeft', 3);
    await press(page, 'Enter');
    await press(page, 'Backspace');
    await expect.poll(() => spoken(page).textContent()).toContain('Corner 4 is taken back');
    await press(page, 'Control+z');
    await expect.poll(() => spoken(page).textContent()).toContain('Corner 3 is taken back');
    await press(page, 'Enter');
    await press(page, 'Shift+ArrowLeft', 2);
    await press(page, 'Enter', 2);
    const drawn = await serverFigures(page);
    expect(drawn.sqFt['all']).toBeGreaterThan(500);
    await expect.poll(() => page.locator('main [role="status"]').last().textContent()).toMatch(/square feet/);

    await takeMap(page);
    await press(page, 'n');
    await expect.poll(() => spoken(page).textContent()).toMatch(/Corner \d of 4/);
    await press(page, 'Enter');
    await press(page, 'Shift+ArrowUp');
    await press(page, 'Enter');
    await expect
      .poll(async () => (await shownFigures(page))?.sqFt['all'] ?? 0)
      .not.toBeCloseTo(drawn.sqFt['all'] ?? 0, 0);
    await press(page, 'Control+z');
    await expect.poll(async () => (await serverFigures(page)).sqFt['all']).toBe(drawn.sqFt['all']);
    expect(await violations(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('a parcel is chosen on the map, and the focus stays there', async () => {
    const { page } = await visitor.open('/#/check-a-parcel?jurisdiction=demo');
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await takeMap(page);
    for (let turn = 0; turn < 12 && (await page.locator('.split').count()) === 0; turn += 1) {
      await press(page, 'ArrowLeft', 2);
      await press(page, 'Enter');
      await page.waitForTimeout(250);
    }
    await page.locator('.split').waitFor();
    expect(await page.evaluate('document.activeElement?.tagName')).toBe('CANVAS');
    await press(page, '?');
    await page.getByRole('heading', { name: 'Keys on the map' }).waitFor();
    expect(await violations(page)).toEqual([]);
  });

  it('every control can be reached with Tab, its focus can be seen, and it is never lost', async () => {
    const { page } = await visitor.open('/#/screen-a-proposal?jurisdiction=demo');
    await page.locator('#answer-heading').waitFor();
    const seen = new Set<string>();
    for (let turn = 0; turn < 90; turn += 1) {
      await press(page, 'Tab');
      const [name, outlines] = await page.evaluate<[string, string]>(`(() => {
        const element = document.activeElement;
        // A box that stands for a hidden input shows its focus for it.
        const shown = [element, element.parentElement, element.nextElementSibling].filter((part) => part !== null);
        const outlines = shown.map((part) => getComputedStyle(part)).filter((style) => style.outlineStyle !== 'none' && style.outlineWidth !== '0px');
        return [element.tagName + ' ' + (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30) + ' ' + element.className, String(outlines.length)];
      })()`);
      // Between the last control and the first the browser's own bar has it.
      if (name.startsWith('BODY')) continue;
      expect(Number(outlines), name).toBeGreaterThan(0);
      seen.add(name);
    }
    for (const part of ['Screen a proposal', 'Map', 'Sign in'])
      expect(
        [...seen].some((name) => name.includes(part)),
        part,
      ).toBe(true);
  });
});

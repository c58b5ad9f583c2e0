import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { serverFigures, shownFigures } from '../../scripts/screenshots/figures.js';
import { drag, pixelOf, pointAt, type Position } from '../../scripts/screenshots/map.js';
import { CROSSING, SHORELINE } from '../../scripts/screenshots/places.js';
import { goTo, takeFromMenu } from '../../scripts/screenshots/proposal.js';
import { useVisitor } from './support/visitor.js';

const visitor = useVisitor();
const ADDRESS = '/#/screen-a-proposal?jurisdiction=demo&ordinance=north-castle';

/** A foot in degrees, to a few feet in a thousand. */
const [LON, LAT] = [1 / 276_000, 1 / 364_400];

function from([lon, lat]: Position, eastFt: number, northFt: number): Position {
  return [lon + eastFt * LON, lat + northFt * LAT];
}

async function click(page: Page, place: Position): Promise<void> {
  await pointAt(page, place);
  await page.mouse.down();
  await page.mouse.up();
}

async function allSqFt(page: Page): Promise<number> {
  return (await serverFigures(page)).sqFt['all'] ?? 0;
}

async function expectSqFt(page: Page, sqFt: number, shareOff: number): Promise<void> {
  await expect.poll(async () => Math.abs((await allSqFt(page)) / sqFt - 1)).toBeLessThan(shareOff);
}

describe('drawing tools', () => {
  it('draws circle, rectangle, line with a width and hole, moves a shape, and goes back step by step', async () => {
    const { page, complaints } = await visitor.open(ADDRESS);
    await goTo(page, SHORELINE);
    // Only what is drawn is measured here, so nothing snaps.
    await page.getByRole('checkbox', { name: 'Snap to lines and corners' }).uncheck();
    const note = page.locator('.pointer-note');

    await page.getByRole('button', { name: 'Circle', exact: true }).click();
    await page.getByLabel('Radius').fill('40');
    await pointAt(page, CROSSING[0]);
    expect(await note.textContent()).toBe('radius 40.0 ft · 5,027 sq ft');
    await click(page, CROSSING[0]);
    await expectSqFt(page, Math.PI * 40 ** 2, 1e-4);

    await takeFromMenu(page, 'Cut a hole');
    for (const [east, north] of [
      [-10, -10],
      [10, -10],
      [10, 10],
      [-10, 10],
    ] as const)
      await click(page, from(CROSSING[0], east, north));
    await page.keyboard.press('Enter');
    await expectSqFt(page, Math.PI * 40 ** 2 - 400, 0.01);
    const holed = await allSqFt(page);

    const inside = from(CROSSING[0], 25, 0);
    await drag(page, inside, from(inside, 60, 40));
    await page.locator('.split[data-source="server"]').waitFor();
    expect(await allSqFt(page)).toBeCloseTo(holed, 0);

    await page.getByRole('button', { name: 'Rectangle', exact: true }).click();
    await page.getByLabel('It stands').selectOption('edge');
    const start = from(CROSSING[1], 0, -20);
    for (const place of [start, from(start, 60, 60), from(start, 60 - 30, 60 + 30)]) await click(page, place);
    await expectSqFt(page, holed + 60 * 60, 0.02);

    await takeFromMenu(page, 'Line with a width');
    await page.getByLabel('Width').fill('20');
    await click(page, from(CROSSING[3], 0, 20));
    await click(page, from(CROSSING[3], 100, 20));
    await expect.poll(() => note.textContent()).toMatch(/^edge 99|^edge 100/);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await page.getByRole('button', { name: 'Redo', exact: true }).click();
    await click(page, from(CROSSING[3], 100, 20));
    await expect.poll(() => page.locator('.shape').count()).toBe(3);
    await expectSqFt(page, holed + 60 * 60 + 100 * 20, 0.02);

    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(() => page.locator('.shape').count()).toBe(1);
    expect(await allSqFt(page)).toBeCloseTo(holed, 0);
    expect(complaints).toEqual([]);
  });

  it('copies a parcel, and says why a line does not split it', async () => {
    const { page } = await visitor.open(ADDRESS);
    await goTo(page, SHORELINE);
    await takeFromMenu(page, 'Copy a parcel');
    await click(page, CROSSING[1]);
    await page.locator('.shape h4', { hasText: /^Parcel 13\./ }).waitFor();
    await page.getByText('is copied').waitFor();
    await takeFromMenu(page, 'Split a shape');
    await click(page, CROSSING[0]);
    await click(page, CROSSING[1]);
    await page.getByRole('button', { name: 'Finish' }).click();
    await page.getByText('The line ends inside the shape').waitFor();
    await page.getByRole('button', { name: 'Start over' }).click();
    expect(await page.locator('.shape').count()).toBe(1);
  });

  it('is drawn and changed by touch', async () => {
    const { page } = await visitor.open(ADDRESS, 'phone');
    await goTo(page, SHORELINE);
    for (const corner of [...CROSSING, CROSSING[0]]) {
      const [x, y] = await pixelOf(page, corner);
      await page.touchscreen.tap(x, y);
    }
    await page.locator('.shape').waitFor();
    const drawn = await allSqFt(page);
    const [x, y] = await pixelOf(page, CROSSING[2]);
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove', at: number) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: x + at, y: y - at }] });
    await touch('touchStart', 0);
    for (const at of [10, 20, 30]) await touch('touchMove', at);
    expect(((await shownFigures(page))?.sqFt['all'] ?? 0) > drawn).toBe(true);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(() => allSqFt(page)).toBeGreaterThan(drawn + 100);
    await page.getByRole('button', { name: 'Remove corner' }).tap();
    await expect.poll(() => page.locator('.shape .secondary').first().textContent()).toBe('3 corners');
  });
});

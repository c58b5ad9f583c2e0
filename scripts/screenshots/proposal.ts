import type { Page } from 'playwright-core';
import { serverFigures } from './figures.js';
import { drawPolygon, type Position } from './map.js';
import { CROSSING, SHORELINE } from './places.js';

/** One thing to look at: where it is, and what is done there before the picture is taken. */
export interface Scene {
  name: string;
  address: string;
  act?: (page: Page) => Promise<void>;
  /** true where the picture is kept with the documentation */
  kept?: boolean;
  /** false where the map is not expected to be drawn */
  hasMap?: boolean;
}

/** Takes what lies behind the menu of the tool bar. */
export async function takeFromMenu(page: Page, name: string): Promise<void> {
  await page.locator('.draw-menu > button').click();
  await page.locator('.draw-menu-list').getByRole('button', { name, exact: true }).click();
}

/** Has the next polygon be mitigation: by its button, or on a narrow screen by the menu. */
export async function takeMitigation(page: Page): Promise<void> {
  const button = page.locator('.toolbar.draw > button.mitigation');
  if (await button.isVisible()) {
    await button.click();
    return;
  }
  await takeFromMenu(page, 'Mitigation');
  await page.locator('.draw-menu-list').getByRole('button', { name: 'Polygon', exact: true }).click();
}

/** Enters a polygon as text. */
export async function typeCorners(page: Page, corners: readonly Position[]): Promise<void> {
  await takeFromMenu(page, 'Type coordinates');
  await page.getByLabel('Longitude and latitude').check();
  await page.getByLabel('Corners, one a line').fill(corners.map((corner) => corner.join(', ')).join('\n'));
  await page.getByRole('button', { name: 'Put it on the map' }).click();
}

/** Brings the map to a place by typing corners there and taking them away again. */
export async function goTo(page: Page, place: readonly Position[]): Promise<void> {
  await typeCorners(page, place);
  await page.locator('.shape').first().waitFor();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.waitForTimeout(300);
  await page.waitForLoadState('networkidle');
}

/** Draws a disturbance from the wetland over its adjacent area to the land beyond, and waits for its figures. */
export async function drawProposal(page: Page): Promise<void> {
  await goTo(page, SHORELINE);
  await drawPolygon(page, CROSSING);
  await serverFigures(page);
}

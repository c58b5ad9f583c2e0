import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { amendmentSchema } from '../../../core/contracts/amendments.js';
import { wetlandSchema } from '../../../core/contracts/map-history.js';
import { makeDraft, openAmendment, signIn } from '../../../scripts/screenshots/amend-scenes.js';
import { mapReady, type Screen, type Visit } from '../../../scripts/screenshots/browser.js';
import type { Position } from '../../../scripts/screenshots/map.js';
import type { Visitor } from './visitor.js';

/** Where the amendments of the demonstration are listed. */
export const LIST = '/#/amend-the-map?jurisdiction=demo';
/** The machine may be busy with other things. */
export const PATIENT = { timeout: 20_000 };
export const API = '/api/jurisdictions/demo';

/** What the server answers to the browser of a page. */
export async function json(page: Page, path: string): Promise<unknown> {
  return (await page.request.get(new URL(path, page.url()).href)).json();
}

/** An amendment as the server has it. */
export async function amendmentOf(page: Page, number: number) {
  return amendmentSchema.parse(await json(page, `${API}/amendments/${number}`));
}

/** A wetland as the server has it. */
export async function wetlandOf(page: Page, id: string) {
  return wetlandSchema.parse(await json(page, `${API}/wetlands/${id}`));
}

/** The number of the amendment that the address names. */
export function numberIn(page: Page): number {
  return Number(/amendment=(\d+)/.exec(page.url())?.[1]);
}

/** Opens a draft with changes as the naturalist. */
export async function openDraft(
  visitor: Visitor,
  title: string,
  operations: readonly object[],
  screen: Screen = 'desk',
): Promise<Visit & { number: number }> {
  const opened = await visitor.openBare(LIST, screen);
  await signIn(opened.page, inject('people').naturalist);
  const draft = await makeDraft(opened.page, title, operations);
  await openAmendment(opened.page, draft.number);
  await mapReady(opened.page);
  return { ...opened, number: draft.number };
}

/** Brings the map to a place by typing corners there and taking them back. */
export async function goTo(page: Page, place: readonly Position[]): Promise<void> {
  await typeCorners(page, place);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.waitForTimeout(400);
  await page.waitForLoadState('networkidle');
}

/** Draws a shape by the coordinates of its corners, in degrees. */
export async function typeCorners(page: Page, corners: readonly Position[]): Promise<void> {
  await page.getByRole('button', { name: 'Coordinates', exact: true }).click();
  await page.getByLabel('Longitude and latitude').check();
  await page.getByLabel('Corners, one a line').fill(corners.map((corner) => corner.join(', ')).join('\n'));
  await page.getByRole('button', { name: 'Put it on the map' }).click();
}

/** Waits until the list of changes shows one of a wetland. */
export async function changed(page: Page, wetland: string): Promise<void> {
  await page.locator(`.change[data-wetland="${wetland}"]`).first().waitFor();
}

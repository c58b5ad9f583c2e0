import type { Page } from 'playwright-core';
import { serverFigures } from './figures.js';
import { LAW_SCENES } from './law-scenes.js';
import { drawPolygon, pointAt } from './map.js';
import { CROSSING, MITIGATION, PARCEL_BY_WETLAND, POND, SHORELINE } from './places.js';
import { drawProposal, goTo, takeFromMenu, takeMitigation, typeCorners, type Scene } from './proposal.js';
import { RECORD_SCENES } from './record-scenes.js';

const PROPOSAL = '/#/screen-a-proposal?jurisdiction=demo&ordinance=north-castle';

async function openPicker(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Tax map number or address' }).fill('shore');
  await page.locator('.suggestions [role="option"]').first().waitFor();
  await page.keyboard.press('ArrowDown');
}

/** Searches for a parcel and takes the first that fits. */
export async function searchParcel(page: Page, text: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Tax map number or address' }).fill(text);
  await page.locator('.suggestions [role="option"]').first().waitFor();
  await page.keyboard.press('Enter');
}

/** What the pictures show, in the order in which the README tells it. */
export const SCENES: readonly Scene[] = [
  { name: 'start', kept: true, address: '/' },
  { name: 'search', address: '/', act: openPicker },
  {
    name: 'parcel',
    kept: true,
    address: '/#/check-a-parcel?jurisdiction=demo',
    act: async (page) => {
      await searchParcel(page, PARCEL_BY_WETLAND);
      await serverFigures(page);
      await page.waitForLoadState('networkidle');
    },
  },
  { name: 'proposal-empty', address: PROPOSAL },
  {
    name: 'proposal-drawing',
    kept: true,
    address: PROPOSAL,
    act: async (page) => {
      await goTo(page, SHORELINE);
      for (const corner of CROSSING.slice(0, 3)) {
        await pointAt(page, corner);
        await page.mouse.down();
        await page.mouse.up();
      }
      await pointAt(page, CROSSING[3]);
      await page.locator('.split').waitFor();
    },
  },
  {
    name: 'proposal',
    kept: true,
    address: PROPOSAL,
    act: async (page) => {
      await drawProposal(page);
      await takeMitigation(page);
      await drawPolygon(page, MITIGATION);
      await page.locator('.mitigation-card').waitFor();
    },
  },
  {
    name: 'proposal-bow-tie',
    address: PROPOSAL,
    act: async (page) => {
      await goTo(page, SHORELINE);
      const [a, b, c, d] = CROSSING;
      await drawPolygon(page, [a, c, b, d]);
      await page.getByRole('button', { name: 'Use the repaired shape' }).waitFor();
    },
  },
  {
    name: 'proposal-server-down',
    address: PROPOSAL,
    act: async (page) => {
      await goTo(page, SHORELINE);
      await page.route('**/api/screenings', (route) => route.abort());
      await drawPolygon(page, CROSSING);
      await page.getByRole('button', { name: 'Try again' }).waitFor();
    },
  },
  {
    name: 'coordinates',
    address: PROPOSAL,
    act: async (page) => {
      await takeFromMenu(page, 'Type coordinates');
      await page.getByLabel('Corners, one a line').fill('724400 765000\n724500 north');
      await page.getByRole('button', { name: 'Put it on the map' }).click();
    },
  },
  {
    name: 'wesley-hills',
    address: '/#/screen-a-proposal?jurisdiction=demo&ordinance=wesley-hills',
    act: async (page) => {
      await typeCorners(page, POND);
      await serverFigures(page);
    },
  },
  {
    name: 'alternatives',
    kept: true,
    address: PROPOSAL,
    act: async (page) => {
      await page.getByRole('button', { name: /A house and its driveway beside a pond/ }).click();
      await page.getByRole('button', { name: 'Compare side by side' }).click();
      await page.getByRole('heading', { name: 'What differs' }).waitFor();
      await page.waitForLoadState('networkidle');
    },
  },
  {
    name: 'what-is-here',
    address: '/#/check-a-parcel?jurisdiction=demo&here=-73.6578,40.9312',
    act: async (page) => {
      await page.getByRole('heading', { level: 2 }).first().waitFor();
      await page.waitForLoadState('networkidle');
    },
  },
  ...LAW_SCENES,
  ...RECORD_SCENES,
  { name: 'no-layers', address: '/#/check-a-parcel?jurisdiction=rye', hasMap: false },
  { name: 'no-parcel', address: '/#/check-a-parcel?jurisdiction=demo&parcel=99999999' },
];

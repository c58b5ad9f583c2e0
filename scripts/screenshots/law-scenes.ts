import type { Page } from 'playwright-core';
import { drawProposal, type Scene } from './proposal.js';

const LAW = '/#/the-law?jurisdiction=demo&ordinance=';

/** Names what is done on the first disturbance, by its id in the vocabulary of activities. */
export async function nameActivity(page: Page, activity: string): Promise<void> {
  await page.getByLabel('Activity', { exact: true }).first().selectOption(activity);
}

/** Shows a part of the page at the top of its column. */
async function showTop(page: Page, selector: string): Promise<void> {
  await page.evaluate(`document.querySelector(${JSON.stringify(selector)})?.scrollIntoView()`);
}

async function lawRead(page: Page): Promise<void> {
  await page.locator('.law-heading').waitFor();
}

/** Adds something that happened to the form for counting days. */
export async function addEvent(page: Page, label: string, day: string): Promise<void> {
  await page.getByLabel('What happened', { exact: true }).selectOption({ label });
  await page.getByRole('button', { name: 'Add its day' }).click();
  await page.getByLabel(label, { exact: true }).fill(day);
}

/** What is to be seen of the law, and of a proposal under it. */
export const LAW_SCENES: readonly Scene[] = [
  { name: 'law', kept: true, address: `${LAW}rye`, hasMap: false, act: lawRead },
  {
    name: 'law-activities',
    address: `${LAW}mamaroneck&at=activity-list`,
    hasMap: false,
    act: lawRead,
  },
  { name: 'law-stormwater', address: `${LAW}wesley-hills&at=decision`, hasMap: false, act: lawRead },
  {
    name: 'law-days',
    address: `${LAW}mamaroneck&at=calculators`,
    hasMap: false,
    act: async (page) => {
      await lawRead(page);
      await addEvent(page, 'Application complete', '2026-03-02');
      await page.locator('[data-clock]').first().waitFor();
      await showTop(page, '#law-count-days');
    },
  },
  {
    name: 'law-cost',
    address: `${LAW}mamaroneck&at=cost`,
    hasMap: false,
    act: async (page) => {
      await lawRead(page);
      await page.getByLabel('Day of the offense').fill('2026-03-02');
      await page.getByLabel('Its last day').fill('2026-03-04');
      await page.locator('[data-sanction]').first().waitFor();
      await showTop(page, '#law-cost');
    },
  },
  {
    name: 'law-escrow',
    address: `${LAW}north-castle&at=escrow`,
    hasMap: false,
    act: async (page) => {
      await lawRead(page);
      await page.getByLabel('Amount at the beginning').fill('5,000');
      await page.getByLabel('What is left').fill('1,600');
      await page.getByLabel('Day of the notice').fill('2026-03-02');
      await page.locator('.calculator .dates').waitFor();
      await showTop(page, '#law-escrow');
    },
  },
  { name: 'law-no-such', address: `${LAW}atlantis`, hasMap: false },
  {
    name: 'proposal-questions',
    kept: true,
    address: '/#/screen-a-proposal?jurisdiction=demo&ordinance=mamaroneck',
    act: async (page) => {
      await drawProposal(page);
      await nameActivity(page, 'repair');
      await page.locator('.questions fieldset').first().waitFor();
      await showTop(page, '#rulings-heading');
    },
  },
  {
    name: 'proposal-prohibited',
    address: '/#/screen-a-proposal?jurisdiction=demo&ordinance=mamaroneck',
    act: async (page) => {
      await drawProposal(page);
      await nameActivity(page, 'solid-waste');
      await page.locator('[data-standing="prohibited"]').waitFor();
    },
  },
  {
    name: 'proposal-explained',
    address: '/#/screen-a-proposal?jurisdiction=demo&ordinance=north-castle',
    act: async (page) => {
      await drawProposal(page);
      await nameActivity(page, 'excavation');
      await page.locator('[data-standing="permit"]').first().waitFor();
      await page.locator('.finding summary').first().click();
      await showTop(page, '.finding');
    },
  },
  {
    name: 'application',
    kept: true,
    address: '/#/screen-a-proposal?jurisdiction=demo&ordinance=north-castle',
    act: async (page) => {
      await drawProposal(page);
      await nameActivity(page, 'excavation');
      await page.locator('[data-standing="permit"]').first().waitFor();
      await page.getByRole('button', { name: 'What the application takes' }).click();
      await page.getByLabel('Which way it goes').selectOption('planning-board');
      await page.locator('.checklist').first().waitFor();
    },
  },
  {
    name: 'comparison',
    kept: true,
    address: '/#/screen-a-proposal?jurisdiction=demo&ordinance=mamaroneck',
    act: async (page) => {
      await drawProposal(page);
      await nameActivity(page, 'excavation');
      await page.getByRole('button', { name: 'Compare laws' }).click();
      await page.locator('.comparison').first().waitFor();
    },
  },
  {
    name: 'application-nothing-drawn',
    address: '/#/screen-a-proposal?jurisdiction=demo&view=application',
    hasMap: false,
  },
];

import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { adoptAmendment, dayFromToday, type Adopted } from './support/adopt-amendment.js';
import { signInAs } from './support/sign-in.js';
import { violations } from './support/violations.js';
import { useVisitor } from './support/visitor.js';

const visitor = useVisitor();
const HISTORY = '/#/history-of-the-map?jurisdiction=demo';
const RYE = '/#/determinations?jurisdiction=rye';

async function sound(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
}

async function heading(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { level: 2, name, exact: true }).waitFor();
}

describe('signing in', () => {
  it('says what is wrong, takes one back to where one came from, and out again', async () => {
    const { page } = await visitor.openBare('/#/the-law?jurisdiction=demo&ordinance=rye');
    await page.getByRole('link', { name: 'Sign in' }).click();
    await heading(page, 'Sign in');
    await sound(page);
    const { signInName, password, fullName } = inject('people').planner;
    await page.getByLabel('Sign-in name').fill(signInName);
    await page.getByLabel('Password', { exact: true }).fill('not this one, surely');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('no account with this name and this password').waitFor();
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await page.locator('.law-heading').waitFor();
    await page.getByRole('link', { name: `Your account: ${fullName}` }).click();
    await page.getByText('Planner in Village of Sedge Harbor').waitFor();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await heading(page, 'Sign in');
  });

  it('leads somebody new from the temporary password to one of their own', async () => {
    const { page } = await visitor.openBare('/#/account?jurisdiction=demo');
    await signInAs(page, 'administrator');
    const signInName = `newcomer-${Date.now()}`;
    await page.getByRole('button', { name: 'Add an account' }).click();
    await page.getByLabel('Sign-in name').fill(signInName);
    await page.getByLabel('Full name').fill('Newt Comer');
    await page.getByRole('button', { name: 'Add a role' }).click();
    await page.getByLabel('Role 1', { exact: true }).selectOption('planner');
    await sound(page);
    await page.getByRole('button', { name: 'Add the account' }).click();
    const temporary = (await page.locator('.one-time code').textContent()) ?? '';
    await sound(page);
    const { page: theirs } = await visitor.openBare('/#/account?jurisdiction=demo', 'phone');
    await theirs.getByLabel('Sign-in name').fill(signInName);
    await theirs.getByLabel('Password', { exact: true }).fill(temporary);
    await theirs.keyboard.press('Enter');
    await heading(theirs, 'Set a password of your own');
    await sound(theirs);
    await theirs.getByLabel('Temporary password', { exact: true }).fill(temporary);
    await theirs.getByLabel('New password', { exact: true }).fill('short');
    await theirs.keyboard.press('Enter');
    await theirs.getByText('it takes at least 15').waitFor();
    await theirs.getByLabel('New password', { exact: true }).fill('a newt in every pond');
    await theirs.keyboard.press('Enter');
    await theirs.getByLabel('Tax map number or address').waitFor();
    await theirs.getByRole('link', { name: 'Your account: Newt Comer' }).waitFor();
  });
});

describe('determinations', () => {
  it('tells the public why not, and the way to sign in', async () => {
    const { page } = await visitor.openBare(RYE);
    await page.getByText('planners, naturalists and administrators').waitFor();
    await sound(page);
    await page.locator('main').getByRole('link', { name: 'Sign in' }).click();
    await heading(page, 'Sign in');
  });

  it.each(['desk', 'phone'] as const)(
    'records a request and answers it with exactly one of two, on a %s',
    async (screen) => {
      const { page } = await visitor.openBare(RYE, screen);
      await signInAs(page, 'administrator');
      await page.getByRole('button', { name: 'Record a request' }).click();
      await page.getByRole('radio', { name: 'Naturalist' }).check();
      await page.getByLabel('Received on').fill(dayFromToday(-20));
      await page.getByLabel('From whom').fill('Owner of 12 Shore Road');
      const number = `146-${Date.now()}`;
      await page.getByLabel('Tax map number (optional)').fill(number);
      await page.getByLabel('The land, and what is asked').fill('Whether the low ground is a wetland.');
      await sound(page);
      await page.getByRole('button', { name: 'Record it' }).click();
      await page.getByRole('heading', { level: 2, name: 'Determination number' }).waitFor();
      await page.getByText('Late: it was due on').waitFor();
      expect(await page.getByRole('radio').count()).toBe(2);
      await sound(page);
      await page.getByLabel('The answer in words').fill('It is not subject to the chapter.');
      await page.getByRole('button', { name: 'Record the answer' }).click();
      await page.getByRole('alert').getByText('Choose the outcome.').waitFor();
      await page.getByRole('radio').first().check();
      await page.getByLabel('Hydric soils in the soil survey').check();
      await page.getByLabel('What the soil survey shows').fill('None within 300 feet.');
      await page.getByLabel('Wetland plants found').fill('None');
      await page.getByRole('button', { name: 'Record the answer' }).click();
      await page.getByRole('heading', { name: 'What runs from it' }).waitFor();
      await page.getByText('Hydric soils: None within 300 feet.').waitFor();
      expect(await page.getByRole('radio').count()).toBe(0);
      await sound(page);
      await page.getByRole('link', { name: 'All requests' }).click();
      await page.getByLabel('Tax map number').fill(number);
      await page.getByText('1 request', { exact: true }).waitFor();
      await page.getByLabel('Which').selectOption('open');
      await page.getByText('No request fits.').waitFor();
      await sound(page);
    },
  );

  it('says how many votes a finding takes, and leads from it into an amendment', async () => {
    const { page } = await visitor.openBare(RYE);
    await signInAs(page, 'administrator');
    await page.getByRole('button', { name: 'Record a request' }).click();
    await page.getByRole('radio').nth(1).check();
    await page.getByLabel('From whom').fill('Neighbors of Brook Lane');
    await page.getByLabel('The land, and what is asked').fill('Whether the hollow is a wetland.');
    await page.getByRole('button', { name: 'Record it' }).click();
    await page.getByLabel('Votes for it').fill('4');
    await page.getByText('4 are too few.').waitFor();
    await page.getByLabel('Votes for it').fill('5');
    await page.getByText('5 are enough.').waitFor();
    await page.getByRole('radio').first().check();
    await page.getByLabel('Given by').fill('Planning Commission');
    await page.getByLabel('The answer in words').fill('The hollow is a wetland.');
    await page.getByRole('button', { name: 'Record the answer' }).click();
    await page.getByText('5 for, 0 against; 5 were needed').waitFor();
    await sound(page);
    await page.getByRole('button', { name: 'Start an amendment from it' }).click();
    await page.waitForURL(/amend-the-map\?.*amendment=\d+/);
  });
});

describe('history of the map', () => {
  let adopted: Adopted | null = null;
  let later: Adopted | null = null;

  beforeAll(async () => {
    adopted = await adoptAmendment('Retire the filled pool', 0);
    later = await adoptAmendment('Retire the drained pool', 30);
  });

  function madeVersions(): [Adopted, Adopted] {
    if (adopted === null || later === null) throw new Error('there are no versions to look at');
    return [adopted, later];
  }

  it.each(['desk', 'phone'] as const)(
    'goes from the timeline to a version, a wetland and a comparison, on a %s',
    async (screen) => {
      const [first, second] = madeVersions();
      const { page, complaints } = await visitor.open(HISTORY, screen);
      await page.getByRole('link', { name: `Version ${second.version}`, exact: true }).waitFor();
      await page.getByText('to come').first().waitFor();
      await sound(page);
      await page.getByRole('link', { name: `Version ${first.version}`, exact: true }).click();
      await heading(page, `Version ${first.version} of the map`);
      await page.getByText('1 wetland retired.').waitFor();
      await page.getByText('Resolution 14').waitFor();
      await page.getByText('Marsh & Reed Surveying').waitFor();
      await page.getByText('Nothing of it is left.').waitFor();
      await sound(page);
      await page.getByRole('button', { name: `Show on the map (${first.retired})` }).click();
      await page.getByRole('link', { name: `All it has been (${first.retired})` }).click();
      await page.getByText('Not on the map: it was retired.').waitFor();
      await sound(page);
      await page.getByRole('link', { name: `Version ${first.version}`, exact: true }).click();
      await page.getByText('Compare with another version or day').click();
      await page.getByLabel('From', { exact: true }).selectOption('1');
      await page.getByLabel('To', { exact: true }).selectOption('day');
      await page.getByLabel('To: the day').fill(second.since);
      await page.getByText(`That was version ${second.version}.`).waitFor();
      await page.getByRole('button', { name: 'Compare', exact: true }).click();
      await heading(page, `From version 1 to version ${second.version}`);
      await page.locator('.totals tfoot').getByText('−').waitFor();
      await page.getByRole('heading', { level: 4, name: first.retired }).waitFor();
      await sound(page);
      expect(complaints).toEqual([]);
    },
  );

  it('shows the map of a day, and says which version it was', async () => {
    const [, second] = madeVersions();
    const { page } = await visitor.open(HISTORY);
    const tiles = page.waitForRequest((request) => request.url().includes(`on=${second.since}`));
    await page.getByLabel('The map on a day').fill(second.since);
    await page.getByText(`was version ${second.version}.`).waitFor();
    await tiles;
  });

  it('opens the wetland that is clicked, and says where there is none', async () => {
    const { page } = await visitor.open(`${HISTORY}&wetland=W-1`);
    await page.waitForTimeout(1500);
    await page.waitForLoadState('networkidle');
    await page.getByRole('link', { name: 'All versions' }).click();
    await heading(page, 'History of the map');
    const box = await page.locator('.map-canvas').boundingBox();
    // It was brought to the middle of the map, and its islands lie elsewhere.
    await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
    await page.getByRole('heading', { level: 2, name: 'W-1' }).waitFor();
  });

  it('says so where a wetland never was', async () => {
    const { page } = await visitor.open(`${HISTORY}&wetland=X-404`);
    await page.getByText('No wetland has ever had the number X-404').waitFor();
  });
});

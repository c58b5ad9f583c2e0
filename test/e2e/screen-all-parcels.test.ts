import { describe, expect, inject, it } from 'vitest';
import { signIn } from '../../scripts/screenshots/amend-scenes.js';
import { useVisitor } from './support/visitor.js';
import { violations } from './support/violations.js';

const visitor = useVisitor();

const fitsTheScreen = 'document.documentElement.scrollWidth <= innerWidth';

describe('screen all parcels', () => {
  it('goes from a day and an ordinance to a table whose rows lead to the parcels', async () => {
    const { page, complaints } = await visitor.openBare(
      '/#/screen-all-parcels?jurisdiction=demo&ordinance=north-castle',
    );
    await page.getByText(/screened by those who work for/).waitFor();
    await signIn(page, inject('people').planner);
    await page.reload();
    await page.getByRole('button', { name: /^Screen all [\d,]+ parcels$/ }).press('Enter');
    await page.getByRole('heading', { name: /^All parcels of/ }).waitFor();
    await page.reload();
    await page.getByText(/^[\d,]+ parcels screened\.$/).waitFor({ timeout: 60_000 });
    for (const screen of [
      { width: 1280, height: 800 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(screen);
      await page.locator('.batch-table tbody tr').first().waitFor();
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(fitsTheScreen)).toBe(true);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('button', { name: /^\d+ parcels? holds? regulated wetland/ }).click();
    await page.locator('#batch-rows-heading:focus').waitFor();
    await page.locator('.batch-frame[aria-busy="false"]').waitFor();
    for (const cell of await page.locator('.batch-table tbody tr > td:nth-child(3)').allTextContents())
      expect(cell).toMatch(/^Wetland or water/);
    const sorted = page.waitForResponse(/rows\?.*sort=-inWetlandSqFt/);
    await page.getByRole('button', { name: 'In wetland, sq ft' }).click();
    await sorted;
    await page.locator('th[aria-sort="descending"]', { hasText: 'In wetland' }).waitFor();
    await page.locator('.batch-frame[aria-busy="false"]').waitFor();
    const first = page.locator('.batch-table tbody tr').first();
    const number = (await first.locator('th a').textContent()) ?? '';
    const inWetlandSqFt = (await first.locator('td').nth(3).textContent()) ?? '';
    await first.locator('th a').click();
    await page.getByText(`${inWetlandSqFt} sq ft of the parcel lie in wetland`).first().waitFor();
    expect(await page.locator('main').textContent()).toContain(number);
    expect(page.url()).toContain('check-a-parcel');
    expect(complaints).toEqual([]);
  });
});

describe('the activity log', () => {
  it('says who did what, of one kind or all, to those who may know', async () => {
    const { page, complaints } = await visitor.openBare('/#/account?jurisdiction=demo');
    await signIn(page, inject('people').administrator);
    await page.reload();
    await page.getByRole('link', { name: /^Activity log/ }).click();
    await page.getByRole('heading', { name: 'Activity log' }).waitFor();
    await page.getByLabel('Where').selectOption('Everywhere on this server');
    await page.getByLabel('What was done to').selectOption('Accounts and signing in');
    await page
      .getByText(/signed in to the account/)
      .first()
      .waitFor();
    for (const screen of [
      { width: 1280, height: 800 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(screen);
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(fitsTheScreen)).toBe(true);
    }
    await page.getByLabel('Where').selectOption({ index: 0 });
    expect(await page.getByLabel('What was done to').locator('option', { hasText: 'Accounts' }).count()).toBe(
      0,
    );
    expect(complaints).toEqual([]);
  });
});

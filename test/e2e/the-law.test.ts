import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { addEvent } from '../../scripts/screenshots/law-scenes.js';
import { useVisitor } from './support/visitor.js';

const visitor = useVisitor();
const LAW = '/#/the-law?jurisdiction=demo&ordinance=';

/** Where the top of an element is, in pixels below the top of the window. */
async function topOf(page: Page, selector: string): Promise<number> {
  return (await page.locator(selector).boundingBox())?.y ?? Number.NaN;
}

describe('the law', () => {
  it('is a document of the ordinance on screen, in our own words, with nothing from other hosts', async () => {
    const { page, complaints, foreign } = await visitor.open('/#/check-a-parcel?jurisdiction=demo');
    await page.getByRole('link', { name: 'The law' }).click();
    await page.getByRole('heading', { level: 2, name: /Mamaroneck ch\. 192/ }).waitFor();
    expect(page.url()).toContain('#/the-law?jurisdiction=demo');
    expect(await page.locator('.own-words').textContent()).toContain('It is not the text of the law');
    expect(await page.locator('.map').isVisible()).toBe(false);
    expect(await page.locator('#law-M-B').textContent()).toContain('2,500 sq ft');
    await page.getByRole('heading', { name: 'What the text held here does not contain' }).waitFor();
    await page.getByRole('combobox', { name: 'Ordinance' }).selectOption('north-castle');
    await page.getByRole('heading', { level: 2, name: /North Castle ch\. 340/ }).waitFor();
    expect(await page.locator('#law-N-BUF .setting-mark').first().textContent()).toBe(
      'set by the municipality, not read from the text held here',
    );
    await page.getByRole('link', { name: 'Check a parcel' }).click();
    await page.locator('.map').waitFor({ state: 'visible' });
    expect(complaints).toEqual([]);
    expect(foreign).toEqual([]);
  });

  it('can be read where there is no map, and says why where there is no such ordinance', async () => {
    const { page: bare } = await visitor.openBare('/#/the-law?jurisdiction=rye');
    await bare.getByRole('heading', { level: 2, name: /Rye ch\. 195/ }).waitFor();
    const { page: none } = await visitor.openBare(`${LAW}atlantis`);
    await none.getByRole('heading', { name: 'This ordinance is not on this server.' }).waitFor();
  });

  it('leads from the contents to a place, which its link opens again', async () => {
    const { page } = await visitor.openBare(`${LAW}rye`);
    const contents = page.getByRole('navigation', { name: 'Contents of the law' });
    await contents.getByRole('link', { name: 'The decision' }).click();
    await expect.poll(() => topOf(page, '#law-decision')).toBeLessThan(120);
    expect(await page.evaluate('document.activeElement.id')).toBe('law-decision');
    expect(page.url()).toContain('at=decision');
    // Where the address names the place already, the link leads there all the same.
    await page.evaluate(`document.querySelector('.panel-content').scrollTo(0, 0)`);
    await contents.getByRole('link', { name: 'The decision' }).click();
    await expect.poll(() => topOf(page, '#law-decision')).toBeLessThan(120);
    const { page: again } = await visitor.openBare(`${LAW}rye&at=R-BUF`);
    await expect.poll(() => topOf(again, '#law-R-BUF')).toBeLessThan(120);
  });

  it('shows the number in force on another day', async () => {
    const { page } = await visitor.openBare(`${LAW}mamaroneck`);
    await page.getByLabel('As of', { exact: true }).fill('2000-01-01');
    await page.getByText('Nothing can be said for 1 Jan 2000').waitFor();
    await page.getByRole('button', { name: 'Back to today' }).click();
    await expect.poll(() => page.getByText('Nothing can be said for').count()).toBe(0);
  });

  it('prints the whole document and nothing of the page around it', async () => {
    const { page } = await visitor.openBare(`${LAW}wesley-hills`);
    await page.locator('.law-heading').waitFor();
    await page.emulateMedia({ media: 'print' });
    for (const hidden of ['.page-header', '.contents', '.document-tools', '.calculators'])
      expect(await page.locator(hidden).first().isVisible(), hidden).toBe(false);
    // All of it, and not the part that fits the window.
    expect(
      await page.evaluate(
        `document.documentElement.scrollHeight >= document.querySelector('.law-layout').scrollHeight
          && document.querySelector('.law-layout').scrollHeight > 5000`,
      ),
    ).toBe(true);
  });
});

describe('the calculators under the law', () => {
  it('count the days of each period from what happened', async () => {
    const { page, complaints } = await visitor.openBare(`${LAW}mamaroneck&at=count-days`);
    await addEvent(page, 'Application complete', '2026-03-02');
    const hearing = page.locator('.periods > li', { hasText: '§ 192-7' }).first();
    await hearing.waitFor();
    const text = (await hearing.textContent())?.replaceAll(/\s+/g, ' ') ?? '';
    expect(text).toContain('1 Apr 2026');
    expect(text).toContain('1 May 2026');
    await page.getByRole('button', { name: 'Remove: Application complete' }).click();
    await expect.poll(() => page.locator('[data-clock]').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('say what an offense can cost, a first one and a later one', async () => {
    const { page } = await visitor.openBare(`${LAW}mamaroneck&at=cost`);
    await page.getByLabel('Day of the offense').fill('2026-03-02');
    await page.getByLabel('Its last day').fill('2026-03-04');
    await page.getByText('Counted as a first offense').waitFor();
    const costs = page.locator('.calculator .law-table strong');
    await costs.filter({ hasText: '$500 to $1,000' }).waitFor();
    await costs.filter({ hasText: '$1,500 to $3,000' }).waitFor();
    await page.getByRole('button', { name: 'Add an earlier offense' }).click();
    await page.getByLabel('Earlier offense 1, with').fill('2025-01-02');
    await page.getByText('Counted as offense number 2').waitFor();
    await costs.filter({ hasText: '$3,000 to $6,000' }).waitFor();
    await page.getByLabel('Its last day').fill('2026-03-01');
    await page.getByText('It cannot have ended before it began.').waitFor();
  });

  it('say when an escrow has to be restored, only where the ordinance has one', async () => {
    const { page } = await visitor.openBare(`${LAW}north-castle&at=escrow`);
    await page.getByLabel('Amount at the beginning').fill('5,000');
    await page.getByLabel('What is left').fill('1,600');
    await page.getByLabel('Day of the notice').fill('2026-03-02');
    await page.locator('.calculator .dates').getByText('$3,400').waitFor();
    await page.locator('.calculator .dates').getByText('1 Apr 2026').waitFor();
    const { page: other } = await visitor.openBare(`${LAW}rye`);
    await other.locator('.law-heading').waitFor();
    expect(await other.getByText('Restore the escrow').count()).toBe(0);
  });
});

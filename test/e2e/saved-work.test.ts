import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { serverFigures } from '../../scripts/screenshots/figures.js';
import { CROSSING, SHORELINE } from '../../scripts/screenshots/places.js';
import { typeCorners } from '../../scripts/screenshots/proposal.js';
import { signInAs } from './support/sign-in.js';
import { useVisitor } from './support/visitor.js';

const visitor = useVisitor();
const PROPOSAL = '/#/screen-a-proposal?jurisdiction=demo&ordinance=north-castle';
/** Shown as it was typed, and never run. */
const TITLE = `The "slope" <img src=x onerror=document.title='run'>`;

const named = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const kept = (page: Page, words: RegExp | string) =>
  page.locator('.kept-line > [aria-hidden]', { hasText: words });

describe('a proposal', () => {
  it('is there after a reload, with its alternatives, and they are compared in words', async () => {
    const { page, complaints } = await visitor.openBare(PROPOSAL);
    await typeCorners(page, CROSSING);
    await serverFigures(page);
    await named(page, 'Add an alternative').click();
    await named(page, /^Begin with a copy/).click();
    await typeCorners(page, SHORELINE);
    await page.locator('.shape').nth(1).waitFor();
    await page.reload();
    await page.locator('.shape').nth(1).waitFor();
    expect(await named(page, 'Alternative B').getAttribute('aria-pressed')).toBe('true');
    await named(page, 'Alternative A').click();
    await expect.poll(() => page.locator('.shape').count()).toBe(1);
    await named(page, 'Compare side by side').click();
    await page.getByText(/^Alternative B disturbs [\d,]+ sq ft more of land than Alternative A\.$/).waitFor();
    expect(await page.locator('.outline-map').count()).toBe(2);
    expect(complaints).toEqual([]);
  });

  it('is saved, opened on another device, kept through a lost connection, and shown by a link', async () => {
    const { page } = await visitor.openBare(PROPOSAL);
    await typeCorners(page, CROSSING);
    await signInAs(page, 'planner');
    await page.locator('#proposal-title').fill(TITLE);
    await named(page, 'Save on the server').click();
    await kept(page, 'Saved on the server just now.').waitFor();

    const { page: other } = await visitor.openBare(PROPOSAL);
    await signInAs(other, 'planner');
    await named(other, 'Your proposals').click();
    await named(other, `Open ${TITLE}`).first().click();
    await other.locator('.shape').first().waitFor();
    expect(await other.locator('#proposal-title').inputValue()).toBe(TITLE);
    expect(await other.title()).not.toBe('run');

    await page.context().setOffline(true);
    await page.getByLabel('Name (optional)').first().fill('House');
    await page.getByLabel('Name (optional)').first().press('Tab');
    await kept(page, /^Not saved yet: no connection/).waitFor();
    await page.context().setOffline(false);
    await kept(page, /^Saved on the server/).waitFor();

    // The other device has not heard of the name.
    await other.getByLabel('Name (optional)').first().fill('Barn');
    await other.getByLabel('Name (optional)').first().press('Tab');
    await named(other, 'Keep both, as alternatives').click();
    await kept(other, /^Saved on the server/).waitFor();
    await named(other, 'Alternative A (from the server)').waitFor();

    await named(other, 'Share').click();
    await named(other, 'Make a link').click();
    const link = await other.locator('#share-link').inputValue();
    const { page: visiting } = await visitor.openBare(`/${new URL(link).hash}`);
    await visiting.getByText('You are looking at a shared proposal.').waitFor();
    await visiting.getByText(TITLE, { exact: true }).waitFor();
    await serverFigures(visiting);
    expect(await visiting.locator('.draw-tools').count()).toBe(0);
    expect(await visiting.locator('.shape').count()).toBe(1);
    expect(await visiting.getByLabel('Name (optional)').count()).toBe(0);
    await named(visiting, 'Make a copy').click();
    await visiting.locator('.kept-line', { hasText: 'Kept in this browser.' }).waitFor();
    await visiting.getByLabel('Name (optional)').first().waitFor();
    expect(visiting.url()).not.toContain('shared');

    await named(other, 'End sharing').click();
    await named(other, 'Make a link').waitFor();
    await visiting.goto(link);
    await visiting.getByText(/^This link shows no proposal\./).waitFor();
  });
});

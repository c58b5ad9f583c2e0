import { describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { mapVersionListSchema } from '../../core/contracts/map-history.js';
import {
  chooseWetland,
  DRY_LAND,
  makeDraft,
  openAmendment,
  send,
  showSection,
  signIn,
  takeTool,
} from '../../scripts/screenshots/amend-scenes.js';
import { near } from '../../scripts/screenshots/places.js';
import { LIST, PATIENT, API, amendmentOf, json, openDraft, typeCorners } from './support/amendments.js';
import { useVisitor } from './support/visitor.js';

const visitor = useVisitor();
const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date());

describe('amending while something else happens', () => {
  it('shows what somebody else did meanwhile, and carries one’s own change over to it', async () => {
    const { page, number } = await openDraft(visitor, 'Two at once', [
      { operation: 'reclassify', wetland: 'W-24', attributes: { degraded: true } },
    ]);
    await takeTool(page, 'Reshape');
    await chooseWetland(page, 'W-24');
    await page.getByRole('button', { name: 'Type corners: Outline' }).click();
    const text = page.getByLabel('Corners, one a line');
    await expect.poll(() => text.inputValue(), PATIENT).toContain(',');
    await text.fill((await text.inputValue()).split('\n').slice(1).join('\n'));
    await page.getByRole('button', { name: 'Change it' }).click();

    const other = await visitor.openBare(LIST);
    await signIn(other.page, inject('people').naturalist);
    await openAmendment(other.page, number);
    await takeTool(other.page, 'Classify');
    await chooseWetland(other.page, 'W-24');
    await other.page.getByLabel('Of unusual local importance').check();
    await other.page.getByRole('button', { name: 'Take it into the draft' }).click();
    await other.page.getByText('of unusual local importance: no → yes').waitFor();

    await page.getByRole('button', { name: 'Take the new shape into the draft' }).click();
    const alert = page.getByRole('alert');
    await alert.getByText('Somebody else changed this amendment').waitFor();
    expect(await alert.textContent()).toContain('W-24, classified anew, which you change too');
    expect(await page.locator('.rings li').count()).toBe(1);
    await page.getByRole('button', { name: 'Do mine on the new state' }).click();
    await alert.waitFor({ state: 'detached' });
    const [change] = (await amendmentOf(page, number)).changes;
    expect(change?.after?.localImportance).toBe(true);
    expect(change?.after?.areaSqFt).not.toBe(change?.before?.areaSqFt);
  });

  it('carries a draft over to a map that was changed under it', async () => {
    const { page, number } = await openDraft(visitor, 'Left behind', [
      { operation: 'reclassify', wetland: 'W-25', attributes: { degraded: true }, note: 'mine' },
      { operation: 'reclassify', wetland: 'W-37', attributes: { degraded: true }, note: 'mine' },
    ]);
    const name = Date.now();
    const winner = await makeDraft(page, 'Ahead of it', [
      { operation: 'reclassify', wetland: 'W-25', attributes: { name: `Ahead ${name}` } },
      { operation: 'reclassify', wetland: 'W-37', attributes: { name: `Behind ${name}` } },
    ]);
    const path = `${API}/amendments/${winner.number}`;
    const revised = z.object({ revision: z.number() });
    const evidence = {
      delineatedBy: 'A surveyor',
      delineatedOn: '2026-10-02',
      method: 'Survey',
      accuracyFt: 1,
    };
    const attached = revised.parse(await send(page, `${path}/evidence`, evidence, winner.revision));
    const proposed = revised.parse(await send(page, `${path}/propose`, {}, attached.revision));
    // Another journey may have adopted a map for a day to come, and no map takes effect before the one it follows.
    const [newest] = mapVersionListSchema.parse(await json(page, `${API}/map-versions`)).items;
    const effectiveOn = newest === undefined || newest.since < DAY ? DAY : newest.since;
    await send(page, `${path}/adopt`, { effectiveOn, reference: 'Resolution 42' }, proposed.revision);

    await page.reload();
    await page.getByRole('heading', { name: 'The map has changed since' }).waitFor();
    await page.getByRole('button', { name: /^Carry it over/ }).click();
    await page.getByText('2 wetlands are not decided').waitFor();
    const [first, second] = [
      page.getByRole('group', { name: /W-25/ }),
      page.getByRole('group', { name: /W-37/ }),
    ];
    await first.getByLabel(/Keep mine/).check();
    await second.getByLabel(/Keep theirs/).check();
    await page.getByRole('button', { name: /^Carry it over/ }).click();
    await page.getByRole('heading', { name: 'The map has changed since' }).waitFor({ state: 'detached' });
    const after = await amendmentOf(page, number);
    expect(after.changes.map(({ wetland }) => wetland)).toEqual(['W-25']);
    expect(after.baseVersion).toBe(after.newestVersion);
  });

  it('keeps what is drawn when the server goes away, the session ends, or the page is loaded anew', async () => {
    const { page, number } = await openDraft(visitor, 'Kept', []);
    await takeTool(page, 'New wetland');
    await typeCorners(page, near(DRY_LAND, 100));
    await page.getByLabel('Name (optional)').fill('Kept Meadow');
    await page.route('**/changes', (route) => route.abort());
    await page.getByRole('button', { name: 'Add it to the draft' }).click();
    const alert = page.getByRole('alert');
    await alert.getByText('The server did not answer').waitFor();
    expect(await alert.textContent()).toContain('nothing that you typed or drew is lost');
    await page.unroute('**/changes');
    await showSection(page, 'Evidence');
    await page.getByLabel('Who delineated it').fill('Marsh & Sedge, surveyors');

    await page.reload();
    await page.locator('.rings li').waitFor();
    expect(await page.getByLabel('Name (optional)').inputValue()).toBe('Kept Meadow');
    await showSection(page, 'Evidence');
    expect(await page.getByLabel('Who delineated it').inputValue()).toBe('Marsh & Sedge, surveyors');
    await showSection(page, 'Changes');

    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Add it to the draft' }).click();
    await page.getByText('Your session has ended.').waitFor();
    await page.getByRole('link', { name: 'Sign in again' }).waitFor();
    await signIn(page, inject('people').naturalist);
    await openAmendment(page, number);
    await page.locator('.rings li').waitFor();
    await page.getByRole('button', { name: 'Add it to the draft' }).click();
    await page.locator('.change').first().waitFor();
    expect((await amendmentOf(page, number)).changes[0]?.after?.name).toBe('Kept Meadow');
  });
});

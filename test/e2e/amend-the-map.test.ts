import { describe, expect, inject, it } from 'vitest';
import {
  chooseWetland,
  DRY_LAND,
  openAmendment,
  showSection,
  signIn,
  squareWetland,
  takeTool,
} from '../../scripts/screenshots/amend-scenes.js';
import { mapReady } from '../../scripts/screenshots/browser.js';
import { drag, drawPolygon, pointAt } from '../../scripts/screenshots/map.js';
import { near } from '../../scripts/screenshots/places.js';
import {
  LIST,
  PATIENT,
  amendmentOf,
  wetlandOf,
  numberIn,
  openDraft,
  goTo,
  typeCorners,
  changed,
} from './support/amendments.js';
import { useVisitor } from './support/visitor.js';

const visitor = useVisitor();
const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date());

describe('amend the map', () => {
  it('tells the public who amends it and where to sign in', async () => {
    const { page, complaints } = await visitor.open(LIST);
    await page.getByRole('heading', { name: /amended by the naturalist/ }).waitFor();
    await page.locator('.panel').getByRole('link', { name: 'Sign in' }).click();
    await expect.poll(() => page.url(), PATIENT).toContain('/account');
    expect(complaints).toEqual([]);
  });

  it('lets a planner read a draft and change nothing', async () => {
    const { page, number } = await openDraft(visitor, 'Read only', [squareWetland('R-1', DRY_LAND, 100)]);
    await signIn(page, inject('people').planner);
    await openAmendment(page, number);
    await page.getByText('Only a naturalist of the municipality changes it').waitFor();
    await changed(page, 'R-1');
    for (const name of ['Take back', 'Change title and reason', 'New wetland'])
      expect(await page.getByRole('button', { name }).count(), name).toBe(0);
    await showSection(page, 'Decision');
    expect(await page.getByRole('button', { name: 'Propose it' }).count()).toBe(0);
  });

  it('goes from an empty list to a map in effect', { timeout: 180_000 }, async () => {
    const { page, complaints, foreign } = await visitor.openBare(LIST);
    await signIn(page, inject('people').naturalist);
    await page.reload();
    await mapReady(page);
    await page.getByRole('button', { name: 'Start the draft' }).click();
    await page.getByText('Give it a title.').waitFor();
    await page.getByLabel('What it is about').fill('Clerk Meadow <b>survey</b>');
    await page.getByLabel('Why (optional)').fill('A delineation of 2026.');
    await page.getByRole('button', { name: 'Start the draft' }).click();
    await page.getByRole('heading', { name: /Nothing is changed yet/ }).waitFor();
    const number = numberIn(page);

    // a new wetland by mouse
    await takeTool(page, 'New wetland');
    await goTo(page, near(DRY_LAND, 300));
    await drawPolygon(page, near(DRY_LAND, 120));
    await page.locator('.rings li').waitFor();
    await page.getByLabel('Its id on the map (optional)').fill('E2E-1');
    await page.getByLabel('Accuracy of the outline, in feet').fill('0.5');
    await page.getByRole('button', { name: 'Add it to the draft' }).click();
    await changed(page, 'E2E-1');

    // another by typed coordinates, with the keyboard alone
    await takeTool(page, 'New wetland');
    await typeCorners(page, near([-73.6548, 40.9318], 90));
    await page.getByLabel('Its id on the map (optional)').fill('E2E-2');
    await page.getByRole('button', { name: 'Add it to the draft' }).focus();
    await page.keyboard.press('Enter');
    await changed(page, 'E2E-2');
    expect(await page.evaluate('document.activeElement?.tagName')).not.toBe('BODY');

    // a part moved by a corner: the other part stays to the last digit
    const before = await wetlandOf(page, 'W-36');
    await takeTool(page, 'Reshape');
    await chooseWetland(page, 'W-36');
    await page.getByRole('button', { name: 'Show it on the map' }).click();
    await page.waitForTimeout(500);
    await page.getByRole('button', { name: /^Move corners: Outline of part 1/ }).click();
    const [lon = 0, lat = 0] = before.geometry.coordinates.flat(2)[0] as number[];
    await drag(page, [lon, lat], [lon - 0.0001, lat]);
    await page.getByRole('button', { name: 'Take the new shape into the draft' }).click();
    await changed(page, 'W-36');
    const reshaped = (await amendmentOf(page, number)).changes.find(({ wetland }) => wetland === 'W-36');
    expect(reshaped?.after?.geometry.coordinates[1]).toEqual(before.geometry.coordinates[1]);
    expect(reshaped?.netSqFt).not.toBe(0);

    // a line across
    await takeTool(page, 'Split');
    await chooseWetland(page, 'W-33');
    await page.getByRole('button', { name: 'Show it on the map' }).click();
    await page.waitForTimeout(500);
    const outline = (await wetlandOf(page, 'W-33')).geometry.coordinates.flat(2) as number[][];
    const [lons, lats] = [outline.map(([x = 0]) => x), outline.map(([, y = 0]) => y)];
    const middle = (Math.min(...lats) + Math.max(...lats)) / 2;
    const ends = [
      [Math.min(...lons) - 0.0003, middle] as const,
      [Math.max(...lons) + 0.0003, middle] as const,
    ];
    for (const end of [...ends, ...ends.slice(1)]) {
      await pointAt(page, end);
      await page.mouse.down();
      await page.mouse.up();
    }
    await page.getByText('The line has 2 corners').waitFor();
    await page.getByRole('button', { name: 'Split it' }).click();
    await changed(page, 'W-33');

    await takeTool(page, 'Retire');
    await chooseWetland(page, 'W-43');
    expect(await page.getByRole('button', { name: 'Retire it' }).getAttribute('aria-disabled')).toBe('true');
    expect(await page.locator('#tool-missing').textContent()).toBe('Say why it is retired.');
    await page.getByLabel('Why it is retired').fill('No wetland soils were found.');
    await page.getByRole('button', { name: 'Retire it' }).click();
    await changed(page, 'W-43');

    const draft = await amendmentOf(page, number);
    const net = await page
      .locator('.change[data-wetland="W-43"] [data-figure="Net"]')
      .getAttribute('data-sq-ft');
    expect(Number(net)).toBe(draft.changes.find(({ wetland }) => wetland === 'W-43')?.netSqFt);

    // without evidence it can't be proposed
    await showSection(page, 'Decision');
    await page.getByRole('button', { name: 'Propose it' }).click();
    await page
      .getByRole('alert')
      .getByText(/evidence/i)
      .first()
      .waitFor();
    await page.getByRole('alert').getByRole('button', { name: 'Close' }).click();
    await showSection(page, 'Check');
    await page
      .locator('.problem.error')
      .getByText(/evidence/i)
      .waitFor();

    await showSection(page, 'Evidence');
    await page.getByLabel('Who delineated it').fill('Marsh & Sedge, surveyors');
    await page.getByLabel('When').fill('2026-10-02');
    await page.getByLabel('By what method').fill('Total station');
    await page.getByLabel('Accuracy, in feet').fill('0.5');
    await page.getByLabel('Document (optional)').setInputFiles({
      name: 'report.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4\n% an invented report\n'),
    });
    await page.getByRole('button', { name: 'Attach it' }).click();
    const link = page.getByRole('link', { name: 'report.pdf' });
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(download.suggestedFilename()).toBe('report.pdf');

    await showSection(page, 'Effects');
    await page.locator('.parcel-table').waitFor();
    expect(await page.getByRole('link', { name: 'CSV' }).getAttribute('href')).toContain('effects.csv');

    await showSection(page, 'Decision');
    await page.getByRole('button', { name: 'Propose it' }).click();
    await page.getByRole('heading', { name: /^Proposed on/ }).waitFor();
    expect(await page.getByRole('group', { name: 'Tools for the map' }).count()).toBe(0);
    await page.getByLabel('In effect from').fill(DAY);
    await page.getByRole('button', { name: 'Adopt it' }).click();
    await page.getByText('Name the resolution or local law.').waitFor();
    await page.getByLabel('Resolution or local law').fill('Resolution 2026-41');
    await page.getByRole('button', { name: 'Adopt it' }).click();
    await page.getByRole('heading', { name: /^Adopted on .* as map \d+/ }).waitFor();
    const adopted = await amendmentOf(page, number);
    expect(adopted.state).toBe('adopted');
    await page.locator('.pill', { hasText: `Map ${adopted.adoptedVersion ?? ''}` }).waitFor();
    await page.getByRole('link', { name: /in the history/ }).click();
    await expect.poll(() => page.url(), PATIENT).toContain(`version=${adopted.adoptedVersion ?? ''}`);

    // what was adopted is taken back by a new draft
    await page.goto(new URL(LIST, page.url()).href);
    await page.getByRole('button', { name: new RegExp(`amendment ${number},`) }).click();
    await page.getByText(`Takes back amendment ${number}.`).waitFor();
    await page.getByRole('heading', { name: /6 changes|7 changes/ }).waitFor();
    expect(complaints.filter((text) => !text.includes('422') && !text.includes('409'))).toEqual([]);
    expect(foreign).toEqual([]);
  });
});

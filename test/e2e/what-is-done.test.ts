import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { serverFigures } from '../../scripts/screenshots/figures.js';
import { nameActivity } from '../../scripts/screenshots/law-scenes.js';
import { CROSSING, SHORELINE } from '../../scripts/screenshots/places.js';
import { typeCorners } from '../../scripts/screenshots/proposal.js';
import { useVisitor } from './support/visitor.js';

const visitor = useVisitor();
const MAMARONECK = '/#/screen-a-proposal?jurisdiction=demo&ordinance=mamaroneck';
const NORTH_CASTLE = '/#/screen-a-proposal?jurisdiction=demo&ordinance=north-castle';

async function drawn(address: string): Promise<{ page: Page; complaints: string[] }> {
  const { page, complaints } = await visitor.open(address);
  await typeCorners(page, CROSSING);
  await serverFigures(page);
  return { page, complaints };
}

/** How the ordinance stands to what is done, by what the page says. */
async function standings(page: Page): Promise<(string | null)[]> {
  const rulings = await page.locator('.ruling').all();
  return Promise.all(rulings.map((ruling) => ruling.getAttribute('data-standing')));
}

describe('what is done', () => {
  it('is named from the list of the ordinance, and changes the answer with it', async () => {
    const { page, complaints } = await drawn(MAMARONECK);
    await expect.poll(() => standings(page)).toEqual(['undetermined']);
    await page.getByRole('button', { name: 'Say what is done there' }).click();
    await expect.poll(() => page.evaluate('document.activeElement.tagName')).toBe('SELECT');
    await nameActivity(page, 'solid-waste');
    await expect.poll(() => standings(page)).toEqual(['prohibited']);
    await page.locator('#answer-heading', { hasText: 'no permit can be issued' }).waitFor();
    await nameActivity(page, 'building');
    await expect.poll(() => standings(page)).toEqual(['permit']);
    await page.locator('.ruling', { hasText: 'What it needs' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('brings up its questions, and an answer decides', async () => {
    const { page } = await drawn(MAMARONECK);
    await nameActivity(page, 'repair');
    const ordinary = page.getByRole('group', { name: /^Is it ordinary repair/ });
    await ordinary.waitFor();
    await page.getByRole('button', { name: 'Answer them below' }).click();
    await expect.poll(() => page.evaluate('document.activeElement.type')).toBe('radio');
    await ordinary.getByLabel('Yes', { exact: true }).check();
    const rebuilt = page.getByRole('group', { name: /^Does it substantially restore/ });
    await rebuilt.getByLabel('No', { exact: true }).check();
    await expect.poll(() => standings(page)).toEqual(['exempt']);
    await rebuilt.getByLabel('Yes', { exact: true }).check();
    await expect.poll(() => standings(page)).toEqual(['permit']);
    // What was answered is kept, and can be taken back.
    await page.reload();
    await serverFigures(page);
    await expect.poll(() => rebuilt.getByLabel('Yes', { exact: true }).isChecked()).toBe(true);
    await rebuilt.getByLabel('Not known').check();
    await expect.poll(() => standings(page)).toEqual(['undetermined']);
  });

  it('is answered for each disturbance apart where they differ', async () => {
    const { page } = await drawn(MAMARONECK);
    await typeCorners(page, SHORELINE);
    await page.locator('.shape').nth(1).waitFor();
    for (const index of [0, 1]) {
      const line = page.locator('.shape-line').nth(index);
      if ((await line.getAttribute('aria-expanded')) !== 'true') await line.click();
      await page.getByLabel('Activity', { exact: true }).selectOption('repair');
    }
    await page.getByRole('button', { name: /^Answer for each disturbance apart\s*: Is it ordinary/ }).click();
    const second = page.getByRole('group', { name: /^Disturbance 2: Is it ordinary repair/ });
    await second.getByLabel('No', { exact: true }).check();
    await expect.poll(() => standings(page)).toEqual(['permit', 'undetermined']);
    expect(await second.getByLabel('No', { exact: true }).isChecked()).toBe(true);
  });

  it('stays as it was said under an ordinance that does not list it', async () => {
    const { page } = await visitor.openBare(MAMARONECK);
    // A drawing kept by an earlier version, with an activity that nobody lists.
    await page.evaluate(`localStorage.setItem('hundredfoot.drawing.demo', JSON.stringify({
      shapes: [{ id: 'a', role: 'disturbance', name: '', activity: 'moon-landing', mitigationType: 'wetland-creation',
        phase: { from: '', to: '' }, rings: [${JSON.stringify(CROSSING)}] }],
      facts: { largerCommonPlan: 'yes', planDisturbanceSqFt: '300,000', singleFamilyResidence: '', agriculturalProperty: '',
        dischargesToImpairedWater: '', approvedSwpppAllowsMoreOpen: '', bufferDecisionOn: '', bufferDecisionReason: '' } }))`);
    await page.reload();
    await serverFigures(page);
    const select = page.getByLabel('Activity', { exact: true });
    expect(await select.inputValue()).toBe('moon-landing');
    await page.getByText('does not list “Moon landing”').waitFor();
    await page.getByRole('combobox', { name: 'Ordinance' }).selectOption('wesley-hills');
    await page.locator('.about', { hasText: 'Under Wesley Hills' }).waitFor();
    // What was said in the earlier version's form is still said.
    await page.locator('.finding > p', { hasText: '300,000 sq ft' }).first().waitFor();
  });
});

describe('a finding', () => {
  it('opens to how it was decided, and leads to its section in the law', async () => {
    const { page } = await drawn(NORTH_CASTLE);
    const finding = page.locator('.finding').first();
    await finding.locator('summary').focus();
    await page.keyboard.press('Enter');
    await finding.getByText('In force since').waitFor();
    expect(await finding.locator('.steps').textContent()).toContain('Outcome');
    await finding.getByRole('link', { name: 'Read it in the law' }).click();
    await page.locator('.law-heading').waitFor();
    expect(page.url()).toMatch(/#\/the-law\?.*at=N-/);
  });

  it('stands apart from the state’s law', async () => {
    const { page } = await drawn(NORTH_CASTLE);
    const aside = page.getByRole('complementary', { name: 'The state’s law, for information' });
    await aside.getByText('It is no part of the findings above').waitFor();
    expect(await aside.locator('.finding').count()).toBe(0);
  });
});

describe('a recorded decision', () => {
  it('counts once it is complete, only where the ordinance has it', async () => {
    const { page } = await drawn(NORTH_CASTLE);
    await page.getByText('Buffer mitigation was found not feasible').click();
    await page.getByLabel('Decided on').first().fill('2026-05-01');
    await page.getByText('It counts once both').waitFor();
    await page.getByLabel('Reason given in the decision').first().fill('no upland is left');
    await page.keyboard.press('Tab');
    await expect.poll(() => page.locator('.mitigation-card').textContent()).not.toContain('Buffer');
    await page.getByRole('combobox', { name: 'Ordinance' }).selectOption('mamaroneck');
    await page.locator('.about', { hasText: 'Under Mamaroneck' }).waitFor();
    await expect.poll(() => page.getByText('Decisions on the mitigation').count()).toBe(0);
  });
});

describe('the application', () => {
  it('lists what it takes with the figures, and whom to tell as a file', async () => {
    const { page, complaints } = await drawn(NORTH_CASTLE);
    await nameActivity(page, 'excavation');
    await expect.poll(() => standings(page)).toEqual(['permit']);
    await page.getByRole('button', { name: 'What the application takes' }).click();
    await page.getByRole('heading', { name: 'What the application takes' }).waitFor();
    await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('wide-heading');
    await page.getByLabel('Which way it goes').selectOption('planning-board');
    await page.locator('.about', { hasText: 'Planning Board' }).waitFor();
    await page.getByLabel('Filed on').fill('2026-11-20');
    await page.getByLabel('Wetland located in the field on').fill('2025-11-19');
    await page.getByText('✗ Not in order').waitFor();
    await page.getByLabel('Wetland located in the field on').fill('2025-11-20');
    await page.getByText('✓ In order').waitFor();
    const notice = page.locator('[data-notice]', { has: page.locator('.parcels') }).first();
    const rows = await notice.locator('.parcels tbody tr').count();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      notice.getByRole('link', { name: 'Download as CSV' }).click(),
    ]);
    const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(rows + 1);
    expect(lines[0]).toContain('Tax map number,Address,Distance in feet');
    await page.getByRole('button', { name: 'Back to the answer and the map' }).click();
    await page.locator('.map').waitFor({ state: 'visible' });
    await serverFigures(page);
    expect(complaints).toEqual([]);
  });
});

describe('several laws', () => {
  it('stand side by side for one drawing, what differs first', async () => {
    const { page, complaints } = await drawn(MAMARONECK);
    await nameActivity(page, 'building');
    await page.getByRole('button', { name: 'Compare laws' }).click();
    const differing = page.locator('[aria-labelledby="differing-heading"] table');
    await differing.waitFor();
    expect(await differing.locator('thead th').count()).toBe(5);
    expect(await differing.locator('tbody tr[data-differs="false"]').count()).toBe(0);
    await page.getByRole('button', { name: 'Remove ordinance 4' }).click();
    await expect.poll(() => differing.locator('thead th').count()).toBe(4);
    await page.getByLabel('Ordinance 2', { exact: true }).selectOption('mamaroneck');
    await page.getByText('The same law is chosen twice').waitFor();
    expect(page.url()).toContain('view=comparison');
    expect(complaints).toEqual([]);
  });
});

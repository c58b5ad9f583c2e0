import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { jurisdictionListSchema } from '../../core/contracts/jurisdictions.js';
import { parcelScreeningSchema } from '../../core/contracts/screening.js';
import { sqFtText } from '../../client/figures/format.js';
import { serverFigures } from '../../scripts/screenshots/figures.js';
import { pixelOf } from '../../scripts/screenshots/map.js';
import { NEXT_PARCEL, PARCEL_BY_WETLAND } from '../../scripts/screenshots/places.js';
import { searchParcel } from '../../scripts/screenshots/scenes.js';
import { downloadAs } from './support/download-as.js';
import { useVisitor } from './support/visitor.js';

const visitor = useVisitor();

/** How near the map is. */
async function zoomOf(page: Page): Promise<number> {
  return Number((await page.locator('.map-canvas').getAttribute('data-view'))?.split(',')[2]);
}

describe('check a parcel', () => {
  it('from an empty page to figures and a download, with nothing from other hosts', async () => {
    const { page, complaints, foreign } = await visitor.open('/');
    expect(await page.getByRole('combobox', { name: 'Municipality' }).inputValue()).toBe('demo');
    expect(await page.locator('.invented').textContent()).toBe('Demonstration data, invented');

    await searchParcel(page, PARCEL_BY_WETLAND);
    const figures = await serverFigures(page);
    expect(new URL(page.url()).hash).toMatch(/^#\/check-a-parcel\?jurisdiction=demo&parcel=\d+$/);

    const [download] = await Promise.all([page.waitForEvent('download'), downloadAs(page, 'link', /^JSON/)]);
    const answer = parcelScreeningSchema.parse(JSON.parse(await readFile(await download.path(), 'utf8')));
    expect(answer.parcel.taxMapNumber).toBe(PARCEL_BY_WETLAND);
    expect(figures.sqFt['wetland']).toBe(answer.totals.inWetlandSqFt);
    expect(figures.sqFt['all']).toBe(answer.totals.parcelSqFt);
    expect(await page.locator('tr[data-part="wetland"] td').first().textContent()).toBe(
      sqFtText(answer.totals.inWetlandSqFt),
    );
    expect(await page.locator('.guidance').textContent()).toBe(answer.guidance);

    const [geojson] = await Promise.all([
      page.waitForEvent('download'),
      downloadAs(page, 'button', /^GeoJSON/),
    ]);
    expect(JSON.parse(await readFile(await geojson.path(), 'utf8'))).toMatchObject({
      type: 'FeatureCollection',
    });
    expect(complaints).toEqual([]);
    expect(foreign).toEqual([]);
  });

  it('works by the keyboard alone: arrows, Enter, Escape', async () => {
    const { page } = await visitor.open('/');
    const search = page.getByRole('combobox', { name: 'Tax map number or address' });
    await search.fill('shore road');
    await page.locator('.suggestions [role="option"]').first().waitFor();
    await search.press('ArrowDown');
    await search.press('ArrowDown');
    const active = await search.getAttribute('aria-activedescendant');
    const option = page.locator(`#${active ?? 'none'}`);
    expect(await option.getAttribute('aria-selected')).toBe('true');
    const taxMapNumber = (await option.locator('.tax-map-number').textContent()) ?? '';
    const street = (await option.locator('.address').textContent()) ?? '';
    await search.press('Enter');
    await serverFigures(page);
    expect(await page.locator('.about').textContent()).toContain(taxMapNumber);
    expect(await search.inputValue()).toBe(`${taxMapNumber}, ${street}`);
    // What was chosen is selected: typing takes its place.
    await page.keyboard.type('shore');
    expect(await search.inputValue()).toBe('shore');
    await search.press('Escape');
    await search.press('Escape');
    expect(await search.inputValue()).toBe('');
  });

  it('opens a parcel by a click on the map, and again from its link', async () => {
    const { page } = await visitor.open('/');
    await searchParcel(page, PARCEL_BY_WETLAND);
    await serverFigures(page);
    await page.waitForLoadState('networkidle');
    const before = page.url();
    await page.mouse.click(...(await pixelOf(page, NEXT_PARCEL)));
    await expect.poll(() => page.url()).not.toBe(before);
    await serverFigures(page);
    const about = await page.locator('.about').textContent();

    const { page: again } = await visitor.open(new URL(page.url()).pathname + new URL(page.url()).hash);
    await serverFigures(again);
    expect(await again.locator('.about').textContent()).toBe(about);
    expect(await again.getByRole('combobox', { name: 'Tax map number or address' }).inputValue()).not.toBe(
      '',
    );
    await expect.poll(async () => zoomOf(again)).toBeGreaterThan(16);
    await page.goBack();
    await page.getByText(`Parcel ${PARCEL_BY_WETLAND}`).waitFor();
  });

  it('reads the same parcel under another ordinance', async () => {
    const { page } = await visitor.open('/');
    await searchParcel(page, PARCEL_BY_WETLAND);
    await serverFigures(page);
    for (const [ordinance, said] of [
      ['rye', 'Under Rye'],
      ['north-castle', 'Under North Castle'],
      ['wesley-hills', 'Under Wesley Hills'],
    ] as const) {
      await page.getByRole('combobox', { name: 'Ordinance' }).selectOption(ordinance);
      await page.locator('.about', { hasText: said }).waitFor();
      expect(page.url()).toContain(`ordinance=${ordinance}`);
    }
  });

  it('reads the law of another day, says so in the address, and says why not before the text held', async () => {
    const { page } = await visitor.open('/');
    await searchParcel(page, PARCEL_BY_WETLAND);
    await serverFigures(page);
    const day = page.getByLabel('As of', { exact: true });
    await day.fill('2020-03-01');
    await page.locator('.about', { hasText: 'as of 1 Mar 2020' }).waitFor();
    await page.locator('.fine-print', { hasText: 'Law and map as of 1 Mar 2020' }).waitFor();
    expect(page.url()).toContain('on=2020-03-01');
    await day.fill('1990-01-01');
    await page.getByRole('alert').getByText('can be asked from 2007-07-23 on').waitFor();
    await page.getByRole('button', { name: 'Back to today' }).click();
    await serverFigures(page);
    expect(page.url()).not.toContain('&on=');
  });

  it('opens with the demonstration, or with the municipality chosen last where others have a map', async () => {
    const { page } = await visitor.openBare('/#/check-a-parcel?jurisdiction=rye');
    const picker = page.getByRole('combobox', { name: 'Municipality' });
    await picker.selectOption('north-castle');
    await page.goto(new URL('/', page.url()).href);
    await page.reload();
    await expect.poll(() => picker.inputValue()).toBe('demo');
    await page.route('**/api/jurisdictions', async (route) => {
      const response = await route.fetch();
      const list = jurisdictionListSchema.parse(await response.json());
      for (const item of list.items) item.layers['wetlands'] = 1;
      await route.fulfill({ response, json: list });
    });
    await page.goto('about:blank');
    await page.goto(`${inject('origin')}/`);
    await expect.poll(() => picker.inputValue()).toBe('north-castle');
  });

  it('says what to do where there is nothing to show', async () => {
    const { page: none } = await visitor.open('/#/check-a-parcel?jurisdiction=demo&parcel=99999999');
    await none.getByRole('heading', { name: 'This parcel is not on the map.' }).waitFor();
    const { page: bare } = await visitor.openBare('/#/check-a-parcel?jurisdiction=rye');
    await bare.getByRole('heading', { name: 'No wetlands map is loaded for City of Rye.' }).waitFor();
    const { page: lost } = await visitor.openBare('/#/check-a-parcel?jurisdiction=atlantis');
    await lost.getByRole('heading', { name: 'Choose a municipality.' }).waitFor();
    const { page: typed } = await visitor.open('/');
    await typed.getByRole('combobox', { name: 'Tax map number or address' }).fill('zzzz');
    await typed.getByText('No parcel has “zzzz”').waitFor();
  });
});

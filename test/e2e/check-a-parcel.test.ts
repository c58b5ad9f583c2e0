import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { parcelScreeningSchema } from '../../core/contracts/screening.js';
import { sqFtText } from '../../client/figures/format.js';
import { serverFigures } from '../../scripts/screenshots/figures.js';
import { PARCEL_BY_WETLAND } from '../../scripts/screenshots/places.js';
import { searchParcel } from '../../scripts/screenshots/scenes.js';
import { useVisitor } from './support/visitor.js';

const visitor = useVisitor();

describe('check a parcel', () => {
  it('from an empty page to figures and a download, with nothing from other hosts', async () => {
    const { page, complaints, foreign } = await visitor.open('/');
    expect(await page.getByRole('combobox', { name: 'Municipality' }).inputValue()).toBe('demo');
    expect(await page.locator('.invented').textContent()).toBe('Demonstration data, invented');

    await searchParcel(page, PARCEL_BY_WETLAND);
    const figures = await serverFigures(page);
    expect(new URL(page.url()).hash).toMatch(/^#\/check-a-parcel\?jurisdiction=demo&parcel=\d+$/);

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'JSON', exact: true }).click(),
    ]);
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
      page.getByRole('link', { name: 'GeoJSON' }).click(),
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
    const taxMapNumber = await option.locator('.tax-map-number').textContent();
    await search.press('Enter');
    await serverFigures(page);
    expect(await page.locator('.about').textContent()).toContain(taxMapNumber);
    await search.fill('shore');
    await search.press('Escape');
    await search.press('Escape');
    expect(await search.inputValue()).toBe('');
  });

  it('opens a parcel by a click on the map, and again from its link', async () => {
    const { page } = await visitor.open('/');
    await searchParcel(page, PARCEL_BY_WETLAND);
    await serverFigures(page);
    await page.waitForLoadState('networkidle');
    const map = await page.locator('.map-canvas').boundingBox();
    if (map === null) throw new Error('no map');
    const before = page.url();
    await page.mouse.click(map.x + map.width / 2 - 170, map.y + map.height / 2 + 150);
    await expect.poll(() => page.url()).not.toBe(before);
    await serverFigures(page);
    const about = await page.locator('.about').textContent();

    const { page: again } = await visitor.open(new URL(page.url()).pathname + new URL(page.url()).hash);
    await serverFigures(again);
    expect(await again.locator('.about').textContent()).toBe(about);
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

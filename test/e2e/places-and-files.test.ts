import { describe, expect, it } from 'vitest';
import { pixelOf } from '../../scripts/screenshots/map.js';
import { CROSSING, NEXT_PARCEL } from '../../scripts/screenshots/places.js';
import { serverFigures } from '../../scripts/screenshots/figures.js';
import { useVisitor } from './support/visitor.js';
import { violations } from './support/violations.js';

const visitor = useVisitor();

/** A plan of two polygons, one of them crossed, in degrees. */
function planFile(): { name: string; mimeType: string; buffer: Buffer } {
  const ring = [...CROSSING, CROSSING[0]];
  const [a, b, c, d] = CROSSING;
  const feature = (name: string, coordinates: unknown) => ({
    type: 'Feature',
    properties: { name },
    geometry: { type: 'Polygon', coordinates: [coordinates] },
  });
  const features = [feature('<b>Driveway</b>', ring), feature('Crossed', [a, c, b, d, a])];
  const text = JSON.stringify({ type: 'FeatureCollection', features });
  return { name: 'plan.geojson', mimeType: 'application/geo+json', buffer: Buffer.from(text) };
}

describe('what is here', () => {
  it('answers a right click, its link, typed coordinates and a slip in an address', async () => {
    const { page, complaints } = await visitor.open('/#/check-a-parcel?jurisdiction=demo');
    const search = page.getByRole('combobox', { name: 'Tax map number or address' });
    await search.fill('shoer rd');
    await page.getByRole('group', { name: 'Similar parcels' }).getByRole('option').first().waitFor();
    expect(await violations(page)).toEqual([]);
    await search.fill('40.9290931, -73.6578525');
    await search.press('Enter');
    await page.getByRole('button', { name: 'Check this parcel' }).waitFor();
    expect(new URL(page.url()).hash).toContain('here=-73.6578525%2C40.9290931');
    expect(await page.locator('.position').textContent()).toContain('-73.6578525, 40.9290931');
    await page
      .getByRole('button', { name: /^Show on the map/ })
      .first()
      .click();
    expect(await violations(page)).toEqual([]);

    const hash = new URL(page.url()).hash;
    const { page: again } = await visitor.open(`/${hash}`);
    await again.getByRole('button', { name: 'Check this parcel' }).waitFor();
    await again.waitForLoadState('networkidle');
    await again.mouse.click(...(await pixelOf(again, CROSSING[0])), { button: 'right' });
    await again.getByRole('heading', { name: /^This place lies in wetland / }).waitFor();
    await again.mouse.click(...(await pixelOf(again, NEXT_PARCEL)));
    await serverFigures(again);
    expect(new URL(again.url()).hash).not.toContain('here=');
    expect(complaints).toEqual([]);
  });

  it('asks about the middle of the map on a phone', async () => {
    const { page } = await visitor.open('/#/check-a-parcel?jurisdiction=demo', 'phone');
    await page.getByRole('button', { name: 'What is here?' }).click();
    await page.getByRole('heading', { name: /^This place / }).waitFor();
    expect(await violations(page)).toEqual([]);
  });
});

describe('a file as a drawing', () => {
  it('is shown first, says what it could not take, and becomes shapes with their names', async () => {
    const { page, complaints } = await visitor.open('/#/screen-a-proposal?jurisdiction=demo');
    await page.getByRole('button', { name: 'bring a file' }).click();
    await page.getByLabel('Choose a file, or drop it here').setInputFiles(planFile());
    await page.getByText('Feature 2: it is not a valid polygon').waitFor();
    await page.getByText('Names are kept: <b>Driveway</b>.').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Put 1 shape into the drawing' }).click();
    await serverFigures(page);
    await expect.poll(() => page.getByLabel('Name (optional)').first().inputValue()).toBe('<b>Driveway</b>');
    expect(complaints).toEqual([]);
  });
});

import { describe, expect, inject, it } from 'vitest';
import { signIn } from '../../scripts/screenshots/amend-scenes.js';
import { mapReady } from '../../scripts/screenshots/browser.js';
import { useVisitor } from './support/visitor.js';
import { violations } from './support/violations.js';

const visitor = useVisitor();
const ADDRESS = '/#/import-a-layer?jurisdiction=wesley-hills';

type Ring = [number, number][];

/** A degree in feet is some 276,000 or 364,000 here: squares of 50 ft or so. */
function square(east: number): Ring {
  const [lon, lat, size] = [-74.07 + east, 41.16, 0.00015];
  return [
    [lon, lat],
    [lon + size, lat],
    [lon + size, lat + size],
    [lon, lat + size],
    [lon, lat],
  ];
}

/** Three sheds and one whose outline crosses itself. */
function sheds(): { name: string; mimeType: string; buffer: Buffer } {
  const [a, b, c, d] = square(0.002);
  const crossed = [a, c, b, d, a];
  const features = [square(0), square(0.0005), square(0.001), crossed].map((ring, index) => ({
    type: 'Feature',
    properties: { name: `Shed <${index + 1}>`, OWNER: 'nobody' },
    geometry: { type: 'Polygon', coordinates: [ring] },
  }));
  const text = JSON.stringify({ type: 'FeatureCollection', features });
  return { name: 'sheds.geojson', mimeType: 'application/geo+json', buffer: Buffer.from(text) };
}

describe('import a layer', () => {
  it('tells others whose work it is', async () => {
    const { page, complaints } = await visitor.openBare(ADDRESS);
    await page.getByRole('heading', { name: /imported by its administrator/ }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('goes from a file to a layer, with a look at it before', { timeout: 120_000 }, async () => {
    const { page, complaints } = await visitor.openBare(ADDRESS);
    await signIn(page, inject('people').administrator);
    await page.reload();
    await page.getByLabel('Choose a file, or drop it here').setInputFiles(sheds());
    await page.getByLabel('What it is on the map').selectOption('Buildings, for orientation');
    await page.getByRole('heading', { name: '3 buildings of 4 features would come in' }).waitFor();
    await mapReady(page);
    await page.locator('.legend').getByText('Would come in').waitFor();
    expect(await page.getByText('Left out and never stored').textContent()).toContain('OWNER');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: /^Show on the map/ }).click();
    await page.getByLabel('Name', { exact: true }).selectOption('Leave it empty');
    await page.getByText('Left empty, chosen by you.').waitFor();

    await page.reload();
    await page.getByText('Left empty, chosen by you.').waitFor();
    await page.getByLabel('Name', { exact: true }).selectOption('name');
    await page.getByText(/^name, chosen by you; such as “Shed <1>”/).waitFor();
    await page.getByRole('button', { name: 'Import it…' }).click();
    // A server that runs already may have had this journey before.
    await page
      .getByText(
        /^(Bring in 3 buildings|Add 3 buildings to the \d+ that are there)\. 1 feature of the file is rejected/,
      )
      .waitFor();
    await page.getByRole('button', { name: 'Import now' }).press('Enter');
    await page.getByRole('heading', { name: '3 buildings came in.' }).waitFor();
    expect(await page.locator('.rejected li').count()).toBe(1);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: 'All files' }).click();
    await page.locator('.uploads').getByText('3 buildings came in.').first().waitFor();

    await page.getByText('Or paste text').click();
    await page
      .getByLabel(/^Well-known text/)
      .fill('POLYGON ((700000 850000, 700100 850000, 700100 850100, 700000 850000))');
    await page.getByRole('button', { name: 'Look at this text' }).click();
    await page.getByLabel('What it is on the map').selectOption('Buildings, for orientation');
    const suggestion = page.getByRole('button', { name: /^Read it as EPSG:2260/ });
    await suggestion.waitFor();
    expect(await page.getByText('would come in').count()).toBe(0);
    expect(await violations(page)).toEqual([]);
    await suggestion.click();
    await page.getByRole('heading', { name: '1 building would come in' }).waitFor();
    await page.getByRole('button', { name: 'Discard the file' }).click();
    await page.getByRole('heading', { name: 'Import a layer' }).waitFor();
    // The refusal of a text whose system nobody knows is an answer that the browser writes down.
    complaints.splice(0, complaints.length, ...complaints.filter((said) => !said.includes('400')));
    expect(complaints).toEqual([]);
  });
});

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { serverFigures, shownFigures, type ShownFigures } from '../../scripts/screenshots/figures.js';
import { drag, drawPolygon, pixelOf, pointAt } from '../../scripts/screenshots/map.js';
import { CROSSING, MITIGATION, SHORELINE } from '../../scripts/screenshots/places.js';
import { goTo, typeCorners } from '../../scripts/screenshots/proposal.js';
import { downloadAs } from './support/download-as.js';
import { useVisitor } from './support/visitor.js';

const visitor = useVisitor();
const ADDRESS = '/#/screen-a-proposal?jurisdiction=demo&ordinance=north-castle';

/** The figures while the server is not asked: what the browser measured. */
async function previewFigures(page: Page): Promise<ShownFigures> {
  await page.locator('.split[data-source="preview"]').waitFor();
  const figures = await shownFigures(page);
  if (figures === null) throw new Error('no figures');
  return figures;
}

function expectAgreement(preview: ShownFigures, server: ShownFigures): void {
  expect(Object.keys(preview.sqFt).sort()).toEqual(Object.keys(server.sqFt).sort());
  for (const [part, sqFt] of Object.entries(server.sqFt))
    expect(Math.abs((preview.sqFt[part] ?? 0) - sqFt), part).toBeLessThan(1 + sqFt / 10_000);
}

describe('screen a proposal', () => {
  it('shows figures while drawing, replaces them by the server’s, and goes on to corners, undo and mitigation', async () => {
    const { page, complaints, foreign } = await visitor.open(ADDRESS);
    await goTo(page, SHORELINE);

    for (const corner of CROSSING.slice(0, 3)) {
      await pointAt(page, corner);
      await page.mouse.down();
      await page.mouse.up();
    }
    await pointAt(page, CROSSING[3]);
    const whileDrawing = await previewFigures(page);
    expect(await page.locator('.pointer-note').textContent()).toMatch(
      /^edge \d+\.\d ft · [NS] \d+°\d\d' [EW] · [\d,]+ sq ft$/,
    );
    await page.mouse.down();
    await page.mouse.up();
    // The answer is held back until the preview of the finished shape has been read.
    const held: (() => void)[] = [];
    await page.route('**/api/screenings', async (route) => {
      await new Promise<void>((resolve) => held.push(resolve));
      await route.continue();
    });
    await pointAt(page, CROSSING[0]);
    await page.mouse.down();
    await page.mouse.up();
    await expect.poll(() => held.length).toBe(1);
    const finished = await previewFigures(page);
    expect(Math.abs((finished.sqFt['all'] ?? 0) - (whileDrawing.sqFt['all'] ?? 0))).toBeLessThan(300);
    held[0]?.();
    const server = await serverFigures(page);
    await page.unroute('**/api/screenings');
    expectAgreement(finished, server);
    for (const part of ['wetland', 'adjacent', 'neither']) expect(server.sqFt[part]).toBeGreaterThan(10);

    await drag(page, CROSSING[2], [CROSSING[2][0] + 0.0002, CROSSING[2][1] + 0.0001]);
    await expect
      .poll(async () => (await serverFigures(page)).sqFt['all'])
      .toBeGreaterThan((server.sqFt['all'] ?? 0) + 1000);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(async () => (await serverFigures(page)).sqFt['all']).toBe(server.sqFt['all']);
    await page.getByRole('button', { name: 'Redo', exact: true }).click();
    await expect.poll(async () => (await serverFigures(page)).sqFt['all']).not.toBe(server.sqFt['all']);
    await page.keyboard.press('Control+z');
    await expect.poll(async () => (await serverFigures(page)).sqFt['all']).toBe(server.sqFt['all']);

    await page
      .getByRole('group', { name: 'Drawing tools' })
      .getByRole('button', { name: 'Mitigation', exact: true })
      .click();
    await page.getByLabel('The mitigation is').selectOption('buffer-restoration');
    await drawPolygon(page, MITIGATION);
    const card = page.locator('.mitigation-card');
    await card.getByText('Short by').last().waitFor();
    expect(await card.getByText('buffer mitigation').textContent()).toMatch(/Short by [\d,]+ sq ft/);

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      downloadAs(page, 'button', /^GeoJSON/),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.geojson$/);
    expect(complaints).toEqual([]);
    expect(foreign).toEqual([]);
  });

  it('adds a corner on an edge, and takes corners away by right-click and by Delete', async () => {
    const { page } = await visitor.open(ADDRESS);
    await goTo(page, SHORELINE);
    await drawPolygon(page, CROSSING);
    await serverFigures(page);
    const corners = (): Promise<string | null> => page.locator('.shape .secondary').first().textContent();
    expect(await corners()).toBe('4 corners');
    const [a, b] = [CROSSING[1], CROSSING[2]];
    await drag(page, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], [b[0] + 0.0002, (a[1] + b[1]) / 2]);
    await expect.poll(corners).toBe('5 corners');
    const [x, y] = await pixelOf(page, CROSSING[3]);
    await page.mouse.click(x, y, { button: 'right' });
    await expect.poll(corners).toBe('4 corners');
    await pointAt(page, CROSSING[2]);
    await page.locator('.map-canvas canvas').focus();
    await page.keyboard.press('Delete');
    await expect.poll(corners).toBe('3 corners');
    await page.keyboard.press('Delete');
    expect(await corners()).toBe('3 corners');
  });

  it('shows where a bow-tie crosses itself, and repairs it only when asked to', async () => {
    const { page } = await visitor.open(ADDRESS);
    await goTo(page, SHORELINE);
    const asked: boolean[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/screenings'))
        asked.push(/"acceptRepair":true/.test(request.postData() ?? ''));
    });
    await drawPolygon(page, [CROSSING[0], CROSSING[2], CROSSING[1], CROSSING[3]]);
    await page.getByRole('alert').getByText('crosses itself').first().waitFor();
    expect(asked).toEqual([false]);
    await page.getByRole('button', { name: 'Use the repaired shape' }).click();
    const repaired = await serverFigures(page);
    expect(asked).toEqual([false, true]);
    expect(repaired.sqFt['all']).toBeGreaterThan(1000);
    expect(await page.locator('.shape').count()).toBe(2);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await page.getByRole('alert').getByText('crosses itself').first().waitFor();
    await expect.poll(() => page.locator('.shape').count()).toBe(1);
  });

  it('keeps the drawing when the server goes away, and across a reload', async () => {
    const { page } = await visitor.open(ADDRESS);
    await goTo(page, SHORELINE);
    await page.route('**/api/**', (route) => route.abort());
    await drawPolygon(page, CROSSING);
    const alert = page.getByRole('alert');
    await alert.getByText('The server did not answer.').waitFor();
    expect(await alert.textContent()).toContain('Your drawing is kept');
    expect((await previewFigures(page)).sqFt['all']).toBeGreaterThan(1000);
    await page.unroute('**/api/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    const figures = await serverFigures(page);
    await page.reload();
    expect((await serverFigures(page)).sqFt).toEqual(figures.sqFt);
    await expect.poll(() => page.locator('.shape').count()).toBe(1);
  });

  it('says in words that the server is not there at the start, and goes on when it is', async () => {
    const { page } = await visitor.openBare('/nowhere.html');
    await page.route('**/api/**', (route) => route.abort());
    await page.goto(new URL(ADDRESS, page.url()).href);
    await page.getByText('The server did not answer.').waitFor();
    await page.unroute('**/api/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: /How much of a proposal/ }).waitFor();
  });

  it('shows names with markup as text', async () => {
    const { page, complaints } = await visitor.open(ADDRESS);
    const name = `<img src=x onerror="document.title='owned'">'; DROP TABLE parcel;--`;
    await typeCorners(page, CROSSING);
    await serverFigures(page);
    await page.getByLabel('Name (optional)').fill(name);
    await page.getByLabel('Name (optional)').blur();
    await page.locator('.shape h4', { hasText: name }).waitFor();
    await serverFigures(page);
    expect(await page.locator('.panel img').count()).toBe(0);
    expect(await page.title()).toBe('Hundredfoot');
    expect(complaints).toEqual([]);
  });

  it.each(['desk', 'phone'] as const)(
    'shows typed corners where nothing on a %s lies over them',
    async (screen) => {
      const { page } = await visitor.open(ADDRESS, screen);
      await typeCorners(page, SHORELINE);
      await page.locator('.shape').waitFor();
      for (const corner of SHORELINE) {
        const [x, y] = await pixelOf(page, corner);
        const under = await page.evaluate(`document.elementFromPoint(${x}, ${y})?.tagName`);
        expect(under, corner.join()).toBe('CANVAS');
      }
      expect(await page.locator('.legend').getAttribute('open')).toBeNull();
      await page.locator('.legend summary').click();
      await page.locator('.legend').getByText('Municipal line').waitFor();
    },
  );

  it('says what is uncertain and between what, and what is short only once', async () => {
    const { page } = await visitor.open(ADDRESS);
    // So little of it lies in the wetland that the accuracy of the map decides whether any does.
    await typeCorners(page, [[-73.6580733, 40.9310308], ...CROSSING.slice(1)]);
    await serverFigures(page);
    await page.getByRole('button', { name: 'Name it, change its corners, say more' }).waitFor();
    const notice = page.locator('.panel .notice');
    expect(await notice.textContent()).toMatch(
      /It is uncertain whether enough wetland mitigation is drawn\. What is owed lies between [\d,]+ and [\d,]+ sq ft\./,
    );
    expect(await notice.textContent()).not.toContain('Short by');
  });

  it('asks about the law of another day', async () => {
    const { page } = await visitor.open(`${ADDRESS}&on=1950-01-01`);
    await typeCorners(page, CROSSING);
    await page.getByRole('alert').getByText('can be asked from').first().waitFor();
    await page.getByRole('button', { name: 'Back to today' }).click();
    await serverFigures(page);
    expect(page.url()).not.toContain('&on=');
  });

  it('takes two overlapping shapes once', async () => {
    const { page } = await visitor.open(ADDRESS);
    await typeCorners(page, CROSSING);
    const once = await serverFigures(page);
    await typeCorners(page, CROSSING);
    await page.locator('.shape').nth(1).waitFor();
    const twice = await serverFigures(page);
    expect(twice.sqFt['all']).toBeCloseTo(once.sqFt['all'] ?? 0, 3);
  });

  it('asks what a drawing cannot show only where the ordinance makes it matter', async () => {
    const { page } = await visitor.open('/#/screen-a-proposal?jurisdiction=demo&ordinance=wesley-hills');
    await typeCorners(page, CROSSING);
    await serverFigures(page);
    const plan = page.getByRole('group', { name: /larger common plan/ });
    await plan.getByLabel('Yes', { exact: true }).check();
    const total = page.getByLabel(/the whole larger plan disturb/);
    await total.fill('lots');
    await page.keyboard.press('Tab');
    await page.getByText('Write a number (sq ft)').waitFor();
    await total.fill('300,000');
    await page.keyboard.press('Tab');
    await page.locator('.finding > p', { hasText: '300,000 sq ft' }).first().waitFor();
    await page.getByRole('combobox', { name: 'Ordinance' }).selectOption('rye');
    await page.locator('.about', { hasText: 'Under Rye' }).waitFor();
    await expect.poll(() => plan.count()).toBe(0);
  });
});

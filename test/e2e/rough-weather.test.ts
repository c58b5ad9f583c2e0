import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { serverFigures, shownFigures } from '../../scripts/screenshots/figures.js';
import { drawPolygon } from '../../scripts/screenshots/map.js';
import { CROSSING, PARCEL_BY_WETLAND, SHORELINE } from '../../scripts/screenshots/places.js';
import { goTo } from '../../scripts/screenshots/proposal.js';
import { searchParcel } from '../../scripts/screenshots/scenes.js';
import { violations } from './support/violations.js';
import { useVisitor } from './support/visitor.js';

const visitor = useVisitor();
const PROPOSAL = '/#/screen-a-proposal?jurisdiction=demo&ordinance=north-castle';

/** Names as an enemy or a careless hand would write them. */
const HOSTILE = [
  '<img src=x onerror="document.title=\'owned\'">',
  "'; drop table parcel; --",
  '{{constructor.constructor("document.title=\'owned\'")()}}',
  'a'.repeat(200),
  '\u202Egnp.exe \u0301\u0301\u0301 ﷽ 🏞️',
];

async function nameShape(page: Page, name: string): Promise<void> {
  const field = page.getByLabel('Name (optional)').first();
  await field.fill(name);
  await field.blur();
}

describe('when things go wrong', () => {
  it('a server that goes away in the middle takes no drawing with it, and its figures come back with it', async () => {
    const { page } = await visitor.open(PROPOSAL);
    await goTo(page, SHORELINE);
    await drawPolygon(page, CROSSING);
    const before = await serverFigures(page);
    await page.route('**/api/**', (route) => route.abort());
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+y');
    await nameShape(page, 'House');
    const offline = page.locator('.offline-note p');
    await offline.waitFor();
    expect((await shownFigures(page))?.sqFt['all']).toBeGreaterThan(0);
    expect(await violations(page)).toEqual([]);
    await page.unroute('**/api/**');
    await offline.waitFor({ state: 'detached' });
    await expect
      .poll(async () => (await serverFigures(page)).sqFt['all'], { timeout: 30_000 })
      .toBe(before.sqFt['all']);
    await page.reload();
    await expect.poll(() => page.getByText('House').count(), { timeout: 30_000 }).toBeGreaterThan(0);
  });

  it('a slow network shows what is on its way, and the last thing asked for is what is answered', async () => {
    const { page } = await visitor.openBare('/#/check-a-parcel?jurisdiction=demo');
    await page.route('**/api/parcels/*/screening*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue().catch(() => undefined);
    });
    await searchParcel(page, PARCEL_BY_WETLAND);
    await page.getByText('Measuring the parcel').waitFor();
    await searchParcel(page, '13.44-3-1');
    await page.locator('.split').waitFor({ timeout: 20_000 });
    await expect.poll(() => page.locator('.about').first().textContent()).toContain('13.44-3-1');
  });

  it.each(HOSTILE)('the name %s is shown as it is and does nothing', async (name) => {
    const { page, complaints } = await visitor.openBare(PROPOSAL);
    await page.evaluate(
      `localStorage.setItem('hundredfoot.drawing.demo', JSON.stringify({ shapes: [${JSON.stringify({
        id: 'a',
        role: 'disturbance',
        name,
        activity: '',
        mitigationType: 'wetland-creation',
        phase: { from: '', to: '' },
        rings: [CROSSING],
      })}], facts: null }))`,
    );
    await page.reload();
    await serverFigures(page);
    expect(await page.title()).not.toContain('owned');
    const named = await page.getByLabel('Name (optional)').first().inputValue();
    expect(named).toBe(name);
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    expect(complaints).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { edgesSchema } from '../../core/contracts/map-history.js';
import { DRY_LAND, squareWetland, takeTool } from '../../scripts/screenshots/amend-scenes.js';
import { pixelOf, type Position } from '../../scripts/screenshots/map.js';
import { near } from '../../scripts/screenshots/places.js';
import {
  PATIENT,
  API,
  json,
  amendmentOf,
  wetlandOf,
  openDraft,
  goTo,
  typeCorners,
} from './support/amendments.js';
import { useVisitor } from './support/visitor.js';

const visitor = useVisitor();

describe('amending by drawing', () => {
  it('snaps to the corner of a parcel with exactly its digits, and not when that is switched off', async () => {
    const { page, number } = await openDraft(visitor, 'Snapping', []);
    await takeTool(page, 'New wetland');
    await goTo(page, near(DRY_LAND, 500));
    await expect
      .poll(() => page.locator('.snap-switch').textContent(), PATIENT)
      .toBe(' Snap to outlines and parcel lines');
    const [lon, lat] = DRY_LAND;
    const box = [lon - 0.001, lat - 0.0008, lon + 0.001, lat + 0.0008].join(',');
    const edges = edgesSchema.parse(await json(page, `${API}/edges?bbox=${box}`));
    const frame = await page.locator('.map-canvas').boundingBox();
    if (frame === null) throw new Error('there is no map');
    const corners: { place: Position; x: number; y: number }[] = [];
    for (const place of edges.features.flatMap(({ geometry }) => geometry.coordinates.flat())) {
      const corner: Position = [place[0] ?? 0, place[1] ?? 0];
      const [x, y] = await pixelOf(page, corner);
      corners.push({ place: corner, x, y });
    }
    // with none beside it, and with room around it for the rest of the drawing
    const found = corners.find(
      ({ place, x, y }) =>
        x > frame.x + 150 &&
        x < frame.x + frame.width - 250 &&
        y > frame.y + 200 &&
        y < frame.y + frame.height - 150 &&
        corners.every(
          (other) => other.place.join() === place.join() || Math.hypot(other.x - x, other.y - y) > 20,
        ),
    );
    if (found === undefined) throw new Error('no corner of a parcel stands alone in view');
    const { place: corner, x, y } = found;
    const places = [
      [x + 4, y - 3],
      [x + 80, y + 60],
      [x + 20, y + 90],
    ] as const;
    for (const [left, top] of [...places, [x + 1, y] as const]) {
      await page.mouse.move(left, top, { steps: 4 });
      await page.mouse.down();
      await page.mouse.up();
    }
    await page.locator('.rings li').waitFor();
    await page.getByRole('button', { name: 'Add it to the draft' }).click();
    await page.locator('.change').first().waitFor();
    const after = (await amendmentOf(page, number)).changes[0]?.after;
    const ring = (after?.geometry.coordinates.flat(2) ?? []) as [number, number][];
    const nearest = ring.reduce(
      (least, [east, north]) => Math.min(least, Math.hypot(east - corner[0], north - corner[1])),
      1,
    );
    // what goes to the server and back through State Plane feet comes back to 1e-11 degrees
    expect(nearest).toBeLessThan(2e-11);

    await takeTool(page, 'New wetland');
    await page.getByLabel(/Snap to outlines/).uncheck();
    await page.mouse.move(x + 4, y - 3, { steps: 4 });
    await page.mouse.down();
    await page.mouse.up();
    await page.mouse.move(x + 60, y - 60, { steps: 4 });
    expect(await page.locator('.pointer-note').textContent()).not.toContain('parcel line');
  });

  it('draws a new wetland with the keys alone, and takes it into the draft', async () => {
    const { page, number, complaints } = await openDraft(visitor, 'By keys', [
      squareWetland('K-1', DRY_LAND, 160),
    ]);
    const keys = async (...presses: string[]): Promise<void> => {
      for (const key of presses) await page.keyboard.press(key);
    };
    await page.getByRole('button', { name: 'New wetland' }).focus();
    // the form of the tool has the focus, and next in it is the way to the map
    await keys('Enter', 'Tab', 'Enter');
    await expect
      .poll(async () => {
        await keys('Home');
        return page.locator('.key-cursor').count();
      }, PATIENT)
      .toBe(1);
    await page.getByLabel(/Snap to outlines/).uncheck();
    await page.locator('.map-canvas canvas').focus();
    await keys('Home', ...Array<string>(4).fill('Shift+ArrowDown'), 'Enter', 'Shift+ArrowRight', 'Enter');
    await keys('Shift+ArrowDown', 'Enter', 'Shift+ArrowLeft', 'Enter');
    // back on the last corner, Enter finishes
    await keys('ArrowDown', 'Enter', 'Backspace', 'ArrowUp', 'Enter');
    await page.getByText(/^The outline is drawn, [\d,]+ sq ft in all/).waitFor();
    const corners = page.locator('.rings li');
    await expect.poll(() => corners.textContent(), PATIENT).toContain('4 corners');
    await keys('n', 'i');
    await expect.poll(() => corners.textContent(), PATIENT).toContain('5 corners');
    await keys('Enter', 'Shift+ArrowUp', 'Enter', 'Control+z', 'Control+z');
    await expect.poll(() => corners.textContent(), PATIENT).toContain('4 corners');
    await page.getByRole('button', { name: 'Add it to the draft' }).focus();
    await keys('Enter');
    await page.getByRole('heading', { name: /2 changes/ }).waitFor();
    // what is done is said, and the focus stays where one goes on
    await expect.poll(() => page.evaluate('document.activeElement?.id')).toBe('amend-heading');
    const added = (await amendmentOf(page, number)).changes.find(({ wetland }) => wetland !== 'K-1')?.after;
    const ring = (added?.geometry.coordinates.flat(2) ?? []) as [number, number][];
    expect(ring).toHaveLength(5);
    const [west, east] = [Math.min(...ring.map(([x]) => x)), Math.max(...ring.map(([x]) => x))];
    const [south, north] = [Math.min(...ring.map(([, y]) => y)), Math.max(...ring.map(([, y]) => y))];
    // 60 by 60 pixels are a square on the Mercator map: its sides in feet, by the length of a degree at 40.93° N
    const [wideFt, highFt] = [(east - west) * 276_300, (north - south) * 364_290];
    expect((added?.areaSqFt ?? 0) / (wideFt * highFt)).toBeCloseTo(1, 1);
    expect(wideFt / highFt).toBeCloseTo(1, 1);
    expect(complaints).toEqual([]);
  });

  it('takes a step of the drawing back, and a change of the draft', async () => {
    const { page, number } = await openDraft(visitor, 'Undone', [squareWetland('U-1', DRY_LAND, 80)]);
    await takeTool(page, 'New wetland');
    await typeCorners(page, near([-73.6548, 40.9318], 90));
    await page.locator('.rings li').waitFor();
    await page.locator('#tool-heading').focus();
    await page.keyboard.press('Control+z');
    await page.locator('.rings li').waitFor({ state: 'detached' });
    await page.keyboard.press('Control+Shift+Z');
    await page.locator('.rings li').waitFor();
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await page.getByRole('heading', { name: /Nothing is changed yet/ }).waitFor();
    expect((await amendmentOf(page, number)).changes).toEqual([]);
  });

  it('matches a survey to what it replaces, and otherwise when told so', async () => {
    const { page, number } = await openDraft(visitor, 'A survey', []);
    const before = await wetlandOf(page, 'W-39');
    await takeTool(page, 'Survey file');
    await page.getByLabel('File', { exact: true }).setInputFiles({
      name: 'survey.geojson',
      mimeType: 'application/geo+json',
      buffer: Buffer.from(
        JSON.stringify({
          type: 'FeatureCollection',
          features: [{ type: 'Feature', properties: {}, geometry: before.geometry }],
        }),
      ),
    });
    await page.getByLabel('Accuracy of the survey, in feet').fill('0.1');
    await page.getByRole('button', { name: 'Bring it in' }).click();
    await page.locator('.matches li', { hasText: 'replaces' }).getByText('W-39').first().waitFor();
    await page.getByRole('button', { name: 'It is a new one' }).click();
    await page.locator('.matches li', { hasText: 'taken as a new wetland' }).waitFor();
    expect((await amendmentOf(page, number)).changes.map(({ action }) => action)).toEqual(['add']);
  });
});

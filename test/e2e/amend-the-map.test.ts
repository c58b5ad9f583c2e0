import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { amendmentSchema } from '../../core/contracts/amendments.js';
import { edgesSchema, wetlandSchema } from '../../core/contracts/map-history.js';
import {
  amendScenes,
  chooseWetland,
  DRY_LAND,
  makeDraft,
  openAmendment,
  send,
  showSection,
  signIn,
  squareWetland,
  takeTool,
} from '../../scripts/screenshots/amend-scenes.js';
import { mapReady } from '../../scripts/screenshots/browser.js';
import { drag, drawPolygon, pixelOf, pointAt, type Position } from '../../scripts/screenshots/map.js';
import { near } from '../../scripts/screenshots/places.js';
import { useVisitor } from './support/visitor.js';

const visitor = useVisitor();
const LIST = '/#/amend-the-map?jurisdiction=demo';
/** The machine may be busy with other things. */
const PATIENT = { timeout: 20_000 };
const API = '/api/jurisdictions/demo';
const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date());

async function json(page: Page, path: string): Promise<unknown> {
  return (await page.request.get(new URL(path, page.url()).href)).json();
}

async function amendmentOf(page: Page, number: number) {
  return amendmentSchema.parse(await json(page, `${API}/amendments/${number}`));
}

async function wetlandOf(page: Page, id: string) {
  return wetlandSchema.parse(await json(page, `${API}/wetlands/${id}`));
}

function numberIn(page: Page): number {
  return Number(/amendment=(\d+)/.exec(page.url())?.[1]);
}

/** Opens a draft with changes as the naturalist. */
async function openDraft(title: string, operations: readonly object[], screen: 'desk' | 'phone' = 'desk') {
  const opened = await visitor.openBare(LIST, screen);
  await signIn(opened.page, inject('people').naturalist);
  const draft = await makeDraft(opened.page, title, operations);
  await openAmendment(opened.page, draft.number);
  await mapReady(opened.page);
  return { ...opened, number: draft.number };
}

/** Brings the map to a place by typing corners there and taking them back. */
async function goTo(page: Page, place: readonly Position[]): Promise<void> {
  await typeCorners(page, place);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.waitForTimeout(400);
  await page.waitForLoadState('networkidle');
}

async function typeCorners(page: Page, corners: readonly Position[]): Promise<void> {
  await page.getByRole('button', { name: 'Coordinates', exact: true }).click();
  await page.getByLabel('Longitude and latitude').check();
  await page.getByLabel('Corners, one a line').fill(corners.map((corner) => corner.join(', ')).join('\n'));
  await page.getByRole('button', { name: 'Put it on the map' }).click();
}

async function changed(page: Page, wetland: string): Promise<void> {
  await page.locator(`.change[data-wetland="${wetland}"]`).first().waitFor();
}

describe('amend the map', () => {
  it('tells the public who amends it and where to sign in', async () => {
    const { page, complaints } = await visitor.open(LIST);
    await page.getByRole('heading', { name: /amended by the naturalist/ }).waitFor();
    await page.locator('.panel').getByRole('link', { name: 'Sign in' }).click();
    await expect.poll(() => page.url(), PATIENT).toContain('/account');
    expect(complaints).toEqual([]);
  });

  it('lets a planner read a draft and change nothing', async () => {
    const { page, number } = await openDraft('Read only', [squareWetland('R-1', DRY_LAND, 100)]);
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

  it('snaps to the corner of a parcel with exactly its digits, and not when that is switched off', async () => {
    const { page, number } = await openDraft('Snapping', []);
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
    const { page, number, complaints } = await openDraft('By keys', [squareWetland('K-1', DRY_LAND, 160)]);
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

  it('shows what somebody else did meanwhile, and carries one’s own change over to it', async () => {
    const { page, number } = await openDraft('Two at once', [
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
    const { page, number } = await openDraft('Left behind', [
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
    await send(page, `${path}/adopt`, { effectiveOn: DAY, reference: 'Resolution 42' }, proposed.revision);

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
    const { page, number } = await openDraft('Kept', []);
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

  it('takes a step of the drawing back, and a change of the draft', async () => {
    const { page, number } = await openDraft('Undone', [squareWetland('U-1', DRY_LAND, 80)]);
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
    const { page, number } = await openDraft('A survey', []);
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

interface Violation {
  id: string;
  nodes: { html: string; failureSummary: string }[];
}

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const found = await page.evaluate<Violation[]>(
    `axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'] }).then((result) => result.violations)`,
  );
  return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html} ${node.failureSummary}`));
}

describe.each(['desk', 'phone'] as const)('on a %s', (screen) => {
  it.each(amendScenes(inject('people').naturalist))(
    '$name breaks no rule of accessibility and does not scroll sideways',
    async (scene) => {
      const { page } = await visitor.open(scene.address, screen);
      await scene.act?.(page);
      await page.waitForTimeout(300);
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    },
  );
});

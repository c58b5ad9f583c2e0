import type { Page } from 'playwright-core';
import { z } from 'zod';
import { near } from './places.js';
import type { Position } from './map.js';
import type { Scene } from './proposal.js';

/** Whom the scenes are signed in as: somebody who may amend the demonstration's map. */
export interface Naturalist {
  signInName: string;
  password: string;
}

const LIST = '/#/amend-the-map?jurisdiction=demo';
const API = '/api/jurisdictions/demo';

/** Dry land in the middle of a large parcel. */
export const DRY_LAND: Position = [-73.6562, 40.9322];

const sessionSchema = z.object({ csrfToken: z.string() });
const draftSchema = z.object({ number: z.number(), revision: z.number() });

function originOf(page: Page): string {
  return new URL(page.url()).origin;
}

/** Signs the page's browser in, without the form; whoever was signed in is so no longer. @throws Error  when that is refused */
export async function signIn(page: Page, naturalist: Naturalist): Promise<void> {
  const { signInName, password } = naturalist;
  await page.context().clearCookies();
  const answer = await page.request.post(`${originOf(page)}/api/session`, { data: { signInName, password } });
  if (!answer.ok()) throw new Error(`signing in answered ${answer.status()}: ${await answer.text()}`);
}

/** Sends something that changes the record, as whoever is signed in. @returns the answer's JSON */
export async function send(page: Page, path: string, data: object, revision?: number): Promise<unknown> {
  const origin = originOf(page);
  const session = sessionSchema.parse(await (await page.request.get(`${origin}/api/session`)).json());
  const headers = {
    'x-csrf-token': session.csrfToken,
    ...(revision === undefined ? {} : { 'if-match': `"r${revision}"` }),
  };
  const answer = await page.request.post(`${origin}${path}`, { data, headers });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  return answer.json();
}

/** Makes a draft with changes, without the page. @returns its number and revision */
export async function makeDraft(
  page: Page,
  title: string,
  operations: readonly object[],
): Promise<{ number: number; revision: number }> {
  const made = draftSchema.parse(
    await send(page, `${API}/amendments`, { title, reason: 'For a look at it.' }),
  );
  if (operations.length === 0) return made;
  const changes = await send(page, `${API}/amendments/${made.number}/changes`, { operations }, made.revision);
  return draftSchema.parse(changes);
}

/** Goes to an amendment as a link does. */
export async function openAmendment(page: Page, number: number): Promise<void> {
  await page.goto(`${originOf(page)}${LIST}&amendment=${number}`);
  // The same page with another address after its # is not loaded anew by itself.
  await page.reload();
  await page.locator('#amend-heading').waitFor();
  await page.waitForLoadState('networkidle');
}

/** Takes a tool from the tool bar. */
export async function takeTool(page: Page, name: string): Promise<void> {
  const tools = page.getByRole('group', { name: 'Tools for the map' });
  await tools.getByRole('button', { name, exact: true }).click();
}

/** Chooses a wetland by its id. */
export async function chooseWetland(page: Page, id: string): Promise<void> {
  await page.locator('#wetland-choice').fill(id);
  await page.getByRole('button', { name: 'Choose', exact: true }).click();
  await page.locator('.wetland-facts', { hasText: id }).first().waitFor();
}

/** Shows a part of the amendment. */
export async function showSection(page: Page, name: string): Promise<void> {
  const sections = page.getByRole('group', { name: 'Parts of the amendment' });
  await sections.getByRole('button', { name: new RegExp(`^${name}`) }).click();
}

/** @returns a new wetland as an operation: a square */
export function squareWetland(wetland: string, place: Position, feet: number): object {
  const corners = near(place, feet);
  const ring = [...corners, ...corners.slice(0, 1)];
  return {
    operation: 'add',
    wetland,
    geometry: { type: 'Polygon', coordinates: [ring] },
    attributes: {
      name: null,
      kind: 'freshwater',
      localImportance: false,
      degraded: false,
      accuracyFt: 0.5,
      source: null,
    },
  };
}

/** Retires one wetland, cuts another and adds one more: something of everything to see. */
const CHANGES = [
  squareWetland('S-1', DRY_LAND, 160),
  { operation: 'retire', wetland: 'W-41', note: 'Filled in 1987; no wetland soils were found.' },
  {
    operation: 'cut-hole',
    wetland: 'W-3',
    geometry: squareHole([-73.670212, 40.934032], 300),
    note: 'An island that the photograph did not show.',
  },
] as const;

function squareHole(place: Position, feet: number): object {
  const corners = near(place, feet);
  return { type: 'Polygon', coordinates: [[...corners, ...corners.slice(0, 1)]] };
}

/** What is to be seen of amendments. Each scene makes a draft of its own. */
export function amendScenes(naturalist: Naturalist): readonly Scene[] {
  const scene = (
    name: string,
    act: (page: Page, draft: { number: number; revision: number }) => Promise<void>,
    operations: readonly object[] = CHANGES,
  ): Scene => ({
    name: `amend-${name}`,
    address: LIST,
    act: async (page) => {
      await signIn(page, naturalist);
      const draft = await makeDraft(page, 'Survey of Mill Pond and Muck Meadow', operations);
      await openAmendment(page, draft.number);
      await act(page, draft);
    },
  });
  return [
    { name: 'amend-public', address: LIST },
    {
      name: 'amend-list',
      address: LIST,
      act: async (page) => {
        await signIn(page, naturalist);
        await page.reload();
        await page.getByLabel('What it is about').waitFor();
      },
    },
    { ...scene('changes', async () => {}), kept: true },
    scene('empty', async () => {}, []),
    scene('new-wetland', async (page) => {
      await takeTool(page, 'New wetland');
      await page.getByLabel('Accuracy of the outline, in feet').fill('a foot');
    }),
    scene('reshape', async (page) => {
      await takeTool(page, 'Reshape');
      await chooseWetland(page, 'W-36');
      await page.getByRole('button', { name: 'Show it on the map' }).click();
    }),
    scene('corners', async (page) => {
      await takeTool(page, 'Split');
      await chooseWetland(page, 'W-33');
      await page.getByRole('button', { name: 'type the coordinates' }).click();
      await page.getByLabel('Corners, one a line').fill('724400 765000\n724500 north');
      await page.getByRole('button', { name: 'Put it on the map' }).click();
    }),
    scene('merge', async (page) => {
      await takeTool(page, 'Merge');
      await chooseWetland(page, 'W-31');
      await chooseWetland(page, 'W-32');
    }),
    scene('file', (page) => takeTool(page, 'Survey file')),
    scene('evidence', async (page) => {
      await showSection(page, 'Evidence');
      await page.getByRole('button', { name: 'Attach it' }).click();
    }),
    scene(
      'check',
      async (page) => {
        await showSection(page, 'Check');
        await page.locator('.problem').first().waitFor();
      },
      [squareWetland('S-2', [-73.664764, 40.926783], 120)],
    ),
    {
      ...scene('effects', async (page) => {
        await showSection(page, 'Effects');
        await page.locator('.parcel-table').waitFor();
      }),
      kept: true,
    },
    scene('decision', async (page) => {
      await showSection(page, 'Decision');
      await page.getByRole('button', { name: 'Withdraw it' }).click();
      await page.getByRole('button', { name: 'Withdraw it' }).click();
    }),
    scene('edited-meanwhile', async (page, { number, revision }) => {
      await takeTool(page, 'Retire');
      await chooseWetland(page, 'W-3');
      await page.getByLabel('Why it is retired').fill('No wetland soils were found.');
      const operations = [{ operation: 'reclassify', wetland: 'W-3', attributes: { degraded: true } }];
      await send(page, `${API}/amendments/${number}/changes`, { operations }, revision);
      await page.getByRole('button', { name: 'Retire it' }).click();
      await page.getByRole('button', { name: 'Do mine on the new state' }).waitFor();
    }),
    scene('server-down', async (page) => {
      await takeTool(page, 'Retire');
      await chooseWetland(page, 'W-24');
      await page.getByLabel('Why it is retired').fill('No wetland soils were found.');
      await page.route('**/changes', (route) => route.abort());
      await page.getByRole('button', { name: 'Retire it' }).click();
      await page.getByRole('button', { name: 'Try again' }).waitFor();
    }),
  ];
}

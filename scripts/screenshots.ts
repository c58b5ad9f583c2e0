/**
 * Pictures of the page for the README and for whoever reviews its looks: `npx tsx scripts/screenshots.ts [address] [scene …]`,
 * while the application runs (http://127.0.0.1:3000 unless another address is given). They go to docs/pictures, or
 * to the folder that PICTURES names.
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { mapReady, openBrowser, visit, type Screen } from './screenshots/browser.js';
import type { Scene } from './screenshots/proposal.js';
import { SCENES } from './screenshots/scenes.js';

const FOLDER = process.env['PICTURES'] ?? fileURLToPath(new URL('../docs/pictures', import.meta.url));
const origin = process.argv[2] ?? 'http://127.0.0.1:3000';
const wanted = process.argv.slice(3);

/** Tiles and labels fade in after they have arrived. */
const SETTLE_MS = 700;

async function take(browser: Browser, scene: Scene, screen: Screen): Promise<void> {
  const { page, complaints, close } = await visit(browser, origin, scene.address, screen);
  if (scene.hasMap !== false) await mapReady(page);
  await scene.act?.(page);
  await page.waitForTimeout(SETTLE_MS);
  const width = page.viewportSize()?.width ?? 0;
  await page.screenshot({ path: path.join(FOLDER, `${scene.name}-${width}.png`) });
  for (const complaint of complaints) process.stderr.write(`${scene.name} at ${width}: ${complaint}\n`);
  await close();
}

/** Those kept with the documentation, unless some are named, or `all`. */
function isWanted({ name, kept }: Scene): boolean {
  if (wanted.length === 0) return kept === true;
  return wanted.includes('all') || wanted.includes(name);
}

await mkdir(FOLDER, { recursive: true });
const browser = await openBrowser();
for (const scene of SCENES.filter(isWanted))
  for (const screen of ['desk', 'phone'] as const) await take(browser, scene, screen);
await browser.close();

import { chromium, type Browser, type Page } from 'playwright-core';
import { findChromium } from '../test/find-chromium.js';

/** Draws WebGL without a graphics card, and asks nothing of other hosts. */
const FLAGS = [
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--disable-background-networking',
];

/** A screen the page is looked at on. */
export const SCREENS = {
  desk: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
} as const;

export type Screen = keyof typeof SCREENS;

/** @throws Error  when there is no Chromium on this machine */
export async function openBrowser(): Promise<Browser> {
  const executablePath = findChromium(process.env);
  if (executablePath === null) throw new Error('No Chromium found. Install it, or set CHROMIUM_PATH.');
  return chromium.launch({ executablePath, args: FLAGS });
}

/** A page in a browser context of its own, with whatever it complained about. */
export interface Visit {
  page: Page;
  /** errors thrown on the page or written to its console */
  complaints: string[];
  /** hosts other than the server's own that were asked for something */
  foreign: string[];
  close: () => Promise<void>;
}

/** Opens an address of the page and waits for its map. */
export async function visit(browser: Browser, origin: string, path: string, screen: Screen): Promise<Visit> {
  const context = await browser.newContext({
    viewport: SCREENS[screen],
    hasTouch: screen === 'phone',
    reducedMotion: 'reduce',
    acceptDownloads: true,
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  const foreign: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith('http') && host !== new URL(origin).host) foreign.push(request.url());
  });
  await page.goto(new URL(path, origin).href);
  return { page, complaints, foreign, close: () => context.close() };
}

/** Waits until the map is there and its tiles are drawn. */
export async function mapReady(page: Page): Promise<void> {
  await page.locator('.map-canvas[data-ready="true"]').waitFor({ timeout: 30_000 });
  await page.waitForLoadState('networkidle');
}

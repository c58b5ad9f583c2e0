import { existsSync } from 'node:fs';
import path from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

const APPLICATIONS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * @param environment  `CHROMIUM_PATH` names one outright; else `PATH` is searched
 * @returns the Chromium for the browser tests, or null when there is none
 */
export function findChromium(environment: Record<string, string | undefined>): string | null {
  const named = environment['CHROMIUM_PATH'] ?? '';
  if (named !== '') return existsSync(named) ? named : null;
  const folders = (environment['PATH'] ?? '').split(path.delimiter).filter((folder) => folder !== '');
  const candidates = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...candidates, ...APPLICATIONS].find((file) => existsSync(file)) ?? null;
}

import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/test/longest-first.js';

/** Journeys through the page in a real browser, against an application of their own. `npx vitest run --config …` */
export default defineConfig({
  test: {
    include: ['test/e2e/**/*.test.ts'],
    globalSetup: ['test/e2e/support/application.ts'],
    pool: 'forks',
    maxWorkers: 1,
    fileParallelism: false,
    sequence: { sequencer: LongestFirst },
    testTimeout: 90_000,
    hookTimeout: 120_000,
  },
});

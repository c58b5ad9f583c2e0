import { defineConfig } from 'vitest/config';

/** Tests of pure code: they need no database, so they start at once. */
const PURE = ['test/{core,ordinances,client,checks}/**/*.test.ts', 'test/scripts/test/**/*.test.ts'];

export default defineConfig({
  test: {
    allowOnly: process.env['CI'] === undefined,
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      { extends: true, test: { name: 'pure', include: PURE } },
      {
        extends: true,
        test: {
          name: 'database',
          include: ['test/**/*.test.ts'],
          exclude: ['test/e2e/**', ...PURE],
          globalSetup: ['test/support/database-template.ts'],
        },
      },
    ],
  },
});

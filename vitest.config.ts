import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/test/longest-first.js';

/** Tests of pure code: they need no database, so they start at once. */
const PURE = ['test/{core,ordinances,client,checks}/**/*.test.ts', 'test/scripts/test/**/*.test.ts'];

/** Tests of the data folder and of the processes on it, which a PostGIS server does not have. */
const EMBEDDED_ONLY = ['test/scripts/start.test.ts'];
/** Starts on a PostGIS server and roles on it, which the embedded run does not have. */
const SERVER_ONLY = ['test/**/*-on-server.test.ts'];
/** Readers and writers of files ask no database: on the second one they would only be repeated. */
const WITHOUT_DATABASE = [
  'test/faults/{files,kml}.test.ts',
  'test/server/gdal/**',
  'test/server/imports/apart/**',
  'test/server/imports/{read,crs,json}-*.test.ts',
  'test/server/exports/{column-names,forms,make-file,text-formats}.test.ts',
  'test/server/http/busy-database.test.ts',
  'test/server/imports/plainly-valid.test.ts',
  'test/server/tiles/{draw-area,tile-address,tile-cache}.test.ts',
];
const onServer = (process.env['TEST_DATABASE_URL'] ?? '') !== '';

export default defineConfig({
  test: {
    allowOnly: process.env['CI'] === undefined,
    pool: 'forks',
    maxWorkers: 2,
    // A process runs many files, one after another, and keeps the modules of the sources and an embedded database for them.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      { extends: true, test: { name: 'pure', include: PURE, setupFiles: ['test/support/fresh-modules.ts'] } },
      {
        extends: true,
        test: {
          name: 'database',
          include: ['test/**/*.test.ts'],
          exclude: [
            'test/e2e/**',
            ...PURE,
            ...(onServer ? [...EMBEDDED_ONLY, ...WITHOUT_DATABASE] : SERVER_ONLY),
          ],
          globalSetup: ['test/support/database-template.ts'],
        },
      },
    ],
  },
});

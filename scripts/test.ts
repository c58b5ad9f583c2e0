/**
 * `npm test`: every test that this machine can run, and by name those that it can't.
 * With arguments it is `vitest run` with these arguments.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildPageIfStale } from './build-page.js';
import { countReport, type Count, type Report } from './test/count-report.js';
import { findChromium } from './test/find-chromium.js';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const VITEST = path.join(ROOT, 'node_modules/vitest/vitest.mjs');
const OUTPUT = path.join(ROOT, 'test-output');

/** Settings of a running Hundredfoot that must not leak into tests. */
const SETTINGS = [
  'PORT',
  'HOST',
  'DATA_DIR',
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'DATABASE_READ_URL',
  'DATABASE_POOLER',
  'SESSION_SECRET',
  'DEMO_DATA',
  'ORDINANCES_DIR',
  'BASE_MAP_URL',
  'TRUSTED_PROXIES',
  'PUBLIC_URL',
  'OIDC_ISSUER',
  'OIDC_CLIENT_ID',
  'OIDC_CLIENT_SECRET',
  'OIDC_NAME',
  'LOG_LEVEL',
];

const IN_BROWSER = ['--config', 'vitest.e2e.config.ts'];
/** What is held against the clock, and so must not share the processors with other tests. */
const BY_THE_CLOCK = 'test/e2e/loads-fast.test.ts';

interface Suite {
  id: string;
  title: string;
  /** arguments of vitest that choose the tests */
  choose: string[];
  /** in how many processes at once, each with a share of the files */
  processes: number;
  environment: Record<string, string>;
  /** why it can't run here; null when it can */
  missing: string | null;
}

function suites(): Suite[] {
  const serverUrl = process.env['TEST_DATABASE_URL'] ?? '';
  const chromium = findChromium(process.env);
  const browser = {
    environment: chromium === null ? {} : { CHROMIUM_PATH: chromium },
    missing: chromium === null ? 'install Chromium, or set CHROMIUM_PATH to it, to run them' : null,
  };
  return [
    {
      id: 'embedded',
      title: 'on the embedded database',
      choose: [],
      processes: 1,
      environment: {},
      missing: null,
    },
    {
      id: 'server',
      title: 'on a PostGIS server',
      // the tests of pure code would only be repeated
      choose: ['--project', 'database'],
      processes: 1,
      environment: { TEST_DATABASE_URL: serverUrl === '' ? 'postgres://only-listed' : serverUrl },
      missing: serverUrl === '' ? 'set TEST_DATABASE_URL to a PostGIS server to run them' : null,
    },
    {
      id: 'browser',
      title: 'in Chromium',
      choose: [...IN_BROWSER, '--exclude', BY_THE_CLOCK],
      // Journeys change what others look at, so the files of one application follow one another; two have one each.
      processes: 2,
      ...browser,
    },
    {
      id: 'clock',
      title: 'in Chromium, by the clock',
      choose: [...IN_BROWSER, BY_THE_CLOCK],
      processes: 1,
      ...browser,
    },
  ];
}

function environmentOf(suite: Suite): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(
    ([name]) => name !== 'TEST_DATABASE_URL' && !SETTINGS.includes(name),
  );
  return { ...Object.fromEntries(inherited), ...suite.environment };
}

/** Runs a share of a suite. A run that dies without a report, or fails outside any test, counts as one failure. */
async function runShare(suite: Suite, share: number): Promise<Count> {
  const reportFile = path.join(OUTPUT, `${suite.id}-${share}.json`);
  rmSync(reportFile, { force: true });
  const run = spawn(
    process.execPath,
    [
      VITEST,
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reportFile}`,
      ...(suite.processes === 1 ? [] : [`--shard=${share}/${suite.processes}`]),
      ...suite.choose,
    ],
    { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'], env: environmentOf(suite) },
  );
  const [status] = (await once(run, 'close')) as [number | null];
  const count = existsSync(reportFile)
    ? countReport(JSON.parse(readFileSync(reportFile, 'utf8')) as Report, ROOT)
    : { passed: 0, failed: 0, skipped: [] };
  return status !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

async function run(suite: Suite): Promise<Count> {
  // Applications that start at once would build the page into the same folder.
  if (suite.processes > 1) await buildPageIfStale(console.log);
  const shares = Array.from({ length: suite.processes }, (_, index) => runShare(suite, index + 1));
  const counts = await Promise.all(shares);
  return {
    passed: counts.reduce((sum, count) => sum + count.passed, 0),
    failed: counts.reduce((sum, count) => sum + count.failed, 0),
    skipped: counts.flatMap((count) => count.skipped),
  };
}

/** The tests of a suite that can't run here, read from the files without running them. */
function leaveOut(suite: Suite): Count {
  const listing = execFileSync(
    process.execPath,
    [VITEST, 'list', '--staticParse', '--json', ...suite.choose],
    {
      cwd: ROOT,
      env: environmentOf(suite),
      encoding: 'utf8',
    },
  );
  const tests = JSON.parse(listing) as { name: string; file: string }[];
  return {
    passed: 0,
    failed: 0,
    skipped: tests.map((test) => `${path.relative(ROOT, test.file)} > ${test.name}`),
  };
}

async function main(): Promise<number> {
  mkdirSync(OUTPUT, { recursive: true });
  const total: Count = { passed: 0, failed: 0, skipped: [] };
  const lines: string[] = [];
  for (const suite of suites()) {
    const started = Date.now();
    if (suite.missing === null) console.log(`\nTests ${suite.title}`);
    const count = suite.missing === null ? await run(suite) : leaveOut(suite);
    total.passed += count.passed;
    total.failed += count.failed;
    total.skipped.push(...count.skipped);
    if (suite.missing === null) {
      const seconds = Math.round((Date.now() - started) / 1000);
      lines.push(`Tests ${suite.title}: ${count.passed} passed, ${count.failed} failed (${seconds} s)`);
    }
    if (count.skipped.length > 0) {
      const reason = suite.missing === null ? '' : ` (${suite.missing})`;
      lines.push(`Skipped ${suite.title}: ${count.skipped.length}${reason}`);
      lines.push(...count.skipped.map((name) => `  ${name}`));
    }
  }
  console.log(`\n${lines.join('\n')}`);
  const sum = `${total.passed} passed, ${total.failed} failed, ${total.skipped.length} skipped`;
  writeFileSync(path.join(OUTPUT, 'summary.txt'), `${sum}\n`);
  console.log(sum);
  return total.failed > 0 || total.passed === 0 ? 1 : 0;
}

const given = process.argv.slice(2);
process.exitCode =
  given.length === 0
    ? await main()
    : (spawnSync(process.execPath, [VITEST, 'run', ...given], { cwd: ROOT, stdio: 'inherit' }).status ?? 1);

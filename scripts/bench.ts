import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { localDateOf } from '../core/dates.js';
import { readConfig } from '../server/config.js';
import type { BenchRow } from './bench/bench-row.js';
import { openBenchDatabase, type BenchDatabase } from './bench/databases.js';
import { DATA_SETS, type DataSetName } from './bench/data-sets/data-set.js';
import { describeMachine } from './bench/machine.js';
import { readOptions, type BenchOptions } from './bench/options.js';
import { markdownOf, textOf, type BenchReport } from './bench/report.js';
import { WORKS, type BenchDatabases } from './bench/works.js';
import { reportAndExit } from './report-error.js';

const begun = performance.now();

/** On the standard error, so that the table alone can be kept. */
const say = (line: string): void => {
  process.stderr.write(`${((performance.now() - begun) / 1000).toFixed(0).padStart(5)} s  ${line}\n`);
};

/** Opens each database once, when it is first needed. */
function databasesOf(
  serverUrl: string | null,
  keep: boolean,
): BenchDatabases & { closeAll(): Promise<void> } {
  const opened = new Map<string, Promise<BenchDatabase>>();
  const once = (dataSet: DataSetName, url: string | null): Promise<BenchDatabase> => {
    const name = `${dataSet} ${url === null ? 'embedded' : 'server'}`;
    const known = opened.get(name) ?? openBenchDatabase({ dataSet, serverUrl: url, keep, onProgress: say });
    opened.set(name, known);
    return known;
  };
  return {
    hasServer: serverUrl !== null,
    open: (dataSet) => once(dataSet, serverUrl),
    openEmbedded: (dataSet) => once(dataSet, null),
    openAnother: (dataSet) => openBenchDatabase({ dataSet, serverUrl, keep, onProgress: say }),
    async closeAll() {
      for (const database of await Promise.allSettled(opened.values())) {
        if (database.status === 'fulfilled') await database.value.close();
      }
    },
  };
}

async function measure(databases: BenchDatabases, { only, dataSets }: BenchOptions): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const work of WORKS.filter(({ name }) => only?.includes(name) ?? true)) {
    say(`Measuring: ${work.name}`);
    try {
      rows.push(...(await work.run(databases, dataSets)));
    } catch (error) {
      // The others are measured all the same, and the row says what is missing.
      const reason = error instanceof Error ? (error.message.split(' - ').at(-1) ?? '') : String(error);
      say(`${work.name} could not be measured: ${reason}`);
      const empty = { ours: null, theirs: null, figures: [], agreement: null };
      rows.push({
        work: work.name,
        beside: '',
        data: '',
        ...empty,
        notes: [`Could not be measured: ${reason}`],
      });
    }
  }
  return rows;
}

async function write(folder: string, report: BenchReport): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'figures.json'), `${JSON.stringify(report, null, 2)}\n`);
  await writeFile(path.join(folder, 'figures.md'), markdownOf(report));
  say(`Written to ${folder}`);
}

try {
  const { databaseUrl } = readConfig(process.env);
  const names = WORKS.map(({ name }) => name);
  const options = readOptions(process.argv.slice(2), names, databaseUrl !== null);
  const databases = databasesOf(databaseUrl, options.keep);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // What was made is taken away, also half-way.
    process.once(signal, () => void databases.closeAll().finally(() => process.exit(1)));
  }
  try {
    const [first = 'village'] = options.dataSets;
    const machine = await describeMachine((await databases.open(first)).context.knex);
    const rows = await measure(databases, options);
    const report: BenchReport = {
      on: localDateOf(new Date()),
      minutes: (performance.now() - begun) / 60_000,
      seed: DATA_SETS[first].seed,
      dataSets: options.dataSets,
      machine,
      only: options.only,
      rows,
    };
    process.stdout.write(`${textOf(rows)}\n`);
    if (options.out !== null) await write(options.out, report);
  } finally {
    await databases.closeAll();
  }
} catch (error) {
  reportAndExit(error);
}

import { createWriteStream } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { COMMAND_LINE } from '../core/access.js';
import { newParcelBatchSchema, type ParcelBatch } from '../core/contracts/parcel-batches.js';
import { HundredfootError, InvalidInput } from '../core/errors.js';
import { plainIssue } from '../core/plain-issue.js';
import { readConfig } from '../server/config.js';
import { openDatabase, type OpenDatabase } from '../server/database/open.js';
import { BatchRunner } from '../server/services/parcel-batches/batch-runner.js';
import { cancelBatch } from '../server/services/parcel-batches/end-by-hand.js';
import { readBatch } from '../server/services/parcel-batches/read-batches.js';
import { rowsAsCsv } from '../server/services/parcel-batches/read-rows.js';
import { startBatch } from '../server/services/parcel-batches/start-batch.js';
import { readOrdinances } from '../server/services/read-ordinances.js';
import { registerOrdinances } from '../server/services/register-ordinances.js';
import { cancelOnSignal } from './import/cancel-on-signal.js';

const USAGE = `npm run screen-parcels -- --jurisdiction <id> [--on YYYY-MM-DD] [--ordinance ID] [--out FILE.csv]
  screens every parcel of a municipality and keeps what was found; docs/guides/all-parcels.md explains the table`;

const OPTIONS = {
  jurisdiction: { type: 'string' },
  on: { type: 'string' },
  ordinance: { type: 'string' },
  out: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const satisfies ParseArgsConfig['options'];

/** How often somebody is told how far it is. */
const TOLD_EVERY_MS = 2000;

/** Slices at once on a server. */
const MOST_CONNECTIONS = 4;

function parseCommandLine(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS }).values;
  } catch (error) {
    throw new InvalidInput(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

function askedOf({ on, ordinance }: { on?: string | undefined; ordinance?: string | undefined }) {
  const parsed = newParcelBatchSchema.safeParse({ on, ordinance });
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `--${issue.path.join('.')} ${plainIssue(issue)}`);
  throw new InvalidInput(`${faults.join('; ')}\n${USAGE}`);
}

const count = (value: number): string => value.toLocaleString('en-US');

function progressText({ parcels, preparation, secondsLeft }: ParcelBatch): string {
  if (preparation.done < preparation.total) {
    return `Adjacent areas: ${count(preparation.done)} of ${count(preparation.total)} parts are made`;
  }
  const left = secondsLeft === null ? '' : `, some ${count(Math.ceil(secondsLeft))} s left`;
  return `Parcels: ${count(parcels.done)} of ${count(parcels.total)} are screened${left}`;
}

/** Works on the batch, with whoever else works on it, until it has ended. */
async function workUntilEnded(
  { knex, kind }: OpenDatabase,
  runner: BatchRunner,
  batch: ParcelBatch,
  signal: AbortSignal,
): Promise<ParcelBatch> {
  let toldAt = 0;
  runner.start();
  const current = (): Promise<ParcelBatch> => readBatch(knex, batch.jurisdiction, batch.id);
  for (;;) {
    const state = await current();
    if (state.state !== 'waiting' && state.state !== 'running') return state;
    if (signal.aborted) return cancelBatch(knex, batch.jurisdiction, batch.id, COMMAND_LINE).catch(current);
    if (Date.now() - toldAt > TOLD_EVERY_MS) {
      toldAt = Date.now();
      process.stderr.write(`${progressText(state)}\n`);
    }
    await new Promise((resolve) => setTimeout(resolve, kind === 'embedded' ? 1000 : 250));
  }
}

async function screenAll(database: OpenDatabase, args: ReturnType<typeof parseCommandLine>): Promise<void> {
  const { knex, kind } = database;
  if (args.jurisdiction === undefined) throw new InvalidInput(`--jurisdiction is needed.\n${USAGE}`);
  const asked = askedOf(args);
  const ordinances = await readOrdinances(readConfig(process.env).ordinancesDir);
  await registerOrdinances(knex, ordinances);
  const embedded = kind === 'embedded';
  const connections = embedded ? 1 : Math.min(MOST_CONNECTIONS, availableParallelism());
  const log = { error: (context: object, message: string) => console.error(message, context) };
  const runner = new BatchRunner({ knex, ordinances, log, embedded, connections });
  const cancelling = cancelOnSignal(() => console.error('Cancelling: the rows that are there stay.'));
  try {
    const batch = await startBatch(knex, ordinances, args.jurisdiction, asked, COMMAND_LINE);
    const ended = await workUntilEnded(database, runner, batch, cancelling.signal);
    process.exitCode = cancelling.exitCode() ?? (ended.state === 'done' ? 0 : 1);
    if (ended.failure !== null) console.error(ended.failure);
    const { standings } = ended.summary;
    console.log(`${ended.id}: ${ended.state}, ${count(ended.parcels.done)} parcels`);
    for (const [standing, parcels] of Object.entries(standings)) {
      if (parcels > 0) console.log(`  ${standing}: ${count(parcels)}`);
    }
    if (args.out !== undefined && ended.state === 'done') {
      const { pieces } = await rowsAsCsv(knex, batch.jurisdiction, batch.id, { sort: 'taxMapNumber' });
      await pipeline(Readable.from(pieces), createWriteStream(args.out));
      console.log(`The table is in ${args.out}.`);
    }
  } finally {
    cancelling.stop();
    await runner.stop();
  }
}

async function run(argv: string[]): Promise<void> {
  const args = parseCommandLine(argv);
  if (args.help === true) {
    console.log(USAGE);
    return;
  }
  const database = await openDatabase(readConfig(process.env), (line) => process.stderr.write(`${line}\n`));
  try {
    await screenAll(database, args);
  } finally {
    await database.close();
  }
}

run(process.argv.slice(2)).catch((error: unknown) => {
  process.exitCode = 1;
  console.error(error instanceof HundredfootError ? error.message : error);
});

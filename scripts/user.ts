import { parseArgs, type ParseArgsConfig } from 'node:util';
import type { Knex } from 'knex';
import { InvalidInput } from '../core/errors.js';
import { readConfig } from '../server/config.js';
import { openDatabase } from '../server/database/open.js';
import { readOrdinances } from '../server/services/read-ordinances.js';
import { registerOrdinances } from '../server/services/register-ordinances.js';
import { reportAndExit } from './report-error.js';
import { COMMANDS, listText } from './user/commands.js';

const USAGE = `npm run user -- add NAME --role planner|naturalist|administrator [--jurisdiction ID]
                       [--full-name 'FULL NAME'] [--email ADDRESS] [--openid]
npm run user -- role NAME --role planner|naturalist|administrator|none [--jurisdiction ID]
npm run user -- password NAME    makes a new temporary password
npm run user -- disable NAME
npm run user -- enable NAME
npm run user -- list
  Without --jurisdiction a role holds in every municipality.
  docs/guides/accounts.md explains each`;

const OPTIONS = {
  role: { type: 'string' },
  jurisdiction: { type: 'string' },
  'full-name': { type: 'string' },
  email: { type: 'string' },
  openid: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const satisfies ParseArgsConfig['options'];

function parseCommandLine(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new InvalidInput(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

/** @returns the work that a command line asks for */
function workOf(args: string[]): ((knex: Knex) => Promise<string>) | null {
  const { values, positionals } = parseCommandLine(args);
  if (values.help === true) return null;
  const [command = '', name, ...more] = positionals;
  if (command === 'list' && name === undefined) return listText;
  const known = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
  if (known === undefined || name === undefined || more.length > 0) {
    throw new InvalidInput(`A command and the name of an account are needed.\n${USAGE}`);
  }
  return (knex) => known(knex, name, values);
}

async function run(args: string[]): Promise<void> {
  const work = workOf(args);
  if (work === null) {
    console.log(USAGE);
    return;
  }
  const config = readConfig(process.env);
  const ordinances = await readOrdinances(config.ordinancesDir);
  const database = await openDatabase(config, (line) => process.stderr.write(`${line}\n`));
  try {
    await registerOrdinances(database.knex, ordinances);
    console.log(await work(database.knex));
  } finally {
    await database.close();
  }
}

run(process.argv.slice(2)).catch(reportAndExit);

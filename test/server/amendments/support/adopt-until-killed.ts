/**
 * A process that adopts amendments one after the other until it is killed. Run with tsx, with DATA_DIR or DATABASE_URL as
 * the application has them. It says on one line each what it does: `sound …` or `broken …` of what it finds, `adopting N`,
 * `adopted N in MS`. With STOCK=amendments×changes it first puts that on an empty database.
 */
import { writeSync } from 'node:fs';
import type { Knex } from 'knex';
import { COMMAND_LINE } from '../../../../core/access.js';
import { readConfig } from '../../../../server/config.js';
import { openDatabase } from '../../../../server/database/open.js';
import { adoptAmendment } from '../../../../server/services/amendments/adopt-amendment.js';
import { brokenRecords, putProposedStock } from './proposed-stock.js';

const say = (line: string): void => {
  writeSync(1, `${line}\n`);
};

async function report(knex: Knex): Promise<void> {
  const broken = await brokenRecords(knex);
  const adopted = await knex('amendment')
    .where('state', 'adopted')
    .orderBy('number')
    .pluck<number[]>('number');
  say(broken.length === 0 ? `sound ${adopted.join(',')}` : `broken ${broken.join('; ')}`);
}

const { knex } = await openDatabase(readConfig(process.env), () => undefined);
const [, amendments, changes] = /^(\d+)x(\d+)$/.exec(process.env['STOCK'] ?? '') ?? [];
if (amendments !== undefined && changes !== undefined) {
  await putProposedStock(knex, { amendments: Number(amendments), changes: Number(changes) });
}
await report(knex);
const waiting = await knex('amendment')
  .where('state', 'proposed')
  .orderBy('number')
  .select<{ number: number; revision: number }[]>('number', 'revision');
for (const { number, revision } of waiting) {
  say(`adopting ${number}`);
  const began = performance.now();
  await adoptAmendment(
    knex,
    { jurisdiction: 'rye', number, revision, actor: COMMAND_LINE, yours: null },
    { effectiveOn: '2030-01-01', reference: `Resolution ${number}`, note: '' },
  );
  say(`adopted ${number} in ${Math.round(performance.now() - began)}`);
}
say('nothing left');
process.exit(0);

import type { Knex } from 'knex';

/** The smallest question there is. @throws whatever keeps the database from answering */
export async function askDatabase(knex: Knex): Promise<void> {
  await knex.raw('select 1');
}

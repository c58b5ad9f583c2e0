import type { Knex } from 'knex';
import { askDatabase } from '../sql/health/ask-database.js';

/** @returns whether the database answers */
export async function databaseHealth(knex: Knex): Promise<boolean> {
  try {
    await askDatabase(knex);
    return true;
  } catch {
    return false;
  }
}

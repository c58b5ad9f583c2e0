import type { Knex } from 'knex';
import { KEEPS_STATEMENTS } from '../database/keeps-statements.js';

/**
 * Asks what is asked again and again. On a connection that keeps statements PostgreSQL reads and plans it the first few
 * times only, which for the long statements of a screening takes about as long as running them. Elsewhere it is asked as any other.
 * @param name  of the statement; whatever is asked under it has the same text
 * @param sql  with named bindings
 * @returns the answer of the database
 */
// As with knex.raw, only whoever writes a statement knows the rows of its answer.
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters
export function askPrepared<Row>(
  knex: Knex | Knex.Transaction,
  name: string,
  sql: string,
  bindings: Readonly<Record<string, Knex.RawBinding>>,
): Knex.Raw<{ rows: Row[] }> {
  const statement = knex.raw<{ rows: Row[] }>(sql, bindings);
  return knex.userParams[KEEPS_STATEMENTS] === true ? statement.options({ name }) : statement;
}

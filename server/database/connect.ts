import knex, { type Knex } from 'knex';

/** Where a PostGIS database is: a URL, or the folder of the embedded database's Unix socket. */
export type DatabaseAddress = { url: string } | { socketDir: string };

/** Connections held at most; the embedded database answers one query at a time whatever their number. */
const POOL_SIZE = 8;

const silent = (): void => undefined;
/** Whatever knex would print is thrown to the caller as well, who says it once and in plain words. */
const QUIET = { warn: silent, error: silent, deprecate: silent, debug: silent };

/**
 * @param address  a server's URL or the embedded database's socket folder
 * @returns a knex instance on it; nothing is connected until the first query
 */
export function connectDatabase(address: DatabaseAddress): Knex {
  const connection =
    'url' in address
      ? { connectionString: address.url }
      : { host: address.socketDir, port: 5432, user: 'postgres', database: 'postgres' };
  return knex({ client: 'pg', connection, pool: { min: 0, max: POOL_SIZE }, log: QUIET });
}

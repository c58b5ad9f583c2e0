import knex, { type Knex } from 'knex';
import { Conflict } from '../../core/errors.js';
import { KEEPS_STATEMENTS } from './keeps-statements.js';

/**
 * Where a PostGIS database is: a URL, or the folder of the embedded database's Unix socket. `pooled`: there may be a pooler
 * in between, such as PgBouncer, that gives every transaction whichever connection is free, so that nothing may be set on a
 * connection and no prepared statement may have a name.
 */
export type DatabaseAddress = { url: string; pooled?: boolean } | { socketDir: string };

/** Connections held at most on a server. */
const POOL_SIZE = 8;

/**
 * The embedded database is one session behind its socket: statements of two connections may mix there, and it answers
 * one at a time anyway. So a process has one connection to it.
 */
const EMBEDDED_POOL_SIZE = 1;

const silent = (): void => undefined;
/** Whatever knex would print is thrown to the caller as well, who says it once and in plain words. */
const QUIET = { warn: silent, error: silent, deprecate: silent, debug: silent };

/**
 * Whom a connection works as: the application, which may add to the map's record and never change it, or the owner of
 * the database, who brings the schema up to date and does nothing else.
 */
export type DatabaseUser = 'application' | 'owner';

/**
 * The role is made by migration 0002, where its rights are. Compiling a statement at run time takes PostgreSQL seconds for
 * the long ones here, which then run for milliseconds.
 */
const BECOME: Readonly<Record<DatabaseUser, string>> = {
  application: 'set role hundredfoot_app; set jit = off',
  owner: 'reset role',
};

const POOLER_FOUND =
  'There is a pooler, such as PgBouncer, between Hundredfoot and the database. Set DATABASE_POOLER=transaction, and ' +
  'DATABASE_OWNER_URL to the address of the database itself; docs/guides/several-servers.md says how.';

interface PooledClient {
  connection: { on(event: 'errorMessage', listener: () => void): void };
  /** of the server's process, as it was told when the connection began; a pooler makes one up */
  processID: number;
  query(text: string, done: (error: Error | null, result?: { rows: { pid?: number }[] }) => void): void;
  end(): unknown;
  /** knex gives no connection out again that is marked with it */
  __knex__disposed?: string;
}

/**
 * The embedded database's socket says twice that it is ready when a statement with bindings fails, so that every later
 * answer on that connection would belong to the statement before it. A connection that has seen an error is used no more.
 */
function retireAfterError(client: PooledClient): void {
  client.connection.on('errorMessage', () => {
    client.__knex__disposed = 'a statement failed on it';
  });
}

type Created = (error: Error | null, client: PooledClient) => void;

/**
 * Makes a new connection work as its user. Through a pooler nothing is set, since the next transaction may have another
 * connection: there the login itself has the rights of the application and no more.
 */
function prepareClient(
  address: DatabaseAddress,
  user: DatabaseUser,
  client: PooledClient,
  done: Created,
): void {
  retireAfterError(client);
  if (!('url' in address)) {
    client.query(BECOME[user], (error) => done(error, client));
    return;
  }
  client.query('select pg_backend_pid() as pid', (error, result) => {
    const direct = result?.rows[0]?.pid === client.processID;
    if (error === null && direct) client.query(BECOME[user], (refused) => done(refused, client));
    else if (error === null && address.pooled === true) done(null, client);
    else {
      client.end();
      done(error ?? new Conflict(POOLER_FOUND), client);
    }
  });
}

/**
 * @param address  a server's URL or the embedded database's socket folder
 * @param user  the owner only to migrate: on the embedded database all connections share one session, and with it the role
 * @returns a knex instance on it; nothing is connected until the first query
 */
export function connectDatabase(address: DatabaseAddress, user: DatabaseUser = 'application'): Knex {
  const connection =
    'url' in address
      ? { connectionString: address.url }
      : { host: address.socketDir, port: 5432, user: 'postgres', database: 'postgres' };
  const afterCreate = (client: PooledClient, done: Created): void =>
    prepareClient(address, user, client, done);
  const database = knex({
    client: 'pg',
    connection,
    pool: { min: 0, max: 'url' in address ? POOL_SIZE : EMBEDDED_POOL_SIZE, afterCreate },
    log: QUIET,
    // An error goes into the server's log: without this it would carry what was bound, such as a hash of a password.
    compileSqlOnError: false,
  });
  database.userParams = { [KEEPS_STATEMENTS]: 'url' in address && address.pooled !== true };
  return database;
}

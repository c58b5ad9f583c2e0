import type { Knex } from 'knex';
import { DatabaseError } from 'pg';
import { Conflict } from '../../core/errors.js';
import type { Config } from '../config.js';
import { checkPostgis } from './check-postgis.js';
import { connectDatabase } from './connect.js';
import { migrateUp } from './migrate.js';

/** A PostGIS server that is migrated and ready. */
export interface OpenServer {
  knex: Knex;
  /** a streaming replica of it to read from; null when none is set up */
  replica: Knex | null;
  /** PostGIS version */
  postgis: string;
}

type Addresses = Pick<Config, 'databaseOwnerUrl' | 'databaseReadUrl' | 'databasePooled'>;

/** Of the lock under which one server at a time brings the schema up to date. */
const MIGRATION_LOCK = 4_860_721;

/** PostgreSQL's code for a right that is missing. */
const INSUFFICIENT_PRIVILEGE = '42501';

/**
 * Opens the server of DATABASE_URL, after its owner has brought the schema up to date.
 * @throws Conflict  with a sentence for the person who started it: not reachable, no PostGIS, too old, or wrong rights
 */
export async function openServer(
  url: string,
  { databaseOwnerUrl, databaseReadUrl, databasePooled: pooled }: Addresses,
  onProgress: (line: string) => void,
): Promise<OpenServer> {
  const postgis = await prepare(databaseOwnerUrl ?? url, databaseOwnerUrl, onProgress);
  const knex = connectDatabase({ url, pooled });
  try {
    if (pooled) await checkPooledRights(knex, onProgress);
  } catch (error) {
    await knex.destroy();
    throw error;
  }
  const replica = databaseReadUrl === null ? null : connectDatabase({ url: databaseReadUrl, pooled });
  return { knex, replica, postgis };
}

async function prepare(
  url: string,
  ownerUrl: string | null,
  onProgress: (line: string) => void,
): Promise<string> {
  const setting = ownerUrl === null ? 'DATABASE_URL' : 'DATABASE_OWNER_URL';
  const owner = connectDatabase({ url }, 'owner');
  try {
    await owner.raw('select 1').catch((error: unknown) => {
      if (error instanceof Conflict) throw error;
      throw new Conflict(`The database of ${setting} cannot be reached: ${reasonOf(error)}`);
    });
    const postgis = await checkPostgis(owner);
    onProgress(`PostGIS ${postgis} on the server of ${setting}`);
    await migrateAsOwner(owner, setting);
    return postgis;
  } finally {
    await owner.destroy();
  }
}

/** knex puts the whole statement before what the server said of it. */
const wordsOf = (error: Error): string => error.message.split(' - ').at(-1) ?? '';

/** Servers that start at once migrate one after the other: the later ones find nothing left to do. */
async function migrateAsOwner(owner: Knex, setting: string): Promise<void> {
  try {
    await owner.transaction(async (trx) => {
      await trx.raw('select pg_advisory_xact_lock(cast(:lock as bigint))', { lock: MIGRATION_LOCK });
      await migrateUp(owner);
    });
  } catch (error) {
    if (error instanceof Error && error.message.includes('migration directory is corrupt')) {
      throw new Conflict(
        'The database was brought up to date by a newer Hundredfoot than this one. Start the newer one, or restore a backup ' +
          'from before the update.',
      );
    }
    if (!(error instanceof DatabaseError) || error.code !== INSUFFICIENT_PRIVILEGE) throw error;
    throw new Conflict(
      `The role of ${setting} may not set up the database (${wordsOf(error)}). It has to own the database, and Hundredfoot ` +
        "works under a role of fewer rights, so that the map's record cannot be altered. Let an administrator of the server run " +
        `"create role hundredfoot_app nologin; grant hundredfoot_app to <the role of ${setting}>;" and start again.`,
    );
  }
}

/**
 * Nothing can be set on connections through a pooler, so what comes through it has to have the right rights already.
 * @throws Conflict  when it may alter the record, or may not add to it
 */
async function checkPooledRights(knex: Knex, onProgress: (line: string) => void): Promise<void> {
  const { rows } = await knex
    .raw<{ rows: { name: string; adds: boolean; alters: boolean; jit: string }[] }>(
      `select current_user as name, has_table_privilege('activity_log', 'insert') as adds,
         has_table_privilege('activity_log', 'update') as alters, current_setting('jit') as jit`,
    )
    .catch((error: unknown) => {
      throw new Conflict(`The database of DATABASE_URL cannot be reached: ${reasonOf(error)}`);
    });
  const [found] = rows;
  if (found?.adds !== true || found.alters) {
    throw new Conflict(
      `Through the pooler Hundredfoot works as ${found?.name ?? 'nobody'}, which may ${found?.alters === true ? "alter the map's record" : 'not add to the record of the map'}. ` +
        'Let DATABASE_URL name a role that owns nothing and is a member of hundredfoot_app; docs/guides/several-servers.md says how.',
    );
  }
  if (found.jit === 'on') {
    onProgress(
      `Statements are compiled at run time (jit), which makes them slow. Run: alter role ${found.name} set jit = off`,
    );
  }
}

/** @returns what went wrong with a connection, of several attempts the first */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}

import type { Knex } from 'knex';
import * as spatialBase from '../../migrations/0001-spatial-base.js';
import * as mapRecord from '../../migrations/0002-map-record.js';
import * as savedProposals from '../../migrations/0003-saved-proposals.js';
import * as imports from '../../migrations/0004-imports.js';
import * as pageOrder from '../../migrations/0005-page-order.js';
import * as parcelBatches from '../../migrations/0006-parcel-batches.js';
import * as severalServers from '../../migrations/0007-several-servers.js';
import * as oneScreening from '../../migrations/0008-one-screening.js';

interface Migration {
  name: string;
  up(knex: Knex): Promise<void>;
  down(knex: Knex): Promise<void>;
}

/** In order. A landed entry is never edited, renamed or taken out. */
const MIGRATIONS: readonly Migration[] = [
  { name: '0001-spatial-base', ...spatialBase },
  { name: '0002-map-record', ...mapRecord },
  { name: '0003-saved-proposals', ...savedProposals },
  { name: '0004-imports', ...imports },
  { name: '0005-page-order', ...pageOrder },
  { name: '0006-parcel-batches', ...parcelBatches },
  { name: '0007-several-servers', ...severalServers },
  { name: '0008-one-screening', ...oneScreening },
];

const config = {
  migrationSource: {
    getMigrations: () => Promise.resolve([...MIGRATIONS]),
    getMigrationName: (migration: Migration) => migration.name,
    getMigration: (migration: Migration) => Promise.resolve(migration),
  },
};

/**
 * Creates the extensions and brings the schema up to date.
 * @param knex  connected as the owner of the database, not as the application
 * @returns the names of the migrations that ran
 */
export async function migrateUp(knex: Knex): Promise<string[]> {
  await knex.raw('create extension if not exists postgis');
  await knex.raw('create extension if not exists pg_trgm');
  await knex.raw('create extension if not exists btree_gist');
  const [, names] = (await knex.migrate.latest(config)) as [number, string[]];
  return names;
}

/**
 * Takes every migration back.
 * @param knex  connected as the owner of the database
 * @returns the names of those taken back
 */
export async function migrateDown(knex: Knex): Promise<string[]> {
  const [, names] = (await knex.migrate.rollback(config, true)) as [number, string[]];
  return names;
}

import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { connectDatabase } from '../../server/database/connect.js';
import { hostEmbedded } from '../../server/database/embedded.js';
import { migrateUp } from '../../server/database/migrate.js';

/** Where a data folder has its cluster. */
const databaseIn = (dataDir: string): string => path.join(dataDir, 'database');

declare module 'vitest' {
  interface ProvidedContext {
    /** a PostGIS server to clone the template on, or null for the embedded database */
    serverUrl: string | null;
    /** a pooler before that server, in transaction mode; null for none */
    poolUrl: string | null;
    /** a streaming replica of that server; null for none */
    readUrl: string | null;
    /** snapshot of a migrated embedded database; null on a server */
    snapshotFile: string | null;
    /** data folder with that database, closed: to be copied; null on a server */
    templateDataDir: string | null;
    templateName: string | null;
  }
}

/**
 * Makes the migrated, empty database once; each test file then gets its own copy of it. On a PostGIS server
 * (TEST_DATABASE_URL) that is a template database to clone, on the embedded one a snapshot to load.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const serverUrl = process.env['TEST_DATABASE_URL'] ?? null;
  const beside = (name: string): string | null => (serverUrl === null ? null : (process.env[name] ?? null));
  project.provide('poolUrl', beside('TEST_DATABASE_POOL_URL'));
  project.provide('readUrl', beside('TEST_DATABASE_READ_URL'));
  return serverUrl === null ? snapshotTemplate(project) : serverTemplate(project, serverUrl);
}

async function snapshotTemplate(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hf-template-'));
  const snapshotFile = path.join(folder, 'template.tar.gz');
  const templateDataDir = path.join(folder, 'data');
  await mkdir(templateDataDir);
  const host = await hostEmbedded({
    databaseDir: databaseIn(templateDataDir),
    socketFile: path.join(folder, '.s.PGSQL.5432'),
    snapshotFile: null,
  });
  const knex = connectDatabase({ socketDir: folder }, 'owner');
  await migrateUp(knex);
  await knex.destroy();
  await host.snapshot(snapshotFile);
  await host.close();
  project.provide('serverUrl', null);
  project.provide('snapshotFile', snapshotFile);
  project.provide('templateDataDir', templateDataDir);
  project.provide('templateName', null);
  return () => rm(folder, { recursive: true, force: true });
}

async function serverTemplate(project: TestProject, serverUrl: string): Promise<() => Promise<void>> {
  const templateName = `hf_template_${process.pid}`;
  const admin = connectDatabase({ url: serverUrl }, 'owner');
  await admin.raw('create database ??', [templateName]);
  const url = new URL(serverUrl);
  url.pathname = `/${templateName}`;
  const knex = connectDatabase({ url: url.href }, 'owner');
  await migrateUp(knex);
  await knex.destroy();
  project.provide('serverUrl', serverUrl);
  project.provide('snapshotFile', null);
  project.provide('templateDataDir', null);
  project.provide('templateName', templateName);
  return async () => {
    await admin.raw('drop database if exists ?? with (force)', [templateName]);
    await admin.destroy();
  };
}

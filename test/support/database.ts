import type { Knex } from 'knex';
import { inject } from 'vitest';
import { connectDatabase, type DatabaseAddress, type DatabaseUser } from '../../server/database/connect.js';
import { lendHost } from './embedded-hosts.js';

/** A database of a test file's own: migrated, with the four jurisdictions and no layers. */
export interface TestDatabase {
  knex: Knex;
  /** for starting a process or a second connection on it */
  address: DatabaseAddress;
  close(): Promise<void>;
}

/**
 * @param user  whom its connection works as
 * @returns a fresh copy of the template, on the embedded database or on the server of TEST_DATABASE_URL
 */
export async function openTestDatabase(user: DatabaseUser = 'application'): Promise<TestDatabase> {
  const serverUrl = inject('serverUrl');
  return serverUrl === null ? borrowHost(inject('snapshotFile') ?? '', user) : cloneTemplate(serverUrl, user);
}

async function borrowHost(snapshotFile: string, user: DatabaseUser): Promise<TestDatabase> {
  const host = await lendHost(snapshotFile);
  const address = { socketDir: host.socketDir };
  const knex = connectDatabase(address, user);
  return {
    knex,
    address,
    async close() {
      await knex.destroy();
      await host.giveBack();
    },
  };
}

async function cloneTemplate(serverUrl: string, user: DatabaseUser): Promise<TestDatabase> {
  const name = `hf_test_${process.pid}_${Math.random().toString(36).slice(2, 10)}`;
  const admin = connectDatabase({ url: serverUrl }, 'owner');
  await admin.raw('create database ?? template ??', [name, inject('templateName') ?? 'template1']);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const address = { url: url.href };
  const knex = connectDatabase(address, user);
  return {
    knex,
    address,
    async close() {
      await knex.destroy();
      await admin.raw('drop database if exists ?? with (force)', [name]);
      await admin.destroy();
    },
  };
}

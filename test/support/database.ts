import type { Knex } from 'knex';
import { inject } from 'vitest';
import { connectDatabase, type DatabaseAddress, type DatabaseUser } from '../../server/database/connect.js';
import { readsOf, readsOfReplica, type Reads } from '../../server/database/reads.js';
import { lendHost } from './embedded-hosts.js';

/** A database of a test file's own: migrated, with the four jurisdictions and no layers. */
export interface TestDatabase {
  knex: Knex;
  /** for a second connection on it, past any pooler */
  address: DatabaseAddress;
  /** settings for a server or a command that is started on it; empty on the embedded one */
  settings: Record<string, string>;
  close(): Promise<void>;
}

const replicas = new WeakMap<Knex, Knex>();

/**
 * @param user  whom its connection works as
 * @returns a fresh copy of the template, on the embedded database or on the server of TEST_DATABASE_URL; there through the
 *   pooler of TEST_DATABASE_POOL_URL, and with the replica of TEST_DATABASE_READ_URL, where they are set
 */
export async function openTestDatabase(user: DatabaseUser = 'application'): Promise<TestDatabase> {
  const serverUrl = inject('serverUrl');
  return serverUrl === null ? borrowHost(inject('snapshotFile') ?? '', user) : cloneTemplate(serverUrl, user);
}

/** @returns how an application reads that works on the database of a test: from its replica where there is one */
export function readsFor(knex: Knex): Reads {
  const replica = replicas.get(knex);
  return replica === undefined ? readsOf(knex) : readsOfReplica(knex, replica, () => undefined);
}

async function borrowHost(snapshotFile: string, user: DatabaseUser): Promise<TestDatabase> {
  const host = await lendHost(snapshotFile);
  const address = { socketDir: host.socketDir };
  const knex = connectDatabase(address, user);
  return {
    knex,
    address,
    settings: {},
    async close() {
      await knex.destroy();
      await host.giveBack();
    },
  };
}

/** @returns the address of one database of a server */
function databaseAt(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function cloneTemplate(serverUrl: string, user: DatabaseUser): Promise<TestDatabase> {
  const name = `hf_test_${process.pid}_${Math.random().toString(36).slice(2, 10)}`;
  const admin = connectDatabase({ url: serverUrl }, 'owner');
  await admin.raw('create database ?? template ??', [name, inject('templateName') ?? 'template1']);
  const address = { url: databaseAt(serverUrl, name) };
  const poolUrl = inject('poolUrl');
  const pooled = poolUrl !== null;
  const url = pooled ? databaseAt(poolUrl, name) : address.url;
  const knex = connectDatabase(user === 'application' ? { url, pooled } : address, user);
  const readServerUrl = inject('readUrl');
  const readUrl = readServerUrl === null ? null : databaseAt(readServerUrl, name);
  const replica = readUrl === null ? null : connectDatabase({ url: readUrl, pooled });
  if (replica !== null) replicas.set(knex, replica);
  return {
    knex,
    address,
    settings: {
      DATABASE_URL: url,
      ...(pooled ? { DATABASE_POOLER: 'transaction', DATABASE_OWNER_URL: address.url } : {}),
      ...(readUrl === null ? {} : { DATABASE_READ_URL: readUrl }),
    },
    async close() {
      await replica?.destroy();
      await knex.destroy();
      await admin.raw('drop database if exists ?? with (force)', [name]);
      await admin.destroy();
    },
  };
}

import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readConfig } from '../../../server/config.js';
import { connectDatabase } from '../../../server/database/connect.js';
import { openDatabase } from '../../../server/database/open.js';

/** Run against the server of TEST_DATABASE_URL only: the embedded database has one user. */
describe('a role of DATABASE_URL that may not make other roles', () => {
  const name = `hf_clerk_${randomBytes(6).toString('hex')}`;
  let admin: Knex;
  let url: string;
  beforeAll(async () => {
    const serverUrl = inject('serverUrl');
    if (serverUrl === null) throw new Error('these tests need TEST_DATABASE_URL');
    admin = connectDatabase({ url: serverUrl }, 'owner');
    await admin.raw('create role ?? login nosuperuser nocreaterole', [name]);
    await admin.raw('create database ?? owner ??', [name, name]);
    const address = new URL(serverUrl);
    address.pathname = `/${name}`;
    const asAdmin = connectDatabase({ url: address.href }, 'owner');
    await asAdmin.raw('create extension postgis');
    await asAdmin.destroy();
    address.username = name;
    url = address.href;
  });
  afterAll(async () => {
    await admin.raw('drop database if exists ?? with (force)', [name]);
    await admin.raw('drop role if exists ??', [name]);
    await admin.destroy();
  });

  const open = () => openDatabase(readConfig({ DATABASE_URL: url }), () => undefined);

  it('is told what an administrator of the server has to run, in a few lines', async () => {
    const refused = await open().catch((error: unknown) => error);
    expect(refused).toMatchObject({
      code: 'Conflict',
      message: expect.stringMatching(
        /create role hundredfoot_app nologin; grant hundredfoot_app to/,
      ) as string,
    });
    expect((refused as Error).message.length).toBeLessThan(500);
  });

  it('works with fewer rights than its own once it is a member of that role', async () => {
    await admin.raw('grant hundredfoot_app to ??', [name]);
    const database = await open();
    const { knex } = database;
    const { rows } = await knex.raw<{ rows: unknown[] }>(
      'select current_user as role, session_user as login',
    );
    expect(rows).toEqual([{ role: 'hundredfoot_app', login: name }]);
    await expect(knex.raw('update wetland set area_sqft = 0')).rejects.toThrow(/permission denied/);
    await database.close();
  });
});

describe('servers that start at once on a database that is empty', () => {
  it('bring its schema up to date one after the other', async () => {
    const serverUrl = inject('serverUrl');
    if (serverUrl === null) throw new Error('these tests need TEST_DATABASE_URL');
    const name = `hf_empty_${randomBytes(6).toString('hex')}`;
    const admin = connectDatabase({ url: serverUrl }, 'owner');
    await admin.raw('create database ??', [name]);
    const address = new URL(serverUrl);
    address.pathname = `/${name}`;
    try {
      const config = readConfig({ DATABASE_URL: address.href });
      const opened = await Promise.all([1, 2].map(() => openDatabase(config, () => undefined)));
      const [{ knex } = { knex: admin }] = opened;
      expect(await knex('jurisdiction').select('id')).not.toEqual([]);
      await Promise.all(opened.map((database) => database.close()));
    } finally {
      await admin.raw('drop database if exists ?? with (force)', [name]);
      await admin.destroy();
    }
  });
});

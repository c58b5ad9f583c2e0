import { createServer, type AddressInfo } from 'node:net';
import express from 'express';
import knex from 'knex';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { problemHandler } from '../../../server/http/problem-errors.js';

/** In which a connection has to be had; the database of this test lets one wait for ever. */
const ACQUIRE_MS = 50;

describe('a database that has no connection to give', () => {
  const silent = createServer();
  let url = '';
  let close: () => Promise<void>;

  beforeAll(async () => {
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    const database = knex({
      client: 'pg',
      connection: { host: '127.0.0.1', port },
      pool: { min: 0, max: 1 },
      acquireConnectionTimeout: ACQUIRE_MS,
      log: { error: () => undefined },
    });
    const app = express();
    app.get('/', async (_request, response) => {
      await database.raw('select 1');
      response.end();
    });
    app.use(problemHandler(pino({ level: 'silent' })));
    const server = app.listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    close = async () => {
      await new Promise((resolve) => server.close(resolve));
      silent.close();
      void database.destroy();
    };
  });
  afterAll(() => close());

  it('makes an answer 503 that says when to ask again, and no fault of the server', async () => {
    const response = await fetch(url);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('30');
    expect(response.headers.get('content-type')).toContain('application/problem+json');
    expect(await response.json()).toMatchObject({
      type: '/api#error-Busy',
      code: 'Busy',
      status: 503,
      detail: expect.stringMatching(/^The database is busy .* Nothing was stored\. Try again/) as string,
      problems: [],
    });
  });
});

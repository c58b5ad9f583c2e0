import { createServer, type AddressInfo } from 'node:net';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../../server/config.js';
import { openDatabase } from '../../../server/database/open.js';

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const open = (url: string) => openDatabase(readConfig({ DATABASE_URL: url }), () => undefined);

describe('a database server that cannot do the work is refused with the reason', () => {
  let db: PGlite;
  let server: PGLiteSocketServer;
  let port: number;
  beforeAll(async () => {
    db = await PGlite.create();
    port = await freePort();
    server = new PGLiteSocketServer({ db, port, host: '127.0.0.1', maxConnections: 8 });
    await server.start();
  });
  afterAll(async () => {
    await server.stop();
    await db.close();
  });

  it('PostgreSQL without PostGIS', async () => {
    await expect(open(`postgres://postgres@127.0.0.1:${port}/postgres`)).rejects.toMatchObject({
      code: 'Conflict',
      message: expect.stringMatching(/no PostGIS.*postgresql-15-postgis-3/) as string,
    });
    const { rows } = await db.query("select 1 from pg_class where relname = 'jurisdiction'");
    expect(rows).toEqual([]);
  });

  it('nobody listening', async () => {
    await expect(open(`postgres://postgres@127.0.0.1:${await freePort()}/postgres`)).rejects.toMatchObject({
      code: 'Conflict',
      message: expect.stringMatching(/cannot be reached: .*ECONNREFUSED/) as string,
    });
  });
});

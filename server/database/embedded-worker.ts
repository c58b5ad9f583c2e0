import { readFile, writeFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { postgis } from '@electric-sql/pglite-postgis';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import type { EmbeddedWorkerData, FromWorker, ToWorker } from './embedded-messages.js';

const port = parentPort;
if (port === null) throw new Error('embedded-worker.ts runs as a worker thread only');

const say = (message: FromWorker): void => port.postMessage(message);

/** Opens the database in the data folder and serves it on the socket until told to close. */
async function serve(data: EmbeddedWorkerData): Promise<void> {
  const db = await PGlite.create({
    ...(data.databaseDir === null ? {} : { dataDir: data.databaseDir }),
    ...(data.snapshotFile === null ? {} : { loadDataDir: new Blob([await readFile(data.snapshotFile)]) }),
    extensions: { postgis, btree_gist, pg_trgm },
  });
  const server = new PGLiteSocketServer({ db, path: data.socketFile, maxConnections: 32 });
  await server.start();
  port?.on('message', (message: ToWorker) => {
    void (async () => {
      if (message.kind === 'snapshot') {
        const dump = await db.dumpDataDir('gzip');
        await writeFile(message.file, new Uint8Array(await dump.arrayBuffer()));
        say({ kind: 'snapshot-written' });
        return;
      }
      await server.stop();
      await db.close();
      say({ kind: 'closed' });
      port.close();
    })();
  });
  say({ kind: 'ready' });
}

serve(workerData as EmbeddedWorkerData).catch((error: unknown) => {
  say({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
});

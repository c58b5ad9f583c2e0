import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { EmbeddedWorkerData, FromWorker, ToWorker } from './embedded-messages.js';

/** The embedded database while this process hosts it. */
export interface EmbeddedHost {
  /** writes a snapshot of the whole cluster to a file (gzipped) */
  snapshot(file: string): Promise<void>;
  /** stops serving and closes the cluster; the worker thread ends */
  close(): Promise<void>;
  /** resolves with a reason when the worker ends without being asked to */
  readonly died: Promise<string>;
}

/**
 * Runs PGlite in a worker thread, so that a long query never blocks HTTP, served on a Unix socket.
 * @returns once the socket answers
 * @throws Error with the reason when the cluster cannot be opened
 */
export async function hostEmbedded(data: EmbeddedWorkerData): Promise<EmbeddedHost> {
  const worker = new Worker(new URL('./embedded-worker-entry.mjs', import.meta.url), {
    workerData: data,
    execArgv: [],
  });
  const next = async (): Promise<FromWorker> => {
    const [message] = (await once(worker, 'message')) as [FromWorker];
    return message;
  };
  const send = (message: ToWorker): void => worker.postMessage(message);

  const first = await next();
  if (first.kind === 'failed') {
    await worker.terminate();
    throw new Error(`The embedded database could not be opened: ${first.reason}`);
  }
  let closing = false;
  const died = new Promise<string>((resolve) => {
    worker.once('error', (error) => resolve(error.message));
    worker.once('exit', (code) => {
      if (!closing) resolve(`the worker ended with code ${code}`);
    });
  });
  return {
    died,
    async snapshot(file) {
      const written = next();
      send({ kind: 'snapshot', file });
      await written;
    },
    async close() {
      closing = true;
      const closed = next();
      send({ kind: 'close' });
      await closed;
      await worker.terminate();
    },
  };
}

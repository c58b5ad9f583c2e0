import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { startGdal3 } from './gdal3.js';
import type { FromGdal, ToGdal } from './gdal-messages.js';
import { GdalWork } from './gdal-work.js';

let work: GdalWork | null = null;

/** @returns once the message is on its way, since GDAL lets nothing else happen while it works */
const say = (message: FromGdal): Promise<void> =>
  new Promise((sent) => {
    process.send?.(message, undefined, undefined, () => sent());
  });

async function answer(message: ToGdal): Promise<FromGdal> {
  if (message.kind === 'translate') {
    return work === null ? { kind: 'failed', message: 'no file is open' } : work.translate(message);
  }
  const watch = new Worker(new URL('./gdal-watch.mjs', import.meta.url), {
    workerData: { bytes: message.bytes },
    execArgv: [],
  });
  await once(watch, 'online');
  const said: string[] = [];
  const gdal = await startGdal3(message.folder, (line) => said.push(line));
  await say({ kind: 'started' });
  work = new GdalWork(gdal, said, message.folder);
  return work.open(message.input, message.options);
}

process.on('message', (message: ToGdal) => {
  answer(message)
    .catch((error: unknown): FromGdal => ({
      kind: 'failed',
      message: error instanceof Error ? error.message : String(error),
    }))
    .then(say, () => process.exit(1));
});
void say({ kind: 'ready' });

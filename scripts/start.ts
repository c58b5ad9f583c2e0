import { readConfig } from '../server/config.js';
import { startServer, type RunningServer } from '../server/main.js';
import { buildPageIfStale } from './build-page.js';
import { reportAndExit } from './report-error.js';

const begun = Date.now();
const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

let server: RunningServer | undefined;
let ending = false;
const end = async (): Promise<void> => {
  if (ending) return;
  ending = true;
  say('Stopping');
  // While it is still starting there is nothing to close in order: a start that is cut short begins anew the next time.
  await server?.close();
  process.exit(0);
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end());

try {
  const config = readConfig(process.env);
  await buildPageIfStale(say);
  server = await startServer(config, say);
  say(`Hundredfoot is ready after ${((Date.now() - begun) / 1000).toFixed(1)} s: open ${server.url}`);
  void server.died.then((reason) => {
    process.stderr.write(`The embedded database ended: ${reason}. Start Hundredfoot again.\n`);
    process.exit(1);
  });
} catch (error) {
  reportAndExit(error);
}

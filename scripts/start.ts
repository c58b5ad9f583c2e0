import { readConfig } from '../server/config.js';
import { startServer } from '../server/main.js';
import { buildPageIfStale } from './build-page.js';
import { reportAndExit } from './report-error.js';

const begun = Date.now();
const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

try {
  const config = readConfig(process.env);
  await buildPageIfStale(say);
  const server = await startServer(config, say);
  say(`Hundredfoot is ready after ${((Date.now() - begun) / 1000).toFixed(1)} s: open ${server.url}`);
  let ending = false;
  const end = async (code: number): Promise<void> => {
    if (ending) return;
    ending = true;
    await server.close();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      say('Stopping');
      void end(0);
    });
  }
  void server.died.then((reason) => {
    process.stderr.write(`The embedded database ended: ${reason}. Start Hundredfoot again.\n`);
    process.exit(1);
  });
} catch (error) {
  reportAndExit(error);
}

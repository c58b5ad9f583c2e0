import { readConfig } from '../../server/config.js';
import { startServer } from '../../server/main.js';
import { reportAndExit } from '../report-error.js';

/**
 * The server that is measured over HTTP, in a process of its own: the product's own start, but that no page is built. Tells
 * whoever started it where it listens, and how much memory it takes when it is asked.
 */
try {
  const server = await startServer(readConfig(process.env), () => undefined);
  process.on('message', () => process.send?.({ rss: process.memoryUsage.rss() }));
  process.on('disconnect', () => void server.close().then(() => process.exit(0)));
  process.send?.({ url: server.url });
} catch (error) {
  reportAndExit(error);
}

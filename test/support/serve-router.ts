import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express, { type Router } from 'express';
import pino from 'pino';
import { problemHandler } from '../../server/http/problem-errors.js';

/** Routes served by themselves on the loopback address. */
export interface ServedRouter {
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  close(): Promise<void>;
}

/** Serves a router with the one error handler and nothing else of the application. */
export async function serveRouter(served: Router | { router: Router }): Promise<ServedRouter> {
  const app = express();
  app.use(typeof served === 'function' ? served : served.router);
  app.use(problemHandler(pino({ level: 'silent' })));
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    get: (path, headers = {}) => fetch(`http://127.0.0.1:${port}${path}`, { headers }),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

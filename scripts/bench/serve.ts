import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A server in a process of its own. */
export interface ServedProcess {
  /** where it listens, with a slash at the end */
  url: string;
  /** @returns bytes of memory that it holds */
  memory(): Promise<number>;
  stop(): Promise<void>;
}

const PROGRAM = fileURLToPath(new URL('served.ts', import.meta.url));

/**
 * Starts the server on a port of its own. It takes the address that asks from X-Forwarded-For, as behind a proxy, so that fifty
 * people have fifty addresses and the limits for one address stay as they are.
 * @param settings  the environment it is started with
 */
export async function serve(settings: Record<string, string>): Promise<ServedProcess> {
  const child = fork(PROGRAM, {
    execArgv: ['--import', 'tsx'],
    env: {
      ...environmentWithoutSettings(),
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      DEMO_DATA: 'off',
      LOG_LEVEL: 'error',
      TRUSTED_PROXIES: '1',
      ...settings,
    },
  });
  const ended = once(child, 'exit');
  const told = await Promise.race([once(child, 'message'), ended.then(() => null)]);
  if (told === null) throw new Error('The server that was to be measured did not start.');
  const [{ url }] = told as [{ url: string }];
  return {
    url,
    async memory() {
      const answer = once(child, 'message') as Promise<[{ rss: number }]>;
      child.send('memory');
      const [{ rss }] = await answer;
      return rss;
    },
    async stop() {
      child.disconnect();
      await ended;
    },
  };
}

/** Settings of the person who runs the bench must not reach the server that is measured. */
function environmentWithoutSettings(): Record<string, string | undefined> {
  const kept = ['PATH', 'HOME', 'TMPDIR', 'LANG'];
  return Object.fromEntries(kept.map((name) => [name, process.env[name]]));
}

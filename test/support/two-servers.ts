import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runScript, type RunningCommand } from './command.js';

/** A server of the product in a process of its own, with a data folder of its own. */
export interface ServerProcess {
  /** without a slash at the end */
  url: string;
  command: RunningCommand;
  /** ends it as a crash would */
  kill(): Promise<void>;
}

/**
 * Starts a server.
 * @param settings  its environment
 */
export async function startServerProcess(settings: Record<string, string>): Promise<ServerProcess> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'hf-start-'));
  const command = runScript('start', [], { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'warn', ...settings });
  const [, url = ''] = await command.says(/open (http:\/\/127\.0\.0\.1:\d+)\//, 200_000);
  return {
    url,
    command,
    async kill() {
      command.process.kill('SIGKILL');
      await command.ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Asks again until the answer is what is waited for. @throws Error with the last answer after a while */
export async function eventually<T>(ask: () => Promise<T>, isIt: (answer: T) => boolean): Promise<T> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const answer = await ask();
    if (isIt(answer)) return answer;
    if (Date.now() > deadline) throw new Error(`still ${JSON.stringify(answer)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

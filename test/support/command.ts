import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** A command of the product, running as a process of its own. */
export interface RunningCommand {
  process: ChildProcess;
  /** everything it has printed so far, both streams */
  output(): string;
  /** resolves with the first match in what it prints; rejects when it ends without one */
  says(pattern: RegExp, withinMs?: number): Promise<RegExpExecArray>;
  /** resolves with its exit code, or the signal that ended it */
  ended: Promise<number | NodeJS.Signals>;
}

/**
 * Starts `scripts/<name>.ts` with the TypeScript loader, without npm in between, so that signals reach it.
 * @param environment  beside the present one, without a DATABASE_URL unless it is given
 */
export function runScript(
  name: string,
  arguments_: readonly string[],
  environment: Record<string, string>,
): RunningCommand {
  const inherited = { ...process.env };
  delete inherited['DATABASE_URL'];
  const child = spawn(process.execPath, ['--import', 'tsx', `scripts/${name}.ts`, ...arguments_], {
    cwd: ROOT,
    env: { ...inherited, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const ended = new Promise<number | NodeJS.Signals>((resolve) => {
    child.once('close', (code, signal) => resolve(code ?? signal ?? 'SIGKILL'));
  });
  return {
    process: child,
    output: () => printed,
    ended,
    says: (pattern, withinMs = 90_000) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => fail(`said nothing like ${pattern} in ${withinMs} ms`), withinMs);
        const look = (): void => {
          const match = pattern.exec(printed);
          if (match === null) return;
          stop();
          resolve(match);
        };
        const fail = (why: string): void => {
          stop();
          reject(new Error(`${name} ${why}. It printed:\n${printed}`));
        };
        const stop = (): void => {
          clearTimeout(timer);
          child.stdout.off('data', look);
        };
        child.stdout.on('data', look);
        void ended.then((how) => fail(`ended (${how})`));
        look();
      }),
  };
}

import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { InvalidInput, TooComplex } from '../../../core/errors.js';
import { READER_SETTINGS, type FromReader, type ReaderSettings, type ToReader } from './messages.js';

const ENTRY = fileURLToPath(new URL('./reader-entry.mjs', import.meta.url));

/** What of the environment a process needs to start; nothing else of it is given to one that reads a stranger's file. */
const ENVIRONMENT = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'LANG', 'TSX_DISABLE_CACHE'];

/** Of the memory that a process may have, the share that JavaScript's own objects may fill. */
const HEAP_SHARE = 0.6;

/** Time is counted in steps of so much; what this process was too busy to count is nobody's fault. */
const STEP_MS = 200;

/** The end of what a process writes to its error output that is kept. */
const KEPT_CHARACTERS = 2000;

const living = new Set<ChildProcess>();
process.on('exit', () => living.forEach(kill));

function kill(child: ChildProcess): void {
  try {
    // a negative id names the group, to which belongs what the child has started itself
    if (process.platform !== 'win32' && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // the group is gone already
  }
  child.kill('SIGKILL');
}

/** A process that reads a file. It answers each message with one, and is ended when it takes too much. */
export class ReaderProcess {
  private readonly child: ChildProcess;
  private readonly answers: FromReader[] = [];
  private readonly gone: Promise<void>;
  private left = false;
  private stderr = '';
  private wake: () => void = () => undefined;

  constructor(private readonly settings: ReaderSettings) {
    const environment = ENVIRONMENT.map((name) => [name, process.env[name]] as const);
    this.child = fork(ENTRY, [], {
      // a group of its own, so that it can be ended with all that it started
      detached: process.platform !== 'win32',
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      execArgv: [`--max-old-space-size=${Math.floor((settings.bytes * HEAP_SHARE) / 2 ** 20)}`],
      env: {
        ...Object.fromEntries(environment.filter(([, value]) => value !== undefined)),
        [READER_SETTINGS]: JSON.stringify(settings),
      },
    });
    living.add(this.child);
    this.child.stderr?.on('data', (piece: Buffer) => {
      this.stderr = (this.stderr + piece.toString()).slice(-KEPT_CHARACTERS);
    });
    this.child.on('message', (message: FromReader) => {
      this.answers.push(message);
      this.wake();
    });
    this.child.on('error', () => this.wake());
    this.gone = new Promise((resolve) => {
      const leave = (): void => {
        this.left = true;
        living.delete(this.child);
        this.wake();
        resolve();
      };
      this.child.once('close', leave);
      this.child.once('error', leave);
    });
  }

  /** tells it something, which it answers */
  tell(message: ToReader): void {
    if (this.child.connected) this.child.send(message, () => undefined);
  }

  /**
   * @param seconds  by the clock that it may take from now on, whatever else the machine does; it is ended when they are over
   * @throws TooComplex  when it took longer or more memory than it may; InvalidInput when it broke down
   */
  async answer(seconds: number): Promise<FromReader> {
    let waitedMs = 0;
    let before = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      waitedMs += Math.min(now - before, 2 * STEP_MS);
      before = now;
      if (waitedMs > seconds * 1000) this.wake();
    }, STEP_MS);
    try {
      for (;;) {
        const answer = this.answers.shift();
        if (answer !== undefined) return answer;
        if (this.left) throw this.breakdown();
        if (waitedMs > seconds * 1000) {
          await this.end();
          throw tooSlow(seconds);
        }
        await new Promise<void>((resolve) => (this.wake = resolve));
      }
    } finally {
      clearInterval(timer);
    }
  }

  /** ends it, with whatever it has started; resolves once it is gone */
  async end(): Promise<void> {
    if (!this.left) kill(this.child);
    await this.gone;
  }

  private breakdown(): Error {
    if (/out of memory/i.test(this.stderr)) {
      return new TooComplex(
        'The file takes more memory to read than a file that is sent may. It is damaged or made so, or single features of it are far too large: send a part of it, or simplify it.',
      );
    }
    if (/out of time/.test(this.stderr)) return tooSlow(this.settings.seconds.answer);
    if (/out of room/.test(this.stderr)) {
      return new TooComplex(
        'The file unpacks to far more than a file that is sent may. Send the part of it that is needed.',
      );
    }
    return new InvalidInput(
      'The file cannot be read: what reads it broke down on it. It is most likely damaged; save it anew from the program it comes from, or in another format.',
    );
  }
}

function tooSlow(seconds: number): TooComplex {
  return new TooComplex(
    `The file was read for ${Math.round(seconds)} seconds without a result, and reading was ended. It is damaged or made so, or single features of it are far too large: send a part of it, or simplify it.`,
  );
}

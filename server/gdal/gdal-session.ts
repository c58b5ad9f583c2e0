import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { InvalidInput } from '../../core/errors.js';
import type { GdalDataset, GdalLimits } from './gdal.js';
import type { FromGdal, ToGdal } from './gdal-messages.js';
import { inTurn } from './in-turn.js';
import { plainReason } from './plain-reason.js';

/** Processes of GDAL at one time; each takes some 200 MB. */
const AT_ONCE = 2;

/** For the process to start, which the file has no part in. */
const START_SECONDS = 60;

const ENTRY = fileURLToPath(new URL('./gdal-process-entry.mjs', import.meta.url));

/** Of JavaScript's own heap; GDAL's memory is counted apart. */
const HEAP_MEGABYTES = 256;

/**
 * Settings that the process needs; passwords are among the others. It writes nowhere but in its folder, and finds its
 * own code, made ready before, in the usual folder for temporary files.
 */
const KEPT = ['TEMP', 'TMP', 'SystemRoot', 'PATH'];

/** A file that GDAL has open in a process of its own. */
export interface GdalSession {
  dataset: GdalDataset;
  /**
   * @param args  arguments of ogr2ogr without the names of the files
   * @param name  of what comes out, without an ending
   * @returns the files that came out, in the folder of the session
   */
  translate(args: readonly string[], name: string): Promise<readonly string[]>;
}

const turn = inTurn(AT_ONCE);

/**
 * Opens a file with GDAL in a process of its own, which is gone when this returns. At most two run at a time; others
 * wait for their turn.
 * @param folder  in which it may write
 * @param options  with which it is opened
 * @throws InvalidInput  when GDAL cannot do it, or took more than it may
 * @throws the reason of the signal, when the work is given up
 */
export function withGdal<T>(
  input: string,
  folder: string,
  options: readonly string[],
  limits: GdalLimits,
  use: (session: GdalSession) => Promise<T>,
): Promise<T> {
  return turn(async () => {
    limits.signal?.throwIfAborted();
    const child = new GdalChild(limits);
    try {
      const opened = await child.ask({ kind: 'open', input, folder, options, bytes: limits.bytes });
      if (opened.kind !== 'opened') throw unexpected(opened);
      return await use({
        dataset: opened.dataset,
        async translate(args, name) {
          const answer = await child.ask({ kind: 'translate', args, name });
          if (answer.kind !== 'translated') throw unexpected(answer);
          return answer.files.map((file) => path.join(folder, file));
        },
      });
    } finally {
      await child.end();
    }
  });
}

const unexpected = (answer: FromGdal): Error => new Error(`GDAL's process answered ${answer.kind}.`);

/** A process of GDAL, which answers one message after the other. */
class GdalChild {
  private readonly child: ChildProcess;
  private readonly ended: Promise<void>;
  /** that have come and were not waited for yet; null: the process has ended */
  private readonly answers: (FromGdal | null)[] = [];
  private wake: () => void = () => undefined;

  constructor(private readonly limits: GdalLimits) {
    this.child = fork(ENTRY, [], {
      execArgv: [`--max-old-space-size=${HEAP_MEGABYTES}`],
      env: Object.fromEntries(Object.entries(process.env).filter(([name]) => KEPT.includes(name))),
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.child.on('message', (message: FromGdal) => this.hear(message));
    limits.signal?.addEventListener('abort', this.giveUp, { once: true });
    this.ended = new Promise((resolve) => {
      const end = (): void => {
        this.hear(null);
        resolve();
      };
      this.child.once('exit', end);
      this.child.once('error', end);
    });
  }

  /** @throws InvalidInput  with what GDAL said, in one plain sentence */
  async ask(message: ToGdal): Promise<FromGdal> {
    if (message.kind === 'open') await this.answer(START_SECONDS);
    if (this.child.connected) this.child.send(message);
    if (message.kind === 'open') await this.answer(START_SECONDS);
    const answer = await this.answer(this.limits.seconds);
    if (answer.kind === 'failed') throw this.refusal(answer.message);
    return answer;
  }

  /** Ends the process at once: it has nothing to put in order. */
  end(): Promise<void> {
    this.limits.signal?.removeEventListener('abort', this.giveUp);
    this.child.kill('SIGKILL');
    return this.ended;
  }

  private readonly giveUp = (): void => void this.child.kill('SIGKILL');

  private hear(answer: FromGdal | null): void {
    this.answers.push(answer);
    this.wake();
  }

  private async answer(seconds: number): Promise<FromGdal> {
    if (this.answers.length === 0) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, seconds * 1000);
        this.wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.limits.signal?.throwIfAborted();
    const answer = this.answers.shift();
    if (answer === undefined) throw this.refusal(`it took more than ${seconds} seconds`);
    if (answer === null) throw this.refusal('it took more memory than it may, or what reads it broke off');
    return answer;
  }

  private refusal(message: string): InvalidInput {
    return new InvalidInput(`The file cannot be read or converted: ${plainReason(message)}.`);
  }
}

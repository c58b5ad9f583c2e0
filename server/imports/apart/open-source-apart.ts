import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { InvalidInput } from '../../../core/errors.js';
import type { FeatureSource, SourceFeature } from '../source-feature.js';
import type { SourceContents } from '../source-layer.js';
import { ZIP_LIMITS } from '../zip-entries.js';
import type { FromReader, ToReader } from './messages.js';
import { ReaderProcess } from './reader-process.js';
import { fromSent } from './sent-error.js';
import { takeTurn, type Pace } from './slots.js';

/** What reading a file may take. What is left out is as for a file that is read at once. */
export interface ApartLimits {
  /** long: an import, which is read as fast as the database takes it; one at a time */
  pace?: Pace;
  /** of memory, for the process that reads */
  memoryBytes?: number;
  features?: number;
  /** of all features together */
  vertices?: number;
  /** of all that is unpacked or written on the way */
  unpackedBytes?: number;
  /** of the processor's time that one answer may take, of a file of no bytes */
  seconds?: number;
  /** ends the reading when the request it is for is given up */
  signal?: AbortSignal;
}

/** Memory of the process that reads: a third of it is taken by an empty one. */
const MEMORY_BYTES = 350 * 1024 * 1024;

/** Seconds for the process to start, which the file has no part in. */
const START_SECONDS = 30;
/** Seconds of the processor's time for one answer, of a file of no bytes. */
const ANSWER_SECONDS = 3.5;
/** Bytes of the file for which it may take a second more. */
const BYTES_A_SECOND = 4_000_000;
/** How many times longer all answers together may take. */
const TOTAL_FACTOR = 10;
/** How many times longer, and how much longer, an answer may take by the clock: others use the processor too. */
const CLOCK = { factor: 4, seconds: 60 } as const;

/**
 * Opens a file that somebody sent, in a process of its own that is ended when it takes too long or too much memory, so
 * that neither the file nor what reads it can harm the server. At most two files are read at once; others wait. Nothing
 * is left behind once the source is closed.
 * @throws what `openSource` throws, from opening and from reading on
 * @throws TooComplex  when it takes or holds more than it may
 * @throws Conflict  when too many files wait already
 */
export async function openSourceApart(
  file: string,
  layerInFile: string | null,
  limits: ApartLimits = {},
): Promise<FeatureSource> {
  const { reading, close } = await begin(file, limits);
  try {
    const most = {
      features: limits.features ?? Number.POSITIVE_INFINITY,
      vertices: limits.vertices ?? Number.POSITIVE_INFINITY,
    };
    const opened = await reading.ask(
      { kind: 'open', file: path.resolve(file), layerInFile, limits: most },
      'opened',
    );
    reading.progress = opened.progress;
    const notices = [...opened.words.notices];
    return {
      ...opened.words,
      notices,
      features: () => reading.features(notices),
      progress: () => reading.progress,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * Tells what a file holds that somebody sent, in a process of its own, as `openSourceApart` does.
 * @throws what `listSourceLayers` throws, and TooComplex, Conflict as above
 */
export async function listSourceLayersApart(file: string, limits: ApartLimits = {}): Promise<SourceContents> {
  const { reading, close } = await begin(file, limits);
  try {
    return (await reading.ask({ kind: 'list', file: path.resolve(file) }, 'listed')).contents;
  } finally {
    await close();
  }
}

/** Starts a process for a file once it is its turn. */
async function begin(
  file: string,
  limits: ApartLimits,
): Promise<{ reading: Reading; close: () => Promise<void> }> {
  const { signal } = limits;
  const { size } = await stat(file);
  const endTurn = await takeTurn(limits.pace ?? 'short', signal);
  const scratch = await mkdtemp(path.join(tmpdir(), 'hundredfoot-read-')).catch((error: unknown) => {
    endTurn();
    throw error;
  });
  const seconds = (limits.seconds ?? ANSWER_SECONDS) + size / BYTES_A_SECOND;
  const reader = new ReaderProcess({
    seconds: { answer: seconds, total: TOTAL_FACTOR * seconds },
    bytes: limits.memoryBytes ?? MEMORY_BYTES,
    scratch,
    scratchBytes: limits.unpackedBytes ?? ZIP_LIMITS.bytes,
  });
  const giveUp = (): void => void reader.end();
  signal?.addEventListener('abort', giveUp, { once: true });
  const close = async (): Promise<void> => {
    signal?.removeEventListener('abort', giveUp);
    try {
      await reader.end();
      await rm(scratch, { recursive: true, force: true, maxRetries: 3 });
    } finally {
      endTurn();
    }
  };
  const reading = new Reading(reader, CLOCK.factor * seconds + CLOCK.seconds, signal);
  try {
    await reading.begin();
    return { reading, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The answers of a reading process. */
class Reading {
  progress = 0;

  /** @param seconds  that one answer may take by the clock */
  constructor(
    private readonly reader: ReaderProcess,
    private readonly seconds: number,
    private readonly signal: AbortSignal | undefined,
  ) {}

  async begin(): Promise<void> {
    await this.answer(START_SECONDS);
  }

  ask<K extends FromReader['kind']>(message: ToReader, kind: K): Promise<Extract<FromReader, { kind: K }>> {
    this.reader.tell(message);
    return this.next(kind);
  }

  private async next<K extends FromReader['kind']>(kind: K): Promise<Extract<FromReader, { kind: K }>> {
    const answer = await this.answer(this.seconds);
    if (answer.kind === 'failed') throw fromSent(answer.error);
    if (answer.kind !== kind) throw new Error(`The reader answered ${answer.kind} where ${kind} was due.`);
    return answer as Extract<FromReader, { kind: K }>;
  }

  /** @param notices  take what is said of the file while it is read */
  async *features(notices: string[]): AsyncGenerator<SourceFeature> {
    this.reader.tell({ kind: 'more' });
    for (let last = false; !last;) {
      const batch = await this.next('batch');
      last = batch.last;
      // the next batch is read while this one is worked on
      if (!last) this.reader.tell({ kind: 'more' });
      this.progress = batch.progress;
      notices.splice(0, notices.length, ...batch.notices);
      yield* batch.features;
    }
  }

  private async answer(seconds: number): Promise<FromReader> {
    try {
      return await this.reader.answer(seconds);
    } catch (error) {
      if (this.signal?.aborted === true) {
        throw new InvalidInput('The request was given up before its file was read. Nothing of it was kept.');
      }
      throw error;
    }
  }
}

import type { Knex } from 'knex';
import { HundredfootError } from '../../../core/errors.js';
import type { OrdinanceBook } from '../../../core/ordinances/registry.js';
import { batchesAtWork, type BatchRow } from '../../sql/parcel-batches/batch-rows.js';
import { beginBatch } from '../../sql/parcel-batches/batch-state.js';
import { countAttempt, hasOpenSlices, sliceBatch } from '../../sql/parcel-batches/slices.js';
import { readBatchLand, type BatchLand } from './batch-land.js';
import { recordEnd } from './end-batch.js';
import { LayersChanged, workSlice } from './work-slice.js';

/** What batches are worked on with. */
export interface RunnerDeps {
  knex: Knex;
  ordinances: OrdinanceBook;
  log: { error(context: object, message: string): void };
  /** slices at once, each on a connection of its own */
  connections: number;
  /** whether the database is the embedded one, which answers one question at a time */
  embedded: boolean;
}

/** How much is done in one transaction. On the embedded database everybody else waits meanwhile. */
const SLICE = {
  server: { parcels: 250, zoneCost: 500_000 },
  embedded: { parcels: 50, zoneCost: 60_000 },
} as const;

/** Left to others between two slices of the embedded database. */
const PAUSE_MS = 15;

/** While others work on the last slices before the next can be taken. */
const WAIT_MS = 100;

/** Tries at a slice that fails for a reason that may pass, such as a database that restarts. */
const ATTEMPTS = 3;

/** How often batches are looked for that another server began, or left. */
const LOOK_EVERY_MS = 5000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Works on the batches that the database holds. What is to be done and what is done stands there alone, so any number of
 * servers may work on one batch, and what one leaves undone another takes up.
 */
export class BatchRunner {
  private timer: NodeJS.Timeout | null = null;
  private working: Promise<void> | null = null;
  private again = false;
  private stopped = false;

  constructor(private readonly deps: RunnerDeps) {}

  /** Begins to look for batches, now and from time to time. */
  start(): void {
    this.stopped = false;
    this.timer ??= setInterval(() => this.wake(), LOOK_EVERY_MS);
    this.timer.unref();
    this.wake();
  }

  /** Says that there may be something to do. */
  wake(): void {
    if (this.stopped) return;
    this.again = true;
    this.working ??= this.workWhileAsked().finally(() => (this.working = null));
  }

  /** @returns when nothing is left to do here */
  async idle(): Promise<void> {
    while (this.working !== null) await this.working;
  }

  /** Ends after the slices that are being measured; the others stay for another time. */
  async stop(): Promise<void> {
    this.stopped = true;
    if (this.timer !== null) clearInterval(this.timer);
    this.timer = null;
    await this.idle();
  }

  private async workWhileAsked(): Promise<void> {
    try {
      while (this.again && !this.stopped) {
        this.again = false;
        for (const batch of await batchesAtWork(this.deps.knex)) await this.workOn(batch);
      }
    } catch (error) {
      this.deps.log.error({ err: error }, 'batches of parcels could not be looked for');
    }
  }

  private async workOn(batch: BatchRow): Promise<void> {
    const { knex, ordinances, log, embedded } = this.deps;
    try {
      const land = await readBatchLand(knex, ordinances, batch);
      await beginBatch(knex, batch.id);
      const { parcels, zoneCost } = embedded ? SLICE.embedded : SLICE.server;
      const hasZones = land.widthFt > 0;
      await sliceBatch(knex, {
        batchId: batch.id,
        parcels,
        zoneCost,
        wetlandKeys: hasZones ? land.regulatedKeys : [],
        watercourseKeys: hasZones ? [...land.watercourses.keys()] : [],
        widthFt: land.widthFt,
      });
      const workers = Array.from({ length: this.deps.connections }, () => this.workSlices(batch, land));
      const failed = (await Promise.allSettled(workers)).find(({ status }) => status === 'rejected');
      if (failed?.status === 'rejected') throw failed.reason;
      if (!this.stopped) await recordEnd(knex, batch, { state: 'done' });
    } catch (error) {
      if (!(error instanceof LayersChanged) && !(error instanceof HundredfootError)) {
        log.error({ err: error, batch: batch.id }, 'a batch of parcels failed');
      }
      await this.fail(batch, error);
    }
  }

  private async fail(batch: BatchRow, error: unknown): Promise<void> {
    const { knex, log } = this.deps;
    const failure =
      error instanceof LayersChanged || error instanceof HundredfootError
        ? error.message
        : 'The server could not finish it. Start it again; if it happens again, tell whoever runs this server.';
    await recordEnd(knex, batch, { state: 'failed', failure }).catch((lost: unknown) =>
      log.error({ err: lost, batch: batch.id }, 'what came of a batch of parcels could not be written'),
    );
  }

  /** One worker: takes slices until there are none, or somebody ends the batch or this server. */
  private async workSlices(batch: BatchRow, land: BatchLand): Promise<void> {
    const { knex, embedded, log } = this.deps;
    while (!this.stopped) {
      let number = 0;
      try {
        const worked = await workSlice(knex, batch, land, (taken) => (number = taken));
        if (!worked && !(await this.isWorthWaiting(batch))) return;
        if (!worked) await pause(WAIT_MS);
        else if (embedded) await pause(PAUSE_MS);
      } catch (error) {
        if (error instanceof LayersChanged) throw error;
        log.error({ err: error, batch: batch.id, slice: number }, 'a slice of a batch of parcels failed');
        // The database was not even asked for a slice: it is looked for again later.
        if (number === 0) return;
        if ((await countAttempt(knex, batch.id, number)) >= ATTEMPTS) throw error;
      }
    }
  }

  /** Nothing could be taken: others have the last slices, after which there may be more, or the batch has ended. */
  private async isWorthWaiting(batch: BatchRow): Promise<boolean> {
    const { knex } = this.deps;
    const atWork = await batchesAtWork(knex);
    return atWork.some(({ id }) => id === batch.id) && (await hasOpenSlices(knex, batch.id));
  }
}

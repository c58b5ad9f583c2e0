import type { Knex } from 'knex';
import type { ParcelBatch } from '../../../core/contracts/parcel-batches.js';
import { BUILT_IN_ORDINANCES } from '../../../core/ordinances/registry.js';
import { BatchRunner } from '../../../server/services/parcel-batches/batch-runner.js';
import { readBatch } from '../../../server/services/parcel-batches/read-batches.js';
import type { TestDatabase } from '../../support/database.js';

/** @returns a runner as a server has one; what goes wrong in it fails the test that waits for it */
export function ownRunner({ knex, address }: Pick<TestDatabase, 'knex' | 'address'>): BatchRunner {
  const embedded = 'socketDir' in address;
  return new BatchRunner({
    knex,
    ordinances: BUILT_IN_ORDINANCES,
    log: { error: (what: unknown) => console.error(what) },
    embedded,
    connections: embedded ? 1 : 2,
  });
}

/** Lets a runner work until nothing is left to do. @returns the batch as it stands then */
export async function finishBatch(knex: Knex, runner: BatchRunner, batch: ParcelBatch): Promise<ParcelBatch> {
  runner.wake();
  await runner.idle();
  return readBatch(knex, batch.jurisdiction, batch.id);
}

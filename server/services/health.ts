import type { Knex } from 'knex';
import { bytesBehind } from '../database/wal-position.js';
import { askDatabase } from '../sql/health/ask-database.js';

/** @returns whether the database answers */
export async function databaseHealth(knex: Knex): Promise<boolean> {
  try {
    await askDatabase(knex);
    return true;
  } catch {
    return false;
  }
}

/** Time in which a replica says how it is. */
const REPLICA_MS = 1000;

/** How a replica of the database is. */
export interface ReplicaHealth {
  answers: boolean;
  /** bytes of changes that it has yet to take over; null when it does not say */
  bytesBehind: number | null;
}

/** @returns how a replica is; one that takes more than a second to say so does not answer */
export async function replicaHealth(knex: Knex, replica: Knex): Promise<ReplicaHealth> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), REPLICA_MS);
  });
  const behind = await Promise.race([bytesBehind(knex, replica).catch(() => null), late]);
  clearTimeout(timer);
  return { answers: behind !== null, bytesBehind: behind };
}

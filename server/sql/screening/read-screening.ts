import type { Knex } from 'knex';
import type { KeptOverlay } from './record-screening.js';

/** An answer as it was kept. */
export interface KeptScreening {
  request: unknown;
  overlay: KeptOverlay;
  answer: unknown;
}

/** @returns the kept answer, or null when there is none under that id (a UUID) */
export async function readScreening(
  knex: Knex | Knex.Transaction,
  id: string,
): Promise<KeptScreening | null> {
  const rows = await knex('screening')
    .select<KeptScreening[]>('request', 'overlay', 'answer')
    .where({ id })
    .limit(1);
  return rows[0] ?? null;
}

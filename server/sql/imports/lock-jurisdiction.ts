import type { Knex } from 'knex';
import { NotFound } from '../../../core/errors.js';
import type { CalendarDate } from '../../../core/dates.js';

/** A jurisdiction held by one import until its transaction ends. */
export interface LockedJurisdiction {
  id: string;
  name: string;
  /** newest version of its wetlands map; 0 before the first */
  mapVersion: number;
  mapSince: CalendarDate | null;
}

/**
 * Locks a jurisdiction, so that two imports or adoptions make two map versions one after the other. What only refers to the
 * municipality, such as a kept answer, goes on meanwhile.
 * @throws NotFound  naming the ids there are
 */
export async function lockJurisdiction(trx: Knex.Transaction, id: string): Promise<LockedJurisdiction> {
  const found = await trx.raw<{ rows: { id: string; name: string }[] }>(
    'select id, name from jurisdiction where id = :id for no key update',
    { id },
  );
  const row = found.rows[0];
  if (row === undefined) throw await unknown(trx, id);
  const newest = await trx.raw<{ rows: { number: number; since: string }[] }>(
    `select number, to_char(since, 'YYYY-MM-DD') as since from map_version
     where jurisdiction_id = :id order by number desc limit 1`,
    { id },
  );
  return { ...row, mapVersion: newest.rows[0]?.number ?? 0, mapSince: newest.rows[0]?.since ?? null };
}

async function unknown(trx: Knex.Transaction, id: string): Promise<NotFound> {
  const all = await trx.raw<{ rows: { id: string }[] }>('select id from jurisdiction order by id');
  const ids = all.rows.map((row) => row.id).join(', ');
  return new NotFound(`There is no jurisdiction "${id}". There are: ${ids}.`);
}

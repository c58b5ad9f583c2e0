import type { Knex } from 'knex';
import { DatabaseError } from 'pg';
import { HundredfootError } from '../../core/errors.js';
import { sharedQuestion } from './shared-question.js';
import { isCaughtUp, readPosition } from './wal-position.js';

/**
 * Runs work that only reads, on a replica where one is set up and knows everything that the database knew when it was
 * asked, else on the database. Work that fails because of the replica is done again on the database, so it answers nobody
 * before it is done.
 * @returns what the work returns
 */
export type Reads = <T>(work: (knex: Knex) => Promise<T>) => Promise<T>;

/** How long an answer waits for the replica to come as far as the database is. */
const MOST_WAIT_MS = 50;
const FIRST_PAUSE_MS = 1;

/** For how long a replica that was behind is not asked, and one that did not answer. */
const BEHIND_PAUSE_MS = 250;
const DOWN_PAUSE_MS = 5000;

/** Who hears of a replica that cannot be used, and of its return. */
type Tell = (words: string, error: unknown) => void;

/** @returns reads of the database itself */
export function readsOf(knex: Knex): Reads {
  return (work) => work(knex);
}

const isOfDatabase = (error: unknown): boolean =>
  error instanceof Error &&
  !(error instanceof HundredfootError) &&
  (error instanceof DatabaseError ||
    'errno' in error ||
    /connection|timeout/i.test(`${error.name} ${error.message}`));

/**
 * @param tell  of a change: the replica does not answer, or answers again
 * @returns reads of the replica while it is as far as the database
 */
export function readsOfReplica(primary: Knex, replica: Knex, tell: Tell): Reads {
  let pausedUntil = 0;
  let answers = true;

  const fail = (error: unknown): void => {
    pausedUntil = Date.now() + DOWN_PAUSE_MS;
    if (answers)
      tell('the replica of DATABASE_READ_URL cannot be read; the database is asked instead', error);
    answers = false;
  };
  const isAsFar = sharedQuestion(async () => {
    const wanted = await readPosition(primary);
    const found = await withinTime(catchesUp(replica, wanted)).catch((error: unknown) => {
      fail(error);
      return null;
    });
    if (found === false) pausedUntil = Date.now() + BEHIND_PAUSE_MS;
    if (found === true && !answers) {
      answers = true;
      tell('the replica of DATABASE_READ_URL is read again', null);
    }
    return found === true;
  });
  return async (work) => {
    if (Date.now() < pausedUntil || !(await isAsFar())) return work(primary);
    try {
      return await work(replica);
    } catch (error) {
      if (!isOfDatabase(error)) throw error;
      fail(error);
      return work(primary);
    }
  };
}

/** Looks again, each time after twice as long. @returns whether the replica is as far as that in time */
async function catchesUp(replica: Knex, wanted: string): Promise<boolean> {
  const deadline = Date.now() + MOST_WAIT_MS;
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs *= 2) {
    if (await isCaughtUp(replica, wanted)) return true;
    if (Date.now() + pauseMs > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

/** What answers too late goes on, so that a connection that is being made is there the next time. @returns false then */
async function withinTime(found: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), MOST_WAIT_MS * 2);
  });
  try {
    return await Promise.race([found, late]);
  } finally {
    clearTimeout(timer);
  }
}

import { Conflict } from '../../../core/errors.js';

/** How long a file takes to be read: a drawing is read at once, an import as fast as the database takes it. */
export type Pace = 'short' | 'long';

/** Files read at the same time by one server. */
const AT_ONCE = 2;
/** Of them, those that may be of the long pace, so that a drawing never waits for an import. */
const LONG_AT_ONCE = 1;
/** Files that wait for their turn. */
const MOST_WAITING = 40;

interface Waiting {
  pace: Pace;
  begin: () => void;
}

const running: Record<Pace, number> = { short: 0, long: 0 };
const queue: Waiting[] = [];

function hasRoom(pace: Pace): boolean {
  if (running.short + running.long >= AT_ONCE) return false;
  return pace === 'short' || running.long < LONG_AT_ONCE;
}

function beginWaiting(): void {
  for (let at = queue.findIndex(({ pace }) => hasRoom(pace)); at !== -1;) {
    const [next] = queue.splice(at, 1);
    if (next !== undefined) {
      running[next.pace] += 1;
      next.begin();
    }
    at = queue.findIndex(({ pace }) => hasRoom(pace));
  }
}

/**
 * Waits for the turn of a file, in the order in which they came.
 * @param signal  gives the turn up
 * @returns a function that ends the turn; calling it again does nothing
 * @throws Conflict  when too many are waiting already
 */
export async function takeTurn(pace: Pace, signal: AbortSignal | undefined): Promise<() => void> {
  signal?.throwIfAborted();
  if (queue.length >= MOST_WAITING) {
    throw new Conflict(
      'Many files are being read just now. Nothing was read of this one: send it again in a minute.',
    );
  }
  await new Promise<void>((resolve, reject) => {
    const giveUp = (): void => {
      const at = queue.indexOf(waiting);
      if (at !== -1) queue.splice(at, 1);
      reject(signal?.reason instanceof Error ? signal.reason : new Error('Aborted.'));
    };
    const waiting: Waiting = {
      pace,
      begin: () => {
        signal?.removeEventListener('abort', giveUp);
        resolve();
      },
    };
    signal?.addEventListener('abort', giveUp, { once: true });
    queue.push(waiting);
    beginWaiting();
  });
  let over = false;
  return () => {
    if (over) return;
    over = true;
    running[pace] -= 1;
    beginWaiting();
  };
}

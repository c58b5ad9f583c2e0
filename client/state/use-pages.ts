import { useEffect, useState } from 'preact/hooks';
import { failureOf, isAbort, type Failure } from '../failure.js';

/** A page of a list, and the address of the following one. */
interface Page<T> {
  items: readonly T[];
  next: string | null;
}

/** A list that comes page by page. */
export interface Paged<T> {
  /** all that has come; null before the first page */
  items: readonly T[] | null;
  asking: boolean;
  failure: Failure | null;
  /** asks for the following page; null where there is none */
  more: (() => void) | null;
  /** asks once more for what did not come */
  again: () => void;
}

/** Time that a person may go on typing before the server is asked. */
const PAUSE_MS = 250;

/**
 * Asks for the first page whenever the question changes, and for the following ones when they are wanted. What is on screen
 * stays until another list is there.
 * @param question  everything that the list depends on, as one text
 * @param ask  asks for a page by its address; null: the first
 */
export function usePages<T>(
  question: string,
  ask: (next: string | null, signal: AbortSignal) => Promise<Page<T>>,
): Paged<T> {
  const [list, setList] = useState<{ of: string; items: readonly T[]; next: string | null } | null>(null);
  const [wanted, setWanted] = useState<{ of: string; next: string | null; turn: number }>({
    of: question,
    next: null,
    turn: 0,
  });
  const [asking, setAsking] = useState(true);
  const [failure, setFailure] = useState<Failure | null>(null);
  const next = wanted.of === question ? wanted.next : null;
  useEffect(() => {
    const current = new AbortController();
    setAsking(true);
    setFailure(null);
    const pause = setTimeout(
      () => {
        ask(next, current.signal)
          .then((page) => {
            if (current.signal.aborted) return;
            setList((known) => ({
              of: question,
              items: next === null || known?.of !== question ? page.items : [...known.items, ...page.items],
              next: page.next,
            }));
            setAsking(false);
          })
          .catch((error: unknown) => {
            if (isAbort(error) || current.signal.aborted) return;
            setFailure(failureOf(error));
            setAsking(false);
          });
      },
      next === null ? PAUSE_MS : 0,
    );
    return () => {
      clearTimeout(pause);
      current.abort();
    };
  }, [question, next, wanted.turn]);
  const following = list?.of === question ? list.next : null;
  return {
    items: list?.items ?? null,
    asking,
    failure,
    more:
      following === null
        ? null
        : () => {
            if (!asking) setWanted({ of: question, next: following, turn: wanted.turn + 1 });
          },
    again: () => setWanted({ of: question, next, turn: wanted.turn + 1 }),
  };
}

import { useEffect, useState } from 'preact/hooks';
import { failureOf, isAbort, type Failure } from '../failure.js';

/** Something that a part of the page asks the server for. The last answer stays while a newer one is on its way. */
export interface Asked<T> {
  value: T | null;
  asking: boolean;
  failure: Failure | null;
  /** asks the same once more */
  again: () => void;
}

/** Time that a person may go on typing before the server is asked. */
const PAUSE_MS = 250;

/**
 * Asks whenever the question changes.
 * @param question  everything that the answer depends on, as one text; null: nothing to ask, and no answer
 * @param ask  asks it; must give up when the signal says so
 */
export function useAnswer<T>(question: string | null, ask: (signal: AbortSignal) => Promise<T>): Asked<T> {
  const [answer, setAnswer] = useState<{ value: T | null; failure: Failure | null }>({
    value: null,
    failure: null,
  });
  const [asking, setAsking] = useState(false);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (question === null) {
      setAnswer({ value: null, failure: null });
      setAsking(false);
      return undefined;
    }
    const current = new AbortController();
    setAsking(true);
    const settle = (next: { value: T | null; failure: Failure | null }): void => {
      if (current.signal.aborted) return;
      setAnswer(next);
      setAsking(false);
    };
    const pause = setTimeout(() => {
      ask(current.signal)
        .then((value) => settle({ value, failure: null }))
        .catch((error: unknown) => {
          if (!isAbort(error)) settle({ value: null, failure: failureOf(error) });
        });
    }, PAUSE_MS);
    return () => {
      clearTimeout(pause);
      current.abort();
    };
  }, [question, turn]);
  return { ...answer, asking, again: () => setTurn(turn + 1) };
}

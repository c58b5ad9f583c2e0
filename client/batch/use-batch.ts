import { useEffect, useState } from 'preact/hooks';
import type { ParcelBatch } from '../../core/contracts/parcel-batches.js';
import { fetchBatch } from '../batch-api.js';
import { failureOf, isAbort, type Failure } from '../failure.js';

/** How often it is asked how far one is. */
const POLL_MS = 1000;

/** A screening of all parcels, and how it stands. */
export interface FollowedBatch {
  batch: ParcelBatch | null;
  failure: Failure | null;
  /** asks how it stands now */
  again: () => void;
}

/** @returns whether something will still become of it by itself */
export function isUnderWay({ state }: Pick<ParcelBatch, 'state'>): boolean {
  return state === 'waiting' || state === 'running';
}

/** Follows a screening of all parcels as long as it runs, also one that was started before the page was loaded. */
export function useBatch(place: string, id: string): FollowedBatch {
  const [batch, setBatch] = useState<ParcelBatch | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const current = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = (): void => {
      fetchBatch(place, id, current.signal)
        .then((found) => {
          setFailure(null);
          setBatch(found);
          if (isUnderWay(found)) timer = setTimeout(ask, POLL_MS);
        })
        .catch((error: unknown) => {
          if (!isAbort(error)) setFailure(failureOf(error));
        });
    };
    ask();
    return () => {
      clearTimeout(timer);
      current.abort();
    };
  }, [place, id, turn]);
  return { batch, failure, again: () => setTurn((count) => count + 1) };
}

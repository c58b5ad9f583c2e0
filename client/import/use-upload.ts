import { useEffect, useState } from 'preact/hooks';
import type { Upload } from '../../core/contracts/uploads.js';
import { failureOf, isAbort, type Failure } from '../failure.js';
import { fetchUpload } from '../import-api.js';

/** How often it is asked how far an import is. */
const POLL_MS = 700;

/** A file and how it stands. */
export interface FollowedUpload {
  upload: Upload | null;
  failure: Failure | null;
  /** takes over what the server has just said of it */
  take: (upload: Upload) => void;
  /** asks how it stands now */
  again: () => void;
}

/** Follows a file, and an import of it as long as one runs, also one that was ordered before the page was loaded. */
export function useUpload(place: string, id: string): FollowedUpload {
  const [upload, setUpload] = useState<Upload | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [turn, setTurn] = useState(0);
  const running = upload?.state === 'importing';
  useEffect(() => {
    const current = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = (): void => {
      fetchUpload(place, id, current.signal)
        .then((found) => {
          setFailure(null);
          setUpload(found);
          if (found.state === 'importing') timer = setTimeout(ask, POLL_MS);
        })
        .catch((error: unknown) => {
          if (isAbort(error)) return;
          setFailure(failureOf(error));
        });
    };
    ask();
    return () => {
      clearTimeout(timer);
      current.abort();
    };
  }, [place, id, turn, running]);
  return {
    upload,
    failure,
    take: (found) => {
      setFailure(null);
      setUpload(found);
    },
    again: () => setTurn((count) => count + 1),
  };
}

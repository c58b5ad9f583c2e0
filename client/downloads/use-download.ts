import { useEffect, useRef, useState } from 'preact/hooks';
import { failureOf, isAbort, type Failure } from '../failure.js';
import { fetchFile, saveFile } from './fetch-file.js';

/** How a download stands. */
export type DownloadState =
  | { state: 'idle' }
  | { state: 'coming'; what: string; share: number | null }
  | { state: 'saved'; name: string }
  | { state: 'failed'; failure: Failure; again: () => void };

/** One download at a time, with how it stands and a way to stop it. */
export function useDownload() {
  const [now, setNow] = useState<DownloadState>({ state: 'idle' });
  const asking = useRef<AbortController | null>(null);
  useEffect(() => () => asking.current?.abort(), []);
  const start = (path: string, what: string): void => {
    asking.current?.abort();
    const controller = new AbortController();
    asking.current = controller;
    setNow({ state: 'coming', what, share: null });
    fetchFile(path, (share) => setNow({ state: 'coming', what, share }), controller.signal)
      .then((file) => {
        saveFile(file);
        setNow({ state: 'saved', name: file.name });
      })
      .catch((error: unknown) => {
        if (isAbort(error)) return;
        setNow({ state: 'failed', failure: failureOf(error), again: () => start(path, what) });
      });
  };
  const stop = (): void => {
    asking.current?.abort();
    setNow({ state: 'idle' });
  };
  return { now, start, stop };
}

import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { failureOf, type Failure } from '../failure.js';
import { FailureNote } from './failure-note.js';

/** Fetches the code of a part of the page. */
export type PartLoader = () => Promise<ComponentType>;

/** Parts fetched already, so that they are there at once the next time. */
const fetched = new Map<PartLoader, ComponentType>();

/** A part of the page whose code is fetched when it is first shown: most visitors never need it. */
export function LazyPart({ load }: { load: PartLoader }) {
  const [, setDone] = useState(0);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [turn, setTurn] = useState(0);
  const Part = fetched.get(load);
  useEffect(() => {
    if (fetched.has(load)) return;
    setFailure(null);
    load()
      .then((part) => {
        fetched.set(load, part);
        setDone((count) => count + 1);
      })
      .catch((error: unknown) =>
        setFailure({
          ...failureOf(error),
          kind: 'unreachable',
          message: 'This part of the page did not come.',
        }),
      );
  }, [load, turn]);
  if (Part !== undefined) return <Part />;
  if (failure !== null) return <FailureNote failure={failure} again={() => setTurn(turn + 1)} />;
  return <p class="loading">Fetching this part of the page…</p>;
}

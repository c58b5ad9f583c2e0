import type { Failure } from '../failure.js';

/** Something asked of the server, in whichever state it is. */
export type Loadable<T> =
  | { state: 'idle' }
  | { state: 'loading' }
  | { state: 'ready'; value: T }
  | { state: 'failed'; failure: Failure };

export const IDLE = { state: 'idle' } as const;
export const LOADING = { state: 'loading' } as const;

/** @returns the value, or null while there is none */
export function valueOf<T>(loadable: Loadable<T>): T | null {
  return loadable.state === 'ready' ? loadable.value : null;
}

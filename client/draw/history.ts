/** Steps back and forward through values that are never changed in place. */
export interface History<T> {
  past: readonly T[];
  present: T;
  future: readonly T[];
}

/** Steps kept: more than anyone goes back, little enough to hold. */
const MOST_STEPS = 200;

/** @returns a history with nothing to undo */
export function startHistory<T>(present: T): History<T> {
  return { past: [], present, future: [] };
}

/** @returns the history after a change; what was undone before it is gone */
export function record<T>(history: History<T>, present: T): History<T> {
  return { past: [...history.past, history.present].slice(-MOST_STEPS), present, future: [] };
}

/** @returns the history one step back, or the same one where there is no step */
export function undo<T>(history: History<T>): History<T> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return { past: history.past.slice(0, -1), present: before, future: [history.present, ...history.future] };
}

/** @returns the history one step forward, or the same one where there is no step */
export function redo<T>(history: History<T>): History<T> {
  const [after, ...future] = history.future;
  if (after === undefined) return history;
  return { past: [...history.past, history.present], present: after, future };
}

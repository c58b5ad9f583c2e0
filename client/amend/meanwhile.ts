import { computed } from '@preact/signals';
import type { EditedMeanwhile } from '../../core/contracts/amendment-conflicts.js';
import type { Operation, WetlandState } from '../../core/contracts/amendments.js';
import { stuck } from './acts.js';
import { amendment } from './amendment-state.js';
import { differenceSqFt } from './ground.js';
import { wetlandsOf } from './operation-wetlands.js';
import { ringsOfState } from './overlay-features.js';

/** A wetland that somebody else and the person at the page worked on from the same state. */
export interface ComparedWetland {
  wetland: string;
  /** as it was on screen when the request was sent */
  base: WetlandState | null;
  /** null: retired */
  theirs: WetlandState | null;
  /** null: retired, or not to be told without the server: a cut, a split, a merger */
  yours: WetlandState | null;
  /** what yours does */
  operation: Operation['operation'];
  /** land in one of the two only, on the ground, measured in the browser; null: not known */
  differenceSqFt: number | null;
}

function stateIn(changes: EditedMeanwhile['current']['changes'], wetland: string): WetlandState | null {
  return changes.find((change) => change.wetland === wetland)?.after ?? null;
}

function yoursOf(operation: Operation, base: WetlandState | null): WetlandState | null {
  return operation.operation === 'reshape' && base !== null
    ? { ...base, geometry: operation.geometry }
    : null;
}

/** Both versions of each wetland that both worked on, to be shown over each other. */
export const comparedMeanwhile = computed<readonly ComparedWetland[]>(() => {
  const waiting = stuck.value;
  const conflict = waiting?.conflict ?? null;
  if (waiting === null || conflict === null) return [];
  const { current, differences } = conflict;
  const touched = new Set(differences.filter((item) => item.touchesYours).map(({ wetland }) => wetland));
  return waiting.act.operations.flatMap((operation) =>
    wetlandsOf(operation)
      .filter((wetland) => touched.has(wetland))
      .map((wetland) => {
        const theirs = stateIn(current.changes, wetland);
        const shown = amendment.value?.changes.find((change) => change.wetland === wetland);
        const before = current.changes.find((change) => change.wetland === wetland)?.before ?? null;
        const base = shown?.after ?? before;
        const yours = yoursOf(operation, base ?? theirs);
        return {
          wetland,
          base,
          theirs,
          yours,
          operation: operation.operation,
          differenceSqFt:
            theirs === null || yours === null
              ? null
              : differenceSqFt(ringsOfState(theirs), ringsOfState(yours)),
        };
      }),
  );
});

import { effect, signal, type ReadonlySignal } from '@preact/signals';
import type { CalendarDate } from '../../core/dates.js';
import { fetchEdges } from '../edges-api.js';
import { failureOf, isAbort, type Failure } from '../failure.js';
import { boxHolds, type Box } from '../preview/planar.js';
import { viewBox } from '../state/preview.js';
import { snapLinesOf, type SnapLine } from './snapping.js';

/** Degrees that a side of the box may have for which outlines are asked: about 4,000 ft. */
const MOST_DEGREES = 0.014;

/** Share of the view added on every side, so that a short pan needs no new question. */
const MARGIN = 0.25;

/** Which map the outlines are wanted of. */
export interface WantedLines {
  jurisdiction: string;
  /** null: today's */
  on: CalendarDate | null;
  /** another one means that what was fetched before is out of date */
  state: string;
}

/** Outlines of the map near what is in sight. */
export interface LinesInSight {
  lines: ReadonlySignal<readonly SnapLine[]>;
  /** why there is nothing to snap to, as words in brackets; empty where there is, or it is on the way */
  why: () => string;
  /** keeps them in step with the view as long as they are wanted; gives what stops it */
  follow: (wanted: () => WantedLines | null) => () => void;
}

function padded([west, south, east, north]: Box): Box {
  const [x, y] = [(east - west) * MARGIN, (north - south) * MARGIN];
  return [west - x, south - y, east + x, north + y];
}

/** @returns the outlines in sight, none before they are followed */
export function linesInSight(): LinesInSight {
  const lines = signal<readonly SnapLine[]>([]);
  const failure = signal<Failure | null>(null);
  const fetching = signal(false);
  const tooFarOut = signal(false);
  return {
    lines,
    why: () => {
      if (failure.value !== null) return 'outlines did not come';
      if (tooFarOut.value) return 'zoom in first';
      return fetching.value ? 'fetching them' : '';
    },
    follow: (wanted) => {
      let asking = new AbortController();
      let answered: { box: Box; of: string } | null = null;
      const stop = effect(() => {
        const map = wanted();
        const view = viewBox.value;
        if (map === null || view === null) return;
        tooFarOut.value = Math.max(view[2] - view[0], view[3] - view[1]) > MOST_DEGREES;
        if (tooFarOut.peek()) return;
        const of = JSON.stringify(map);
        if (answered?.of === of && boxHolds(answered.box, view)) return;
        const box = padded(view);
        answered = { box, of };
        asking.abort();
        const current = (asking = new AbortController());
        fetching.value = true;
        fetchEdges(map.jurisdiction, box, map.on, current.signal)
          .then((edges) => {
            failure.value = null;
            fetching.value = false;
            lines.value = snapLinesOf(edges);
          })
          .catch((error: unknown) => {
            if (isAbort(error)) return;
            answered = null;
            fetching.value = false;
            failure.value = failureOf(error);
          });
      });
      return () => {
        asking.abort();
        stop();
      };
    },
  };
}

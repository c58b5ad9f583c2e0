import { computed, effect, signal } from '@preact/signals';
import { fetchEdges } from '../amend-api.js';
import { failureOf, isAbort, type Failure } from '../failure.js';
import { boxHolds, type Box } from '../preview/planar.js';
import { viewBox } from '../state/preview.js';
import { amendment, mayEdit, openedPlace } from './amendment-state.js';
import { ringsOfState } from './overlay-features.js';
import { exactPlaces } from './exact-places.js';
import { chosen, drawn, snapping, tool } from './sketch.js';
import { snapLine, snapLinesOf, type SnapLine } from './snap.js';

/** Degrees that a side of the box may have for which outlines are asked: about 4,000 ft. */
const MOST_DEGREES = 0.014;

/** Share of the view added on every side, so that a short pan needs no new question. */
const MARGIN = 0.25;

const mapLines = signal<readonly SnapLine[]>([]);

/** Why there is nothing to snap to; null: there is, or it is not wanted. */
export const snapFailure = signal<Failure | null>(null);

/** Whether outlines are on their way. */
export const fetchingLines = signal(false);

/** Whether the map shows too much to snap. */
export const tooFarOut = signal(false);

/** Places of the map with all their digits. */
export const places = exactPlaces();

/** Outlines of the draft's own changes, in place of those that the map has. */
const draftLines = computed<readonly SnapLine[]>(() =>
  (amendment.value?.changes ?? []).flatMap(({ wetland, after }) =>
    after === null
      ? []
      : ringsOfState(after)
          .flat()
          .map((ring) => snapLine(`wetland ${wetland}`, wetland, ring))
          .filter((line) => line !== null),
  ),
);

/** What drawing snaps to now: not the wetland that is being reshaped itself. */
export const snapLines = computed<readonly SnapLine[]>(() => {
  if (!snapping.value) return [];
  const changed = new Set((amendment.value?.changes ?? []).map(({ wetland }) => wetland));
  const own = tool.value === 'reshape' ? (chosen.value[0] ?? null) : null;
  return [
    ...mapLines.value.filter(({ wetland }) => wetland === null || !(changed.has(wetland) || wetland === own)),
    ...draftLines.value.filter(({ wetland }) => wetland !== own),
  ];
});

function padded([west, south, east, north]: Box): Box {
  const [x, y] = [(east - west) * MARGIN, (north - south) * MARGIN];
  return [west - x, south - y, east + x, north + y];
}

/** Keeps the lines in step with the view while something can be drawn. @returns what stops it */
export function followSnapLines(): () => void {
  let asking = new AbortController();
  let answered: { box: Box; of: string } | null = null;
  const stops = [
    effect(() => {
      const place = openedPlace.value;
      const view = viewBox.value;
      if (place === null || view === null || tool.value === null || !mayEdit.value || !snapping.value) return;
      tooFarOut.value = Math.max(view[2] - view[0], view[3] - view[1]) > MOST_DEGREES;
      if (tooFarOut.value) return;
      const of = `${place.jurisdiction} ${amendment.value?.newestVersion ?? ''}`;
      if (answered?.of === of && boxHolds(answered.box, view)) return;
      const box = padded(view);
      answered = { box, of };
      asking.abort();
      const current = (asking = new AbortController());
      fetchingLines.value = true;
      fetchEdges(place.jurisdiction, box, current.signal)
        .then((edges) => {
          snapFailure.value = null;
          fetchingLines.value = false;
          mapLines.value = snapLinesOf(edges);
        })
        .catch((error: unknown) => {
          if (isAbort(error)) return;
          answered = null;
          fetchingLines.value = false;
          snapFailure.value = failureOf(error);
        });
    }),
    effect(() => {
      for (const { points } of snapLines.value) for (const point of points) places.keep(point);
      for (const part of drawn.value.parts)
        for (const { corners } of part) for (const corner of corners) places.keep(corner);
    }),
  ];
  return () => {
    asking.abort();
    for (const stop of stops) stop();
  };
}

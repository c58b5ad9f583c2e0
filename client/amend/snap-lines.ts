import { computed, effect } from '@preact/signals';
import { snapLine, type SnapLine } from '../draw/snapping.js';
import { linesInSight } from '../draw/snapping-lines.js';
import { amendment, mayEdit, openedPlace } from './amendment-state.js';
import { exactPlaces } from './exact-places.js';
import { ringsOfState } from './overlay-features.js';
import { chosen, drawn, snapping, tool } from './sketch.js';

/** Outlines of the map in force. */
export const mapLines = linesInSight();

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
    ...mapLines.lines.value.filter(
      ({ wetland }) => wetland === null || !(changed.has(wetland) || wetland === own),
    ),
    ...draftLines.value.filter(({ wetland }) => wetland !== own),
  ];
});

/** Keeps the lines in step with the view while something can be drawn. @returns what stops it */
export function followSnapLines(): () => void {
  const stops = [
    mapLines.follow(() => {
      const place = openedPlace.value;
      if (place === null || tool.value === null || !mayEdit.value || !snapping.value) return null;
      const state = String(amendment.value?.newestVersion ?? '');
      return { jurisdiction: place.jurisdiction, on: null, state };
    }),
    effect(() => {
      for (const { points } of snapLines.value) for (const point of points) places.keep(point);
      for (const part of drawn.value.parts)
        for (const { corners } of part) for (const corner of corners) places.keep(corner);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

import { signal } from '@preact/signals';
import type { AmendmentProblem } from '../../core/contracts/amendment-validation.js';
import type { AffectedParcel } from '../../core/contracts/amendment-effects.js';
import { mapCommands } from '../state/map-view.js';
import type { DegreeBox } from '../api.js';
import { toDegrees } from '../preview/projection.js';

/** Parts of the panel of an amendment. */
export const SECTIONS = ['changes', 'evidence', 'check', 'effects', 'decision'] as const;
export type Section = (typeof SECTIONS)[number];

/** The part that is shown. */
export const section = signal<Section>('changes');

/** Parcels that the map outlines, since an amendment changes what lies on them. */
export const shownParcels = signal<readonly AffectedParcel[]>([]);

/** Places that the map points at because something is wrong there. */
export const shownProblems = signal<readonly AmendmentProblem[]>([]);

/** What the pointer snaps to; null: nothing. */
export const snapMark = signal<{ lon: number; lat: number; text: string } | null>(null);

/** Feet around a place that is shown. */
const AROUND_FT = 60;

/** Has the map go to a place where something is wrong. */
export function showProblem({ location }: AmendmentProblem): void {
  if (location === null) return;
  const { xFt, yFt } = location;
  const [west, south] = toDegrees([xFt - AROUND_FT, yFt - AROUND_FT]);
  const [east, north] = toDegrees([xFt + AROUND_FT, yFt + AROUND_FT]);
  mapCommands.value?.show([west, south, east, north]);
}

/** Has the map go to a box; where there is none, it stays. */
export function showBox(box: DegreeBox | null): void {
  if (box !== null) mapCommands.value?.show(box);
}

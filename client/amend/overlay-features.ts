import type { Feature, FeatureCollection, Geometry } from 'geojson';
import type { AmendmentChange, AmendmentConflict, WetlandState } from '../../core/contracts/amendments.js';
import type { DegreeBox } from '../api.js';
import { boxAround, type MultiPolygon, type Point } from '../preview/planar.js';
import { differenceOf } from './difference.js';
import { geometryOf, type SketchPart } from './parts.js';

/** What a shape over the map stands for; each is drawn in its own way. */
export type OverlayKind = 'before' | 'after' | 'gained' | 'lost' | 'theirs' | 'chosen' | 'sketch' | 'cut';

type OverlayFeature = Feature<Geometry, { kind: OverlayKind; wetland: string }>;

/** @returns the rings of a wetland as pairs of degrees */
export function ringsOfState(state: WetlandState): MultiPolygon {
  const { geometry } = state;
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return polygons.map((rings) =>
    rings.map((ring) => ring.map(([lon, lat]): Point => [lon ?? Number.NaN, lat ?? Number.NaN])),
  );
}

function feature(kind: OverlayKind, wetland: string, coordinates: MultiPolygon): OverlayFeature {
  return {
    type: 'Feature',
    properties: { kind, wetland },
    geometry: { type: 'MultiPolygon', coordinates },
  };
}

/** Differences are kept as long as the states they tell of are there: finding them again would cost each time. */
const known = new WeakMap<object, OverlayFeature[]>();

function compared(
  subject: object,
  wetland: string,
  before: WetlandState | null,
  after: WetlandState | null,
): OverlayFeature[] {
  const kept = known.get(subject);
  if (kept !== undefined) return kept;
  const [first, second] = [before, after].map((state) => (state === null ? [] : ringsOfState(state)));
  const difference = differenceOf(first ?? [], second ?? []);
  const made: OverlayFeature[] = [];
  for (const kind of ['gained', 'lost'] as const)
    if (difference !== null && difference[kind].length > 0)
      made.push(feature(kind, wetland, difference[kind]));
  if (before !== null) made.push(feature('before', wetland, first ?? []));
  if (after !== null) made.push(feature('after', wetland, second ?? []));
  known.set(subject, made);
  return made;
}

/** Old and new of each change over each other, with the land gained and lost. */
export function changeFeatures(changes: readonly AmendmentChange[]): OverlayFeature[] {
  return changes.flatMap((change) => compared(change, change.wetland, change.before, change.after));
}

/** The three states of each conflict: as it was, as the map has it now, and as the draft would have it. */
export function conflictFeatures(
  conflicts: readonly Pick<AmendmentConflict, 'wetland' | 'base' | 'theirs' | 'yours'>[],
): OverlayFeature[] {
  return conflicts.flatMap(({ wetland, base, theirs, yours }) => {
    const states = [
      ['before', base],
      ['theirs', theirs],
      ['after', yours],
    ] as const;
    return states.flatMap(([kind, state]) =>
      state === null ? [] : [feature(kind, wetland, ringsOfState(state))],
    );
  });
}

/** The outline of a chosen wetland. */
export function chosenFeature(wetland: string, state: WetlandState): OverlayFeature {
  return feature('chosen', wetland, ringsOfState(state));
}

/** What is drawn and not yet part of the draft: a shape, land to be cut out, or a line to split along. */
export function sketchFeatures(
  kind: 'sketch' | 'cut',
  parts: readonly SketchPart[],
  line: readonly Point[],
): OverlayFeature[] {
  const made: OverlayFeature[] = [];
  if (parts.length > 0)
    made.push({ type: 'Feature', properties: { kind, wetland: '' }, geometry: geometryOf(parts) });
  if (line.length > 1)
    made.push({
      type: 'Feature',
      properties: { kind: 'cut', wetland: '' },
      geometry: { type: 'LineString', coordinates: line.map(([lon, lat]) => [lon, lat]) },
    });
  return made;
}

/** @returns the features as the map takes them */
export function collection(features: OverlayFeature[]): FeatureCollection {
  return { type: 'FeatureCollection', features };
}

/** @returns the box around states of wetlands; null where there is none */
export function boxOfStates(states: readonly (WetlandState | null)[]): DegreeBox | null {
  return boxAround(states.flatMap((state) => (state === null ? [] : ringsOfState(state).flat())));
}

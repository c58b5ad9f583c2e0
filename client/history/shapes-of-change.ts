import { difference, featureCollection } from '@turf/turf';
import type { Feature, MultiPolygon, Polygon } from 'geojson';
import type { WetlandState } from '../../core/contracts/amendments.js';
import type { ShownChange, ShownHistory } from './history-state.js';

/** What a shape on the map of the past stands for. */
export type PastRole = 'before' | 'after' | 'gained' | 'lost' | 'earlier' | 'pointed-out';

type Shape = Polygon | MultiPolygon;
export type PastFeature = Feature<Shape, { role: PastRole; wetland: string }>;

/** Corners in all up to which gained and lost land is worked out in the browser; beyond it, outlines are enough. */
const MOST_CORNERS = 30_000;

function polygonsOf(shape: Shape): number[][][][] {
  return shape.type === 'Polygon' ? [shape.coordinates] : shape.coordinates;
}

function shapeOf({ geometry }: WetlandState): Shape {
  return geometry;
}

function cornersOf(state: WetlandState | null): number {
  return state === null ? 0 : polygonsOf(shapeOf(state)).reduce((sum, rings) => sum + rings.flat().length, 0);
}

function feature(role: PastRole, wetland: string, geometry: Shape): PastFeature {
  return { type: 'Feature', properties: { role, wetland }, geometry };
}

/** Land of one shape that is not in the other, for the eye only: figures come from the server. */
function landOnlyIn(role: 'gained' | 'lost', wetland: string, shape: Shape, other: Shape): PastFeature[] {
  try {
    const left = difference(
      featureCollection([feature(role, wetland, shape), feature(role, wetland, other)]),
    );
    return left === null ? [] : [feature(role, wetland, left.geometry)];
  } catch {
    // Outlines that the library cannot cut are still drawn as outlines.
    return [];
  }
}

function differences({ wetland, before, after }: ShownChange): PastFeature[] {
  if (before === null) return after === null ? [] : [feature('gained', wetland, shapeOf(after))];
  if (after === null) return [feature('lost', wetland, shapeOf(before))];
  const [was, is] = [shapeOf(before), shapeOf(after)];
  if (JSON.stringify(was) === JSON.stringify(is)) return [];
  return [...landOnlyIn('lost', wetland, was, is), ...landOnlyIn('gained', wetland, is, was)];
}

/** What the map draws of the past. @param pointedOut  the wetland to be made out among the others */
export function pastFeatures({ changes, earlier }: ShownHistory, pointedOut: string | null): PastFeature[] {
  const corners = changes.reduce((sum, { before, after }) => sum + cornersOf(before) + cornersOf(after), 0);
  const out = changes.find(({ wetland }) => wetland === pointedOut);
  const ofOut = out?.after ?? out?.before ?? null;
  return [
    ...(corners > MOST_CORNERS ? [] : changes.flatMap(differences)),
    ...earlier.map((state) => feature('earlier', '', shapeOf(state))),
    ...(ofOut === null || out === undefined ? [] : [feature('pointed-out', out.wetland, shapeOf(ofOut))]),
    ...changes.flatMap(({ wetland, before, after }) => [
      ...(after === null ? [] : [feature('after', wetland, shapeOf(after))]),
      ...(before === null ? [] : [feature('before', wetland, shapeOf(before))]),
    ]),
  ];
}

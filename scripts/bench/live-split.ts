import { performance } from 'node:perf_hooks';
import { featureCollection, intersect, multiPolygon, polygon } from '@turf/turf';
import type { Feature, MultiPolygon, Polygon } from 'geojson';
// eslint-disable-next-line import-x/no-restricted-paths -- what is timed here is the page's own code, which is pure
import { previewSplit } from '../../client/preview/split.js';
// eslint-disable-next-line import-x/no-restricted-paths -- as above
import { toDegrees, toFeet } from '../../client/preview/projection.js';
import type { ControlledArea } from '../../core/contracts/controlled-area.js';
import { agreementOf } from './agreement.js';
import type { BenchRow } from './bench-row.js';
import { liveSplitScene, type LiveSplitScene } from './live-split-scene.js';
import { ratiosOf, timingOf } from './timing.js';

type Point = [number, number];

/** Areas are taken from a place near the scene, so that no digits are lost. */
const X0 = 700_000;
const Y0 = 770_000;

const ROUNDS = 5;
const FRAMES = 60;
const TURF_FRAMES = 4;
const WARM_UP = 30;
/** How far the dragged corner goes in a frame. */
const STEP_FT = 0.3;

function controlledArea({ wetland, adjacent, municipality }: LiveSplitScene): ControlledArea {
  const corners = municipality.flat(2);
  return {
    on: '2026-07-01',
    mapVersion: 1,
    mapSince: '2026-01-01',
    notices: [],
    srid: 2260,
    gridScale: 1,
    bounds: [
      Math.min(...corners.map(([x]) => x)),
      Math.min(...corners.map(([, y]) => y)),
      Math.max(...corners.map(([x]) => x + 10_000)),
      Math.max(...corners.map(([, y]) => y)),
    ],
    wetland,
    watercourse: [],
    adjacent,
    municipality,
  };
}

/** The drawing with one corner further out in each frame, in degrees as the page has it. */
function frame(ring: readonly Point[], number: number): Point[] {
  const moved = ring.slice(0, -1);
  const [x, y] = ring[50] ?? [0, 0];
  moved[50] = [x, y + number * STEP_FT];
  return moved.map(toDegrees);
}

const ringArea = (ring: readonly (readonly number[])[]): number =>
  ring.reduce((sum, [x = 0, y = 0], at) => {
    const [nextX = 0, nextY = 0] = ring[(at + 1) % ring.length] ?? [];
    return sum + ((x - X0) * (nextY - Y0) - (nextX - X0) * (y - Y0)) / 2;
  }, 0);

/** @returns the area in the plane of what the library made; turf's own area is for degrees */
function planeArea(shape: Feature<Polygon | MultiPolygon> | null): number {
  if (shape === null) return 0;
  const { geometry } = shape;
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return polygons.reduce(
    (sum, [outer = [], ...holes]) =>
      sum + Math.abs(ringArea(outer)) - holes.reduce((taken, hole) => taken + Math.abs(ringArea(hole)), 0),
    0,
  );
}

/** The same figures from a clipping library, given only the land whose boxes meet the drawing's. @returns square feet */
function byClipping(ring: readonly Point[], scene: LiveSplitScene): { wetland: number; adjacent: number } {
  const feet = ring.map(toFeet);
  const drawn = polygon([[...feet, ...feet.slice(0, 1)]]);
  const shared = (
    a: Feature<Polygon | MultiPolygon>,
    b: Point[][][],
  ): Feature<Polygon | MultiPolygon> | null =>
    b.length === 0 ? null : intersect(featureCollection<Polygon | MultiPolygon>([a, multiPolygon(b)]));
  const [xs, ys] = [feet.map(([x]) => x), feet.map(([, y]) => y)];
  const [west, east, south, north] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const isNear = ([outer = []]: Point[][]): boolean =>
    outer.some(([x]) => x > west) &&
    outer.some(([x]) => x < east) &&
    outer.some(([, y]) => y > south) &&
    outer.some(([, y]) => y < north);
  const inside = shared(drawn, scene.municipality);
  if (inside === null) return { wetland: 0, adjacent: 0 };
  return {
    wetland: planeArea(shared(inside, scene.wetland.filter(isNear))),
    adjacent: planeArea(shared(inside, scene.adjacent.filter(isNear))),
  };
}

function times(frames: number, work: (number: number) => void): number[] {
  return Array.from({ length: frames }, (_none, number) => {
    const begun = performance.now();
    work(number);
    return performance.now() - begun;
  });
}

/** One frame of dragging a corner of 200 near 50 wetlands: the page's own code, run in Node, beside turf. */
export function benchLiveSplit(): BenchRow[] {
  return [150, 400, 1000].map((radiusFt) => {
    const scene = liveSplitScene(7, radiusFt);
    const land = controlledArea(scene);
    const [ring = []] = scene.drawing;
    const split = (number: number) => previewSplit([[frame(ring, number)]], land);
    const ours: number[] = [];
    const theirs: number[] = [];
    times(WARM_UP, split);
    times(1, (number) => byClipping(frame(ring, number), scene));
    for (let round = 0; round < ROUNDS; round += 1) {
      ours.push(...times(FRAMES, split));
      theirs.push(...times(TURF_FRAMES, (number) => byClipping(frame(ring, number), scene)));
    }
    const ratios = ratiosOf({ ours, theirs });
    const mine = split(0);
    const clipped = byClipping(frame(ring, 0), scene);
    return {
      work: `live split, 200 corners near 50 wetlands, drawing ${2 * radiusFt} ft across`,
      beside: 'turf on the same polygons',
      data: 'a scene of its own, in Node',
      ours: timingOf(ours),
      theirs: timingOf(theirs),
      figures: [
        { name: 'median', value: timingOf(ours).median, unit: 'ms', goal: { atMost: 8 } },
        { name: 'times as fast', value: 1 / ratios.median, unit: '×', goal: { atLeast: 5 } },
      ],
      agreement: agreementOf(
        [
          { what: 'in wetlands', ours: mine?.inWetlandSqFt ?? Number.NaN, theirs: clipped.wetland },
          {
            what: 'in the adjacent area',
            ours: mine?.inAdjacentSqFt ?? Number.NaN,
            theirs: clipped.adjacent,
          },
        ],
        'Both in the plane.',
      ),
      notes: ["The page's own code, run in Node, whose engine is that of Chromium."],
    };
  });
}

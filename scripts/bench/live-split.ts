import { performance } from 'node:perf_hooks';
import { featureCollection, intersect, multiPolygon, polygon } from '@turf/turf';
import type { Feature, MultiPolygon, Polygon } from 'geojson';
// eslint-disable-next-line import-x/no-restricted-paths -- what is timed here is the page's own code, which is pure
import { previewSplit } from '../../client/preview/split.js';
// eslint-disable-next-line import-x/no-restricted-paths -- as above
import { toDegrees, toFeet } from '../../client/preview/projection.js';
import type { ControlledArea } from '../../core/contracts/controlled-area.js';
import { liveSplitScene, type LiveSplitScene } from './live-split-scene.js';

type Point = [number, number];

const FRAMES = 300;
const TURF_FRAMES = 7;
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

/** The same figures from a clipping library, given only the land whose boxes meet the drawing's. */
function byClipping(ring: readonly Point[], scene: LiveSplitScene): void {
  const feet = ring.map(toFeet);
  const drawn = polygon([[...feet, ...feet.slice(0, 1)]]);
  const shared = (
    a: Feature<Polygon | MultiPolygon>,
    b: Point[][][],
  ): Feature<Polygon | MultiPolygon> | null =>
    intersect(featureCollection<Polygon | MultiPolygon>([a, multiPolygon(b)]));
  const [xs, ys] = [feet.map(([x]) => x), feet.map(([, y]) => y)];
  const [west, east, south, north] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const isNear = ([outer = []]: Point[][]): boolean =>
    outer.some(([x]) => x > west) &&
    outer.some(([x]) => x < east) &&
    outer.some(([, y]) => y > south) &&
    outer.some(([, y]) => y < north);
  const inside = shared(drawn, scene.municipality);
  if (inside === null) return;
  for (const land of [scene.wetland, scene.adjacent]) shared(inside, land.filter(isNear));
}

function times(frames: number, warmUp: number, work: (number: number) => void): number[] {
  const taken: number[] = [];
  for (let number = -warmUp; number < frames; number += 1) {
    const begun = performance.now();
    work(number);
    if (number >= 0) taken.push(performance.now() - begun);
  }
  return taken.sort((a, b) => a - b);
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** @returns rows of a table: milliseconds of one frame of dragging a corner of 200 near 50 wetlands, by the drawing's size */
export function benchLiveSplit(): Record<string, Record<string, number>> {
  const rows: Record<string, Record<string, number>> = {};
  for (const radiusFt of [150, 400, 1000]) {
    const scene = liveSplitScene(7, radiusFt);
    const land = controlledArea(scene);
    const [ring = []] = scene.drawing;
    const begun = performance.now();
    previewSplit([[frame(ring, 0)]], land);
    const first = performance.now() - begun;
    const ours = times(FRAMES, WARM_UP, (number) => previewSplit([[frame(ring, number)]], land));
    const turf = times(TURF_FRAMES, 1, (number) => byClipping(frame(ring, number), scene));
    rows[`live split, 200 corners, ${2 * radiusFt} ft across, 50 wetlands`] = {
      'first ms': round(first),
      'median ms': round(quantile(ours, 0.5)),
      'p95 ms': round(quantile(ours, 0.95)),
      'turf, median ms': round(quantile(turf, 0.5)),
      'turf as a multiple': round(quantile(turf, 0.5) / quantile(ours, 0.5)),
    };
  }
  return rows;
}

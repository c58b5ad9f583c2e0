import { expect, test } from 'vitest';
import {
  copyOfShape,
  movedShape,
  pivotsOf,
  rotatedShape,
  shapeMovedAlong,
  sideOf,
} from '../../../client/draw/change-shape.js';
import { offsetShape } from '../../../client/draw/offset-shape.js';
import { parcelCorners } from '../../../client/draw/parcel-corners.js';
import { shapeFigures } from '../../../client/draw/shape-figures.js';
import { newShape, roundedPoint } from '../../../client/draw/shape.js';
import { parseStartPoint } from '../../../client/draw/start-point.js';
import { isProblem } from '../../../client/geometry/problem.js';
import { gridScaleAt } from '../../../client/preview/grid-scale.js';
import type { Point } from '../../../client/preview/planar.js';
import { toDegrees, toFeet } from '../../../client/preview/projection.js';

const [X, Y] = toFeet([-73.73, 40.95]);
const SCALE = gridScaleAt([-73.73, 40.95]);

function shapeOf(...offsets: readonly Point[]) {
  // Offsets are feet on the ground.
  const ring = offsets.map(([east, north]) => roundedPoint(toDegrees([X + east * SCALE, Y + north * SCALE])));
  return newShape('disturbance', [ring], 'wetland-creation', 'a');
}

const SQUARE = shapeOf([0, 0], [100, 0], [100, 80], [0, 80]);
/** Eleven decimals of a degree are 4e-6 ft: over 360 ft of outline below 1e-3 sq ft. */
const SQFT = 1e-3;

test('a shape is measured on the ground', () => {
  const figures = shapeFigures(SQUARE);
  expect(Math.abs((figures?.areaSqFt ?? 0) - 8000)).toBeLessThan(0.01);
  expect(figures?.perimeterFt).toBeCloseTo(360, 3);
  expect(figures).toMatchObject({ corners: 4, holes: 0 });
  expect(shapeFigures(shapeOf([0, 0], [1, 1]))).toBeNull();
});

test('moving by feet moves every corner by feet on the ground, and keeps the area', () => {
  const moved = movedShape(SQUARE, 30, -40);
  const [before = [0, 0], after = [0, 0]] = [SQUARE.rings[0]?.[2], moved.rings[0]?.[2]];
  const [a, b] = [toFeet(before), toFeet(after)];
  expect((b[0] - a[0]) / SCALE).toBeCloseTo(30, 4);
  expect((b[1] - a[1]) / SCALE).toBeCloseTo(-40, 4);
  const change = (shapeFigures(moved)?.areaSqFt ?? 0) - (shapeFigures(SQUARE)?.areaSqFt ?? 0);
  expect(Math.abs(change)).toBeLessThan(SQFT + 8000 * 1e-7);
  expect(movedShape(SQUARE, 0, 0)).toBe(SQUARE);
});

test('moving along a bearing is the same move', () => {
  const along = shapeMovedAlong(SQUARE, 90, 30).rings[0]?.[0] ?? [0, 0];
  const across = movedShape(SQUARE, 30, 0).rings[0]?.[0] ?? [0, 0];
  expect(along[0]).toBeCloseTo(across[0], 10);
  expect(along[1]).toBeCloseTo(across[1], 10);
});

test('turning about a corner leaves that corner where it is, to the last digit', () => {
  const [middle, corner] = pivotsOf(SQUARE);
  expect(middle?.label).toBe('its middle');
  expect(corner?.label).toBe('corner 1, in the southwest');
  const turned = rotatedShape(SQUARE, 30, corner?.at ?? [0, 0]);
  expect(turned.rings[0]?.[0]).toEqual(SQUARE.rings[0]?.[0]);
  expect(Math.abs((shapeFigures(turned)?.areaSqFt ?? 0) - 8000)).toBeLessThan(0.01);
  expect(rotatedShape(SQUARE, 360, [0, 0])).toBe(SQUARE);
});

test('making larger adds feet on every side', () => {
  const larger = offsetShape(SQUARE, [SQUARE], 10);
  if (isProblem(larger)) throw new Error(larger.problem);
  expect(larger).toHaveLength(1);
  expect(larger[0]?.id).toBe('a');
  expect(Math.abs((larger.map(shapeFigures)[0]?.areaSqFt ?? 0) - 12_000)).toBeLessThan(0.02);
  expect(offsetShape(SQUARE, [SQUARE], -40)).toMatchObject({ problem: /./ });
});

test('what falls apart keeps the larger part as the shape, and names the other after it', () => {
  const outline: Point[] = [
    ...[
      [0, 0],
      [50, 0],
      [50, 18],
      [70, 18],
      [70, 0],
      [130, 0],
    ],
    ...[
      [130, 40],
      [70, 40],
      [70, 22],
      [50, 22],
      [50, 40],
      [0, 40],
    ],
  ].map(([x = 0, y = 0]) => [x, y]);
  const waist = shapeOf(...outline);
  const named = { ...waist, name: 'Parking', duration: 'temporary' as const };
  const parts = offsetShape(named, [named], -5);
  if (isProblem(parts)) throw new Error(parts.problem);
  expect(parts.map(({ name, duration }) => [name, duration])).toEqual([
    ['Parking', 'temporary'],
    ['Parking, part 2', 'temporary'],
  ]);
  expect(parts[0]?.id).toBe('a');
  expect(parts[1]?.id).not.toBe('a');
});

test('a copy lies beside the shape and says what it is a copy of', () => {
  const copy = copyOfShape({ ...SQUARE, name: 'House' }, 'House', 'b');
  expect(copy).toMatchObject({ id: 'b', name: 'House, copy' });
  expect(copy.rings).not.toEqual(SQUARE.rings);
  expect(copyOfShape(SQUARE, 'Disturbance 1', 'b').name).toBe('');
});

test.each([
  [[0, 9], 'north'],
  [[9, 9], 'northeast'],
  [[9, 0], 'east'],
  [[-9, -9], 'southwest'],
  [[-1, 9], 'north'],
  [[0, 0], ''],
] as const)('%j lies to the %s', ([x, y], side) => {
  expect(sideOf([0, 0], [x, y])).toBe(side);
});

test('corners of a parcel are told apart by number, side and coordinates', () => {
  const ring = [...(SQUARE.rings[0] ?? []), ...(SQUARE.rings[0] ?? []).slice(0, 1)];
  const [parcel] = parcelCorners({
    parcels: [
      {
        id: '7',
        taxMapNumber: '12-3',
        address: null,
        geometry: { type: 'MultiPolygon', coordinates: [[ring]] },
      },
    ],
  });
  expect(parcel?.name).toBe('Parcel 12-3');
  expect(parcel?.corners.map(({ label }) => label)).toEqual([
    'Corner 1, southwest',
    'Corner 2, southeast',
    'Corner 3, northeast',
    'Corner 4, northwest',
  ]);
  expect(parcel?.corners[0]?.at[0]).toBeCloseTo(X, 4);
  expect(parcel?.corners[0]?.place).toMatch(/^7\d\d,\d{3}\.\d\d ft E, 7\d\d,\d{3}\.\d\d ft N$/);
});

test.each([
  ['704810.99, 771917.59', [704_810.99, 771_917.59]],
  ['704,810.99 771,917.59', [704_810.99, 771_917.59]],
  ['704810.99 771917.59', [704_810.99, 771_917.59]],
  ['-73.73, 40.95', [X, Y]],
  ['-73.73 40.95', [X, Y]],
] as const)('“%s” is a point', (text, [x, y]) => {
  const start = parseStartPoint(text);
  expect(start.ok ? start.at[0] : NaN).toBeCloseTo(x, 6);
  expect(start.ok ? start.at[1] : NaN).toBeCloseTo(y, 6);
});

test.each(['', '704810.99', 'here', '40.95, -73.73', '1 2 3'])('“%s” is no point', (text) => {
  const start = parseStartPoint(text);
  expect(start.ok ? '' : start.message).toMatch(/^Write .*\.$/);
});

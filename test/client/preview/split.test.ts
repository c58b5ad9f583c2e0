import { describe, expect, it } from 'vitest';
import type { ControlledArea } from '../../../core/contracts/controlled-area.js';
import { previewSplit } from '../../../client/preview/split.js';
import { toDegrees } from '../../../client/preview/projection.js';
import type { Point } from '../../../client/preview/planar.js';

/** A place near Mamaroneck, in State Plane feet. */
const X = 704_800;
const Y = 771_900;

const box = (west: number, south: number, east: number, north: number): Point[] => [
  [X + west, Y + south],
  [X + east, Y + south],
  [X + east, Y + north],
  [X + west, Y + north],
];
const closed = (ring: Point[]): Point[] => [...ring, ...ring.slice(0, 1)];
const drawn = (ring: Point[]): Point[][] => [ring.map(toDegrees)];

/** A wetland of 200 by 200 ft at the origin, adjacent area as a square band of 100 ft around it. */
const land: ControlledArea = {
  on: '2026-07-01',
  mapVersion: 1,
  mapSince: '2026-01-01',
  notices: [],
  srid: 2260,
  gridScale: 1,
  bounds: [X - 5000, Y - 5000, X + 5000, Y + 5000],
  wetland: [[closed(box(0, 0, 200, 200))]],
  watercourse: [],
  adjacent: [[closed(box(-100, -100, 300, 300)), closed(box(0, 0, 200, 200))]],
  municipality: null,
};

describe('the split of a drawing in the browser', () => {
  it('of a square across wetland, adjacent area and the rest comes out by hand', () => {
    // 250 by 50 ft from x = 100: 100 ft in the wetland, 100 in the band, 50 outside it.
    const split = previewSplit([drawn(box(100, 50, 350, 100))], land);
    expect(split?.allSqFt).toBeCloseTo(12_500, 3);
    expect(split?.inWetlandSqFt).toBeCloseTo(5000, 3);
    expect(split?.inAdjacentSqFt).toBeCloseTo(5000, 3);
    expect(split?.outsideControlledSqFt).toBeCloseTo(2500, 3);
    expect(split?.outsideMunicipalitySqFt).toBeNull();
  });

  it('counts land under two shapes once', () => {
    const split = previewSplit([drawn(box(0, 0, 60, 60)), drawn(box(30, 0, 90, 60))], land);
    expect(split?.allSqFt).toBeCloseTo(90 * 60, 3);
    expect(split?.inWetlandSqFt).toBeCloseTo(90 * 60, 3);
    expect(split?.inAdjacentSqFt).toBeCloseTo(0, 3);
  });

  it('divides by the square of the grid scale', () => {
    const split = previewSplit([drawn(box(0, 0, 100, 100))], { ...land, gridScale: 0.9999 });
    expect(split?.allSqFt).toBeCloseTo(10_000 / 0.9999 ** 2, 3);
  });

  it('keeps land outside the municipality apart, and out of the controlled area', () => {
    const municipality = [[closed(box(-4000, -4000, 50, 4000))]];
    const split = previewSplit([drawn(box(0, 0, 100, 100))], { ...land, municipality });
    expect(split?.inWetlandSqFt).toBeCloseTo(5000, 3);
    expect(split?.outsideMunicipalitySqFt).toBeCloseTo(5000, 3);
    expect(split?.outsideControlledSqFt).toBeCloseTo(0, 3);
  });

  it('finds a shape wholly inside a hole of the adjacent area in neither', () => {
    const holed = { ...land, wetland: [], adjacent: land.adjacent };
    const split = previewSplit([drawn(box(20, 20, 120, 120))], holed);
    expect(split?.inAdjacentSqFt).toBeCloseTo(0, 6);
    expect(split?.outsideControlledSqFt).toBeCloseTo(10_000, 3);
  });

  it('agrees with the closed form of a disc band to the chords of its polygon', () => {
    const circle = (radius: number): Point[] =>
      closed(
        Array.from({ length: 256 }, (_none, step): Point => {
          const angle = (step / 256) * 2 * Math.PI;
          return [X + radius * Math.cos(angle), Y + radius * Math.sin(angle)];
        }),
      );
    const discs = { ...land, wetland: [[circle(150)]], adjacent: [[circle(250), circle(150)]] };
    const split = previewSplit([drawn(box(0, 0, 400, 400))], discs);
    const quarter = (radius: number): number => (Math.PI * radius ** 2) / 4;
    expect(Math.abs((split?.inWetlandSqFt ?? 0) / quarter(150) - 1)).toBeLessThan(2e-4);
    expect(Math.abs((split?.inAdjacentSqFt ?? 0) / (quarter(250) - quarter(150)) - 1)).toBeLessThan(2e-4);
  });

  it('measures a ring that crosses itself by the land it encloses', () => {
    const bowTie: Point[] = [
      [X, Y],
      [X + 100, Y + 100],
      [X + 100, Y],
      [X, Y + 100],
    ];
    expect(previewSplit([drawn(bowTie)], land)?.allSqFt).toBeCloseTo(5000, 3);
  });

  it('says nothing of a drawing that reaches out of the box that was answered for', () => {
    expect(previewSplit([drawn(box(0, 0, 9000, 100))], land)).toBeNull();
  });

  it('says nothing of a shape with fewer than three corners', () => {
    expect(previewSplit([drawn(box(0, 0, 100, 100).slice(0, 2))], land)).toBeNull();
  });
});

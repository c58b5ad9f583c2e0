import { describe, expect, it } from 'vitest';
import { measureOverlay } from '../../../../client/preview/overlay.js';
import type { MultiPolygon, Point, Polygon, Ring } from '../../../../client/preview/planar.js';
import { shortestShift, type ShiftAnswer } from '../../../../client/preview/shift/shortest-shift.js';
import { CLEAR_FT, TOLERANCE_FT, type Shift } from '../../../../client/preview/shift/tolerances.js';
import { ragged, repeatable } from '../../../../scripts/bench/live-split-scene.js';

const [X, Y] = [704_800, 771_900];

const turned = (x: number, y: number, angle: number): Point => [
  X + x * Math.cos(angle) - y * Math.sin(angle),
  Y + x * Math.sin(angle) + y * Math.cos(angle),
];

function box(west: number, south: number, east: number, north: number, angle = 0): Ring {
  const corners: Point[] = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  return corners.map(([x, y]) => turned(x, y, angle));
}

function circle(x: number, y: number, radius: number, corners: number): Ring {
  const ring = Array.from({ length: corners }, (_none, step): Point => {
    const angle = (step / corners) * 2 * Math.PI;
    return [X + x + radius * Math.cos(angle), Y + y + radius * Math.sin(angle)];
  });
  return [...ring, ...ring.slice(0, 1)];
}

const PARCEL: MultiPolygon = [[box(0, 0, 500, 400)]];

function found(answer: ShiftAnswer): Shift {
  if (answer.kind !== 'shift') throw new Error(`expected a shift, found ${answer.kind}`);
  return answer;
}

function moved(drawing: readonly Polygon[], dxFt: number, dyFt: number): Polygon[] {
  return drawing.map((rings) => rings.map((ring) => ring.map(([x, y]): Point => [x + dxFt, y + dyFt])));
}

/** Square feet of a moved drawing on forbidden land, and off the parcels. */
function wrongSqFt(
  drawing: readonly Polygon[],
  forbidden: readonly MultiPolygon[],
  parcels: MultiPolygon,
  [dxFt, dyFt]: readonly [number, number],
): number {
  const overlay = measureOverlay(moved(drawing, dxFt, dyFt), { outline: parcels, kinds: forbidden });
  return overlay.all - overlay.inside + overlay.kinds.reduce((sum, area) => sum + area, 0);
}

/** The answer is right, and no longer than a known shortest by more than the tolerance. */
function expectShortest(answer: ShiftAnswer, shortestFt: number): Shift {
  const shift = found(answer);
  expect(shift.distanceFt).toBeGreaterThan(shortestFt - 0.02);
  expect(shift.distanceFt).toBeLessThan(shortestFt + TOLERANCE_FT + 1e-6);
  return shift;
}

describe('the shortest shift', () => {
  it.each([0, 0.3, 1.1, 2.5, 4])('off a straight line is square to it (turned by %s)', (angle) => {
    const parcel: MultiPolygon = [[box(-500, -500, 500, 500, angle)]];
    const forbidden: MultiPolygon = [[box(-500, -500, 100, 500, angle)]];
    const answer = shortestShift([[box(50, 100, 110, 150, angle)]], [forbidden], [parcel]);
    const { bearing } = expectShortest(answer, 50 + CLEAR_FT);
    const toward = (((90 - (angle * 180) / Math.PI) % 360) + 360) % 360;
    // A tenth of a foot more than the shortest 50 ft leaves 3.6 degrees to either side.
    expect(Math.abs(((bearing - toward + 540) % 360) - 180)).toBeLessThan(3.7);
  });

  it('out of a round wetland follows the line through the two middles', () => {
    const forbidden: MultiPolygon = [[circle(250, 230, 100, 512)]];
    const shift = expectShortest(
      shortestShift([[circle(250, 210, 30, 128)]], [forbidden], [PARCEL]),
      // Chords of the circles lie 0.002 and 0.009 ft inside them.
      130 + CLEAR_FT - 20 - 0.01,
    );
    expect(Math.abs(shift.bearing - 180)).toBeLessThan(3);
  });

  it('keeps to the parcel even where the land beyond it is nearer', () => {
    const forbidden: MultiPolygon = [[box(0, 0, 200, 400)]];
    const answer = shortestShift([[box(10, 100, 60, 150)]], [forbidden], [PARCEL]);
    expectShortest(answer, 190 + CLEAR_FT);
  });

  it('goes round the corner of an L to the arm that it fits in', () => {
    const parcel: MultiPolygon = [
      [
        [
          [0, 0],
          [300, 0],
          [300, 60],
          [60, 60],
          [60, 300],
          [0, 300],
          [0, 0],
        ].map(([x = 0, y = 0]) => turned(x, y, 0)),
      ],
    ];
    // The corner of the L is wet; the drawing lies in it, nearer to the upper arm, and is wider than that.
    const forbidden: MultiPolygon = [[box(-10, -10, 100, 100)]];
    const answer = shortestShift([[box(5, 40, 70, 60)]], [forbidden], [parcel]);
    const shift = expectShortest(answer, Math.hypot(95 + CLEAR_FT, 0));
    expect(wrongSqFt([[box(5, 40, 70, 60)]], [forbidden], parcel, [shift.dxFt, shift.dyFt])).toBeLessThan(
      0.02 * 170,
    );
  });

  it.each([0, 0.7])('passes a corridor that is just wide enough, and no other (turned by %s)', (angle) => {
    const parcel: MultiPolygon = [[box(0, 0, 500, 400, angle)]];
    const between = (widthFt: number): MultiPolygon[] => [
      [[box(-5, -5, 100, 405, angle)]],
      [[box(100 + widthFt, -5, 505, 405, angle)]],
    ];
    const drawing: Polygon[] = [[box(50, 100, 110, 150, angle)]];
    const fits = shortestShift(drawing, between(60 + 2 * CLEAR_FT + 0.04), [parcel]);
    expectShortest(fits, 50 + CLEAR_FT);
    expect(shortestShift(drawing, between(60 + 2 * CLEAR_FT - 0.2), [parcel])).toEqual({ kind: 'none' });
  });

  it('is none where the drawing is larger than the free land, and where it is larger than the parcel', () => {
    const forbidden: MultiPolygon = [[box(0, 0, 100, 400)]];
    const tooWide = shortestShift([[box(10, 10, 420, 100)]], [forbidden], [PARCEL]);
    expect(tooWide).toEqual({ kind: 'none' });
    const tooTall = shortestShift([[box(10, 10, 60, 420)]], [forbidden], [PARCEL]);
    expect(tooTall).toEqual({ kind: 'none' });
  });

  it('gets off a wetland that lies wholly inside the drawing', () => {
    const island: MultiPolygon = [[circle(230, 175, 10, 256)]];
    expectShortest(shortestShift([[box(150, 100, 310, 250)]], [island], [PARCEL]), 175 + 10 + CLEAR_FT - 100);
  });

  it('stays where it is when a hole in the drawing leaves the wetland out', () => {
    const island: MultiPolygon = [[circle(230, 175, 10, 64)]];
    const ring: Polygon = [box(150, 100, 310, 250), box(210, 155, 250, 195)];
    expect(shortestShift([ring], [island], [PARCEL])).toEqual({ kind: 'none-needed' });
  });

  it('does not go over a ditch that no corner of either lies in', () => {
    const ditch: MultiPolygon = [[box(-5, 124, 505, 124.5)]];
    const answer = shortestShift([[box(150, 100, 210, 150)]], [ditch], [PARCEL]);
    expectShortest(answer, 24.5 + CLEAR_FT);
  });

  it('does not lie over a notch of the parcel', () => {
    const notched: MultiPolygon = [
      [
        [
          [0, 0],
          [249.8, 0],
          [249.8, 300],
          [250.2, 300],
          [250.2, 0],
          [500, 0],
          [500, 400],
          [0, 400],
          [0, 0],
        ].map(([x = 0, y = 0]) => turned(x, y, 0)),
      ],
    ];
    const forbidden: MultiPolygon = [[box(-5, -5, 100, 405)]];
    // Between wetland and notch is no room for 160 ft; above the notch it lies 250 ft further north, beyond it 200.2 ft east.
    const answer = shortestShift([[box(50, 50, 210, 120)]], [forbidden], [notched]);
    const shift = expectShortest(answer, 200.2);
    expect(wrongSqFt([[box(50, 50, 210, 120)]], [forbidden], notched, [shift.dxFt, shift.dyFt])).toBeLessThan(
      0.02 * 70,
    );
  });

  it('moves several disturbances together', () => {
    const forbidden: MultiPolygon = [[box(-5, -5, 100, 405)]];
    const drawing: Polygon[] = [[box(90, 10, 130, 50)], [box(300, 300, 400, 390)]];
    expectShortest(shortestShift(drawing, [forbidden], [PARCEL]), 10 + CLEAR_FT);
    // The other one has no more than 9 ft to the parcel's line.
    const atTheLine: Polygon[] = [[box(90, 10, 130, 50)], [box(400, 300, 491, 390)]];
    expect(shortestShift(atTheLine, [forbidden], [PARCEL])).toEqual({ kind: 'none' });
  });

  it('uses neighbouring parcels as one, across a gap that digitising left', () => {
    const parcels: MultiPolygon[] = [[[box(0, 0, 200, 100)]], [[box(200.04, 0, 400, 100)]]];
    const forbidden: MultiPolygon = [[box(-5, -5, 160, 105)]];
    const answer = shortestShift([[box(110, 20, 260, 80)]], [forbidden], parcels);
    expectShortest(answer, 50 + CLEAR_FT);
  });

  it('takes wetland and the land around it, cut from one another, as one', () => {
    const forbidden: MultiPolygon[] = [
      [[box(0, 0, 60, 400)]],
      [[box(60, 0, 160, 400)]],
      [[box(-5, 0, 0, 400)]],
    ];
    expectShortest(shortestShift([[box(40, 100, 80, 150)]], forbidden, [PARCEL]), 120 + CLEAR_FT);
  });

  it('is needed where the drawing touches the line, and not where it is clear of it', () => {
    const forbidden: MultiPolygon = [[box(0, 0, 100, 400)]];
    const touching = shortestShift([[box(100, 100, 150, 150)]], [forbidden], [PARCEL]);
    expectShortest(touching, CLEAR_FT);
    const clear = shortestShift([[box(100.02, 100, 150, 150)]], [forbidden], [PARCEL]);
    expect(clear).toEqual({ kind: 'none-needed' });
  });

  it('brings back onto the parcel what lies partly outside it', () => {
    const forbidden: MultiPolygon = [[box(0, 0, 100, 400)]];
    const answer = shortestShift([[box(90, -30, 150, 20)]], [forbidden], [PARCEL]);
    expectShortest(answer, Math.hypot(10 + CLEAR_FT, 30));
  });

  it('says that it does not know when the work allowed is done, and never that there is none', () => {
    const forbidden: MultiPolygon = [[circle(250, 200, 150, 512)]];
    const drawing: Polygon[] = [[circle(250, 200, 40, 200)]];
    const answer = shortestShift(drawing, [forbidden], [PARCEL], { work: 20_000 });
    expect(answer.kind).toBe('undecided');
    const tight: MultiPolygon[] = [[[box(-5, -5, 100, 405)]], [[box(160 + 2 * CLEAR_FT, -5, 505, 405)]]];
    const undecided = shortestShift([[box(50, 100, 110, 150)]], tight, [PARCEL], { work: 100_000 });
    expect(undecided.kind).toBe('undecided');
  });

  it.each(Array.from({ length: 12 }, (_none, seed) => seed))(
    'is matched by no shorter one of a grid of shifts, on random land (%s)',
    (seed) => {
      const next = repeatable(40 + seed);
      const middle = (x: number, y: number): Point => [X + x, Y + y];
      const parcels: MultiPolygon = [[ragged(next, middle(100, 100), 12, 85, 130)]];
      const forbidden: MultiPolygon[] = [
        [
          [ragged(next, middle(60 + 50 * next(), 100), 10, 15, 45)],
          [ragged(next, middle(20 + 40 * next(), 190), 9, 15, 30)],
        ],
        [[ragged(next, middle(150 + 20 * next(), 50 + 100 * next()), 14, 5, 25)]],
      ];
      const drawing: Polygon[] = [[ragged(next, middle(90, 95), 14, 12, 12 + 25 * next())]];
      const answer = shortestShift(drawing, forbidden, [parcels]);
      const shortestFt = answer.kind === 'shift' ? answer.distanceFt : Infinity;
      expect(['shift', 'none', 'none-needed']).toContain(answer.kind);
      if (answer.kind === 'shift')
        expect(wrongSqFt(drawing, forbidden, parcels, [answer.dxFt, answer.dyFt])).toBeLessThan(1);
      if (answer.kind === 'none-needed') return;
      for (let dx = -140; dx <= 140; dx += 4)
        for (let dy = -140; dy <= 140; dy += 4)
          if (Math.hypot(dx, dy) < shortestFt - TOLERANCE_FT)
            // Nearer than CLEAR_FT is wrong for the search and shares no area: a little further off must not be free.
            expect(
              wrongSqFt(drawing, forbidden, parcels, [dx, dy]) > 0 || isTight(drawing, forbidden, [dx, dy]),
              `${dx}, ${dy}`,
            ).toBe(true);
    },
  );
});

/** Whether a shift that shares nothing with forbidden land does so nearer than the room to be left. */
function isTight(
  drawing: readonly Polygon[],
  forbidden: readonly MultiPolygon[],
  [dx, dy]: readonly [number, number],
): boolean {
  const sides = Array.from({ length: 16 }, (_none, step) => (step / 8) * Math.PI);
  return sides.some(
    (angle) =>
      measureOverlay(
        moved(drawing, dx + 1.1 * CLEAR_FT * Math.cos(angle), dy + 1.1 * CLEAR_FT * Math.sin(angle)),
        { outline: null, kinds: forbidden },
      ).kinds.reduce((sum, area) => sum + area, 0) > 0,
  );
}

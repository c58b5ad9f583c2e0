import { describe, expect, it } from 'vitest';
import {
  drawingNote,
  minuteBearing,
  movingNote,
  shiftNote,
  sketchNote,
  spokenNote,
} from '../../../client/draw/pointer-note.js';
import type { Point } from '../../../client/preview/planar.js';
import { toDegrees } from '../../../client/preview/projection.js';

/** A place so many grid feet east and north of one in the demonstration municipality. */
function at(eastFt: number, northFt: number): Point {
  return toDegrees([724_400 + eastFt, 772_000 + northFt]);
}

describe('the note beside the pointer', () => {
  it('gives length and bearing of the edge, and the area from three corners on', () => {
    // 30 east and 40 north: 50 ft, at atan(30/40) = 36°52' from north
    expect(drawingNote([at(0, 0), at(30, 40)], 1)).toBe("edge 50.0 ft · N 36°52' E");
    expect(drawingNote([at(0, 0), at(100, 0), at(100, 50)], 1)).toBe(
      "edge 50.0 ft · N 0°00' E · 2,500 sq ft",
    );
    expect(drawingNote([at(0, 0), at(0, 0)], 1)).toBe('edge 0.0 ft');
  });

  it('says feet on the ground, not on the grid', () => {
    // A grid twice as long as the ground: half the length, a quarter of the area, the same bearing
    expect(drawingNote([at(0, 0), at(-60, 0), at(-60, -80)], 2)).toBe("edge 40.0 ft · S 0°00' E · 600 sq ft");
  });

  it('carries a minute that rounds to a whole degree', () => {
    expect(minuteBearing(44.9999)).toBe("N 45°00' E");
    expect(minuteBearing(135 + 10 / 60)).toBe("S 44°50' E");
    expect(minuteBearing(269.9999)).toBe("N 90°00' W");
    expect(minuteBearing(359.9999)).toBe("N 0°00' E");
  });

  it('gives the edges that meet at a corner that is moved', () => {
    const square = [at(0, 0), at(100, 0), at(100, 100), at(0, 100)];
    const moved = [at(0, 0), at(100, 0), at(100, 140), at(0, 100)];
    expect(movingNote(square, moved, 1)).toBe('edges 140.0 and 107.7 ft · 12,000 sq ft');
    expect(shiftNote(30, -40, 1)).toBe("moved 50.0 ft · S 36°52' E");
    expect(shiftNote(0, 0, 1)).toBe('moved 0.0 ft');
  });

  it('gives what each tool is about', () => {
    const none = { polygons: [], radiusFt: null };
    expect(sketchNote({ ...none, tool: 'circle', points: [at(0, 0), at(30, 40)] }, 1)).toBe('radius 50.0 ft');
    expect(sketchNote({ ...none, tool: 'circle', points: [at(0, 0)], radiusFt: 25 }, 1)).toBe(
      'radius 25.0 ft',
    );
    const box = [[[at(0, 0), at(40, 0), at(40, 60), at(0, 60)]]];
    expect(sketchNote({ ...none, tool: 'rectangle', points: [at(0, 0), at(40, 60)], polygons: box }, 1)).toBe(
      '40.0 × 60.0 ft · 2,400 sq ft',
    );
    const line = [at(0, 0), at(0, 100), at(50, 100)];
    expect(sketchNote({ ...none, tool: 'line', points: line, polygons: box }, 1)).toBe(
      "edge 50.0 ft · N 90°00' E · 150.0 ft in all · 2,400 sq ft",
    );
    expect(sketchNote({ ...none, tool: 'split', points: line }, 1)).toBe("edge 50.0 ft · N 90°00' E");
    expect(sketchNote({ ...none, tool: 'polygon', points: [at(0, 0)] }, 1)).toBe('');
  });

  it('takes holes off the area', () => {
    const outline = [at(0, 0), at(100, 0), at(100, 100), at(0, 100)];
    const hole = [at(10, 10), at(10, 20), at(20, 20), at(20, 10)];
    expect(sketchNote({ tool: 'freehand', points: [], polygons: [[outline, hole]], radiusFt: null }, 1)).toBe(
      '9,900 sq ft',
    );
  });

  it('is said in words', () => {
    expect(spokenNote("edge 50.0 ft · N 36°52' E · 2,500 sq ft · on a corner of wetland W-3")).toBe(
      'edge 50.0 feet, north 36 degrees 52 minutes east, 2,500 square feet, on a corner of wetland W-3',
    );
    expect(spokenNote('40.0 × 60.0 ft')).toBe('40.0 by 60.0 feet');
  });
});

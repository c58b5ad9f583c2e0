import { describe, expect, it } from 'vitest';
import { drawingWords, groundFt, keyHint, windOf } from '../../../client/keyboard/key-words.js';
import { toDegrees } from '../../../client/preview/projection.js';
import type { Point } from '../../../client/preview/planar.js';

const ORIGIN: Point = [704_800, 771_900];
const at = (east: number, north: number): Point => toDegrees([ORIGIN[0] + east, ORIGIN[1] + north]);

describe('what is said of the cursor while the keys draw', () => {
  it.each([
    [0, 10, 'north'],
    [10, 10, 'north-east'],
    [10, 0, 'east'],
    [10, -10, 'south-east'],
    [0, -10, 'south'],
    [-10, -10, 'south-west'],
    [-10, 0, 'west'],
    [-10, 10, 'north-west'],
  ])('%d ft east and %d ft north is %s', (east, north, wind) => {
    expect(windOf(at(0, 0), at(east, north))).toBe(wind);
  });

  it('gives feet on the ground, to 1e-6 ft', () => {
    expect(groundFt(at(0, 0), at(30, 40), 1)).toBeCloseTo(50, 6);
    expect(groundFt(at(0, 0), at(30, 40), 0.5)).toBeCloseTo(100, 6);
  });

  it('says nothing before the first corner, then the edge, then the area of a right triangle', () => {
    expect(drawingWords('outline', [], at(0, 0), 1)).toBe('');
    expect(drawingWords('outline', [at(0, 0)], at(0, 100), 1)).toBe('100.0 ft north of the last corner');
    expect(drawingWords('outline', [at(0, 0), at(0, 100)], at(50, 0), 1)).toContain('2,500 sq ft');
  });

  it('gives no area for a line', () => {
    expect(drawingWords('line', [at(0, 0), at(0, 100)], at(50, 0), 1)).not.toContain('sq ft');
  });

  it('says so on the last corner', () => {
    expect(drawingWords('outline', [at(0, 0)], at(0, 0.01), 1)).toBe('on the last corner');
  });
});

describe('the line that says what the keys do', () => {
  const outline = { kind: 'draw', figure: 'outline', inAll: null, what: 'the outline' } as const;

  it('tells of finishing only once there are corners enough', () => {
    expect(keyHint(outline, 2, false)).not.toContain('twice');
    expect(keyHint(outline, 3, false)).toContain('Enter twice in one place finishes');
    expect(keyHint({ ...outline, figure: 'line' }, 2, false)).toContain('twice');
  });

  it('tells a corner that is carried from one that is not', () => {
    const edit = { kind: 'edit', what: 'the shape' } as const;
    expect(keyHint(edit, 0, true)).toContain('puts it down');
    expect(keyHint(edit, 0, false)).toContain('takes the corner up');
  });
});

import { describe, expect, it } from 'vitest';
import type { ControlledArea } from '../../../core/contracts/controlled-area.js';
import { landHolds, landWords } from '../../../client/keyboard/land-at.js';
import type { Ring } from '../../../client/preview/planar.js';

function square(from: number, to: number): Ring {
  return [
    [from, from],
    [to, from],
    [to, to],
    [from, to],
    [from, from],
  ];
}

const AREA: ControlledArea = {
  on: '2026-06-01',
  mapVersion: 1,
  mapSince: null,
  notices: [],
  srid: 2260,
  gridScale: 1,
  bounds: [0, 0, 1000, 1000],
  wetland: [[square(400, 600), square(450, 470)]],
  watercourse: [],
  adjacent: [[square(300, 700), square(400, 600)]],
  municipality: [[square(0, 900)]],
};

describe('the land under the cursor', () => {
  it.each([
    [500, 500, 'in a wetland'],
    [350, 500, 'in the buffer'],
    [100, 100, 'in neither a wetland nor the land around one'],
    [950, 950, 'outside the municipality'],
    [460, 460, 'in neither a wetland nor the land around one'],
  ])('at %d, %d is %s', (x, y, words) => {
    expect(landWords(AREA, [x, y], 'buffer')).toBe(words);
  });

  it('is not told where nothing was asked about', () => {
    expect(landWords(AREA, [1001, 500], 'buffer')).toBe('');
  });

  it('counts a hole out', () => {
    expect(landHolds(AREA.wetland, [460, 460])).toBe(false);
    expect(landHolds(AREA.wetland, [440, 440])).toBe(true);
  });
});

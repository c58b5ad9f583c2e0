import { describe, expect, it } from 'vitest';
import { UPLOAD_LIMITS } from '../../../core/contracts/uploads.js';
import type { Position, Shape } from '../../../server/imports/shape.js';
import { ScreenSample } from '../../../server/services/layer-uploads/screen-sample.js';
import { simplifiedLine } from '../../../server/services/layer-uploads/simplified-line.js';

/** Degrees of latitude in a foot. */
const FOOT = 1 / 364_400;

/** A closed ring of so many corners around a place, in degrees. */
function ring(corners: number, radiusFt: number): Position[] {
  const around = Array.from({ length: corners }, (_, index): Position => {
    const angle = (2 * Math.PI * index) / corners;
    return [-73.7 + (radiusFt * FOOT * Math.cos(angle)) / 0.7566, 41 + radiusFt * FOOT * Math.sin(angle)];
  });
  return [...around, around[0] ?? [0, 0]];
}

const area = (outer: Position[]): Shape => ({ kind: 'areas', polygons: [[outer]] });

describe('a line for the screen', () => {
  it('leaves out what lies within the tolerance and keeps the rest, with its ends', () => {
    const line: Position[] = [
      [-73.7, 41],
      [-73.6995, 41 + 1.5 * FOOT],
      [-73.699, 41],
      [-73.6985, 41 + 30 * FOOT],
      [-73.698, 41],
    ];
    expect(simplifiedLine(line, 2)).toEqual([line[0], line[2], line[3], line[4]]);
  });

  it('never leaves a closed ring without land', () => {
    for (const corners of [3, 4, 5, 12, 100]) {
      const simpler = simplifiedLine(ring(corners, 1), 50);
      expect(simpler.length, String(corners)).toBeGreaterThanOrEqual(4);
      expect(simpler.at(-1)).toEqual(simpler[0]);
    }
  });

  it('stays within the tolerance of a circle of 1,000 ft', () => {
    const simpler = simplifiedLine(ring(720, 1000), 2);
    // a chord of a circle lies 2 ft within it where it spans 2 acos(1 - 2 / 1000), a 50th of the circle
    expect(simpler.length).toBeGreaterThan(40);
    expect(simpler.length).toBeLessThan(130);
  });
});

describe('the shapes of a preview', () => {
  it('are all of a small file', () => {
    const sample = new ScreenSample();
    for (let feature = 1; feature <= 30; feature += 1) sample.offer(feature, () => area(ring(4, 100)));
    expect(sample.drawn().map(({ properties }) => properties.feature)).toEqual(
      Array.from({ length: 30 }, (_, index) => index + 1),
    );
  });

  it('are spread over a large one, and are asked for only where they are held', () => {
    const sample = new ScreenSample();
    const count = 3 * UPLOAD_LIMITS.previewFeatures;
    let asked = 0;
    for (let feature = 1; feature <= count; feature += 1)
      sample.offer(feature, () => {
        asked += 1;
        return area(ring(4, 100));
      });
    const numbers = sample.drawn().map(({ properties }) => properties.feature);
    expect(numbers.length).toBeGreaterThan(UPLOAD_LIMITS.previewFeatures / 2);
    expect(numbers.length).toBeLessThanOrEqual(UPLOAD_LIMITS.previewFeatures);
    expect(numbers.at(-1)).toBeGreaterThan(count - 10);
    expect(new Set(numbers.slice(1).map((number, index) => number - (numbers[index] ?? 0))).size).toBe(1);
    expect(asked).toBeLessThan(count * 0.75);
  });

  it('have no more positions in all than a screen is sent', () => {
    const sample = new ScreenSample();
    for (let feature = 1; feature <= 400; feature += 1)
      sample.offer(feature, () => area(ring(2000, 100_000)));
    const positions = sample.drawn().map(({ geometry }) => geometry.coordinates.flat(2).length);
    const total = positions.reduce((sum, each) => sum + each, 0);
    expect(total).toBeLessThanOrEqual(UPLOAD_LIMITS.previewPositions);
    expect(positions).toHaveLength(400);
  });
});

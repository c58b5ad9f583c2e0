import { describe, expect, it } from 'vitest';
import { drawArea } from '../../../server/tiles/draw-area.js';
import { areaWithin } from '../../../server/tiles/simple-ring.js';
import { distanceToRings, isWithin, rasterised, type Corner } from './raster.js';

const PIXEL = 8;
const inPixels = (rings: readonly (readonly Corner[])[]): Corner[][] =>
  rings.map((ring) => ring.map(([x, y]): Corner => [x / PIXEL, y / PIXEL]));
const closed = (ring: readonly Corner[]): Corner[] => [...ring, ...ring.slice(0, 1)];
const draw = (rings: readonly (readonly Corner[])[]) =>
  drawArea(rings.map((ring) => closed(ring).map(([x, y]) => [x, y])));

/** A rectangle about a place, turned, in units. */
function bar([x, y]: Corner, length: number, width: number, angle: number): Corner[] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([a = 0, b = 0]): Corner => {
    const [along, across] = [(a * length) / 2, (b * width) / 2];
    return [x + along * cos - across * sin, y + along * sin + across * cos];
  });
}

const WINDOW = [0, 0, 512, 512] as const;

/** Places, lengths, widths and turns of every kind, the same in each run. */
const BARS = Array.from({ length: 600 }, (_none, index) => {
  const share = (step: number): number => (index * step) % 1;
  const place: Corner = [1000 + 64 * share(0.618), 1000 + 64 * share(0.7548)];
  const length = 8 * 10 ** (2 * share(0.5698));
  return bar(place, length, 10 ** (3.2 * share(0.8191) - 2), Math.PI * share(0.2207));
});

describe('an area on a tile', () => {
  it('covers the middle of a pixel, however thin or small, and nothing a pixel away from it', () => {
    for (const exact of BARS) {
      const pixels = rasterised(inPixels(draw([exact])), WINDOW);
      expect(pixels.size).toBeGreaterThan(0);
      for (const pixel of pixels) {
        const middle = pixel.split(' ').map((part) => Number(part) + 0.5);
        const point: Corner = [middle[0] ?? 0, middle[1] ?? 0];
        const shape = inPixels([exact]);
        if (!isWithin(point, shape)) expect(distanceToRings(point, shape)).toBeLessThan(1);
      }
    }
  });

  it('is drawn along all of its length', () => {
    for (const [width, angle] of [
      [0.01, 0],
      [0.3, 0.4],
      [3, 1.2],
      [6, 2],
    ] as const) {
      const pixels = rasterised(inPixels(draw([bar([2000, 2000], 1600, width, angle)])), WINDOW);
      const length = 200 * Math.max(Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle)));
      expect(pixels.size).toBeGreaterThan(length - 2);
    }
  });

  it('keeps its place and its size where it is wide', () => {
    const square: Corner[] = [
      [100.3, 100.4],
      [180.2, 100.1],
      [180.4, 180.2],
      [100.1, 180.3],
    ];
    const [drawn, ...more] = draw([square]);
    expect(more).toEqual([]);
    expect([...(drawn ?? [])].sort()).toEqual([
      [100, 100],
      [100, 180],
      [180, 100],
      [180, 180],
    ]);
  });

  it('keeps a narrow neck between two wide parts, and leaves a sharp tip as it is', () => {
    const dumbbell: Corner[] = [
      [100, 100],
      [200, 100],
      [200, 149],
      [600, 149],
      [600, 100],
      [700, 100],
      [700, 200],
      [600, 200],
      [600, 150],
      [200, 150],
      [200, 200],
      [100, 200],
    ];
    const pixels = rasterised(inPixels(draw([dumbbell])), WINDOW);
    for (let column = 13; column < 87; column += 1) {
      const inColumn = [...pixels].filter((pixel) => pixel.startsWith(`${column} `));
      expect(inColumn.length, `column ${column}`).toBeGreaterThan(0);
    }
    const wedge: Corner[] = [
      [100, 100],
      [400, 90],
      [400, 110],
    ];
    const [drawn] = draw([wedge]);
    expect(Math.min(...(drawn ?? []).map(([x]) => x))).toBeLessThanOrEqual(100);
  });

  it('keeps holes that show, turned against their outline, and those alone', () => {
    const outer = bar([500, 500], 400, 400, 0.1);
    const rings = draw([outer, bar([450, 450], 60, 60, 0.5), bar([600, 600], 0.2, 0.2, 0)]);
    expect(rings.map((ring) => Math.sign(areaWithin(ring)))).toEqual([1, -1]);
    expect(Math.abs(areaWithin(rings[1] ?? [])) / 3600).toBeCloseTo(1, 1);
  });

  it('never turns over: what falls together when it is rounded is positive, without crossings of its own', () => {
    for (const exact of BARS) {
      const rings = draw([[...exact].reverse()]);
      expect(areaWithin(rings[0] ?? [])).toBeGreaterThan(0);
    }
  });

  it('with all its narrow places or only where it has no other ones', () => {
    const wide = closed(bar([500, 500], 300, 300, 0)).map(([x, y]) => [x, y]);
    expect(drawArea([wide], 'of narrow areas')).toHaveLength(1);
    const thin = closed(bar([500, 500], 300, 0.1, 0.2)).map(([x, y]) => [x, y]);
    expect(drawArea([thin], 'of narrow areas')).toEqual(drawArea([thin], 'all'));
  });
});

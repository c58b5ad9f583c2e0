import { describe, expect, it } from 'vitest';
import { nestRings } from '../../../server/imports/shapefile/nest-rings.js';
import type { Ring } from '../../../server/imports/shape.js';
import { box, reversed } from './support/features.js';

/** @returns a ring of many vertices round the corner of the tests */
const circle = (radius: number, vertices: number): Ring =>
  Array.from({ length: vertices + 1 }, (_, index) => {
    const angle = (2 * Math.PI * (index % vertices)) / vertices;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });

describe('putting the rings of a record together', () => {
  it('finds the ring next around, however deep they are nested and in whatever order they come', () => {
    const [lot, lake, island, pond] = [
      box(0, 0, 90, 90),
      box(10, 10, 70, 70),
      box(20, 20, 50, 50),
      box(30, 30, 30, 30),
    ];
    expect(nestRings([pond, island, lot, lake])).toEqual([
      [lot, lake],
      [island, pond],
    ]);
  });

  it('keeps apart what lies side by side, also with a shared edge, and what is there twice', () => {
    const [west, east] = [box(0, 0, 50, 50), box(50, 0, 50, 50)];
    expect(nestRings([west, east])).toEqual([[west], [east]]);
    expect(nestRings([west, west])).toEqual([[west], [west]]);
  });

  it('sees a hole whose vertices all lie on the outer ring', () => {
    const diamond: Ring = [
      [700_000, 850_050],
      [700_050, 850_100],
      [700_100, 850_050],
      [700_050, 850_000],
      [700_000, 850_050],
    ];
    const lot = box(0, 0, 100, 100);
    expect(nestRings([diamond, lot])).toEqual([[lot, diamond]]);
  });

  it('takes a ring that crosses another and runs against it for a hole of it, and one that runs along for a part', () => {
    const [lot, across] = [box(0, 0, 100, 100), box(80, 40, 40, 20)];
    expect(nestRings([lot, reversed(across)])).toEqual([[lot, reversed(across)]]);
    expect(nestRings([lot, across])).toEqual([[lot], [across]]);
    const beside = reversed(box(100, 0, 50, 50));
    expect(nestRings([lot, beside])).toEqual([[lot], [beside]]);
  });

  it('orders thousands of holes in a moment', () => {
    const holes = Array.from({ length: 5000 }, (_, index) =>
      box(10 * (index % 100) + 1, 10 * Math.floor(index / 100) + 1, 5, 5),
    );
    const started = performance.now();
    expect(nestRings([...holes, box(0, 0, 1000, 1000)])?.map((rings) => rings.length)).toEqual([5001]);
    expect(performance.now() - started).toBeLessThan(15_000);
  });

  it('gives up on rings that were made to take for ever', () => {
    const started = performance.now();
    expect(nestRings(Array.from({ length: 400 }, () => circle(100, 2000)))).toBeNull();
    expect(performance.now() - started).toBeLessThan(30_000);
  });
});

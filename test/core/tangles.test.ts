import { describe, expect, it } from 'vitest';
import { isTangled, MOST_CROSSINGS } from '../../core/tangles.js';

type Ring = [number, number][];

const closed = (ring: Ring): Ring => [...ring, ...ring.slice(0, 1)];

/** Numbers between 0 and 1 that look like chance and are the same each time. */
function chance(): () => number {
  let seed = 1;
  return () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
}

const scribble = (corners: number): Ring => {
  const next = chance();
  return closed(Array.from({ length: corners }, () => [next() * 1000, next() * 1000]));
};

const around = (corners: number, radius: (angle: number) => number): Ring =>
  closed(
    Array.from({ length: corners }, (_, at) => {
      const angle = (at / corners) * 2 * Math.PI;
      return [radius(angle) * Math.cos(angle), radius(angle) * Math.sin(angle)];
    }),
  );

/** A long bar, and a zigzag back across it: as many crossings as there are teeth. */
const acrossBar = (teeth: number): Ring =>
  closed([
    [-1, 0],
    [teeth + 1, 0],
    [teeth + 1, 1],
    ...Array.from({ length: teeth }, (_, at): [number, number] => [teeth - at, at % 2 === 0 ? 1 : -1]),
  ]);

describe('a ring that crosses itself', () => {
  it.each([
    ['as often as may be repaired', acrossBar(MOST_CROSSINGS), false],
    ['more often', acrossBar(MOST_CROSSINGS + 20), true],
    ['as a scribble of 500 corners', scribble(500), true],
    ['as a scribble of 5,000 corners', scribble(5000), true],
    [
      'as a bow-tie',
      closed([
        [0, 0],
        [10, 10],
        [10, 0],
        [0, 10],
      ]),
      false,
    ],
    ['nowhere, with a wavy outline', around(5000, (angle) => 1000 + 50 * Math.sin(40 * angle)), false],
    [
      'nowhere, as a comb of 2,000 long teeth',
      closed([
        ...Array.from({ length: 2000 }, (_, at): [number, number] => [at, at % 2 === 0 ? 1000 : 0]),
        [2000, -10],
        [0, -10],
      ]),
      false,
    ],
    [
      'nowhere, and touches itself in a thousand corners',
      closed([
        ...Array.from({ length: 1000 }, (_, at): [number, number][] => [
          [3 * at, 1],
          [3 * at + 1, 0],
          [3 * at + 2, 1],
        ]).flat(),
        [3000, 0],
        [0, 0],
      ]),
      false,
    ],
  ] as [string, Ring, boolean][])('%s', (_what, ring, tangled) => {
    expect(isTangled(ring)).toBe(tangled);
  });

  it('is looked through in a moment where it has a hundred thousand corners', () => {
    const ring = around(100_000, (angle) => 1000 + 50 * Math.sin(40 * angle));
    isTangled(around(5000, () => 1));
    const started = process.cpuUsage();
    expect(isTangled(ring)).toBe(false);
    expect(process.cpuUsage(started).user / 1000).toBeLessThan(1000);
  });
});

import { expect, it } from 'vitest';
import { Queue } from '../../../../client/preview/shift/queue.js';
import { repeatable } from '../../../../scripts/bench/live-split-scene.js';

it('gives things back least first, whatever the order they came in', () => {
  const next = repeatable(2);
  const queue = new Queue<number>((value) => value);
  const put = Array.from({ length: 300 }, () => Math.floor(100 * next()));
  const taken: number[] = [];
  for (const [index, value] of put.entries()) {
    queue.push(value);
    // Some go out in between, and come back.
    if (index % 7 === 6) queue.push(queue.pop() ?? -1);
  }
  for (let value = queue.pop(); value !== undefined; value = queue.pop()) taken.push(value);
  expect(taken).toEqual([...put].sort((a, b) => a - b));
});

import { describe, expect, it } from 'vitest';
import { DRAWING_LIMITS, proposalDrawingSchema } from '../../../core/contracts/proposal-drawing.js';
import { NO_FACTS } from '../../../client/draw/facts.js';
import {
  currentOf,
  drawingOf,
  emptyAlternative,
  emptyDrawing,
  freeName,
  holdDrawing,
  isEmptyDrawing,
  takenOver,
  withAlternative,
  withCurrent,
  withoutAlternative,
  type HeldDrawing,
} from '../../../client/draw/held-drawing.js';
import { record, undo } from '../../../client/draw/history.js';
import { newShape } from '../../../client/draw/shape.js';

const shape = (id: string) => newShape('disturbance', [[[-73.7, 40.9]]], 'wetland-creation', id);

function drawn(held: HeldDrawing, ...ids: string[]): HeldDrawing {
  return withCurrent(held, ({ steps }) => ({ steps: record(steps, ids.map(shape)) }));
}

const idsOf = (held: HeldDrawing): string[][] =>
  drawingOf(held).alternatives.map(({ shapes }) => shapes.map(({ id }) => id));

const begun = holdDrawing(emptyDrawing());
const two = withAlternative(drawn(begun, 'one'), emptyAlternative('b', 'Alternative B'));

describe('alternatives', () => {
  it('are undone apart from each other', () => {
    const both = drawn(drawn(two, 'two'), 'two', 'three');
    const back = withCurrent({ ...both, current: 'a' }, ({ steps }) => ({ steps: undo(steps) }));
    expect(idsOf(back)).toEqual([[], ['two', 'three']]);
    const other = withCurrent({ ...back, current: 'b' }, ({ steps }) => ({ steps: undo(steps) }));
    expect(idsOf(other)).toEqual([[], ['two']]);
    expect(currentOf({ ...other, current: 'a' }).steps.future).toHaveLength(1);
  });

  it('make a drawing that the server takes', () => {
    expect(proposalDrawingSchema.parse(drawingOf(two))).toEqual(drawingOf(two));
    expect(isEmptyDrawing(emptyDrawing())).toBe(true);
    expect(isEmptyDrawing(drawingOf(two))).toBe(false);
    const said = withCurrent(begun, () => ({
      facts: { ...NO_FACTS, answers: { a: { kind: 'yes-no', value: true } } },
    }));
    expect(isEmptyDrawing(drawingOf(said))).toBe(false);
  });

  it('are no more than may be, and never none', () => {
    let held = begun;
    for (let count = 0; count < DRAWING_LIMITS.alternatives + 2; count++)
      held = withAlternative(held, emptyAlternative('b', 'again'));
    expect(held.alternatives).toHaveLength(DRAWING_LIMITS.alternatives);
    expect(new Set(held.alternatives.map(({ id }) => id)).size).toBe(DRAWING_LIMITS.alternatives);
    expect(withoutAlternative(begun, 'a')).toBe(begun);
    expect(withoutAlternative(two, 'x')).toBe(two);
  });

  it('show the one before when the one looked at is removed', () => {
    expect(withoutAlternative(two, 'b').current).toBe('a');
    expect(withoutAlternative({ ...two, current: 'a' }, 'a').current).toBe('b');
    expect(withoutAlternative({ ...two, current: 'a' }, 'b').current).toBe('a');
  });

  it('are named after the letters, past those that are taken', () => {
    expect(freeName([{ name: 'Alternative A' }])).toBe('Alternative B');
    expect(freeName([{ name: 'Alternative B' }, { name: ' alternative a' }])).toBe('Alternative C');
    expect(freeName([{ name: 'Smaller house' }])).toBe('Alternative A');
  });
});

describe('a drawing taken over from elsewhere', () => {
  it('says what it says there, and what was here can be had back by undoing', () => {
    const there = drawingOf(drawn(two, 'elsewhere'));
    const taken = takenOver({ ...drawn(two, 'here'), current: 'b' }, there);
    expect(drawingOf(taken)).toEqual(there);
    expect(idsOf(withCurrent(taken, ({ steps }) => ({ steps: undo(steps) })))).toEqual([['one'], ['here']]);
  });

  it('leaves an alternative with its steps where nothing was changed in it', () => {
    const taken = takenOver(two, drawingOf(drawn(two, 'elsewhere')));
    expect(taken.alternatives[0]?.steps).toBe(two.alternatives[0]?.steps);
  });

  it('leaves this page at the alternative that it looks at, as long as there is one', () => {
    expect(takenOver({ ...two, current: 'b' }, { ...drawingOf(two), current: 'a' }).current).toBe('b');
    expect(takenOver({ ...two, current: 'b' }, drawingOf(withoutAlternative(two, 'b'))).current).toBe('a');
  });
});

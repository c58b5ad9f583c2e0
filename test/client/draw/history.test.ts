import { describe, expect, it } from 'vitest';
import { record, redo, startHistory, undo } from '../../../client/draw/history.js';

describe('undo and redo', () => {
  it('go back and forth through the values', () => {
    const history = record(record(startHistory(1), 2), 3);
    expect(undo(history).present).toBe(2);
    expect(undo(undo(history)).present).toBe(1);
    expect(redo(undo(history)).present).toBe(3);
    expect(redo(undo(undo(history))).present).toBe(2);
  });

  it('stay where they are at either end', () => {
    const history = record(startHistory(1), 2);
    expect(undo(undo(undo(history))).present).toBe(1);
    expect(redo(history)).toBe(history);
  });

  it('forget what was undone once something new is done', () => {
    const history = record(undo(record(startHistory(1), 2)), 5);
    expect(redo(history).present).toBe(5);
    expect(undo(history).present).toBe(1);
  });
});

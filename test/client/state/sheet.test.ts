import { describe, expect, it } from 'vitest';
import { heightAfterDrag, heightAfterSteps } from '../../../client/state/sheet.js';

const SCREEN = 844;

describe('the sheet of a phone', () => {
  it('stays where it was after a slip of the finger', () => {
    expect(heightAfterDrag('half', 12, SCREEN)).toBe('half');
    expect(heightAfterDrag('half', -12, SCREEN)).toBe('half');
  });

  it('goes one step the way it was dragged', () => {
    expect(heightAfterDrag('half', 120, SCREEN)).toBe('tall');
    expect(heightAfterDrag('half', -120, SCREEN)).toBe('low');
    expect(heightAfterDrag('low', 120, SCREEN)).toBe('half');
  });

  it('goes past the middle when it was dragged far', () => {
    expect(heightAfterDrag('low', 500, SCREEN)).toBe('tall');
    expect(heightAfterDrag('tall', -500, SCREEN)).toBe('low');
  });

  it('ends at its lowest and its tallest', () => {
    expect(heightAfterSteps('tall', 1)).toBe('tall');
    expect(heightAfterSteps('low', -1)).toBe('low');
    expect(heightAfterDrag('low', -300, SCREEN)).toBe('low');
  });
});

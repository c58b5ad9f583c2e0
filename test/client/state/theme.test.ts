import { describe, expect, it } from 'vitest';
import { readChoice } from '../../../client/state/theme.js';

describe('the kept choice of a theme', () => {
  it('is read back, and anything else is the device’s', () => {
    expect(readChoice('dark')).toBe('dark');
    expect(readChoice('light')).toBe('light');
    for (const kept of [null, '', 'Dark', 'sepia']) expect(readChoice(kept)).toBe('device');
  });
});

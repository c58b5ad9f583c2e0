import { describe, expect, it } from 'vitest';
import { TOOL_NAMES, toolHint, type HintState } from '../../../client/map/draw-tool-words.js';
import type { Tool } from '../../../client/state/drawing.js';

const STATE: HintState = {
  tool: 'polygon',
  placed: 0,
  fewest: 3,
  rectangleBy: 'corners',
  radiusTyped: false,
  role: 'disturbance',
  isSelected: false,
  byTouch: false,
};

describe('the hint of a tool', () => {
  it('says for every tool, at every step, what to do next, in whole sentences', () => {
    for (const tool of Object.keys(TOOL_NAMES) as Tool[])
      for (const placed of [0, 1, 2, 3, 4])
        for (const byTouch of [true, false]) {
          const text = toolHint({ ...STATE, tool, placed, byTouch });
          expect(text).toMatch(/^[A-Z].*\.$/);
          if (byTouch) expect(text).not.toMatch(/Click|Enter|Escape|Right-click|Delete/);
        }
  });

  it('follows what is chosen', () => {
    expect(toolHint({ ...STATE, role: 'mitigation' })).toContain('the mitigation');
    expect(toolHint({ ...STATE, tool: 'circle', radiusTyped: true })).toBe('Click the center.');
    expect(toolHint({ ...STATE, tool: 'rectangle', rectangleBy: 'edge', placed: 2 })).toBe(
      'Click how far it reaches.',
    );
    expect(toolHint({ ...STATE, tool: 'line', fewest: 2, placed: 2 })).toBe(
      'Click the last point again to finish.',
    );
  });
});

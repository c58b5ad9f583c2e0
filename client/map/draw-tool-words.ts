import type { Tool } from '../state/drawing.js';

/** What each tool is called. */
export const TOOL_NAMES: Readonly<Record<Tool, string>> = {
  polygon: 'Polygon',
  rectangle: 'Rectangle',
  circle: 'Circle',
  freehand: 'Freehand',
  line: 'Line with a width',
  hole: 'Cut a hole',
  split: 'Split a shape',
  'copy-parcel': 'Copy a parcel',
  'copy-building': 'Copy a building',
  edit: 'Move corners',
};

/** The same where there is little room. */
export const SHORT_NAMES: Readonly<Record<Tool, string>> = {
  ...TOOL_NAMES,
  line: 'Line',
  hole: 'Hole',
  split: 'Split',
  'copy-parcel': 'Parcel',
  'copy-building': 'Building',
};

/** What a hint depends on. */
export interface HintState {
  tool: Tool;
  /** points put down of what is not finished */
  placed: number;
  /** with how many the tool can be finished */
  fewest: number;
  rectangleBy: 'corners' | 'edge';
  radiusTyped: boolean;
  role: 'disturbance' | 'mitigation';
  isSelected: boolean;
  /** whether a finger points, and there are no keys and no right button */
  byTouch: boolean;
}

function outlineHint({ placed, byTouch }: HintState, what: string): string {
  if (placed === 0) return `Click the corners of ${what}, one after another.`;
  if (placed < 3) return byTouch ? 'Click the next corner.' : 'Click the next corner. Escape starts over.';
  return byTouch
    ? 'Click the first corner again to finish.'
    : 'Click the first corner again, or press Enter, to finish.';
}

function rectangleHint({ placed, rectangleBy }: HintState, what: string): string {
  if (rectangleBy === 'corners')
    return placed === 0 ? `Click a corner of ${what}.` : 'Click the opposite corner.';
  if (placed === 0) return `Click one end of a side of ${what}.`;
  return placed === 1 ? 'Click the other end of that side.' : 'Click how far it reaches.';
}

function circleHint({ placed, radiusTyped }: HintState): string {
  if (radiusTyped) return 'Click the center.';
  return placed === 0
    ? 'Click the center, or type the radius first.'
    : 'Click a point on the edge of the circle.';
}

function lineHint({ placed, fewest, byTouch }: HintState, begin: string): string {
  if (placed === 0) return begin;
  if (placed >= fewest) return 'Click the last point again to finish.';
  return byTouch ? 'Click the next point.' : 'Click the next point. Escape starts over.';
}

function editHint({ isSelected, byTouch }: HintState): string {
  if (!isSelected) return 'Click a shape to change it.';
  return byTouch
    ? 'Drag a corner, a dot or the shape. Press a corner long to take it away.'
    : 'Drag a corner, the dot between two corners, or the whole shape. Right-click a corner, or press Delete over it, to take it away.';
}

function hintByMouse(state: HintState): string {
  const what = state.role === 'disturbance' ? 'what will be disturbed' : 'the mitigation';
  switch (state.tool) {
    case 'polygon':
      return outlineHint(state, what);
    case 'rectangle':
      return rectangleHint(state, what);
    case 'circle':
      return circleHint(state);
    case 'freehand':
      return `Press, draw around ${what}, and let go.`;
    case 'line':
      return lineHint(state, 'Click along the middle of the driveway, trench or path.');
    case 'hole':
      return outlineHint(state, state.isSelected ? 'the hole' : 'the hole inside of a shape');
    case 'split':
      return lineHint(state, 'Click beside the shape, then across it and out at the other side.');
    case 'copy-parcel':
      return 'Click a parcel to take over its outline.';
    case 'copy-building':
      return 'Click a building to take over its outline.';
    case 'edit':
      return editHint(state);
  }
}

/** @returns one line that says what to do next with the tool in hand */
export function toolHint(state: HintState): string {
  const text = hintByMouse(state);
  return state.byTouch ? text.replace(/^Click/, 'Tap') : text;
}

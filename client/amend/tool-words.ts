import type { Tool } from './sketch.js';

/** A tool as the tool bar names it. */
export const TOOL_NAMES: Readonly<Record<Tool, string>> = {
  add: 'New wetland',
  reshape: 'Reshape',
  split: 'Split',
  merge: 'Merge',
  'cut-hole': 'Cut a hole',
  retire: 'Retire',
  reclassify: 'Classify',
  file: 'Survey file',
};

/** What the form of a tool is headed with. */
export const TOOL_HEADINGS: Readonly<Record<Tool, string>> = {
  add: 'Draw a new wetland',
  reshape: 'Reshape a wetland',
  split: 'Split a wetland',
  merge: 'Merge wetlands',
  'cut-hole': 'Cut a hole in a wetland',
  retire: 'Retire a wetland',
  reclassify: 'Classify a wetland',
  file: 'Bring in a survey file',
};

/** What the tool in hand stands at. */
export interface ToolStanding {
  tool: Tool | null;
  /** how many wetlands are chosen */
  chosen: number;
  /** whether there is a shape or a line drawn */
  hasDrawing: boolean;
  /** corners put down of what is not finished */
  corners: number;
  /** whether a further part is being drawn */
  drawingPart: boolean;
}

function drawingHint(what: string, corners: number): string {
  if (corners === 0) return `Click the corners of ${what} on the map, one after another.`;
  return corners < 3
    ? 'Click the next corner. Escape starts over.'
    : 'Click the first corner again, or press Enter, to finish.';
}

const EDIT =
  'Drag a corner to move it, or the small dot between two corners to add one. Delete over a corner takes it away.';

/** One line that says what to do next with the tool in hand. */
export function toolHint({ tool, chosen, hasDrawing, corners, drawingPart }: ToolStanding): string {
  switch (tool) {
    case null:
      return 'Choose a tool. Or click a wetland to see what it is.';
    case 'add':
      return hasDrawing && !drawingPart ? EDIT : drawingHint('the wetland', corners);
    case 'reshape':
      if (chosen === 0) return 'Click the wetland to reshape, or choose it from the list.';
      return drawingPart ? drawingHint('the further part', corners) : EDIT;
    case 'cut-hole':
      if (chosen === 0) return 'Click the wetland to cut a hole in, or choose it from the list.';
      return hasDrawing && !drawingPart ? EDIT : drawingHint('the land to take out', corners);
    case 'split':
      if (chosen === 0) return 'Click the wetland to split, or choose it from the list.';
      if (hasDrawing) return 'Look at the line and split, or draw it again.';
      return corners === 0
        ? 'Draw a line across the wetland: begin outside of it.'
        : 'Click on across the wetland. Click the last corner again, or press Enter, to finish outside of it.';
    case 'merge':
      return chosen < 2
        ? 'Click two or more wetlands, or choose them from the list.'
        : 'Click more wetlands, or one of them again to leave it out.';
    case 'retire':
      return chosen === 0
        ? 'Click the wetland to retire, or choose it from the list.'
        : 'Say why it is retired.';
    case 'reclassify':
      return chosen === 0
        ? 'Click the wetland to classify, or choose it from the list.'
        : 'Change what is said about it in the form.';
    case 'file':
      return 'Choose the file in the form. Its shapes are matched to the wetlands that they replace.';
  }
}

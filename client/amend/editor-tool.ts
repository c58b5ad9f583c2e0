import { computed } from '@preact/signals';
import type { EditorTool } from './editor.js';
import { acting } from './acts.js';
import { mayEdit } from './amendment-state.js';
import { chosen, drawingPart, drawn, drawnFrom, tool } from './sketch.js';

/** What the pointer does on the map with the tool in hand; at rest, a click chooses a wetland. */
export const editorTool = computed<EditorTool>(() => {
  if (!mayEdit.value || acting.value !== null) return 'rest';
  const { parts, line } = drawn.value;
  const polygon = parts.length === 0 || drawingPart.value ? 'polygon' : 'edit';
  switch (tool.value) {
    case 'add':
      return polygon;
    case 'reshape':
      return drawnFrom.value === null ? 'rest' : polygon;
    case 'cut-hole':
      return chosen.value.length === 0 ? 'rest' : polygon;
    case 'split':
      return chosen.value.length === 0 || line.length > 0 ? 'rest' : 'line';
    case 'merge':
    case 'retire':
    case 'reclassify':
    case 'file':
    case null:
      return 'rest';
  }
});

/** Whether a click on the map chooses a wetland: not over a line that would be lost by it. */
export const clickChooses = computed(
  () => editorTool.value === 'rest' && tool.value !== 'file' && drawn.value.line.length === 0,
);

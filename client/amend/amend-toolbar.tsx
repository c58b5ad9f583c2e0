import { mayEdit } from './amendment-state.js';
import { coordinatesOf } from './typed-corners.js';
import { editorTool } from './editor-tool.js';
import {
  canRedoDrawing,
  chosen,
  cornersPlaced,
  drawingPart,
  drawn,
  redoDrawing,
  snapping,
  tool,
  TOOLS,
  type Tool,
} from './sketch.js';
import { fetchingLines, snapFailure, tooFarOut } from './snap-lines.js';
import { TOOL_NAMES, toolHint } from './tool-words.js';
import { undoLastAct, undoText } from './undo.js';
import { takeTool } from './wetlands.js';

function ToolButton({ name }: { name: Tool }) {
  return (
    <button type="button" aria-pressed={tool.value === name} onClick={() => takeTool(name)}>
      {TOOL_NAMES[name]}
    </button>
  );
}

/** Whether drawing snaps, and why it does not. */
function SnapSwitch() {
  const why = !snapping.value
    ? ''
    : snapFailure.value !== null
      ? ' (outlines did not come)'
      : tooFarOut.value
        ? ' (zoom in first)'
        : fetchingLines.value
          ? ' (fetching them)'
          : '';
  return (
    <label class="snap-switch">
      <input
        type="checkbox"
        checked={snapping.value}
        onChange={(event) => (snapping.value = event.currentTarget.checked)}
      />{' '}
      Snap to outlines and parcel lines{why}
    </label>
  );
}

/** What can be done to the map by hand, and back again. */
export function AmendToolbar() {
  if (!mayEdit.value) return null;
  const { parts, line } = drawn.value;
  const draws = editorTool.value !== 'rest';
  const hint = toolHint({
    tool: tool.value,
    chosen: chosen.value.length,
    hasDrawing: parts.length > 0 || line.length > 0,
    corners: cornersPlaced.value,
    drawingPart: drawingPart.value,
  });
  return (
    <div class="draw-tools">
      <div class="toolbar amend card" role="group" aria-label="Tools for the map">
        {TOOLS.map((name) => (
          <ToolButton key={name} name={name} />
        ))}
        <span class="divider" />
        <button
          type="button"
          disabled={!draws}
          onClick={() => (coordinatesOf.value = 'new')}
          aria-expanded={coordinatesOf.value !== null}
        >
          Coordinates
        </button>
        <button
          type="button"
          disabled={undoText.value === null}
          {...(undoText.value === null ? {} : { title: `Undo: ${undoText.value}` })}
          onClick={undoLastAct}
        >
          Undo
        </button>
        <button type="button" disabled={!canRedoDrawing.value} onClick={redoDrawing}>
          Redo
        </button>
      </div>
      <div class="hint card">
        <p>{hint}</p>
        {draws && <SnapSwitch />}
      </div>
    </div>
  );
}

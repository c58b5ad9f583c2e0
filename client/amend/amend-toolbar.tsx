import { mayEdit } from './amendment-state.js';
import { coordinatesOf } from './typed-corners.js';
import { editorTool } from './editor-tool.js';
import {
  canRedoDrawing,
  chosen,
  cornersPlaced,
  drawingPart,
  drawn,
  snapping,
  tool,
  TOOLS,
  type Tool,
} from './sketch.js';
import { mapLines } from './snap-lines.js';
import { TOOL_NAMES, toolHint } from './tool-words.js';
import { redoLastStep, undoLastAct, undoText } from './undo.js';
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
  const why = snapping.value ? mapLines.why() : '';
  return (
    <label class="snap-switch">
      <input
        type="checkbox"
        checked={snapping.value}
        onChange={(event) => (snapping.value = event.currentTarget.checked)}
      />{' '}
      Snap to outlines and parcel lines{why === '' ? '' : ` (${why})`}
    </label>
  );
}

/** A button that stays where it is, and keeps the focus, while there is nothing for it to do. */
function StandingButton({
  label,
  able,
  title,
  onClick,
}: {
  label: string;
  able: boolean;
  title?: string | undefined;
  onClick: () => void;
}) {
  return (
    <button type="button" aria-disabled={!able} title={title} onClick={() => able && onClick()}>
      {label}
    </button>
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
        <StandingButton label="Coordinates" able={draws} onClick={() => (coordinatesOf.value = 'new')} />
        <StandingButton
          label="Undo"
          able={undoText.value !== null}
          title={undoText.value === null ? undefined : `Undo: ${undoText.value}`}
          onClick={undoLastAct}
        />
        <StandingButton label="Redo" able={canRedoDrawing.value} onClick={redoLastStep} />
      </div>
      <div class="hint card">
        <p>{hint}</p>
        {draws && <SnapSwitch />}
      </div>
    </div>
  );
}

import { MITIGATION_TYPES } from '../../core/measurements.js';
import { MITIGATION_LABELS, type Role } from '../draw/shape.js';
import {
  canRedo,
  canUndo,
  cornersPlaced,
  drawMitigationType,
  drawRole,
  shapes,
  tool,
  type Tool,
} from '../state/drawing.js';
import { redoLast, undoLast } from '../state/undo.js';
import { entryOpen } from '../state/entry.js';

function ToolButton({ name, label }: { name: Tool; label: string }) {
  return (
    <button
      type="button"
      aria-pressed={tool.value === name}
      disabled={name === 'edit' && shapes.value.length === 0}
      onClick={() => (tool.value = name)}
    >
      {label}
    </button>
  );
}

function RoleButton({ role, label }: { role: Role; label: string }) {
  const choose = (): void => {
    drawRole.value = role;
    if (tool.value === 'edit') tool.value = 'polygon';
  };
  return (
    <button
      type="button"
      class={role}
      aria-pressed={drawRole.value === role && tool.value !== 'edit'}
      onClick={choose}
    >
      {label}
    </button>
  );
}

/** One line that says what to do next with the tool in hand. */
function hint(): string {
  if (tool.value === 'edit')
    return 'Drag a corner to move it, or the small dot between two corners to add one. Right-click a corner, or press Delete over it, to take it away.';
  const what = drawRole.value === 'disturbance' ? 'what will be disturbed' : 'the mitigation';
  if (tool.value === 'rectangle') return `Click two opposite corners of ${what}.`;
  if (cornersPlaced.value === 0) return `Click the corners of ${what}, one after another.`;
  return cornersPlaced.value < 3
    ? 'Click the next corner. Escape starts over.'
    : 'Click the first corner again, or press Enter, to finish.';
}

/** What the next mitigation polygon provides. */
function TypeOfMitigation() {
  return (
    <label>
      The mitigation is{' '}
      <select
        value={drawMitigationType.value}
        onChange={(event) => {
          const type = MITIGATION_TYPES.find((known) => known === event.currentTarget.value);
          if (type !== undefined) drawMitigationType.value = type;
        }}
      >
        {MITIGATION_TYPES.map((type) => (
          <option key={type} value={type}>
            {MITIGATION_LABELS[type]}
          </option>
        ))}
      </select>
    </label>
  );
}

/** What to draw, how, and back again. */
export function DrawToolbar() {
  return (
    <div class="draw-tools">
      <div class="toolbar card" role="group" aria-label="Drawing tools">
        <RoleButton role="disturbance" label="Disturbance" />
        <RoleButton role="mitigation" label="Mitigation" />
        <span class="divider" />
        <ToolButton name="polygon" label="Polygon" />
        <ToolButton name="rectangle" label="Rectangle" />
        <ToolButton name="edit" label="Move corners" />
        <button
          type="button"
          aria-expanded={entryOpen.value !== null}
          onClick={() => (entryOpen.value = { way: 'coordinates', shape: null })}
        >
          Coordinates
        </button>
        <span class="divider" />
        <button type="button" disabled={!canUndo.value} onClick={() => void undoLast()}>
          Undo
        </button>
        <button type="button" disabled={!canRedo.value} onClick={redoLast}>
          Redo
        </button>
      </div>
      <div class="hint card">
        {drawRole.value === 'mitigation' && tool.value !== 'edit' && <TypeOfMitigation />}
        <p>{hint()}</p>
      </div>
    </div>
  );
}

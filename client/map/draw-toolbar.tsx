import '../style/draw-tools.css';
import type { Role } from '../draw/shape.js';
import { circleRadiusFt, drawMessage, rectangleBy, selectedCorner } from '../state/draw-options.js';
import {
  canRedo,
  canUndo,
  drawRole,
  readOnly,
  selectedShape,
  shapes,
  tool,
  type Tool,
} from '../state/drawing.js';
import { canPutBack, fewestPoints, leaveSketch, sketchPoints, sketchTool } from '../state/sketch.js';
import { redoLast, undoLast } from '../state/undo.js';
import { DIRECT, DrawMenu } from './draw-menu.js';
import { DrawOptions } from './draw-options.js';
import { TOOL_NAMES, toolHint } from './draw-tool-words.js';

function ToolButton({ name, narrow }: { name: Tool; narrow: boolean }) {
  return (
    <button
      type="button"
      class={narrow ? undefined : 'wide-only'}
      aria-pressed={tool.value === name}
      disabled={name === 'edit' && shapes.value.length === 0}
      onClick={() => (tool.value = name)}
    >
      {TOOL_NAMES[name]}
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
      class={`${role} wide-only`}
      aria-pressed={drawRole.value === role && tool.value !== 'edit'}
      onClick={choose}
    >
      {label}
    </button>
  );
}

/** Whether a finger points at the map, as far as the browser knows; where there is little room, the hints are short too. */
function byTouch(): boolean {
  return window.matchMedia('(max-width: 759px), ((hover: none) and (pointer: coarse))').matches;
}

function hint(): string {
  const drawing = sketchTool(tool.value);
  return toolHint({
    tool: tool.value,
    placed: sketchPoints.value.length,
    fewest: drawing === null ? 0 : fewestPoints(drawing),
    rectangleBy: rectangleBy.value,
    radiusTyped: circleRadiusFt.value.trim() !== '',
    role: drawRole.value,
    isSelected: selectedShape.value !== null,
    byTouch: byTouch(),
  });
}

function finish(): void {
  void import('../draw/sketch-steps.js').then((module) => module.finishNow());
}

function removeTouched(): void {
  const corner = selectedCorner.peek();
  if (corner !== null) void import('../draw/remove-corner.js').then((module) => module.removeCorner(corner));
}

/** Buttons that stand in for a key or another click, for those who have only a finger. */
function NextButtons() {
  const drawing = sketchTool(tool.value);
  const placed = sketchPoints.value.length;
  const canFinish = drawing !== null && placed > 0 && placed >= fewestPoints(drawing);
  return (
    <>
      {canFinish && (
        <button type="button" class="finish" onClick={finish}>
          Finish
        </button>
      )}
      {placed > 0 && (
        <button type="button" onClick={leaveSketch}>
          Start over
        </button>
      )}
      {tool.value === 'edit' && selectedCorner.value !== null && (
        <button type="button" onClick={removeTouched}>
          Remove corner
        </button>
      )}
    </>
  );
}

/** Whether something is in hand, so that on a small screen the map matters more than the hint. */
function isBegun(): boolean {
  return sketchPoints.value.length > 0 || (tool.value === 'edit' && selectedCorner.value !== null);
}

/** What to draw, how, and back again. */
export function DrawToolbar() {
  if (readOnly.value) return null;
  return (
    <div class="draw-tools">
      <div class="toolbar draw card" role="group" aria-label="Drawing tools">
        <RoleButton role="disturbance" label="Disturbance" />
        <RoleButton role="mitigation" label="Mitigation" />
        <span class="divider" />
        {DIRECT.map((name) => (
          <ToolButton key={name} name={name} narrow={false} />
        ))}
        <DrawMenu />
        <span class="divider" />
        <ToolButton name="edit" narrow />
        <span class="divider" />
        {/* Disabled for the hand, not for the focus, which would be lost with it. */}
        <button type="button" aria-disabled={!canUndo.value} onClick={undoLast}>
          Undo
        </button>
        <button type="button" aria-disabled={!canRedo.value && !canPutBack.value} onClick={redoLast}>
          Redo
        </button>
      </div>
      <div class={isBegun() ? 'hint card begun' : 'hint card'}>
        <p>{hint()}</p>
        <p class="message" role="status">
          {drawMessage.value}
        </p>
        <div class="draw-options">
          <DrawOptions />
          <NextButtons />
        </div>
      </div>
    </div>
  );
}

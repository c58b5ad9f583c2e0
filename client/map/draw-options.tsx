import type { Signal } from '@preact/signals';
import { MITIGATION_TYPES } from '../../core/measurements.js';
import { MITIGATION_LABELS } from '../draw/shape.js';
import { circleRadiusFt, lineWidthFt, noSnapping, rectangleBy, snapping } from '../state/draw-options.js';
import { drawMitigationType, drawRole, tool } from '../state/drawing.js';
import { sketchTool } from '../state/sketch.js';

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

function Feet({ label, of, after = '' }: { label: string; of: Signal<string>; after?: string }) {
  return (
    <label>
      {label}{' '}
      <input
        type="text"
        inputMode="decimal"
        autocomplete="off"
        size={5}
        value={of.value}
        onInput={(event) => (of.value = event.currentTarget.value)}
      />{' '}
      ft{after}
    </label>
  );
}

function RectangleWay() {
  return (
    <label>
      It stands{' '}
      <select
        value={rectangleBy.value}
        onChange={(event) => (rectangleBy.value = event.currentTarget.value === 'edge' ? 'edge' : 'corners')}
      >
        <option value="corners">north up, between two corners</option>
        <option value="edge">along a side that I draw first</option>
      </select>
    </label>
  );
}

/** Whether points are drawn to the lines of the map, and why they are not. */
export function Snapping() {
  const why = snapping.value && noSnapping.value !== '' ? ` (${noSnapping.value})` : '';
  return (
    <label>
      <input
        type="checkbox"
        checked={snapping.value}
        onChange={(event) => (snapping.value = event.currentTarget.checked)}
      />{' '}
      Snap to lines and corners{why}
    </label>
  );
}

/** Sizes and choices that go with the tool in hand. */
export function DrawOptions() {
  const taken = tool.value;
  const makes = taken !== 'edit' && taken !== 'hole' && taken !== 'split';
  return (
    <>
      {makes && drawRole.value === 'mitigation' && <TypeOfMitigation />}
      {taken === 'line' && <Feet label="Width" of={lineWidthFt} />}
      {taken === 'circle' && <Feet label="Radius" of={circleRadiusFt} after=" (empty: by clicking)" />}
      {taken === 'rectangle' && <RectangleWay />}
      {(taken === 'edit' || sketchTool(taken) !== null) && taken !== 'freehand' && (
        <span class="wide-only">
          <Snapping />
        </span>
      )}
    </>
  );
}

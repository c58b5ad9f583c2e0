import { useEffect, useState } from 'preact/hooks';
import type { Shape } from '../../core/contracts/proposal-drawing.js';
import { copyOfShape } from '../draw/change-shape.js';
import { newShapeId, shapeTitle } from '../draw/shape.js';
import { changeShapes, editShape, removeShape, selectedShape, shapes } from '../state/drawing.js';
import { selectShape } from '../state/shape-change.js';
import { focusSoon } from './focus-soon.js';
import type { WholeShapeActs } from './shape-actions.js';
import { shapeLineId } from './shape-focus.js';
import { ShapeItem } from './shape-item.js';
import { showShape } from './show-shape.js';
import '../style/shapes.css';

/** Where the focus goes when a shape is gone: to the one after it, or before it, or to the answer. */
function focusAfter(index: number, left: readonly Shape[]): void {
  const next = left[index] ?? left.at(-1);
  const target = next === undefined ? document.getElementById('answer-heading') : null;
  if (target !== null) target.tabIndex = -1;
  focusSoon(next === undefined ? 'answer-heading' : shapeLineId(next.id));
}

function actsOf(shape: Shape, say: (text: string) => void): WholeShapeActs {
  const drawn = shapes.value;
  const title = shapeTitle(shape, drawn);
  return {
    duplicate: () => {
      const copy = copyOfShape(shape, title, newShapeId());
      changeShapes(drawn.flatMap((other) => (other.id === shape.id ? [shape, copy] : [other])));
      selectShape(copy.id);
      say(`A copy of ${title} lies 10 ft to its southeast.`);
      focusSoon(shapeLineId(copy.id));
    },
    turn: () => {
      const role = shape.role === 'disturbance' ? 'mitigation' : 'disturbance';
      editShape(shape.id, { role });
      say(`${title} is ${role === 'mitigation' ? 'mitigation' : 'a disturbance'} now.`);
      focusSoon(shapeLineId(shape.id));
    },
    remove: () => {
      const index = drawn.indexOf(shape);
      removeShape(shape.id);
      say(`${title} is removed. Undo brings it back.`);
      focusAfter(index, shapes.value);
    },
  };
}

/** The shapes, one line each; the selected one, or the only one, unfolded. */
export function ShapeList() {
  const drawn = shapes.value;
  const [said, setSaid] = useState('');
  const [shut, setShut] = useState<string | null>(null);
  const selected = selectedShape.value;
  useEffect(() => setShut(null), [selected]);
  const isOpen = (shape: Shape): boolean =>
    shape.id !== shut && (shape.id === selected || (selected === null && drawn.length === 1));
  const toggle = (shape: Shape): void => {
    if (!isOpen(shape)) {
      setShut(null);
      selectShape(shape.id);
      showShape(shape);
    } else if (shape.id === selected) {
      selectedShape.value = null;
      setShut(shape.id);
    } else setShut(shape.id);
  };
  return (
    <>
      <ul class="drawn">
        {drawn.map((shape) => (
          <ShapeItem
            key={shape.id}
            shape={shape}
            open={isOpen(shape)}
            onToggle={() => toggle(shape)}
            acts={actsOf(shape, setSaid)}
          />
        ))}
      </ul>
      <p class="visually-hidden" role="status">
        {said}
      </p>
    </>
  );
}

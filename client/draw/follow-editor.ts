import { effect } from '@preact/signals';
import type { Map as MapLibreMap, MapMouseEvent } from 'maplibre-gl';
import { COLOURS } from '../map/colours.js';
import type { Point } from '../preview/planar.js';
import {
  changeShapes,
  cornersPlaced,
  drawMitigationType,
  drawRole,
  editShape,
  liveShapes,
  selectedShape,
  shapes,
  tool,
} from '../state/drawing.js';
import { valueOf } from '../state/loadable.js';
import { pointerNote } from '../state/map-view.js';
import { controlledArea } from '../state/preview.js';
import { cornerAt, ringWithout } from './delete-corner.js';
import { startEditor, type Editor } from './editor.js';
import { drawingNote, movingNote } from './pointer-note.js';
import type { Shape } from '../../core/contracts/proposal-drawing.js';
import { newShape } from './shape.js';

/** Room that the note beside the pointer takes. */
const NOTE_PIXELS = 240;

/** The editor in use; the tool bar undoes a corner through it. */
let running: Editor | null = null;

/** Takes back the last corner of an unfinished polygon; false where there is none. */
export function undoCorner(): boolean {
  return running?.undoCorner() ?? false;
}

function gridScale(): number {
  return valueOf(controlledArea.peek())?.gridScale ?? 1;
}

function shapeOf(id: string, ring: Point[]): Shape {
  const known = shapes.peek().find((shape) => shape.id === id);
  return known === undefined
    ? newShape(drawRole.peek(), [ring], drawMitigationType.peek(), id)
    : { ...known, rings: [ring] };
}

/** Shows what the pointer makes of the drawing, and says so beside it. */
function follow(pointer: {
  x: number;
  y: number;
  flip: boolean;
}): (rings: ReadonlyMap<string, Point[]>, unfinished: string | null) => void {
  return (rings, unfinished) => {
    const finished = shapes.peek();
    const kept = finished.filter((shape) => shape.rings.length > 1);
    const moved = [...rings].map(([id, ring]) => shapeOf(id, ring));
    const changing = moved.find((shape) => {
      const before = finished.find((other) => other.id === shape.id);
      return before === undefined || JSON.stringify(before.rings) !== JSON.stringify(shape.rings);
    });
    liveShapes.value = changing === undefined ? null : [...kept, ...moved];
    const ring = changing?.rings[0] ?? [];
    const before = finished.find((shape) => shape.id === changing?.id)?.rings[0];
    cornersPlaced.value = unfinished === null ? 0 : Math.max(0, ring.length - 1);
    if (changing === undefined) pointerNote.value = null;
    else {
      const text =
        before === undefined ? drawingNote(ring, gridScale()) : movingNote(before, ring, gridScale());
      pointerNote.value = { ...pointer, text };
    }
  };
}

function finish(change: () => void): void {
  change();
  liveShapes.value = null;
  cornersPlaced.value = 0;
  pointerNote.value = null;
}

/** Starts the editor and keeps it and the drawing the same. @returns what stops it */
export function followEditor(map: MapLibreMap): () => void {
  const pointer = { x: 0, y: 0, flip: false };
  const editor = startEditor(map, {
    moved: follow(pointer),
    drawn: (id, ring) => {
      finish(() => changeShapes([...shapes.peek(), shapeOf(id, ring)]));
      // The library is still inside its own click: its corners become movable when that is over.
      setTimeout(() => {
        selectedShape.value = id;
        tool.value = 'edit';
        editor.select(id);
      });
    },
    changed: (id, ring) => finish(() => editShape(id, { rings: [ring] })),
    selected: (id) => (selectedShape.value = id),
    colourDrawn: () => COLOURS[drawRole.peek()],
    colourOf: (id) => COLOURS[shapes.peek().find((shape) => shape.id === id)?.role ?? drawRole.peek()],
  });
  running = editor;
  const move = ({ point }: MapMouseEvent): void => {
    const flip = point.x > NOTE_PIXELS && point.x > map.getContainer().clientWidth - NOTE_PIXELS;
    Object.assign(pointer, { x: point.x, y: point.y, flip });
  };
  const deleteCorner = (event: KeyboardEvent): void => {
    const shape = shapes.peek().find((item) => item.id === selectedShape.peek());
    if ((event.key !== 'Delete' && event.key !== 'Backspace') || shape === undefined) return;
    const corner = cornerAt(map, shape.rings[0] ?? [], pointer);
    const ring = corner === null ? null : ringWithout(shape, corner);
    if (ring !== null) editShape(shape.id, { rings: [ring] });
  };
  map.on('mousemove', move);
  map.getCanvas().addEventListener('keydown', deleteCorner);
  const stopEffects = [
    effect(() => editor.hold(shapes.value)),
    effect(() =>
      editor.setTool(tool.value === 'edit' || tool.value === 'rectangle' ? tool.value : 'polygon'),
    ),
    effect(() => {
      if (tool.value === 'edit') editor.select(selectedShape.value);
    }),
  ];
  return () => {
    for (const stop of stopEffects) stop();
    map.off('mousemove', move);
    map.getCanvas().removeEventListener('keydown', deleteCorner);
    running = null;
    editor.stop();
  };
}

import { effect } from '@preact/signals';
import { gridScaleAt } from '../preview/grid-scale.js';
import { samePoint, type Point } from '../preview/planar.js';
import { circleRadiusFt } from '../state/draw-options.js';
import { cornersPlaced, drawRole, liveShapes, tool } from '../state/drawing.js';
import { pointerNote } from '../state/map-view.js';
import {
  fewestPoints,
  leaveSketch,
  sketchAt,
  sketchPoints,
  sketchSpeech,
  sketchTool,
} from '../state/sketch.js';
import { readNumber } from './answers.js';
import { drawingWithSketch, ringsOfSketch, type Sketch } from './finish-sketch.js';
import { sketchNote, spokenNote } from './pointer-note.js';
import type { PointerPixel } from './pointer-pixel.js';
import type { Mark, SketchLayers } from './sketch-layers.js';
import { snapMark } from './snap-proposal.js';

function typedRadiusFt(): number | null {
  return tool.value === 'circle' ? readNumber(circleRadiusFt.value) : null;
}

/** What is put down, with the pointer as the next point; null: nothing is being drawn. */
function sketchNow(): Sketch | null {
  const drawing = sketchTool(tool.value);
  const at = sketchAt.value;
  const placed = sketchPoints.value;
  if (drawing === null) return null;
  const atCenter = drawing === 'circle' && placed.length === 0 && typedRadiusFt() !== null;
  if (placed.length === 0 && !atCenter) return null;
  const points = at === null || samePoint(at, placed.at(-1)) ? placed : [...placed, at];
  return points.length === 0 ? null : { tool: drawing, points };
}

function lineOf({ tool: drawing, points }: Sketch, shown: boolean): Mark[] {
  const first = points[0];
  if (first === undefined || points.length < 2 || (shown && ['polygon', 'freehand'].includes(drawing)))
    return [];
  if (shown && drawing === 'rectangle') return [];
  return [{ kind: 'line', points: drawing === 'hole' && points.length > 2 ? [...points, first] : points }];
}

function marksOf(sketch: Sketch, shown: boolean): Mark[] {
  const role = drawRole.value;
  const corners = sketch.tool === 'freehand' ? [] : sketchPoints.value;
  return [...lineOf(sketch, shown), ...corners.map((at): Mark => ({ kind: 'corner', at, role }))];
}

function say(note: string, pixel: PointerPixel, onWhat: string): void {
  const text = [note, onWhat === '' ? '' : `on ${onWhat}`].filter((part) => part !== '').join(' · ');
  pointerNote.value = text === '' ? null : { ...pixel.note(), text };
  sketchSpeech.value = spokenNote(text);
}

function first(points: readonly Point[]): Point {
  return points[0] ?? [0, 0];
}

/**
 * Shows what the pointer makes of the drawing before it is finished, with its figures beside the pointer.
 * @param pixel  where the pointer is
 * @returns what stops it
 */
export function followSketch(layers: SketchLayers, pixel: PointerPixel): () => void {
  let showing = false;
  const clear = (): void => {
    if (!showing) return;
    showing = false;
    liveShapes.value = null;
    cornersPlaced.value = 0;
    pointerNote.value = null;
    sketchSpeech.value = '';
    layers.showSketch([]);
  };
  let drawnWith = tool.peek();
  const stops = [
    // Another tool, or another alternative on screen, leaves what was begun.
    effect(() => {
      const changed = drawnWith !== tool.value;
      drawnWith = tool.value;
      if (changed) leaveSketch();
    }),
    effect(() => {
      if (cornersPlaced.value === 0 && showing && sketchPoints.peek().length > 0) leaveSketch();
    }),
    effect(() => {
      const sketch = sketchNow();
      const mark = snapMark.value;
      const marks: Mark[] = mark === null ? [] : [{ kind: 'snap', at: mark.place }];
      if (sketch === null) {
        clear();
        if (sketchTool(tool.value) !== null) layers.showSketch(marks);
        return;
      }
      const { points } = sketch;
      const made = points.length < fewestPoints(sketch.tool) ? null : drawingWithSketch(sketch);
      const shown = made?.ok === true;
      liveShapes.value = made?.ok === true ? made.shapes : null;
      cornersPlaced.value = sketchPoints.value.length;
      layers.showSketch([...marksOf(sketch, shown), ...marks]);
      const about = {
        tool: sketch.tool,
        points,
        polygons: shown ? ringsOfSketch(sketch) : [],
        radiusFt: typedRadiusFt(),
      };
      say(sketchNote(about, gridScaleAt(first(points))), pixel, mark?.text ?? '');
      showing = true;
    }),
  ];
  return () => {
    for (const stop of stops) stop();
    clear();
    leaveSketch();
  };
}

import type { Shape } from '../../core/contracts/proposal-drawing.js';
import type { Point } from '../preview/planar.js';
import { circleRadiusFt, lineWidthFt } from '../state/draw-options.js';
import {
  changeShapes,
  drawMitigationType,
  drawRole,
  readOnly,
  selectedShape,
  shapes,
} from '../state/drawing.js';
import type { SketchTool } from '../state/sketch.js';
import { readNumber } from './answers.js';
import { cutSketch, splitSketch, type Changed } from './change-by-sketch.js';
import { newShape, newShapeId } from './shape.js';
import { sketchPolygons, type SketchSizes } from './sketch-polygons.js';

/**
 * What is put down with a tool, in degrees. Of a polygon, a hole and freehand the corners; of a rectangle two opposite
 * corners, or both ends of an edge and a point on the side across; of a circle the center, and a point on it unless a
 * radius is typed; of a line and a split its corners.
 */
export interface Sketch {
  tool: SketchTool;
  points: readonly Point[];
}

/** What came of a sketch: the shape to go on with (null: none), or why nothing came of it, as a sentence. */
export type Finished = { ok: true; shape: string | null } | { ok: false; message: string };

/** The drawing as it would be with a sketch, and the shape that it made or changed; or why there is none. */
export type WithSketch =
  { ok: true; shapes: readonly Shape[]; shape: string | null } | { ok: false; message: string };

function sizes(): SketchSizes {
  return {
    widthFt: readNumber(lineWidthFt.value),
    radiusFt: circleRadiusFt.value.trim() === '' ? null : readNumber(circleRadiusFt.value),
    radiusTyped: circleRadiusFt.value.trim() !== '',
  };
}

/** @returns open rings in degrees of what the points make so far, with the sizes in the tool bar; none where too few */
export function ringsOfSketch({ tool, points }: Sketch): Point[][][] {
  if (tool === 'split') return [];
  const made = sketchPolygons(tool === 'hole' ? 'polygon' : tool, points, sizes());
  return made.ok ? made.polygons : [];
}

function withChanged(drawn: readonly Shape[], changed: Changed): WithSketch {
  if (!changed.ok) return changed;
  const { target, parts } = changed;
  const [first] = parts;
  const made = drawn.flatMap((shape) => (shape.id === target ? parts : [shape]));
  return { ok: true, shapes: made, shape: first?.id ?? null };
}

/** @returns the drawing as it would be if the sketch were finished; nothing is changed by it */
export function drawingWithSketch({ tool, points }: Sketch): WithSketch {
  const drawn = shapes.value;
  if (tool === 'hole') return withChanged(drawn, cutSketch(drawn, selectedShape.value, points));
  if (tool === 'split') return withChanged(drawn, splitSketch(drawn, selectedShape.value, points));
  const made = sketchPolygons(tool, points, sizes());
  if (!made.ok) return made;
  const added = made.polygons.map((rings) =>
    newShape(drawRole.value, rings, drawMitigationType.value, newShapeId()),
  );
  return { ok: true, shapes: [...drawn, ...added], shape: added.at(-1)?.id ?? null };
}

function finished(sketch: Sketch): Finished {
  if (readOnly.peek())
    return { ok: false, message: 'This proposal is only looked at and cannot be changed.' };
  const made = drawingWithSketch(sketch);
  if (!made.ok) return made;
  changeShapes(made.shapes);
  selectedShape.value = made.shape;
  return { ok: true, shape: made.shape };
}

/** Makes the sketch part of the drawing, as one step that can be undone, and selects what it made or changed. */
export async function finishSketch(sketch: Sketch): Promise<Finished> {
  return Promise.resolve(finished(sketch));
}

import { samePoint, type Point } from '../preview/planar.js';
import { drawMessage } from '../state/draw-options.js';
import { tool } from '../state/drawing.js';
import {
  addSketchPoint,
  fewestPoints,
  leaveSketch,
  pointsInAll,
  sketchPoints,
  sketchTool,
} from '../state/sketch.js';
import { drawingWithSketch, finishSketch } from './finish-sketch.js';

/**
 * Finishes what is put down, where there are points enough, and goes on to moving corners. Where nothing can come of it, that
 * is said, and the points stay to be gone on with.
 */
export function finishNow(): void {
  const drawing = sketchTool(tool.peek());
  const points = sketchPoints.peek();
  if (drawing === null || points.length < fewestPoints(drawing)) return;
  const made = drawingWithSketch({ tool: drawing, points });
  drawMessage.value = made.ok ? null : made.message;
  if (!made.ok) return;
  leaveSketch();
  void finishSketch({ tool: drawing, points }).then((done) => {
    if (done.ok) tool.value = 'edit';
    else drawMessage.value = done.message;
  });
}

/** Puts a point down; the last one that a tool needs finishes it, and so does the last one a second time. */
export function placePoint(place: Point): void {
  const drawing = sketchTool(tool.peek());
  if (drawing === null) return;
  const inAll = pointsInAll(drawing);
  drawMessage.value = null;
  if (inAll !== null && sketchPoints.peek().length >= inAll) leaveSketch();
  if (samePoint(place, sketchPoints.peek().at(-1))) {
    if (inAll === null) finishNow();
    return;
  }
  addSketchPoint(place);
  if (sketchPoints.peek().length === inAll) finishNow();
}

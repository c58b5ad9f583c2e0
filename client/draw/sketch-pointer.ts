import { effect } from '@preact/signals';
import type { Map as MapLibreMap, MapMouseEvent } from 'maplibre-gl';
import type { Point } from '../preview/planar.js';
import { readOnly, tool } from '../state/drawing.js';
import {
  addSketchPoint,
  fewestPoints,
  leaveSketch,
  pointsInAll,
  sketchAt,
  sketchPoints,
  sketchTool,
} from '../state/sketch.js';
import type { PointerPixel } from './pointer-pixel.js';
import { finishNow, placePoint } from './sketch-steps.js';
import { snapMark, snapProposal } from './snap-proposal.js';

/** How near a click must be to a corner put down, in pixels, to finish there. */
const REACH = 12;
/** The same for a finger. */
const TOUCH_REACH = 22;

/** Pixels that a line drawn by hand goes on before the next point is taken. */
const STEP = 3;

/** A pointer that draws a line while it is held down. */
function drawByHand(map: MapLibreMap, pixel: PointerPixel): () => void {
  const canvas = map.getCanvas();
  let holding: number | null = null;
  let last = { x: 0, y: 0 };
  const moveTo = (event: PointerEvent): void => {
    const { left, top } = canvas.getBoundingClientRect();
    pixel.moveTo({ x: event.clientX - left, y: event.clientY - top });
  };
  const take = (): void => {
    last = { x: pixel.x, y: pixel.y };
    addSketchPoint(pixel.place());
  };
  const down = (event: PointerEvent): void => {
    if (tool.peek() !== 'freehand' || !event.isPrimary || event.button !== 0 || readOnly.peek()) return;
    leaveSketch();
    holding = event.pointerId;
    canvas.setPointerCapture(event.pointerId);
    moveTo(event);
    take();
  };
  const move = (event: PointerEvent): void => {
    if (event.pointerId !== holding) return;
    moveTo(event);
    if (Math.hypot(pixel.x - last.x, pixel.y - last.y) >= STEP) take();
  };
  const up = (event: PointerEvent): void => {
    if (event.pointerId !== holding) return;
    holding = null;
    if (event.type === 'pointerup') finishNow();
    // A line that makes no shape is drawn anew.
    leaveSketch();
  };
  canvas.addEventListener('pointerdown', down);
  canvas.addEventListener('pointermove', move);
  canvas.addEventListener('pointerup', up);
  canvas.addEventListener('pointercancel', up);
  const stop = effect(() => {
    const byHand = tool.value === 'freehand' && !readOnly.value;
    // One finger draws; two still move the map.
    if (byHand) map.dragPan.disable();
    else map.dragPan.enable();
    canvas.style.touchAction = byHand ? 'none' : '';
  });
  return () => {
    stop();
    map.dragPan.enable();
    canvas.style.touchAction = '';
    canvas.removeEventListener('pointerdown', down);
    canvas.removeEventListener('pointermove', move);
    canvas.removeEventListener('pointerup', up);
    canvas.removeEventListener('pointercancel', up);
  };
}

/** Lets clicks and taps put down points of what is drawn. @returns what stops it */
export function drawByPointer(map: MapLibreMap, pixel: PointerPixel): () => void {
  const near = (place: Point | undefined, reach: number): boolean => {
    if (place === undefined) return false;
    const { x, y } = map.project(place);
    return Math.hypot(x - pixel.x, y - pixel.y) <= reach;
  };
  const snapped = (event: MapMouseEvent): Point => {
    const snap = event.originalEvent.altKey
      ? null
      : snapProposal(pixel.place(), (place) => map.project(place), null);
    snapMark.value = snap;
    return snap?.place ?? pixel.place();
  };
  const drawing = (): boolean =>
    sketchTool(tool.peek()) !== null && tool.peek() !== 'freehand' && !readOnly.peek();
  /** The corner that finishes where the pointer is on it: the first of an outline, the last of anything. */
  const closing = (reach: number): Point | null => {
    const of = sketchTool(tool.peek());
    const points = sketchPoints.peek();
    if (of === null || pointsInAll(of) !== null || points.length < fewestPoints(of)) return null;
    const ends = of === 'polygon' || of === 'hole' ? [points[0], points.at(-1)] : [points.at(-1)];
    return ends.find((end) => near(end, reach)) ?? null;
  };
  const move = (event: MapMouseEvent): void => {
    pixel.moveTo(event.point);
    if (!drawing()) return;
    const end = closing(REACH);
    if (end !== null) snapMark.value = { place: end, text: 'a corner: click to finish' };
    sketchAt.value = end ?? snapped(event);
  };
  let byTouch = false;
  const down = (event: PointerEvent): void => void (byTouch = event.pointerType === 'touch');
  const click = (event: MapMouseEvent): void => {
    pixel.moveTo(event.point);
    if (!drawing()) return;
    if (closing(byTouch ? TOUCH_REACH : REACH) !== null) finishNow();
    else if (!near(sketchPoints.peek().at(-1), REACH / 2)) placePoint(snapped(event));
    // A finger is nowhere after a tap.
    if (byTouch) sketchAt.value = null;
    snapMark.value = null;
  };
  const out = (): void => {
    sketchAt.value = null;
    snapMark.value = null;
  };
  const stopByHand = drawByHand(map, pixel);
  map.getCanvasContainer().addEventListener('pointerdown', down, { capture: true });
  map.on('mousemove', move);
  map.on('click', click);
  map.on('mouseout', out);
  const stop = effect(() => {
    if (sketchTool(tool.value) === null) map.doubleClickZoom.enable();
    else map.doubleClickZoom.disable();
  });
  return () => {
    stop();
    stopByHand();
    map.doubleClickZoom.enable();
    map.getCanvasContainer().removeEventListener('pointerdown', down, { capture: true });
    map.off('mousemove', move);
    map.off('click', click);
    map.off('mouseout', out);
    out();
  };
}

import { effect } from '@preact/signals';
import type { Map as MapLibreMap, MapMouseEvent } from 'maplibre-gl';
import { keyCursor } from '../keyboard/key-target.js';
import { drawMessage, selectedCorner } from '../state/draw-options.js';
import { selectedShape, shapes, tool } from '../state/drawing.js';
import { leaveSketch, sketchPoints, takePointBack } from '../state/sketch.js';
import { copyOutline } from './copy-outline.js';
import { moveByPointer, type Corners } from './corner-pointer.js';
import { followSketch } from './follow-sketch.js';
import { showGhosts } from './ghosts.js';
import { pointerPixel, type PointerPixel } from './pointer-pixel.js';
import { addSketchLayers } from './sketch-layers.js';
import { drawByPointer } from './sketch-pointer.js';
import { finishNow } from './sketch-steps.js';
import { followSnapLines } from './snap-proposal.js';

/** Elements that keep their own keys. */
const OWN_KEYS = 'input, textarea, select, button, a, [role="dialog"]';

/** @returns whether a key did something to what is drawn with the pointer */
function press(key: string, corners: Corners): boolean {
  if (sketchPoints.peek().length > 0) {
    if (key === 'Enter') finishNow();
    else if (key === 'Escape') leaveSketch();
    else if (key === 'Backspace') takePointBack();
    else return false;
    return true;
  }
  // The keyboard's own cursor has the keys while it is shown.
  if (keyCursor.peek() !== null) return false;
  return (key === 'Delete' || key === 'Backspace') && corners.removeHere();
}

function followKeys(corners: Corners): () => void {
  const pressed = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof Element && event.target.closest(OWN_KEYS) !== null) return;
    if (!press(event.key, corners)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('keydown', pressed, { capture: true });
  return () => window.removeEventListener('keydown', pressed, { capture: true });
}

function copyByClick(map: MapLibreMap, pixel: PointerPixel): () => void {
  const click = ({ point }: MapMouseEvent): void => {
    const of = tool.peek() === 'copy-parcel' ? 'parcel' : tool.peek() === 'copy-building' ? 'building' : null;
    if (of === null) return;
    pixel.moveTo(point);
    void copyOutline(of, pixel.place());
  };
  map.on('click', click);
  return () => void map.off('click', click);
}

/** What was said or touched with one tool is not about another, nor about a shape that is gone. */
function forgetTouched(): () => void {
  const stops = [
    effect(() => {
      if (tool.value !== 'edit') drawMessage.value = null;
    }),
    effect(() => {
      const touched = selectedCorner.value;
      const [selected, drawn, editing] = [selectedShape.value, shapes.value, tool.value === 'edit'];
      if (touched === null) return;
      const ring = drawn.find(({ id }) => id === touched.shape)?.rings[touched.ring];
      const gone = ring?.[touched.corner] === undefined || touched.shape !== selected;
      if (gone || !editing) selectedCorner.value = null;
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Lets the proposal be drawn and changed on the map by mouse and by touch. @returns what stops it */
export function followEditor(map: MapLibreMap): () => void {
  const stopGhosts = showGhosts(map);
  const layers = addSketchLayers(map);
  const pixel = pointerPixel(map);
  const corners = moveByPointer(map, layers, pixel);
  const stops = [
    corners.stop,
    drawByPointer(map, pixel),
    followSketch(layers, pixel),
    copyByClick(map, pixel),
    followKeys(corners),
    followSnapLines(),
    forgetTouched(),
  ];
  return () => {
    for (const stop of stops) stop();
    layers.remove();
    stopGhosts();
  };
}

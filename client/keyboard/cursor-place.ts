import type { Map as MapLibreMap } from 'maplibre-gl';
import { roundedPoint } from '../draw/shape.js';
import { hiddenRoom } from '../map/room.js';
import type { Point } from '../preview/planar.js';

/** Pixels that an arrow key moves the cursor by. */
const STEP = 10;
const FAR = 60;
const FINE = 1;

/** Pixels from the edge of the map in sight at which the map moves instead of the cursor. */
const EDGE = 40;

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A place on the map in pixels. */
export interface Pixel {
  x: number;
  y: number;
}

/** @returns how far two pixels are apart */
export function distance(a: Pixel, b: Pixel): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** @returns the pixels that a key moves the cursor by, or null where it is no arrow key */
export function arrowStep(event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey'>): Pixel | null {
  const direction = ARROWS[event.key];
  if (direction === undefined) return null;
  const length = event.shiftKey ? FAR : event.altKey ? FINE : STEP;
  return { x: direction[0] * length, y: direction[1] * length };
}

/** @returns the middle of what is in sight of the map */
export function middleOf(map: MapLibreMap): Pixel {
  const { clientWidth, clientHeight } = map.getContainer();
  const { top, right, bottom, left } = hiddenRoom(map, 0);
  return { x: (left + clientWidth - right) / 2, y: (top + clientHeight - bottom) / 2 };
}

/** Moves the cursor, or the map under it where the cursor would leave what is in sight. @returns where it is then */
export function movedCursor(map: MapLibreMap, from: Pixel, step: Pixel): Pixel {
  const { clientWidth, clientHeight } = map.getContainer();
  const { top, right, bottom, left } = hiddenRoom(map, 0);
  const within = (value: number, least: number, most: number): number =>
    least > most ? (least + most) / 2 : Math.min(most, Math.max(least, value));
  const wanted = { x: from.x + step.x, y: from.y + step.y };
  const to = {
    x: within(wanted.x, left + EDGE, clientWidth - right - EDGE),
    y: within(wanted.y, top + EDGE, clientHeight - bottom - EDGE),
  };
  const beyond: [number, number] = [wanted.x - to.x, wanted.y - to.y];
  if (beyond[0] !== 0 || beyond[1] !== 0) map.panBy(beyond, { animate: false });
  return to;
}

/** @returns the place in degrees under a pixel */
export function placeAt(map: MapLibreMap, { x, y }: Pixel): Point {
  const { lng, lat } = map.unproject([x, y]);
  return roundedPoint([lng, lat]);
}

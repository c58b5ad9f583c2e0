import type { Map as MapLibreMap } from 'maplibre-gl';
import type { Point } from '../preview/planar.js';
import { roundedPoint } from './shape.js';

/** Room that the note beside the pointer takes. */
const NOTE_PIXELS = 340;

/** Where the pointer was last on the map, in pixels of it. */
export interface PointerPixel {
  x: number;
  y: number;
  moveTo: (pixel: { x: number; y: number }) => void;
  /** the place there, in degrees */
  place: () => Point;
  /** where a note about it goes: left of it where there is no room at the right */
  note: () => { x: number; y: number; flip: boolean };
}

/** @returns the pointer of a map, in its corner before it has been anywhere */
export function pointerPixel(map: MapLibreMap): PointerPixel {
  const pixel: PointerPixel = {
    x: 0,
    y: 0,
    moveTo: ({ x, y }) => void Object.assign(pixel, { x, y }),
    place: () => {
      const { lng, lat } = map.unproject([pixel.x, pixel.y]);
      return roundedPoint([lng, lat]);
    },
    note: () => {
      const { x, y } = pixel;
      return { x, y, flip: x > NOTE_PIXELS && x > map.getContainer().clientWidth - NOTE_PIXELS };
    },
  };
  return pixel;
}

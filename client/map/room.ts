import type { Map as MapLibreMap } from 'maplibre-gl';

/** Pixels of the map on each side. */
export interface Room {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** What lies over the map and takes the clicks; one can click through the rest. */
const OVER_THE_MAP = '.draw-tools, .legend, .zoom, .panel';

/** The most of a side's length that is given up. */
const MOST = 0.6;

/** On a map narrower than this the gap is a third: there is no land to waste. */
const NARROW = 600;

function rectsOver(container: HTMLElement): DOMRect[] {
  return [...document.querySelectorAll(OVER_THE_MAP)]
    .map((element) => element.getBoundingClientRect())
    .filter((rect) => rect.width > 0 && rect.height > 0)
    .filter((rect) => {
      const map = container.getBoundingClientRect();
      return rect.left < map.right && rect.right > map.left && rect.top < map.bottom && rect.bottom > map.top;
    });
}

function fitted(near: number, far: number, length: number): [number, number] {
  const share = Math.min(1, (length * MOST) / Math.max(1, near + far));
  return [near * share, far * share];
}

/**
 * The sides of the map that the panel, the tool bar, the legend and the rest hide.
 * @param gap  pixels kept free besides
 */
export function hiddenRoom(map: MapLibreMap, gap: number): Room {
  const container = map.getContainer();
  const frame = container.getBoundingClientRect();
  const spare = frame.width < NARROW ? gap / 3 : gap;
  const room: Room = { top: 0, right: 0, bottom: 0, left: 0 };
  for (const rect of rectsOver(container)) {
    const cuts: Room = {
      top: rect.bottom - frame.top,
      right: frame.right - rect.left,
      bottom: frame.bottom - rect.top,
      left: rect.right - frame.left,
    };
    // Each is kept clear on the side where that costs least of the map.
    const costs = {
      top: cuts.top / frame.height,
      right: cuts.right / frame.width,
      bottom: cuts.bottom / frame.height,
      left: cuts.left / frame.width,
    };
    const sides = ['top', 'right', 'bottom', 'left'] as const;
    const side = sides.reduce((best, other) => (costs[other] < costs[best] ? other : best));
    room[side] = Math.max(room[side], cuts[side]);
  }
  const [top, bottom] = fitted(room.top + spare, room.bottom + spare, frame.height);
  const [left, right] = fitted(room.left + spare, room.right + spare, frame.width);
  return { top, right, bottom, left };
}

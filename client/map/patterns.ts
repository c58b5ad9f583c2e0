import type { Map as MapLibreMap } from 'maplibre-gl';
import { COLOURS } from './colours.js';

/** Device pixels in one pixel of a pattern, so that it stays sharp on fine screens. */
const RATIO = 2;

/** Draws one tile of a pattern, `size` pixels wide and high. */
export type Draw = (context: CanvasRenderingContext2D, size: number) => void;

function picture(size: number, draw: Draw): ImageData {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size * RATIO;
  // Read back at once: drawn by a graphics card it would have to be waited for.
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return new ImageData(size * RATIO, size * RATIO);
  context.scale(RATIO, RATIO);
  context.lineCap = 'round';
  draw(context, size);
  return context.getImageData(0, 0, size * RATIO, size * RATIO);
}

function stroke(context: CanvasRenderingContext2D, points: readonly (readonly [number, number])[]): void {
  context.beginPath();
  for (const [index, [x, y]] of points.entries()) {
    if (index === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  }
  context.stroke();
}

function tuft(context: CanvasRenderingContext2D, x: number, y: number): void {
  stroke(context, [
    [x, y],
    [x, y - 4.5],
  ]);
  stroke(context, [
    [x - 0.5, y],
    [x - 2.3, y - 3.4],
  ]);
  stroke(context, [
    [x + 0.5, y],
    [x + 2.3, y - 3.4],
  ]);
  stroke(context, [
    [x - 3.4, y + 0.8],
    [x + 3.4, y + 0.8],
  ]);
}

const marsh: Draw = (context, size) => {
  context.strokeStyle = COLOURS.wetlandDark;
  context.lineWidth = 0.9;
  tuft(context, size / 4, size / 4 + 3);
  tuft(context, (size * 3) / 4, (size * 3) / 4 + 3);
};

/** Lines at 45 degrees that meet those of the next tile. */
function slanted(context: CanvasRenderingContext2D, size: number, rising: boolean): void {
  for (const offset of [-size, 0, size]) {
    if (rising)
      stroke(context, [
        [offset, size],
        [offset + size, 0],
      ]);
    else
      stroke(context, [
        [offset, 0],
        [offset + size, size],
      ]);
  }
}

const hatch: Draw = (context, size) => {
  context.strokeStyle = COLOURS.adjacent;
  context.globalAlpha = 0.75;
  context.lineWidth = 1;
  slanted(context, size, true);
};

const crossHatch: Draw = (context, size) => {
  context.strokeStyle = COLOURS.mitigation;
  context.lineWidth = 0.9;
  slanted(context, size, true);
  slanted(context, size, false);
};

/** Every pattern that was added, by its name, so that it can be drawn again in other colours. */
const drawn = new Map<string, { size: number; draw: Draw }>();

/**
 * Adds a pattern to the map, unless it is there already.
 * @param size  of one tile, in pixels
 * @param draw  draws the tile, in the colours of the present theme
 */
export function addPattern(map: MapLibreMap, name: string, size: number, draw: Draw): void {
  drawn.set(name, { size, draw });
  if (!map.hasImage(name)) map.addImage(name, picture(size, draw), { pixelRatio: RATIO });
}

/** Draws every pattern again, in the colours of the present theme. */
export function redrawPatterns(map: MapLibreMap): void {
  for (const [name, { size, draw }] of drawn)
    if (map.hasImage(name)) map.updateImage(name, picture(size, draw));
}

/** Adds the patterns that tell the kinds of land apart without colour. */
export function addPatterns(map: MapLibreMap): void {
  addPattern(map, 'marsh', 24, marsh);
  addPattern(map, 'hatch', 9, hatch);
  addPattern(map, 'cross-hatch', 7, crossHatch);
}

import type { Map as MapLibreMap } from 'maplibre-gl';
import { COLOURS } from './colours.js';

/** Device pixels in one pixel of a pattern, so that it stays sharp on fine screens. */
const RATIO = 2;

type Draw = (context: CanvasRenderingContext2D, size: number) => void;

function picture(size: number, draw: Draw): ImageData {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size * RATIO;
  const context = canvas.getContext('2d');
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

/** Adds the patterns that tell the kinds of land apart without colour. */
export function addPatterns(map: MapLibreMap): void {
  const options = { pixelRatio: RATIO };
  map.addImage('marsh', picture(24, marsh), options);
  map.addImage('hatch', picture(9, hatch), options);
  map.addImage('cross-hatch', picture(7, crossHatch), options);
}

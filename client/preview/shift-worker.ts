import { measureOverlay } from './overlay.js';
import type { MultiPolygon, Polygon } from './planar.js';
import { shortestShift, type ShiftAnswer } from './shift/shortest-shift.js';

/** What the worker is asked: shapes in grid feet. */
export interface ShiftQuestion {
  drawing: readonly Polygon[];
  forbidden: readonly MultiPolygon[];
  parcels: readonly MultiPolygon[];
}

/** What it answers: the shift, and why there may be none. Square grid feet. */
export interface ShiftReply {
  answer: ShiftAnswer;
  /** of the drawing */
  drawnSqFt: number;
  /** of the parcels, outside the forbidden land */
  freeSqFt: number;
}

addEventListener('message', ({ data }: MessageEvent<ShiftQuestion>) => {
  const { drawing, forbidden, parcels } = data;
  const land = measureOverlay(parcels.flat(), { outline: null, kinds: forbidden });
  const reply: ShiftReply = {
    answer: shortestShift(drawing, forbidden, parcels),
    drawnSqFt: measureOverlay(drawing, { outline: null, kinds: [] }).all,
    freeSqFt: Math.max(0, land.all - land.kinds.reduce((sum, sqFt) => sum + sqFt, 0)),
  };
  postMessage(reply);
});

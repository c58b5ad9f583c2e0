/** How much of a phone's screen the sheet takes, from least to most. */
export const SHEET_HEIGHTS = ['low', 'half', 'tall'] as const;
export type SheetHeight = (typeof SHEET_HEIGHTS)[number];

/** Pixels that a finger may slip without meaning to drag. */
export const SLIP_PX = 8;
/** A drag over this share of the screen goes past the middle height. */
const FAR = 0.38;

/**
 * @param upPx  how far the handle was dragged, in pixels; negative: downwards
 * @param screenPx  height of the screen
 * @returns the height at which the sheet stays when it is let go
 */
export function heightAfterDrag(from: SheetHeight, upPx: number, screenPx: number): SheetHeight {
  const size = Math.abs(upPx);
  const steps = size <= SLIP_PX * 3 ? 0 : size > screenPx * FAR ? 2 : 1;
  return heightAfterSteps(from, Math.sign(upPx) * steps);
}

/** @returns the height so many steps up, or down where negative; the lowest and the tallest are the ends */
export function heightAfterSteps(from: SheetHeight, steps: number): SheetHeight {
  const at = Math.min(SHEET_HEIGHTS.length - 1, Math.max(0, SHEET_HEIGHTS.indexOf(from) + steps));
  return SHEET_HEIGHTS[at] ?? from;
}

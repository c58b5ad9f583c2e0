/** How long a finger rests before it asks. */
const LONG_MS = 550;

/** Pixels that a resting finger may slip. */
const SLIP_PX = 8;

/**
 * Watches for one finger that rests on an element, where the browser gives no menu of its own for that.
 * @param act  is told where the finger rests, in pixels from the element's corner
 * @returns what stops it
 */
export function onLongPress(
  element: HTMLElement,
  act: (pixel: { x: number; y: number }) => void,
): () => void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  let from: { x: number; y: number } | null = null;
  let acted = false;
  const placeOf = ({ touches }: TouchEvent): { x: number; y: number } | null => {
    const [touch] = touches;
    if (touch === undefined || touches.length > 1) return null;
    const { left, top } = element.getBoundingClientRect();
    return { x: touch.clientX - left, y: touch.clientY - top };
  };
  const stop = (): void => {
    clearTimeout(resting);
    from = null;
  };
  const start = (event: TouchEvent): void => {
    stop();
    acted = false;
    const place = (from = placeOf(event));
    if (place === null) return;
    resting = setTimeout(() => {
      acted = true;
      act(place);
    }, LONG_MS);
  };
  const move = (event: TouchEvent): void => {
    const place = placeOf(event);
    if (from === null || (place !== null && Math.hypot(place.x - from.x, place.y - from.y) <= SLIP_PX))
      return;
    stop();
  };
  const end = (event: TouchEvent): void => {
    stop();
    // The press has been answered: it is no click besides.
    if (acted && event.cancelable) event.preventDefault();
  };
  const cancel = (): void => stop();
  element.addEventListener('touchstart', start, { passive: true });
  element.addEventListener('touchmove', move, { passive: true });
  element.addEventListener('touchend', end);
  element.addEventListener('touchcancel', cancel);
  return () => {
    stop();
    element.removeEventListener('touchstart', start);
    element.removeEventListener('touchmove', move);
    element.removeEventListener('touchend', end);
    element.removeEventListener('touchcancel', cancel);
  };
}

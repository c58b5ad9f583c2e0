/** Pixels between the button and its list, and between the list and the edge of the window. */
const GAP = 8;

/** Puts a list below its button, or above it where there is more room, whole within the window. */
export function placeList(list: HTMLElement, button: HTMLElement): void {
  const { left, top, bottom } = button.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const below = clientHeight - bottom - 2 * GAP;
  const above = top - 2 * GAP;
  list.style.maxHeight = 'none';
  const height = list.offsetHeight;
  const goesBelow = height <= below || below >= above;
  const room = Math.max(0, goesBelow ? below : above);
  const shown = Math.min(height, room);
  const most = Math.max(GAP, clientWidth - list.offsetWidth - GAP);
  list.style.maxHeight = `${room}px`;
  list.style.left = `${Math.min(left, most)}px`;
  list.style.top = `${goesBelow ? bottom + GAP : top - GAP - shown}px`;
}

/**
 * Shows a place in the law and puts the focus there, so that the keyboard and a screen reader go on from it.
 * @returns whether there is such a place
 */
export function goToPlace(at: string): boolean {
  const place = document.getElementById(`law-${at}`);
  if (place === null) return false;
  place.scrollIntoView({ block: 'start' });
  place.focus({ preventScroll: true });
  return true;
}

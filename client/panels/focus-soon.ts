/** Puts the focus on an element once the page is drawn anew: what had it is about to go. */
export function focusSoon(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.focus());
}

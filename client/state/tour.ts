import { signal } from '@preact/signals';

const KEY = 'hundredfoot.tour';

function wasSeen(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    // Where nothing can be kept, a tour at every visit would be in the way.
    return true;
  }
}

/** The step of the tour that is shown, from 0; null: it is not taken. */
export const tourStep = signal<number | null>(wasSeen() ? null : 0);

/** Ends the tour, for later visits too. */
export function endTour(): void {
  tourStep.value = null;
  try {
    localStorage.setItem(KEY, 'seen');
  } catch {
    // It is then not offered by itself: see above.
  }
}

/** Begins the tour anew. */
export function takeTour(): void {
  tourStep.value = 0;
}

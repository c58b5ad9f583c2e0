import { effect, signal } from '@preact/signals';
import type { Place } from '../../core/contracts/place.js';
import { failureOf, isAbort } from '../failure.js';
import type { Point } from '../preview/planar.js';
import { IDLE, LOADING, type Loadable } from './loadable.js';
import { address, go } from './route.js';

/** What is at the place in the address. */
export const placeAnswer = signal<Loadable<Place>>(IDLE);

/** Finds the place that is meant without a pointer: the keyboard's cursor, else the middle of the map; null: no map. */
export const meantPlace = signal<(() => Point) | null>(null);

/** Asks what is at a place, in degrees. */
export function askHere([lon, lat]: readonly [number, number]): void {
  go({ task: 'parcel', here: [lon, lat], parcel: null });
}

let asking = new AbortController();

/** Asks about the place in the address, again where that is what is wanted. */
export function askAboutPlace(): void {
  const { jurisdiction, here, ordinance, on } = address.peek();
  asking.abort();
  if (here === null || jurisdiction === null) {
    placeAnswer.value = IDLE;
    return;
  }
  placeAnswer.value = LOADING;
  const current = (asking = new AbortController());
  // Beside what the map needs to ask about a place, and not among what its first picture waits for.
  import('../place-api.js')
    .then(({ fetchPlace }) => fetchPlace(jurisdiction, here, { ordinance, on }, current.signal))
    .then((value) => (placeAnswer.value = { state: 'ready', value }))
    .catch((error: unknown) => {
      if (!isAbort(error)) placeAnswer.value = { state: 'failed', failure: failureOf(error) };
    });
}

/** Keeps the answer in step with the address. */
export function followPlace(): void {
  let asked = '';
  effect(() => {
    const { jurisdiction, here, ordinance, on } = address.value;
    const key = JSON.stringify([jurisdiction, here, ordinance, on]);
    if (key === asked) return;
    asked = key;
    askAboutPlace();
  });
}

import { effect, signal } from '@preact/signals';
import type { ParcelItem } from '../../core/contracts/parcels.js';
import type { ParcelScreening } from '../../core/contracts/screening.js';
import { findParcelAt, findParcels, parcelBox, screenParcel } from '../api.js';
import { failureOf, isAbort } from '../failure.js';
import { mapCommands } from './map-view.js';
import { IDLE, LOADING, type Loadable } from './loadable.js';
import { address, go } from './route.js';

const SUGGESTIONS = 8;
const PAUSE_MS = 180;

/** What is typed into the search. */
export const searchText = signal('');

/** Parcels that fit what is typed. */
export const suggestions = signal<Loadable<readonly ParcelItem[]>>(IDLE);

/** The answer about the parcel in the address. */
export const parcelAnswer = signal<Loadable<ParcelScreening>>(IDLE);

/** What a click on the map came to, where it found no parcel. */
export const clickNote = signal<string | null>(null);

/** A parcel chosen from the search or on the map, for the map to move to. */
export const chosenParcel = signal<ParcelItem | null>(null);

let searching = new AbortController();
let pause: ReturnType<typeof setTimeout> | undefined;

/** Takes what is typed and, after a short pause, asks for parcels that fit. */
export function typeSearch(text: string): void {
  searchText.value = text;
  searching.abort();
  clearTimeout(pause);
  const jurisdiction = address.value.jurisdiction;
  if (text.trim() === '' || jurisdiction === null) {
    suggestions.value = IDLE;
    return;
  }
  suggestions.value = LOADING;
  const current = (searching = new AbortController());
  pause = setTimeout(() => {
    findParcels(jurisdiction, text.trim(), SUGGESTIONS, current.signal)
      .then((value) => (suggestions.value = { state: 'ready', value }))
      .catch((error: unknown) => {
        if (!isAbort(error)) suggestions.value = { state: 'failed', failure: failureOf(error) };
      });
  }, PAUSE_MS);
}

/** Shows a parcel. */
export function chooseParcel(item: ParcelItem): void {
  chosenParcel.value = item;
  searchText.value = '';
  suggestions.value = IDLE;
  clickNote.value = null;
  go({ task: 'parcel', parcel: item.id });
}

/** Shows the parcel at a place on the map, or says that there is none. */
export async function chooseParcelAt(lon: number, lat: number): Promise<void> {
  const jurisdiction = address.value.jurisdiction;
  if (jurisdiction === null) return;
  try {
    const item = await findParcelAt(jurisdiction, lon, lat);
    if (item === null) clickNote.value = 'There is no parcel at that place. Click inside a parcel outline.';
    else chooseParcel(item);
  } catch (error) {
    clickNote.value = failureOf(error).message;
  }
}

let screening = new AbortController();

/** Asks about the parcel in the address, again where that is what is wanted. */
export function askAboutParcel(): void {
  const { parcel, ordinance } = address.peek();
  screening.abort();
  if (parcel === null) {
    parcelAnswer.value = IDLE;
    return;
  }
  parcelAnswer.value = LOADING;
  const current = (screening = new AbortController());
  screenParcel(parcel, ordinance, current.signal)
    .then((answer) => (parcelAnswer.value = { state: 'ready', value: answer.value }))
    .catch((error: unknown) => {
      if (!isAbort(error)) parcelAnswer.value = { state: 'failed', failure: failureOf(error) };
    });
}

/** Keeps the answer in step with the address. */
export function followParcel(): void {
  let asked = '';
  effect(() => {
    const { jurisdiction, parcel, ordinance } = address.value;
    const key = JSON.stringify([jurisdiction, parcel, ordinance]);
    if (key === asked) return;
    asked = key;
    askAboutParcel();
  });
  followLink();
}

/** Moves the map to a parcel that a link named: nothing was clicked that would say where it is. */
function followLink(): void {
  let shown: string | null = null;
  effect(() => {
    const { task, parcel, ordinance } = address.value;
    const commands = mapCommands.value;
    if (task !== 'parcel' || parcel === null || commands === null || parcel === shown) return;
    shown = parcel;
    if (chosenParcel.peek()?.id === parcel) return;
    parcelBox(parcel, ordinance)
      .then((box) => {
        if (box !== null && address.peek().parcel === parcel) commands.show(box);
      })
      // The panel says why there is no answer; the map stays where it is.
      .catch(() => undefined);
  });
}

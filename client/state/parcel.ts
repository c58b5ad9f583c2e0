import { computed, effect, signal } from '@preact/signals';
import type { ParcelItem } from '../../core/contracts/parcels.js';
import type { ParcelScreening } from '../../core/contracts/screening.js';
import { findParcelAt, findParcels, parcelBox, screenParcel } from '../api.js';
import { failureOf, isAbort } from '../failure.js';
import { readPlace } from '../draw/read-place.js';
import type { Point } from '../preview/planar.js';
import { IDLE, LOADING, type Loadable } from './loadable.js';
import { askHere } from './place.js';
import { address, go } from './route.js';

const SUGGESTIONS = 8;
const PAUSE_MS = 180;

/** What is typed into the search. */
export const searchText = signal('');

/** Parcels that fit what is typed. */
export const suggestions = signal<Loadable<readonly ParcelItem[]>>(IDLE);

/** The answer about the parcel in the address. */
export const parcelAnswer = signal<Loadable<ParcelScreening>>(IDLE);

/** What went wrong after a click on the map. */
export const clickNote = signal<string | null>(null);

/** A parcel for the map to move to. */
interface ChosenParcel extends ParcelItem {
  /** without the way there: a link named it, and nothing was looked at before */
  jump: boolean;
}

/** The parcel chosen from the search or on the map, or named by a link. */
export const chosenParcel = signal<ChosenParcel | null>(null);

/** What is typed, where that is the coordinates of a place; null: it is not. */
export const typedPlace = computed(() => readPlace(searchText.value));

let searching = new AbortController();
let pause: ReturnType<typeof setTimeout> | undefined;

/** Takes what is typed and, after a short pause, asks for parcels that fit. */
export function typeSearch(text: string): void {
  searchText.value = text;
  searching.abort();
  clearTimeout(pause);
  const jurisdiction = address.value.jurisdiction;
  if (text.trim() === '' || jurisdiction === null || typedPlace.peek() !== null) {
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

/** A parcel as the search box names it once it is chosen. */
function parcelText({ taxMapNumber, address: street }: Pick<ParcelItem, 'taxMapNumber' | 'address'>): string {
  return [taxMapNumber, street].filter((part) => part !== null && part !== '').join(', ');
}

/** Shows a parcel. */
export function chooseParcel(item: ParcelItem): void {
  typeSearch('');
  chosenParcel.value = { ...item, jump: false };
  searchText.value = parcelText(item);
  clickNote.value = null;
  go({ task: 'parcel', parcel: item.id, here: null });
}

/** Asks what is at the place whose coordinates are typed into the search. */
export async function chooseTypedPlace(): Promise<void> {
  const typed = typedPlace.peek();
  if (typed === null) return;
  const inDegrees = async (): Promise<Point> => {
    if (typed.kind === 'degrees') return typed.point;
    const { toDegrees } = await import('../preview/projection.js');
    return toDegrees(typed.point);
  };
  askHere(await inDegrees());
}

/** Shows the parcel at a place on the map, or what is there where no parcel is. */
export async function chooseParcelAt(lon: number, lat: number): Promise<void> {
  const jurisdiction = address.value.jurisdiction;
  if (jurisdiction === null) return;
  try {
    const item = await findParcelAt(jurisdiction, lon, lat);
    clickNote.value = null;
    if (item === null) askHere([lon, lat]);
    else chooseParcel(item);
  } catch (error) {
    clickNote.value = failureOf(error).message;
  }
}

/** Parcels looked through for the one that a link named; the best fit for its own tax map number comes first. */
const NAMESAKES = 50;

/** Finds where a parcel is that nothing was clicked for; null where that cannot be told. */
async function placeOf(answer: ParcelScreening, signal: AbortSignal): Promise<ParcelItem['center'] | null> {
  const { parcel, jurisdiction } = answer;
  const named = parcel.taxMapNumber ?? parcel.address;
  const items = named === null ? [] : await findParcels(jurisdiction.id, named, NAMESAKES, signal);
  const item = items.find(({ id }) => id === parcel.id);
  if (item !== undefined) return item.center;
  const box = await parcelBox(parcel.id, address.peek());
  return box === null ? null : [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
}

/** Has the map go to a parcel that a link or Back named. The panel does not wait for it. */
async function showOnMap(answer: ParcelScreening, signal: AbortSignal): Promise<void> {
  const { parcel } = answer;
  if (chosenParcel.peek()?.id === parcel.id) return;
  const center = await placeOf(answer, signal);
  if (center !== null && address.peek().parcel === parcel.id)
    chosenParcel.value = { ...parcel, center, jump: true };
}

let screening = new AbortController();

/** Asks about the parcel in the address, again where that is what is wanted. */
export function askAboutParcel(): void {
  const { parcel, ...law } = address.peek();
  screening.abort();
  if (parcel === null) {
    parcelAnswer.value = IDLE;
    typeSearch('');
    return;
  }
  parcelAnswer.value = LOADING;
  const current = (screening = new AbortController());
  screenParcel(parcel, law, current.signal)
    .then(({ value }) => {
      parcelAnswer.value = { state: 'ready', value };
      // Where a link or Back named the parcel; what someone is typing stays.
      if (suggestions.peek().state === 'idle') searchText.value = parcelText(value.parcel);
      // Where it is not found, the map stays where it is.
      showOnMap(value, current.signal).catch(() => undefined);
    })
    .catch((error: unknown) => {
      if (!isAbort(error)) parcelAnswer.value = { state: 'failed', failure: failureOf(error) };
    });
}

/** Keeps the answer in step with the address. */
export function followParcel(): void {
  let asked = '';
  effect(() => {
    const { jurisdiction, parcel, ordinance, on } = address.value;
    const key = JSON.stringify([jurisdiction, parcel, ordinance, on]);
    if (key === asked) return;
    asked = key;
    askAboutParcel();
  });
}

import type { ParcelBatch, ParcelRow, Standing } from '../../core/contracts/parcel-batches.js';
import { countText, feetText, sqFtText } from '../figures/format.js';

interface StandingWords {
  /** of the filter, and of a cell of the table */
  label: string;
  /** of a count: the verb and the rest for one parcel, and for several */
  one: string;
  many: string;
}

const words = (label: string, one: string, many: string): StandingWords => ({ label, one, many });

/** How a parcel can stand, in words. */
export const STANDING_WORDS: Readonly<Record<Standing, StandingWords>> = {
  wetland: words('Wetland or water', 'holds regulated wetland or water', 'hold regulated wetland or water'),
  'adjacent-area': words(
    'Adjacent area',
    'reaches into the adjacent area, and holds no wetland',
    'reach into the adjacent area, and hold no wetland',
  ),
  'too-close': words(
    'Too close to call',
    'lies too close to call by the accuracy of the map',
    'lie too close to call by the accuracy of the map',
  ),
  'none-found': words(
    'None found',
    'has nothing regulated on the map near enough',
    'have nothing regulated on the map near enough',
  ),
  undetermined: words(
    'Not determined',
    'cannot be told of, since a layer is not loaded',
    'cannot be told of, since a layer is not loaded',
  ),
  'no-rule': words(
    'No rule for land',
    'is under an ordinance that controls no land around wetlands',
    'are under an ordinance that controls no land around wetlands',
  ),
  'not-measured': words(
    'Not measured',
    'could not be measured; the row says why',
    'could not be measured; each row says why',
  ),
};

/** @returns `312 parcels hold regulated wetland or water` */
export function standingSentence(standing: Standing, count: number): string {
  const { one, many } = STANDING_WORDS[standing];
  return `${countText(count, 'parcel', 'parcels')} ${count === 1 ? one : many}`;
}

/** @returns how a parcel stands, as a cell of the table */
export function standingText({ standing, certain }: Pick<ParcelRow, 'standing' | 'certain'>): string {
  const { label } = STANDING_WORDS[standing];
  const doubtful = !certain && (standing === 'wetland' || standing === 'adjacent-area');
  return doubtful ? `${label}, not certain by the accuracy of the map` : label;
}

/** @param seconds  null while nothing can be said @returns how long it will take still, in words; empty: not known */
export function leftText(seconds: number | null): string {
  if (seconds === null) return '';
  if (seconds < 10) return 'a few seconds left';
  if (seconds < 50) return 'less than a minute left';
  const minutes = Math.round(seconds / 60);
  if (minutes < 90) return minutes <= 1 ? 'about a minute left' : `about ${minutes} minutes left`;
  return `about ${Math.round(minutes / 60)} hours left`;
}

/** @returns 0 to 1; a municipality without parcels has nothing left */
export function shareOf({ parcels: { total, done } }: Pick<ParcelBatch, 'parcels'>): number {
  return total === 0 ? 1 : done / total;
}

/** @returns how far a screening of all parcels is, in a sentence */
export function progressSentence(batch: Pick<ParcelBatch, 'state' | 'parcels' | 'secondsLeft'>): string {
  const { total, done } = batch.parcels;
  if (batch.state === 'waiting') return `${countText(total, 'parcel waits', 'parcels wait')} for their turn.`;
  const left = leftText(batch.secondsLeft);
  return `${done.toLocaleString('en-US')} of ${countText(total, 'parcel', 'parcels')} screened${left === '' ? '' : `, ${left}`}.`;
}

/** @returns how a screening of all parcels stands, for a list of them */
export function stateText({ state, parcels: { total, done }, failure }: ParcelBatch): string {
  const so = `${done.toLocaleString('en-US')} of ${countText(total, 'parcel', 'parcels')}`;
  switch (state) {
    case 'waiting':
      return `Waits for its turn, ${countText(total, 'parcel', 'parcels')}.`;
    case 'running':
      return `Runs: ${so} screened.`;
    case 'done':
      return `${countText(total, 'parcel', 'parcels')} screened.`;
    case 'cancelled':
      return `Cancelled after ${so}.`;
    case 'failed':
      return failure ?? `Could not be finished: ${so} were screened.`;
  }
}

/** Square feet in a cell; where none is there a dash, which is read out as none. */
export function areaCell(sqFt: number | null): string {
  return sqFt === 0 ? '0' : sqFtText(sqFt);
}

/**
 * @param searchedFt  how far wetlands were looked for
 * @returns feet to the nearest wetland; beyond what was searched it says so, and is never empty
 */
export function nearestCell(
  { nearestWetlandFt, standing }: Pick<ParcelRow, 'nearestWetlandFt' | 'standing'>,
  searchedFt: number,
): string {
  if (nearestWetlandFt !== null) return feetText(nearestWetlandFt);
  if (standing === 'not-measured' || standing === 'undetermined') return 'not known';
  return `none within ${searchedFt.toLocaleString('en-US', { maximumFractionDigits: 0 })}`;
}

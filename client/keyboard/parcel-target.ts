import { address } from '../state/route.js';
import { chooseParcelAt, chosenParcel, clickNote } from '../state/parcel.js';
import type { KeyTarget } from './key-target.js';

/** Check a parcel: Enter chooses the one under the cursor. */
export const PARCEL_TARGET: KeyTarget = {
  work: () => ({ kind: 'choose', what: 'the parcel at the cursor' }),
  choose: async ([lon, lat]) => {
    const before = chosenParcel.peek();
    await chooseParcelAt(lon, lat);
    const item = chosenParcel.peek();
    if (address.peek().here !== null) return 'There is no parcel there. What is there stands in the panel.';
    if (item === before || item === null) return clickNote.peek() ?? '';
    return `Parcel ${item.taxMapNumber ?? item.address ?? 'without a number'} is chosen. The answer stands in the panel.`;
  },
  preview: () => undefined,
  finish: () => Promise.resolve(''),
  ring: () => null,
  nextRing: () => '',
  moveRing: () => undefined,
  setRing: () => undefined,
  snap: () => null,
  landAt: () => '',
  gridScale: () => 1,
};

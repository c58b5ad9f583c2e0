import type { ParcelItem } from '../../core/contracts/parcels.js';
import type { Loadable } from '../state/loadable.js';
import { countText } from './format.js';

const KEYS = 'Use the arrow keys and Enter.';

/**
 * @param text  what was typed
 * @returns how the search stands, for everybody who reads or hears it; empty before anything is typed
 */
export function searchStatus(asked: Loadable<readonly ParcelItem[]>, text: string): string {
  switch (asked.state) {
    case 'idle':
      return '';
    case 'loading':
      return 'Searching…';
    case 'failed':
      return `${asked.failure.message} Type again to search once more.`;
    case 'ready':
      break;
  }
  const similar = asked.value.filter(({ match }) => match === 'similar').length;
  const exact = asked.value.length - similar;
  if (exact + similar === 0)
    return `No parcel has “${text}”, or anything like it, in its tax map number or address. Try the street alone or the beginning of the number, or click the parcel on the map.`;
  if (exact === 0)
    return `No parcel has exactly “${text}”. ${countText(similar, 'similar one is', 'similar ones are')} listed. ${KEYS}`;
  const others = similar === 0 ? '' : `, and ${countText(similar, 'similar one', 'similar ones')}`;
  return `${exact === 1 ? 'One parcel fits' : `${exact} parcels fit`}${others}. ${KEYS}`;
}

import { isCalendarDate, type CalendarDate } from '../../core/dates.js';
import type { OrdinanceId } from '../../core/ordinance.js';
import { slugSchema } from '../../core/ordinance-format/common.js';

/** The two things a person can do on the page. */
export type Task = 'parcel' | 'proposal';

/** All that the page's address keeps, so that a link shows another person the same thing. */
export interface Address {
  task: Task;
  jurisdiction: string | null;
  /** null: the jurisdiction's own */
  ordinance: OrdinanceId | null;
  parcel: string | null;
  /** the day whose law is applied; null: today */
  on: CalendarDate | null;
}

const PATHS: Record<Task, string> = { parcel: '/check-a-parcel', proposal: '/screen-a-proposal' };

/**
 * Reads the part of the address after `#`. Anything unknown in it is left out, never an error.
 * @param hash  such as `#/check-a-parcel?jurisdiction=demo&parcel=12`
 */
export function parseAddress(hash: string): Address {
  const [path = '', query = ''] = hash.replace(/^#/, '').split('?', 2);
  const parameters = new URLSearchParams(query);
  const ordinance = parameters.get('ordinance') ?? '';
  const on = parameters.get('on') ?? '';
  return {
    task: path === PATHS.proposal ? 'proposal' : 'parcel',
    jurisdiction: parameters.get('jurisdiction') || null,
    ordinance: slugSchema.safeParse(ordinance).success ? ordinance : null,
    parcel: parameters.get('parcel') || null,
    on: isCalendarDate(on) ? on : null,
  };
}

/** @returns the part of the address after and with `#`; what is not set is left out */
export function formatAddress(address: Address): string {
  const parameters = new URLSearchParams();
  if (address.jurisdiction !== null) parameters.set('jurisdiction', address.jurisdiction);
  if (address.ordinance !== null) parameters.set('ordinance', address.ordinance);
  if (address.parcel !== null) parameters.set('parcel', address.parcel);
  if (address.on !== null) parameters.set('on', address.on);
  const query = parameters.toString();
  return `#${PATHS[address.task]}${query === '' ? '' : `?${query}`}`;
}

import { isCalendarDate, type CalendarDate } from '../../core/dates.js';
import type { OrdinanceId } from '../../core/ordinance.js';
import { slugSchema } from '../../core/ordinance-format/building-blocks.js';

/** What a person can do on the page. */
export type Task = 'parcel' | 'proposal' | 'law';

/** What takes the width of the map while a proposal is screened. */
export type View = 'application' | 'comparison';

/** All that the page's address keeps, so that a link shows another person the same thing. */
export interface Address {
  task: Task;
  jurisdiction: string | null;
  /** null: the jurisdiction's own */
  ordinance: OrdinanceId | null;
  parcel: string | null;
  /** the day whose law is applied; null: today */
  on: CalendarDate | null;
  /** of a proposal; null: the answer beside the map */
  view: View | null;
  /** the place in the law that is shown: a chapter, or the id of a rule; null: its beginning */
  at: string | null;
}

const PATHS: Record<Task, string> = {
  parcel: '/check-a-parcel',
  proposal: '/screen-a-proposal',
  law: '/the-law',
};
const VIEWS: readonly View[] = ['application', 'comparison'];

/** Names of places in the law: ids of chapters and of rules. */
const PLACE = /^[A-Za-z0-9-]{1,80}$/;

function taskOf(path: string): Task {
  return (Object.keys(PATHS) as Task[]).find((task) => PATHS[task] === path) ?? 'parcel';
}

/**
 * Reads the part of the address after `#`. Anything unknown in it is left out, never an error.
 * @param hash  such as `#/check-a-parcel?jurisdiction=demo&parcel=12`
 */
export function parseAddress(hash: string): Address {
  const [path = '', query = ''] = hash.replace(/^#/, '').split('?', 2);
  const parameters = new URLSearchParams(query);
  const ordinance = parameters.get('ordinance') ?? '';
  const on = parameters.get('on') ?? '';
  const task = taskOf(path);
  const at = parameters.get('at') ?? '';
  return {
    task,
    jurisdiction: parameters.get('jurisdiction') || null,
    ordinance: slugSchema.safeParse(ordinance).success ? ordinance : null,
    parcel: parameters.get('parcel') || null,
    on: isCalendarDate(on) ? on : null,
    view: task === 'proposal' ? (VIEWS.find((view) => view === parameters.get('view')) ?? null) : null,
    at: task === 'law' && PLACE.test(at) ? at : null,
  };
}

/** @returns the part of the address after and with `#`; what is not set is left out */
export function formatAddress(address: Address): string {
  const parameters = new URLSearchParams();
  if (address.jurisdiction !== null) parameters.set('jurisdiction', address.jurisdiction);
  if (address.ordinance !== null) parameters.set('ordinance', address.ordinance);
  if (address.parcel !== null) parameters.set('parcel', address.parcel);
  if (address.on !== null) parameters.set('on', address.on);
  if (address.task === 'proposal' && address.view !== null) parameters.set('view', address.view);
  if (address.task === 'law' && address.at !== null) parameters.set('at', address.at);
  const query = parameters.toString();
  return `#${PATHS[address.task]}${query === '' ? '' : `?${query}`}`;
}

/** @returns the same law and place, at another task, from its beginning */
export function taskAddress(address: Address, task: Task): Address {
  return { ...address, task, view: null, at: null };
}

/** @returns the address of a place in the law: the provision of a rule, or a chapter */
export function lawAddress(address: Address, at: string | null): string {
  return formatAddress({ ...address, task: 'law', view: null, at });
}

/** Whether what is shown takes the whole width, and the map makes room. */
export function isWide({ task, view }: Address): boolean {
  return task === 'law' || view !== null;
}

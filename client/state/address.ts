import { isCalendarDate, type CalendarDate } from '../../core/dates.js';
import type { OrdinanceId } from '../../core/ordinance.js';
import { slugSchema } from '../../core/ordinance-format/building-blocks.js';
import { isUuid } from '../../core/uuid.js';

/** What a person can do on the page. */
export type Task =
  | 'parcel'
  | 'proposal'
  | 'amend'
  | 'law'
  | 'history'
  | 'determinations'
  | 'import'
  | 'batch'
  | 'log'
  | 'account';

/** What takes the width of the map while a proposal is screened. */
export type View = 'application' | 'comparison' | 'alternatives';

/** All that the page's address keeps, so that a link shows another person the same thing. */
export interface Address {
  task: Task;
  jurisdiction: string | null;
  /** null: the jurisdiction's own */
  ordinance: OrdinanceId | null;
  parcel: string | null;
  /** longitude and latitude of a place that is asked about; null: none */
  here: readonly [number, number] | null;
  /** key of a proposal that somebody shared, shown as it is; null: the page's own drawing */
  shared: string | null;
  /** the day whose law is applied; null: today */
  on: CalendarDate | null;
  /** of a proposal; null: the answer beside the map */
  view: View | null;
  /** the place in the law that is shown: a chapter, or the id of a rule; null: its beginning */
  at: string | null;
  /** number of the amendment that is worked on; null: the list of them */
  amendment: number | null;
  /** the version of the map that its history shows; null: the timeline */
  version: number | null;
  /** the version that it is compared with, by number; null: none */
  against: number | null;
  /** the wetland whose history is shown; null: none */
  wetland: string | null;
  /** number of the determination that is shown; null: the list of them */
  determination: number | null;
  /** id of the file that is being brought in; null: none is chosen yet */
  upload: string | null;
  /** id of the screening of all parcels that is shown; null: the list of them */
  batch: string | null;
}

const PATHS: Record<Task, string> = {
  parcel: '/check-a-parcel',
  proposal: '/screen-a-proposal',
  amend: '/amend-the-map',
  law: '/the-law',
  history: '/history-of-the-map',
  determinations: '/determinations',
  import: '/import-a-layer',
  batch: '/screen-all-parcels',
  log: '/activity-log',
  account: '/account',
};

/** Members of the address that belong to one task and are left out at the others. */
const NUMBERS = [
  ['amendment', 'amend'],
  ['version', 'history'],
  ['against', 'history'],
  ['determination', 'determinations'],
] as const;

function numberOf(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
const VIEWS: readonly View[] = ['application', 'comparison', 'alternatives'];

/** A millimeter is some 1e-8 of a degree. */
const HERE_DECIMALS = 8;

/** Longitude and latitude in degrees, such as `-73.73,40.95`. */
const HERE = /^-?\d{1,3}(\.\d{1,12})?,-?\d{1,2}(\.\d{1,12})?$/;

/** Keys of shared proposals. */
const KEY = /^[A-Za-z0-9_-]{22}$/;

function hereOf(text: string): readonly [number, number] | null {
  const [lon, lat] = HERE.test(text) ? text.split(',').map(Number) : [];
  const onEarth = lon !== undefined && lat !== undefined && Math.abs(lon) <= 180 && Math.abs(lat) <= 90;
  return onEarth ? [lon, lat] : null;
}

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
  const shared = parameters.get('shared') ?? '';
  const upload = parameters.get('upload') ?? '';
  const batch = parameters.get('batch') ?? '';
  return {
    task,
    jurisdiction: parameters.get('jurisdiction') || null,
    ordinance: slugSchema.safeParse(ordinance).success ? ordinance : null,
    parcel: parameters.get('parcel') || null,
    here: task === 'parcel' ? hereOf(parameters.get('here') ?? '') : null,
    shared: task === 'proposal' && KEY.test(shared) ? shared : null,
    on: isCalendarDate(on) ? on : null,
    view: task === 'proposal' ? (VIEWS.find((view) => view === parameters.get('view')) ?? null) : null,
    at: task === 'law' && PLACE.test(at) ? at : null,
    amendment: task === 'amend' ? numberOf(parameters.get('amendment')) : null,
    version: task === 'history' ? numberOf(parameters.get('version')) : null,
    against: task === 'history' ? numberOf(parameters.get('against')) : null,
    wetland: task === 'history' ? parameters.get('wetland') || null : null,
    determination: task === 'determinations' ? numberOf(parameters.get('determination')) : null,
    upload: task === 'import' && isUuid(upload) ? upload : null,
    batch: task === 'batch' && isUuid(batch) ? batch : null,
  };
}

/** @returns the part of the address after and with `#`; what is not set is left out */
export function formatAddress(address: Address): string {
  const parameters = new URLSearchParams();
  if (address.jurisdiction !== null) parameters.set('jurisdiction', address.jurisdiction);
  if (address.ordinance !== null) parameters.set('ordinance', address.ordinance);
  if (address.parcel !== null) parameters.set('parcel', address.parcel);
  if (address.task === 'parcel' && address.here !== null)
    parameters.set(
      'here',
      address.here.map((degrees) => String(Number(degrees.toFixed(HERE_DECIMALS)))).join(','),
    );
  if (address.task === 'proposal' && address.shared !== null) parameters.set('shared', address.shared);
  if (address.on !== null) parameters.set('on', address.on);
  if (address.task === 'proposal' && address.view !== null) parameters.set('view', address.view);
  if (address.task === 'law' && address.at !== null) parameters.set('at', address.at);
  for (const [member, task] of NUMBERS) {
    const number = address[member];
    if (address.task === task && number !== null) parameters.set(member, String(number));
  }
  if (address.task === 'history' && address.wetland !== null) parameters.set('wetland', address.wetland);
  if (address.task === 'import' && address.upload !== null) parameters.set('upload', address.upload);
  if (address.task === 'batch' && address.batch !== null) parameters.set('batch', address.batch);
  const query = parameters.toString();
  return `#${PATHS[address.task]}${query === '' ? '' : `?${query}`}`;
}

/** A task from its beginning. */
const BEGINNING = {
  here: null,
  shared: null,
  view: null,
  at: null,
  amendment: null,
  version: null,
  against: null,
  wetland: null,
  determination: null,
  upload: null,
  batch: null,
} as const;

/** @returns the same law and place, at another task, from its beginning */
export function taskAddress(address: Address, task: Task): Address {
  return { ...address, ...BEGINNING, task };
}

/** @returns the address of a place in the law: the provision of a rule, or a chapter */
export function lawAddress(address: Address, at: string | null): string {
  return formatAddress({ ...address, ...BEGINNING, task: 'law', at });
}

const WIDE: ReadonlySet<Task> = new Set(['law', 'determinations', 'batch', 'log', 'account']);

/** Whether what is shown takes the whole width, and the map makes room. */
export function isWide({ task, view }: Address): boolean {
  return WIDE.has(task) || view !== null;
}

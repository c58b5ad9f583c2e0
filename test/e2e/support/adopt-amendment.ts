import { amendmentSchema } from '../../../core/contracts/amendments.js';
import { mapVersionDetailSchema, mapVersionListSchema } from '../../../core/contracts/map-history.js';
import { localDateOf } from '../../../core/dates.js';
import { officeOf, type Office } from './office.js';

/** What an adopted amendment did. */
export interface Adopted {
  version: number;
  /** the day on which it takes effect */
  since: string;
  /** number of the wetland that it retired */
  retired: string;
}

const DAY_MS = 86_400_000;

/** @returns the day so many days from today, in New York */
export function dayFromToday(days: number): string {
  return localDateOf(new Date(Date.now() + days * DAY_MS));
}

/** @returns the day on which the newest map begins, and the smallest wetland on it: retiring that changes little else */
async function newestMap({ ask }: Office): Promise<{ since: string; smallest: string }> {
  const { items } = mapVersionListSchema.parse((await ask('GET', 'map-versions')).value);
  const details = await Promise.all(
    items.map(async ({ number }) =>
      mapVersionDetailSchema.parse((await ask('GET', `map-versions/${number}`)).value),
    ),
  );
  const changes = details.flatMap((version) => version.items);
  const gone = new Set(changes.filter(({ after }) => after === null).map(({ wetland }) => wetland));
  const [found] = changes
    .filter(({ wetland, after }) => after !== null && !gone.has(wetland))
    .sort((a, b) => (a.after?.areaSqFt ?? 0) - (b.after?.areaSqFt ?? 0));
  if (found === undefined) throw new Error('the demonstration has no wetland left to retire');
  return { since: items[0]?.since ?? dayFromToday(0), smallest: found.wetland };
}

/**
 * Adopts an amendment that retires a small wetland, on evidence.
 * @param days  from today, or from the beginning of the newest map where that is yet to come, to the day it takes effect
 */
export async function adoptAmendment(title: string, days: number): Promise<Adopted> {
  const office = await officeOf('naturalist');
  const { ask } = office;
  const newest = await newestMap(office);
  const begins = newest.since > dayFromToday(0) ? Date.parse(`${newest.since}T12:00:00Z`) : Date.now();
  const effectiveOn = localDateOf(new Date(begins + days * DAY_MS));
  const made = await ask('POST', 'amendments', { title, reason: 'It was filled under a permit.' });
  const path = `amendments/${amendmentSchema.parse(made.value).number}`;
  const operations = [{ operation: 'retire', wetland: newest.smallest, note: 'Nothing of it is left.' }];
  const changed = await ask('POST', `${path}/changes`, { operations }, made.etag);
  const evidence = {
    delineatedBy: 'Marsh & Reed Surveying',
    delineatedOn: dayFromToday(-30),
    method: 'Field visit',
    accuracyFt: 0.5,
  };
  const attached = await ask('POST', `${path}/evidence`, evidence, changed.etag);
  const proposed = await ask('POST', `${path}/propose`, {}, attached.etag);
  await ask('POST', `${path}/adopt`, { effectiveOn, reference: 'Resolution 14' }, proposed.etag);
  const adopted = amendmentSchema.parse((await ask('GET', path)).value);
  return { version: adopted.adoptedVersion ?? 0, since: effectiveOn, retired: newest.smallest };
}

import type { ActivityKind } from '../../core/contracts/activity-log.js';
import type { Activity } from '../../core/contracts/map-history.js';
import { countText, dayText } from '../figures/format.js';

/** Kinds as the filter offers them. */
export const KIND_LABELS: Readonly<Record<ActivityKind, string>> = {
  import: 'Imports',
  amendment: 'Amendments of the map',
  determination: 'Determinations',
  'parcel-batch': 'Screenings of all parcels',
  proposal: 'Shared proposals',
  settings: 'Settings',
  document: 'Documents',
  account: 'Accounts and signing in',
};

/** What was done, as the end of a sentence that begins with whoever did it; `$` stands for what it was done to. */
const DEEDS: Readonly<Record<string, string>> = {
  import: 'imported $',
  'amendment.created': 'began $',
  'amendment.described': 'described $',
  'amendment.changed': 'changed $',
  'amendment.proposed': 'proposed $',
  'amendment.reopened': 'took $ back into a draft',
  'amendment.withdrawn': 'withdrew $',
  'amendment.adopted': 'adopted $',
  'amendment.carried-over': 'carried $ over to the newest map',
  'amendment.evidence-attached': 'attached evidence to $',
  'amendment.evidence-taken-back': 'took evidence of $ back',
  'amendment.delineation-brought-in': 'brought a delineation into $',
  'determination.requested': 'recorded the request of $',
  'determination.given': 'gave the outcome of $',
  'determination.led-to-amendment': 'began an amendment out of $',
  'proposal.shared': 'shared $',
  'proposal.sharing-ended': 'ended the sharing of $',
  'document.received': 'sent $',
  'settings.changed': 'changed $',
  'account.made': 'made the $',
  'account.changed': 'changed the $',
  'account.linked': 'linked the $ to the single sign-on',
  'account.signed-in': 'signed in to the $',
  'account.signed-out': 'signed out of the $',
  'account.sign-in-failed': 'did not get into the $',
  'account.password-changed': 'changed the password of the $',
  'account.password-change-failed': 'could not change the password of the $',
};

/** @returns what was done, such as `adopted amendment 3`; an act without words of its own is named as the log names it */
export function deedText({ action, subject }: Pick<Activity, 'action' | 'subject'>): string {
  const deed = DEEDS[action];
  return deed === undefined ? `${subject}: ${action}` : deed.replace('$', () => subject);
}

/** Members that say something only to programs, or that the sentence says already. */
const UNSAID: ReadonlySet<string> = new Set(['layer', 'file', 'jurisdiction']);

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** Members whose name says too little. */
const LABELS: Readonly<Record<string, string>> = {
  accepted: 'Came in',
  replaced: 'Taken off the map',
  by: 'With',
  from: 'From version',
  to: 'To version',
};

/** `mapVersion`: Map version. */
function labelOf(name: string): string {
  const known = LABELS[name];
  if (known !== undefined) return known;
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

function valueText(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return value.toLocaleString('en-US');
  if (typeof value === 'string') return isDay(value) ? dayText(value) : value;
  if (!Array.isArray(value)) return JSON.stringify(value);
  return value.length === 0 ? null : countText(value.length, 'entry', 'entries');
}

/** @returns what else the log says of it, each with its name in words; nested lists by their length */
export function detailsOf({ details }: Pick<Activity, 'details'>): (readonly [string, string])[] {
  return Object.entries(details).flatMap(([name, value]) => {
    const text = UNSAID.has(name) ? null : valueText(value);
    return text === null ? [] : [[labelOf(name), text] as const];
  });
}

/** A part of the page that shows what a line is about. */
export type ActivityTarget =
  { task: 'amend'; amendment: number } | { task: 'determinations'; determination: number } | null;

/** @returns where what the line is about can be seen; null where it has no place of its own */
export function targetOf({ subject }: Pick<Activity, 'subject'>): ActivityTarget {
  const [, what, number = ''] = /^(amendment|determination) ([1-9]\d{0,8})$/.exec(subject) ?? [];
  if (what === 'amendment') return { task: 'amend', amendment: Number(number) };
  if (what === 'determination') return { task: 'determinations', determination: Number(number) };
  return null;
}

/** @returns lines under the days on which they happened, in the time zone of whoever reads, in the order given */
export function byDay(
  items: readonly Activity[],
  dayOf: (at: string) => string,
): { day: string; items: Activity[] }[] {
  const days: { day: string; items: Activity[] }[] = [];
  for (const item of items) {
    const day = dayOf(item.at);
    const last = days.at(-1);
    if (last?.day === day) last.items.push(item);
    else days.push({ day, items: [item] });
  }
  return days;
}

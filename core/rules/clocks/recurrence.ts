import { Temporal } from 'temporal-polyfill';
import { LOCAL_ZONE, type CalendarDate } from '../../dates.js';
import type { Clock } from '../../ordinance-format/clocks.js';
import { countDays } from './count.js';
import { edgeOf, type Edge } from './edge.js';
import type { EventTime } from './event-time.js';

/** How many of the next times are told. */
const TOLD = 10;

type Recurring = NonNullable<Clock['recurs']>;

/** The times of a period that recurs. */
export interface Recurrence {
  terms: Recurring;
  /** from which it recurs; null while that is not known */
  event: EventTime | null;
  /** the event that ended it by the day asked about */
  ended: EventTime | null;
  /** the last time before the day asked about; null where there is none, or it has ended */
  before: Edge | null;
  /** the next times from the day asked about on */
  next: readonly Edge[];
}

/** The number of the last time that lies before a day, or a smaller one: from there it is counted on. */
function stepBefore({ day, first }: EventTime, { every, unit }: Recurring, on: CalendarDate): number {
  const from = Temporal.PlainDate.from(day);
  switch (unit) {
    case 'hours': {
      const start = Temporal.PlainDate.from(on).toZonedDateTime(LOCAL_ZONE);
      return Math.floor(first.until(start, { largestUnit: 'hours' }).hours / every);
    }
    case 'days':
      return Math.floor(from.until(on, { largestUnit: 'days' }).days / every);
    case 'months':
      return Math.floor(from.until(on, { largestUnit: 'months' }).months / every);
    case 'years':
      return Math.floor(from.until(on, { largestUnit: 'years' }).years / every);
    case 'business-days':
      return 0;
  }
}

/** Every time from the last before a day on, each counted from the event, so that the 31st of a month does not drift. */
function* timesFrom(event: EventTime, terms: Recurring, on: CalendarDate): Generator<Edge> {
  const { every, unit } = terms;
  const bound = { kind: 'no-later-than', direction: 'after' } as const;
  if (unit === 'business-days') {
    for (let day = event.day; ;) {
      day = countDays(day, { count: every, unit, direction: 'after' });
      yield { event, day, time: null, otherTime: null, latestDay: day };
    }
  }
  for (let step = Math.max(1, stepBefore(event, terms, on) - 1); ; step += 1)
    yield edgeOf(event, { ...bound, count: step * every, unit });
}

/**
 * @param clock  a period of the law
 * @param events  what has happened, or is planned, by id
 * @param on  the day asked about
 * @returns its last time before that day and its next ones, at most ten, up to the day of the event that ends it; null
 *   when it does not recur
 */
export function recurrenceOf(
  { recurs: terms }: Clock,
  events: ReadonlyMap<string, EventTime>,
  on: CalendarDate,
): Recurrence | null {
  if (terms === null) return null;
  const event = events.get(terms.event) ?? null;
  const until = terms.until === null ? null : (events.get(terms.until) ?? null);
  const ended = until !== null && until.day < on ? until : null;
  const next: Edge[] = [];
  let before: Edge | null = null;
  if (event !== null && ended === null) {
    for (const edge of timesFrom(event, terms, on)) {
      if (next.length === TOLD || (until !== null && edge.day > until.day)) break;
      if (edge.day < on) before = edge;
      else next.push(edge);
    }
  }
  return { terms, event, ended, before, next };
}

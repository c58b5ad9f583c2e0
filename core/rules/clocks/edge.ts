import { Temporal } from 'temporal-polyfill';
import type { CalendarDate } from '../../dates.js';
import type { Bound, ClockUnit } from '../../ordinance-format/clocks.js';
import { addHours, countDays } from './count.js';
import type { EventTime } from './event-time.js';

/** The first or the last time at which a thing may be done. */
export interface Edge {
  event: EventTime;
  day: CalendarDate;
  /** the moment on that day, on the safe side; null where the whole day counts */
  time: Temporal.ZonedDateTime | null;
  /** the same moment on the other side, where the hour of the event is not known; else as `time` */
  otherTime: Temporal.ZonedDateTime | null;
  /** the latest day on which it can fall */
  latestDay: CalendarDate;
}

/** @returns whether it is known to the day or, where hours are counted, to the minute */
export function isSure({ time, otherTime }: Edge): boolean {
  return time === null || otherTime === null || time.equals(otherTime);
}

const dayOf = (time: Temporal.ZonedDateTime): CalendarDate => time.toPlainDate().toString();

function hourEdge(event: EventTime, hours: number, kind: Bound['kind']): Edge {
  const first = addHours(event.first, hours);
  const last = addHours(event.last, hours);
  // To be safe, the last moment is taken as early as it can be, and the first as late.
  const [time, otherTime] = kind === 'no-later-than' ? [first, last] : [last, first];
  return { event, day: dayOf(time), time, otherTime, latestDay: dayOf(last) };
}

/**
 * @param event  that is counted from; its day is day 0
 * @param bound  how far, in which unit and which way
 * @returns where the bound lies
 * @throws InvalidInput  when it lies outside the years that can be counted
 */
export function edgeOf(event: EventTime, { kind, count, unit, direction }: Omit<Bound, 'event'>): Edge {
  if (unit === 'hours') return hourEdge(event, direction === 'after' ? count : -count, kind);
  const day = countDays(event.day, { count, unit, direction });
  return { event, day, time: null, otherTime: null, latestDay: day };
}

/** @returns an event's own time as the last at which a thing is in time */
export function edgeAt(event: EventTime): Edge {
  const unit: ClockUnit = event.known === 'day' ? 'days' : 'hours';
  return edgeOf(event, { kind: 'no-later-than', count: 0, unit, direction: 'after' });
}

const MIDNIGHT = Temporal.PlainTime.from('00:00');
const LAST_MINUTE = Temporal.PlainTime.from('23:59');

/** The moment that an edge is compared by: of a whole day its start or its end. */
function momentOf({ day, time, event }: Edge, at: Temporal.PlainTime): Temporal.ZonedDateTime {
  return (
    time ?? Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: event.first.timeZoneId, plainTime: at })
  );
}

/** @returns the earliest of last times, null where there is none: whichever is earlier counts */
export function earliestOf(edges: readonly Edge[]): Edge | null {
  const [first = null] = edges.toSorted((a, b) =>
    Temporal.ZonedDateTime.compare(momentOf(a, LAST_MINUTE), momentOf(b, LAST_MINUTE)),
  );
  return first;
}

/** @returns the latest of first times, null where there is none: all have to have come */
export function latestOf(edges: readonly Edge[]): Edge | null {
  return (
    edges
      .toSorted((a, b) => Temporal.ZonedDateTime.compare(momentOf(a, MIDNIGHT), momentOf(b, MIDNIGHT)))
      .at(-1) ?? null
  );
}

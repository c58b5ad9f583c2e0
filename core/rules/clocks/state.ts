import { Temporal } from 'temporal-polyfill';
import type { ClockState } from '../../contracts/clocks.js';
import type { CalendarDate } from '../../dates.js';
import type { Edge } from './edge.js';
import type { EventTime } from './event-time.js';
import type { Span } from './span.js';

/** Where a period stands; `sure` is false where only an hour that is not known would settle it. */
export interface Standing {
  state: ClockState;
  sure: boolean;
}

const isAfter = (a: Temporal.ZonedDateTime, b: Temporal.ZonedDateTime): boolean =>
  Temporal.ZonedDateTime.compare(a, b) > 0;

/** Whether something was done later than an edge: true, false, or null where the hours that are known do not tell. */
function isLaterThan(done: EventTime, { day, time, otherTime }: Edge): boolean | null {
  if (time === null || otherTime === null) return done.day > day;
  const [early, late] = isAfter(time, otherTime) ? [otherTime, time] : [time, otherTime];
  if (!isAfter(done.last, early)) return false;
  return isAfter(done.first, late) ? true : null;
}

/** The same for an edge that must have been reached: at that very minute it has been. */
function isSoonerThan(done: EventTime, { day, time, otherTime }: Edge): boolean | null {
  if (time === null || otherTime === null) return done.day < day;
  const [early, late] = isAfter(time, otherTime) ? [otherTime, time] : [time, otherTime];
  if (!isAfter(late, done.first)) return false;
  return isAfter(early, done.last) ? true : null;
}

function standingOfDone(done: EventTime, { opens, due }: Span): Standing {
  const sooner = opens === null ? false : isSoonerThan(done, opens);
  if (opens !== null && (sooner ?? done.day < opens.day)) return { state: 'early', sure: sooner !== null };
  const later = due === null ? false : isLaterThan(done, due);
  const sure = sooner !== null && later !== null;
  if (due !== null && (later ?? done.day > due.day)) return { state: 'late', sure };
  return { state: 'met', sure };
}

/**
 * @param span  the period as counted
 * @param done  when the thing was done, if it was by the day asked about; what is planned for later has not been done
 * @param on  the day asked about
 * @returns where the period stands on that day. Where only the hour would tell, it goes by the day, and is not sure
 */
export function standingOf(span: Span, done: EventTime | null, on: CalendarDate): Standing {
  const { opens, due, begun } = span;
  if (opens === null && due === null) return { state: 'waiting', sure: true };
  if (done !== null) return standingOfDone(done, span);
  if (!begun) return { state: 'waiting', sure: true };
  if (due !== null && on > due.latestDay) return { state: 'missed', sure: true };
  if (opens !== null && on < opens.day) return { state: 'too-early', sure: true };
  return { state: 'open', sure: due === null || on <= due.day };
}

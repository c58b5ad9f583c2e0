import { isCalendarDate, localDateOf, type CalendarDate } from '../../core/dates.js';
import { InvalidInput } from '../../core/errors.js';

/** How a request chooses the day: at most one of both. */
export interface MomentQuery {
  on?: CalendarDate | undefined;
  datetime?: string | undefined;
}

/** The day whose maps a request for features is about. */
export interface AskedMoment {
  on: CalendarDate;
  /** features have to have held on that day; absent where the map on record may be taken for days before it */
  sinceAtMost?: CalendarDate | undefined;
}

const dayOf = (instant: string): CalendarDate =>
  isCalendarDate(instant) ? instant : localDateOf(new Date(instant));

const isOpen = (end: string): boolean => end === '' || end === '..';

/**
 * A datetime chooses the map of its last day: every feature of it held within the interval. One without an end means
 * that of today, or of its start where that is still to come.
 * @param today  in New York
 * @returns the day, for a datetime with the condition that features had begun by then
 */
function momentOfDatetime(datetime: string, today: CalendarDate): AskedMoment {
  const [start = '', end = start] = datetime.split('/');
  if (!isOpen(end)) return { on: dayOf(end), sinceAtMost: dayOf(end) };
  const begins = dayOf(start);
  return { on: begins > today ? begins : today };
}

/**
 * @param query  as parsed at the edge
 * @returns the day of `on` or of `datetime`, today in New York without either
 * @throws InvalidInput  for both at once
 */
export function momentOf({ on, datetime }: MomentQuery): AskedMoment {
  if (on !== undefined && datetime !== undefined) {
    const message = 'Give on or datetime, not both: each chooses the day whose map is read.';
    throw new InvalidInput(message, [{ message, path: 'on' }]);
  }
  const today = localDateOf(new Date());
  return datetime === undefined ? { on: on ?? today } : momentOfDatetime(datetime, today);
}

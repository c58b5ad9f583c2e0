import { isCalendarDate, localDateOf, type CalendarDate } from '../../core/dates.js';

/**
 * What a datetime asks of features that hold from a day on without an end: to have begun by its end.
 * @param datetime  a date or time of RFC 3339, or an interval of them, as the contract lets it through
 * @returns the day of its end, in New York; null where it has none
 */
export function lastDayOf(datetime: string): CalendarDate | null {
  const end = datetime.slice(datetime.indexOf('/') + 1);
  if (end === '' || end === '..') return null;
  return isCalendarDate(end) ? end : localDateOf(new Date(end));
}

import { Temporal } from 'temporal-polyfill';
import type { CalendarDate } from '../../dates.js';

/** How old a delineation is on the day of filing, against the most that it may be. */
export interface DelineationAge {
  /** first day on which the wetland may have been located */
  earliest: CalendarDate;
  /** as people say it, such as `11 months and 3 days` */
  age: string;
  inTime: boolean;
}

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

/**
 * Calendar months back from a day: the same day of that month, or its last day where it is shorter.
 * @returns the day, YYYY-MM-DD; 12 months before 2024-02-29 is 2023-02-28
 */
export function monthsBefore(day: CalendarDate, months: number): CalendarDate {
  return Temporal.PlainDate.from(day).subtract({ months }, { overflow: 'constrain' }).toString();
}

/**
 * @param delineatedOn  day on which the wetland was located in the field, not after the filing
 * @param filedOn  day of filing
 * @param months  that it may be old, counted back from the filing; that day itself is in time
 * @source North Castle § 340-6A(12)(a)
 */
export function delineationAge(
  delineatedOn: CalendarDate,
  filedOn: CalendarDate,
  months: number,
): DelineationAge {
  const earliest = monthsBefore(filedOn, months);
  // Counted back from the filing, as the limit is, so that the age never contradicts it.
  const span = Temporal.PlainDate.from(filedOn).since(delineatedOn, { largestUnit: 'months' });
  const parts = [
    ...(span.months > 0 ? [counted(span.months, 'month')] : []),
    ...(span.days > 0 ? [counted(span.days, 'day')] : []),
  ];
  return {
    earliest,
    age: parts.length === 0 ? 'the same day' : parts.join(' and '),
    inTime: delineatedOn >= earliest,
  };
}

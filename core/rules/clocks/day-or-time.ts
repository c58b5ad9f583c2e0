import { Temporal } from 'temporal-polyfill';
import type { DayOrTime } from '../../contracts/clocks.js';
import type { CalendarDate } from '../../dates.js';
import { holidayOn, isBusinessDay, nextBusinessDay } from '../../holidays.js';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** A day, and the moment on it where hours are counted. */
export interface Placed {
  day: CalendarDate;
  time: Temporal.ZonedDateTime | null;
}

/** @returns the name of a day of the week */
function weekdayOf(day: CalendarDate): string {
  return WEEKDAYS[Temporal.PlainDate.from(day).dayOfWeek - 1] ?? '';
}

/** @returns a day with what a clerk has to know of it; the time as an instant with New York's offset */
export function dayOrTime({ day, time }: Placed): DayOrTime {
  return {
    day,
    time: time?.toString({ timeZoneName: 'never', smallestUnit: 'second' }) ?? null,
    weekday: weekdayOf(day),
    holiday: holidayOn(day),
    // State law carries a period that is counted from a day; one of hours ends at its hour.
    nextBusinessDay: time !== null || isBusinessDay(day) ? null : nextBusinessDay(day),
  };
}

/** @returns an hour as people say it: `9:05 p.m.`, `noon`, `midnight` */
function hourInWords({ hour, minute }: Temporal.ZonedDateTime): string {
  if (minute === 0 && hour % 12 === 0) return hour === 0 ? 'midnight' : 'noon';
  return `${((hour + 11) % 12) + 1}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'a.m.' : 'p.m.'}`;
}

/** @returns a day, or a moment on it: `2026-03-09`, `9:00 p.m. on 2026-03-09`, `midnight at the start of 2026-03-09` */
export function inWordsOf({ day, time }: Placed): string {
  if (time === null) return day;
  const hour = hourInWords(time);
  return hour === 'midnight' ? `midnight at the start of ${day}` : `${hour} on ${day}`;
}

/** @returns a day, or a moment on it, as it follows a verb: `on 2026-03-09`, `at 9:00 p.m. on 2026-03-09` */
export function whenInWords(placed: Placed): string {
  return `${placed.time === null ? 'on' : 'at'} ${inWordsOf(placed)}`;
}

/** @returns what is to be said of a day that is no business day; null of one that is, and of an hour */
export function noBusinessDay({ day, time }: Placed): string | null {
  if (time !== null || isBusinessDay(day)) return null;
  const holiday = holidayOn(day);
  const what = holiday === null ? `a ${weekdayOf(day)}` : `a public holiday, ${holiday}`;
  return `${day} is ${what}; the next business day is ${nextBusinessDay(day)}.`;
}

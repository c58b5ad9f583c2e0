import { Temporal } from 'temporal-polyfill';
import type { CalendarDate } from './dates.js';

/** A public holiday, as the statute fixes its day in each year. */
interface HolidayRule {
  name: string;
  on: (year: number) => Temporal.PlainDate;
  /** the first day on which the statute had it; absent: longer than anything here is counted */
  from?: CalendarDate;
  /** false where the Monday after a Sunday is no holiday */
  movesToMonday?: boolean;
}

const MONDAY = 1;
const THURSDAY = 4;
const SATURDAY = 6;
const SUNDAY = 7;

const fixed = (month: number, day: number) => (year: number) => Temporal.PlainDate.from({ year, month, day });

const nth = (count: number, weekday: number, month: number) => (year: number) => {
  const first = Temporal.PlainDate.from({ year, month, day: 1 });
  return first.add({ days: ((weekday - first.dayOfWeek + 7) % 7) + 7 * (count - 1) });
};

const lastMonday = (month: number) => (year: number) => {
  const last = Temporal.PlainDate.from({ year, month, day: 31 });
  return last.subtract({ days: (last.dayOfWeek - MONDAY + 7) % 7 });
};

/**
 * The public holidays of New York State. Days that the President or the Governor appoints are not among them: they are
 * known only once appointed.
 * @source New York General Construction Law § 24
 */
const PUBLIC_HOLIDAYS: readonly HolidayRule[] = [
  { name: 'New Year’s Day', on: fixed(1, 1) },
  { name: 'Dr. Martin Luther King, Jr. Day', on: nth(3, MONDAY, 1) },
  { name: 'Lincoln’s Birthday', on: fixed(2, 12) },
  { name: 'Washington’s Birthday', on: nth(3, MONDAY, 2) },
  { name: 'Memorial Day', on: lastMonday(5) },
  { name: 'Flag Day', on: nth(2, SUNDAY, 6), movesToMonday: false },
  { name: 'Juneteenth', on: fixed(6, 19), from: '2020-10-14' },
  { name: 'Independence Day', on: fixed(7, 4) },
  { name: 'Labor Day', on: nth(1, MONDAY, 9) },
  { name: 'Columbus Day', on: nth(2, MONDAY, 10) },
  { name: 'Election Day', on: (year) => nth(1, MONDAY, 11)(year).add({ days: 1 }) },
  { name: 'Veterans Day', on: fixed(11, 11) },
  { name: 'Thanksgiving Day', on: nth(4, THURSDAY, 11) },
  { name: 'Christmas Day', on: fixed(12, 25) },
];

function computeYear(year: number): ReadonlyMap<CalendarDate, string> {
  const days = new Map<CalendarDate, string>();
  for (const { name, on, from, movesToMonday = true } of PUBLIC_HOLIDAYS) {
    const day = on(year);
    if (from !== undefined && day.toString() < from) continue;
    days.set(day.toString(), name);
    if (movesToMonday && day.dayOfWeek === SUNDAY) {
      days.set(day.add({ days: 1 }).toString(), `${name} (the Monday after)`);
    }
  }
  return days;
}

const KNOWN_YEARS = new Map<number, ReadonlyMap<CalendarDate, string>>();

/**
 * @param year  such as 2026
 * @returns the public holidays of New York State in that year, by their days: one that falls on a Sunday and the Monday
 *   after it both, Flag Day apart; one on a Saturday is not moved
 * @source New York General Construction Law § 24
 */
export function holidaysOf(year: number): ReadonlyMap<CalendarDate, string> {
  const known = KNOWN_YEARS.get(year);
  if (known !== undefined) return known;
  const days = computeYear(year);
  KNOWN_YEARS.set(year, days);
  return days;
}

/** @returns the public holiday of New York State on a day, null where it is none */
export function holidayOn(day: CalendarDate): string | null {
  return holidaysOf(Number(day.slice(0, 4))).get(day) ?? null;
}

/** @returns whether a day is neither a Saturday, a Sunday nor a public holiday of New York State */
export function isBusinessDay(day: CalendarDate): boolean {
  return Temporal.PlainDate.from(day).dayOfWeek < SATURDAY && holidayOn(day) === null;
}

/** @returns the first business day after a day */
export function nextBusinessDay(day: CalendarDate): CalendarDate {
  let next = Temporal.PlainDate.from(day);
  do next = next.add({ days: 1 });
  while (!isBusinessDay(next.toString()));
  return next.toString();
}
